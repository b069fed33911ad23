/** Amounts for display: whole units of their token beside raw units. */

import { formatAmount } from './decimal.js';
import type { Json, JsonSchema } from './type.js';

/** Unit of an amount. A new token has no symbol yet. */
export interface Unit {
  readonly symbol: string;
  readonly decimals: number;
}

/** Token of an amount: its name, '' for the native one; or the decimals of a new token. */
export type AmountToken = { readonly name: string } | { readonly decimals: number };

/** Whether a schema describes amounts of a known token. */
export const isAmount = (schema: JsonSchema): boolean => 'x-token' in schema || 'x-decimals' in schema;

/**
 * The token of an amount, from its schema and the sibling fields, lists as comma-separated text; undefined if these do
 * not determine it.
 */
export function tokenOfAmount(
  schema: JsonSchema,
  beside: (field: string) => string | undefined,
): AmountToken | undefined {
  const decimals = schema['x-decimals'];
  if (typeof decimals === 'string') {
    const given = beside(decimals) ?? '';
    return /^[0-9]{1,2}$/.test(given) ? { decimals: Number(given) } : undefined;
  }
  const field = schema['x-token'];
  if (typeof field !== 'string') return undefined;
  if (field === '') return { name: '' };
  const [name, end] = field.split('.') as [string, string?];
  const held = beside(name);
  if (held === undefined) return { name: '' }; // absent means the native token
  return { name: end === undefined ? held : held.split(',').at(end === 'first' ? 0 : -1)! };
}

/** `1.5 TRL (1500000000 raw)`. */
function shownAmount(raw: bigint, { symbol, decimals }: Unit): string {
  const whole = `${formatAmount(raw, decimals)} ${symbol}`.trim();
  return decimals === 0 ? whole : `${whole} (${raw} raw)`;
}

type Row = Readonly<Record<string, Json>>;

/**
 * The JSON of a schema with each amount replaced by its display form if its token is known. `unitOf` takes '' for the
 * native token.
 */
export function shownAmounts(
  json: Json | undefined,
  schema: JsonSchema,
  unitOf: (token: string) => Unit | undefined,
  beside: Row = {},
): Json {
  const branches = (schema.anyOf ?? [schema]) as readonly JsonSchema[];
  if (typeof json === 'string' || typeof json === 'number') {
    const token = tokenOfAmount(branches.find(isAmount) ?? {}, (field) => textOf(beside[field]));
    if (token === undefined) return json;
    const unit = 'name' in token ? unitOf(token.name) : { symbol: '', decimals: token.decimals };
    return unit === undefined ? json : shownAmount(BigInt(json), unit);
  }
  if (Array.isArray(json)) {
    const items = (branches.find(({ type }) => type === 'array')?.items ?? {}) as JsonSchema;
    return json.map((item) => shownAmounts(item as Json, items, unitOf));
  }
  if (typeof json !== 'object' || json === null) return json ?? null;
  const { properties = {} } = (branches.find(({ type }) => type === 'object') ?? {}) as {
    properties?: Readonly<Record<string, JsonSchema>>;
  };
  const row = json as Row;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, shownAmounts(value, properties[name] ?? {}, unitOf, row)]),
  );
}

const textOf = (json: Json | undefined): string | undefined =>
  json === undefined || json === null ? undefined : Array.isArray(json) ? json.join(',') : String(json);
