/** Columns: the PostgreSQL representation of declared types, derived from their wire form. */

import { fromHex, type Json, meaningOf, type TextForms, type Type, toHex } from '../../runtime/plugin.js';

/** Display form of an id or bytes in the views. */
export type Shown = 'address' | 'hash' | 'hex';

/** Storage of the values of one type. */
export interface Form {
  readonly sql: string;
  /** Set for bytea columns. */
  readonly shown?: Shown;
  /** Text input for PostgreSQL; the value is never null or undefined. */
  write(value: never, text: TextForms): string;
  /** Same as a field of COPY, in which some characters are escaped. */
  copy(value: never, text: TextForms): string;
  /** Converts a value returned by the driver. */
  read(found: never, text: TextForms): unknown;
}

export interface Column extends Form {
  readonly name: string;
  readonly about: string | undefined;
  /** Whether values may be too long for an index. */
  readonly wide: boolean;
}

const same = (found: unknown) => found;
const plain = (value: unknown) => `${value as string | number | bigint | boolean}`;

/** For types whose text never needs escaping. */
const PLAIN = { write: plain, copy: plain };

const INTEGER: Form = { sql: 'integer', ...PLAIN, read: same };
/** The driver returns eight-byte integers as text, because not all of them fit into a number; ours do. */
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

/** Any other type is stored as JSON. */
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
  // The two nulls of an option of an option could not be distinguished.
  return Array.isArray(inner) && inner[0] === 'option' ? jsonForm(type) : formOf(type, inner);
}

/** Maximum bytes of a value that is indexed directly; an index entry of PostgreSQL has at most 2,700. */
const NARROW = 256;
/** Per character. */
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

/** Builds the column for a declared type. */
export function column(name: string, type: Type<unknown>): Column {
  const form = formOf(type);
  return { name, about: meaningOf(type.schema)[0], wide: isWide(type, form), ...form };
}

/** SQL expression of a column in an index: values that may be too long are hashed. */
export const indexed = ({ sql, wide }: Column, expression: string): string =>
  wide ? `md5(${expression}${sql === 'jsonb' ? '::text' : ''})` : expression;

/** Builds a column for an ordered list of texts. */
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

/** Replacement for characters that PostgreSQL cannot store. */
const INSTEAD = '\ufffd';
const UNSTORABLE = /[\0\p{Surrogate}]/u;
const UNSTORABLE_ALL = new RegExp(UNSTORABLE, 'gu');

/** Replaces NUL and unpaired surrogates, which PostgreSQL does not allow in text. */
export const storable = (value: string): string =>
  UNSTORABLE.test(value) ? value.replace(UNSTORABLE_ALL, INSTEAD) : value;

function storableJson(json: Json): string {
  const text = JSON.stringify(json);
  // JSON escapes both, and some harmless characters too, so only text with such escapes is searched in full.
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

/** Characters that need escaping or cannot be stored; most texts contain none. */
const UNPLAIN = /[\0\t\n\r\\\ud800-\udfff]/;

/** Escapes a text as a field of COPY. */
const escaped = (value: string): string =>
  UNPLAIN.test(value) ? storable(value).replace(/[\\\n\r\t]/g, (one) => ESCAPES[one]!) : value;

/** Converts the driver's value of a column. */
export const readColumn = ({ read }: Column, found: unknown, text: TextForms): unknown =>
  found === null || found === undefined ? null : read(found as never, text);

/** An id as a parameter of a query. */
export const idParameter = (id: string): Uint8Array => Buffer.from(fromHex(id));
