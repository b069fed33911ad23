/**
 * Results formatted for people, by their schemas: amounts in whole units of their token, percentages, dates, and
 * shortened keys and hashes. Decision 0179.
 */

import { isDecimals, type Session } from '../client/session.js';
import type { Flags } from '../command-line/command.js';
import { type ModuleSet, schemaComponents } from '../runtime/chain.js';
import { objectSchema, tokenOfAmount, type Unit } from '../runtime/client.js';
import { formatAmount, type Json, type JsonSchema } from '../runtime/common.js';
import { isoTime } from '../terminal/render.js';

/** Schemas and tokens that the display of a result needs. */
export interface ReadableSources {
  /** Targets of `#/components/schemas/…`. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** Schema of an event's data; undefined for an unknown event. */
  event?(module: string, name: string): JsonSchema | undefined;
  /** A token by symbol or mint, '' for the native one; undefined if there is none. */
  unit(token: string): Promise<Unit | undefined>;
}

type Row = Readonly<Record<string, Json>>;
/** The records around a value, innermost first. */
type Around = readonly Row[];

const REF = '#/components/schemas/';
/** Schemas of keys and hashes. */
const SHORTENED = new Set(['Hash', 'Hex', 'Hex32', 'PublicKey', 'ConsensusKey']);
/** Longest key or hash that is not shortened. */
const WHOLE = 24;
/** Tokens requested for one result; amounts of further tokens stay in raw units. */
const MAX_TOKENS = 64;

export const shortened = (text: string): string =>
  text.length > WHOLE ? `${text.slice(0, 10)}…${text.slice(-6)}` : text;

/** Formats a result. `full` keeps keys and hashes whole. */
export async function readable(
  json: Json,
  schema: JsonSchema,
  sources: ReadableSources,
  { full = false, around = [] }: { readonly full?: boolean; readonly around?: Around } = {},
): Promise<Json> {
  const formatter = new Formatter(sources, full);
  formatter.value(json, schema, around);
  await formatter.lookUp();
  return formatter.value(json, schema, around);
}

/** Formats the result of a method or operation as the flags `--raw` and `--full` ask. */
export async function forPeople(
  json: Json,
  schema: JsonSchema,
  flags: Flags,
  session: Pick<Session, 'info' | 'token'>,
  known: Omit<ReadableSources, 'unit'>,
): Promise<Json> {
  if (flags.on('raw')) return json;
  const unit = (token: string): Promise<Unit> => (token === '' ? Promise.resolve(session.info) : session.token(token));
  return readable(json, schema, { ...known, unit }, { full: flags.on('full') });
}

/** The schemas of loaded modules. */
export const schemasOf = (set: ModuleSet): Omit<ReadableSources, 'unit'> => ({
  schemas: schemaComponents(set),
  event(module, name) {
    const events = set.modules.find((one) => one.module.name === module)?.module.events ?? {};
    return Object.hasOwn(events, name) ? objectSchema(events[name]!) : undefined;
  },
});

class Formatter {
  readonly #sources: ReadableSources;
  readonly #full: boolean;
  readonly #units = new Map<string, Unit | undefined>();
  readonly #unknown = new Set<string>();

  constructor(sources: ReadableSources, full: boolean) {
    this.#sources = sources;
    this.#full = full;
  }

  /** Requests the tokens that the result names without describing them. */
  async lookUp(): Promise<void> {
    const missing = [...this.#unknown].filter((token) => !this.#units.has(token)).slice(0, MAX_TOKENS);
    const found = await Promise.all(missing.map((token) => this.#sources.unit(token).catch(() => undefined)));
    for (const [i, token] of missing.entries()) this.#units.set(token, found[i]);
  }

  value(json: Json | undefined, schema: JsonSchema, around: Around): Json {
    if (json === null || json === undefined) return null;
    const branches = this.#branches(schema);
    if (Array.isArray(json)) {
      const items = (branches.find(({ type }) => type === 'array')?.items ?? {}) as JsonSchema;
      return json.map((item) => this.value(item as Json, items, around));
    }
    if (typeof json === 'object') return this.#record(json as Row, branches, around);
    return typeof json === 'boolean' ? json : this.#scalar(json, branches, around);
  }

  #record(row: Row, branches: readonly JsonSchema[], around: Around): Json {
    const { properties = {}, title } = recordFor(row, branches);
    this.#learn(row);
    const fields = Object.entries(row).map(([name, value]): readonly [string, Json] => {
      const schema = this.#inner(title, name, row) ?? properties[name] ?? {};
      const shown = this.value(value, schema, [row, ...around]);
      return [shown === value ? name : withoutUnit(name, row), shown];
    });
    return Object.fromEntries(fields);
  }

  /** The schema of content that another field of its record names: data of events, fields of operations. */
  #inner(title: string | undefined, name: string, row: Row): JsonSchema | undefined {
    if (title === 'Event' && name === 'data') return this.#sources.event?.(`${row.module}`, `${row.name}`);
    if (title !== 'OperationRecord' || name !== 'fields') return undefined;
    const operations = this.#sources.schemas.Operation?.properties as Record<string, JsonSchema> | undefined;
    return operations?.[`${row.type}`];
  }

  /** A record that describes a token gives its decimals. */
  #learn({ mint, symbol, token, decimals }: Row): void {
    const name = symbol ?? token;
    if (typeof mint !== 'string' || typeof name !== 'string' || typeof decimals !== 'number') return;
    this.#units.set(mint, { symbol: name, decimals });
  }

  #scalar(json: string | number, branches: readonly JsonSchema[], around: Around): Json {
    for (const schema of branches) {
      const shown = this.#inUnit(json, schema, around);
      if (shown !== undefined) return shown;
    }
    return json;
  }

  #inUnit(json: string | number, schema: JsonSchema, around: Around): string | undefined {
    const kind = typeof schema.$ref === 'string' ? schema.$ref.slice(REF.length) : undefined;
    if (isKeyOrHash(kind, schema)) return this.#full ? undefined : shortened(`${json}`);
    if (typeof json === 'number' && Number.isSafeInteger(json)) {
      if (kind === 'Time') return json === 0 ? '-' : isoTime(json);
      if (schema['x-unit'] === 'unix-ms') return isoTime(json / 1_000);
      if (schema['x-unit'] === 'bps' && json >= 0) return `${formatAmount(BigInt(json), 2)} %`;
    }
    return this.#amount(`${json}`, schema, around);
  }

  #amount(raw: string, schema: JsonSchema, around: Around): string | undefined {
    const named = tokenOfAmount(schema, (field) => besideIn(around, field));
    if (named === undefined || !/^-?[0-9]{1,78}$/.test(raw)) return undefined;
    if ('name' in named && named.name === UNNAMED) return undefined;
    const unit = 'name' in named ? this.#unitOf(named.name) : { symbol: '', decimals: named.decimals };
    if (unit === undefined || !isDecimals(unit.decimals)) return undefined;
    const [sign, digits] = raw.startsWith('-') ? ['-', raw.slice(1)] : ['', raw];
    return `${sign}${formatAmount(BigInt(digits), unit.decimals)} ${shortened(unit.symbol)}`.trimEnd();
  }

  #unitOf(token: string): Unit | undefined {
    this.#unknown.add(token);
    return this.#units.get(token);
  }

  /** The alternatives of a schema, with references to records and lists resolved. */
  #branches(schema: JsonSchema): readonly JsonSchema[] {
    const { $ref, anyOf, oneOf, allOf } = schema as { readonly [keyword: string]: unknown };
    const target = typeof $ref === 'string' ? this.#sources.schemas[$ref.slice(REF.length)] : undefined;
    if (target?.properties !== undefined || target?.items !== undefined || target?.anyOf !== undefined) {
      return this.#branches(target);
    }
    const inner = (anyOf ?? oneOf ?? allOf) as readonly JsonSchema[] | undefined;
    return inner ? inner.flatMap((one) => this.#branches(one)) : [schema];
  }
}

interface RecordSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly title?: string;
}

/** By its component, or for other bytes in hex by the pattern. */
const isKeyOrHash = (kind: string | undefined, { pattern }: JsonSchema): boolean =>
  kind === undefined ? typeof pattern === 'string' && pattern.startsWith('^(0x)?') : SHORTENED.has(kind);

/** The alternative that knows most fields of a record. */
function recordFor(row: Row, branches: readonly JsonSchema[]): RecordSchema {
  const names = Object.keys(row);
  const known = ({ properties = {} }: RecordSchema) => names.filter((name) => Object.hasOwn(properties, name)).length;
  return (branches as readonly RecordSchema[]).reduce<RecordSchema>(
    (best, one) => (known(one) > known(best) ? one : best),
    {},
  );
}

/** The nearest field of this name; null names the native token. A result without the field names no token. */
function besideIn(around: Around, field: string): string | undefined {
  const holder = around.find((row) => Object.hasOwn(row, field));
  if (holder === undefined) return UNNAMED;
  const value = holder[field] ?? null;
  return value === null ? undefined : Array.isArray(value) ? value.join(',') : String(value);
}

/** No token has this name, so the amount stays in raw units. */
const UNNAMED = '?';

/** `quorum_bps` of a formatted value is `quorum`, unless the record has such a field. */
function withoutUnit(name: string, row: Row): string {
  const plain = name.replace(/_(bps|ms)$/, '');
  return Object.hasOwn(row, plain) ? name : plain;
}
