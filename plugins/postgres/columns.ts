/** Columns: how values of a declared type are kept in PostgreSQL, derived from the wire form of the type. */

import { fromHex, type Json, meaningOf, type TextForms, type Type, toHex } from '../../runtime/plugin.js';

/** How an id or bytes are read by people, in the views. */
export type Shown = 'address' | 'hash' | 'hex';

/** How values of one type are kept. */
export interface Form {
  readonly sql: string;
  /** Of what is kept as bytea. */
  readonly shown?: Shown;
  /** The text that PostgreSQL reads; never null or undefined. */
  write(value: never, text: TextForms): string;
  /** The same as a field of COPY, where some characters are escaped. */
  copy(value: never, text: TextForms): string;
  /** What was written, as the driver gives it. */
  read(found: never, text: TextForms): unknown;
}

/** A column of a table. */
export interface Column extends Form {
  readonly name: string;
  readonly about: string | undefined;
  /** Whether a value may be too long for an index. */
  readonly wide: boolean;
}

const same = (found: unknown) => found;
const plain = (value: unknown) => `${value as string | number | bigint | boolean}`;

/** Nothing in it is ever escaped. */
const PLAIN = { write: plain, copy: plain };

const INTEGER: Form = { sql: 'integer', ...PLAIN, read: same };
/** The driver gives eight bytes as text, since not all fit into a number: ours do. */
const BIGINT: Form = { sql: 'bigint', ...PLAIN, read: (found: string) => Number(found) };
const NUMERIC: Form = { sql: 'numeric(78)', ...PLAIN, read: (found: string) => BigInt(found) };
const BOOLEAN: Form = { sql: 'boolean', ...PLAIN, read: same };
const TEXT: Form = {
  sql: 'text',
  write: (value: string) => storable(value),
  copy: (value: string) => escaped(value),
  read: same,
};
const idForm = (shown: Shown): Form => ({
  sql: 'bytea',
  shown,
  write: (value: string) => `\\x${value}`,
  copy: (value: string) => `\\\\x${value}`,
  read: (found: Uint8Array) => toHex(found),
});
const BYTES: Form = {
  sql: 'bytea',
  shown: 'hex',
  write: (value: Uint8Array) => `\\x${toHex(value)}`,
  copy: (value: Uint8Array) => `\\\\x${toHex(value)}`,
  read: (found: Uint8Array) => new Uint8Array(found),
};

const SCALARS: { readonly [wire: string]: Form } = {
  u8: INTEGER,
  u16: INTEGER,
  u32: BIGINT,
  safe64: BIGINT,
  i32: INTEGER,
  u64: NUMERIC,
  u128: NUMERIC,
  u256: NUMERIC,
  bool: BOOLEAN,
  text: TEXT,
  bytes: BYTES,
  address: idForm('address'),
  hash: idForm('hash'),
  hex32: idForm('hex'),
};

/** Anything else is kept as its JSON. */
const jsonForm = (type: Type<unknown>): Form => ({
  sql: 'jsonb',
  write: (value: unknown, text) => storableJson(type.toJson(value, text)),
  copy: (value: unknown, text) => escaped(storableJson(type.toJson(value, text))),
  read: (found: Json, text) => type.fromJson(found, text),
});

function formOf(type: Type<unknown>, wire: unknown = type.wire): Form {
  if (typeof wire === 'string') return SCALARS[wire] ?? jsonForm(type);
  const [kind, inner] = Array.isArray(wire) ? (wire as readonly unknown[]) : [];
  if (kind === 'bytes') return BYTES;
  if (kind === 'choice') return TEXT;
  if (kind !== 'option' && kind !== 'default') return jsonForm(type);
  // What is null in an option of an option could not be told apart.
  return Array.isArray(inner) && inner[0] === 'option' ? jsonForm(type) : formOf(type, inner);
}

/** Bytes of a value that is in indexes as it is: PostgreSQL has room for 2,700 in an entry. */
const NARROW = 256;
/** Of a character. */
const MOST_BYTES = 4;

function isWide({ wire, schema }: Type<unknown>, { sql }: Form): boolean {
  if (sql === 'text') {
    const words = schema.enum as readonly string[] | undefined;
    const longest = words ? Math.max(...words.map(({ length }) => length)) : (schema.maxLength as number | undefined);
    return longest === undefined || longest * MOST_BYTES > NARROW;
  }
  if (sql !== 'bytea') return sql === 'jsonb';
  const [kind, bytes] = Array.isArray(wire) ? (wire as readonly unknown[]) : [wire, Number.POSITIVE_INFINITY];
  return kind === 'bytes' && (bytes as number) > NARROW;
}

/** The column for a type that a declaration gives. */
export function column(name: string, type: Type<unknown>): Column {
  const form = formOf(type);
  return { name, about: meaningOf(type.schema)[0], wide: isWide(type, form), ...form };
}

/** What an index has of a column, in SQL: what may be too long by its hash. */
export const indexed = ({ sql, wide }: Column, expression: string): string =>
  wide ? `md5(${expression}${sql === 'jsonb' ? '::text' : ''})` : expression;

/** The same for texts in order. */
export const textsColumn = (name: string, about: string): Column => ({
  name,
  about,
  wide: true,
  sql: 'text[]',
  write: listed,
  copy: (values: readonly string[]) => escaped(listed(values)),
  read: same,
});

const listed = (values: readonly string[]): string =>
  `{${values.map((value) => `"${storable(value).replace(/[\\"]/g, '\\$&')}"`).join()}}`;

/** What stands for what PostgreSQL cannot hold. */
const INSTEAD = '\ufffd';
const UNSTORABLE = /[\0\p{Surrogate}]/u;
const UNSTORABLE_ALL = new RegExp(UNSTORABLE, 'gu');

/** Text without NUL and without half characters, which no text of PostgreSQL may have. */
export const storable = (value: string): string =>
  UNSTORABLE.test(value) ? value.replace(UNSTORABLE_ALL, INSTEAD) : value;

function storableJson(json: Json): string {
  const text = JSON.stringify(json);
  // Both stand in JSON as escapes, and so do harmless characters: then all of it is looked through.
  return text.includes('\\u') ? JSON.stringify(cleaned(json)) : text;
}

function cleaned(json: Json | undefined): Json {
  if (typeof json === 'string') return storable(json);
  if (Array.isArray(json)) return (json as readonly Json[]).map(cleaned);
  if (typeof json !== 'object' || json === null) return json ?? null;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [storable(key), cleaned(value)]));
}

const ESCAPES: { readonly [character: string]: string } = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** A line of COPY: fields in the order of the columns. */
export function copyLine(columns: readonly Column[], values: readonly unknown[], text: TextForms): string {
  let line = '';
  for (let i = 0; i < columns.length; i++) {
    if (i > 0) line += '\t';
    const value = values[i];
    line += value === null || value === undefined ? '\\N' : columns[i]!.copy(value as never, text);
  }
  return `${line}\n`;
}

/** What is escaped, and what PostgreSQL cannot hold: most texts have neither. */
const UNPLAIN = /[\0\t\n\r\\\ud800-\udfff]/;

/** A text as a field of COPY. */
const escaped = (value: string): string =>
  UNPLAIN.test(value) ? storable(value).replace(/[\\\n\r\t]/g, (one) => ESCAPES[one]!) : value;

/** What the driver found in a column. */
export const readColumn = ({ read }: Column, found: unknown, text: TextForms): unknown =>
  found === null || found === undefined ? null : read(found as never, text);

/** An id as a parameter of a query. */
export const idParameter = (id: string): Uint8Array => Buffer.from(fromHex(id));
