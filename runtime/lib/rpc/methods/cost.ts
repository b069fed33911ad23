/**
 * Costs of calls: declared by each method, charged to the caller's address before and during the call.
 * Decision 0092.
 */

import type { JsonSchema } from '../../codec/type.js';
import type { RpcMethod, RpcParam } from './method.js';

/**
 * The cost of a method in units; a unit is a call that reads a few records, about 50 microseconds of the node. `per`
 * adds units for each item of a parameter: a number as it is, a list by its entries, a text by its characters. `more`
 * describes further charges that depend on the data found.
 */
export interface Cost {
  readonly base: number;
  readonly per?: Readonly<Record<string, number>>;
  readonly more?: string;
}

/**
 * Whether a call may be long work, by its parameters or its findings. Writes are not: they wait for others and for
 * blocks.
 */
export const mayTakeLong = ({ write, cost: { base, per = {}, more } }: Pick<RpcMethod, 'write' | 'cost'>): boolean =>
  !write && (base >= LONG_UNITS || more !== undefined || Object.keys(per).length > 0);

/** Calls from this cost on are long work: they take turns with others, in a bounded share of the time. */
export const LONG_UNITS = 20;

/** Cost of one item of a requested or passed list. */
const ITEM_UNITS = 0.2;

/** The cost of a method that declares none: one unit, plus a part for each item of a limit or a list. */
export function standardCost(params: readonly RpcParam[]): Cost {
  const lists = params.filter(({ name, schema }) => name === 'limit' || isList(schema));
  return { base: 1, per: Object.fromEntries(lists.map(({ name }) => [name, ITEM_UNITS])) };
}

export function isList(schema: JsonSchema): boolean {
  const { type, anyOf = [] } = schema as { readonly type?: unknown; readonly anyOf?: readonly JsonSchema[] };
  return type === 'array' || anyOf.some(isList);
}

/** Cost that the parameters of a call add to the base. `params` are by name and valid. */
export function addedCost({ params, cost }: RpcMethod, given: Readonly<Record<string, unknown>>): number {
  let units = 0;
  for (const { name, schema } of params) {
    const each = cost.per?.[name];
    if (each !== undefined) units += each * sizeOf(given[name] ?? (schema as { default?: unknown }).default);
  }
  return units;
}

function sizeOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0;
}
