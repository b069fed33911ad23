/** Typed stores: maps and cells over numbered slots, as modules declare them and as handlers see them. */

import type { Page } from '../../lib/codec/composites.js';
import type { Type, ValueOf } from '../../lib/codec/type.js';
import type { StateKey } from './journal.js';
import type { OfUnit } from './units.js';

/** A declared map: permanent slot number within its module, key parts and value type. */
export interface MapDef<K extends readonly unknown[], V> {
  readonly kind: 'map';
  readonly slot: number;
  readonly keys: { readonly [I in keyof K]: Type<K[I]> };
  readonly value: Type<V>;
}

/** A declared single value with its initial value. */
export interface CellDef<V> {
  readonly kind: 'cell';
  readonly slot: number;
  readonly value: Type<V>;
  readonly initial: OfUnit<V>;
}

/** Either kind of store. */
export type StoreDef = MapDef<readonly unknown[], unknown> | CellDef<unknown>;
/** The stores of a module by name. */
export type StateShape = { readonly [name: string]: StoreDef };

/** Maximum parts of a key. */
export const KEY_PARTS = 4;

/** Declares a map. `slot` is permanent: it is part of every key, which has one to four parts. */
export function map<const T extends readonly Type<unknown>[], V>(
  slot: number,
  keys: T,
  value: Type<V>,
): MapDef<{ [I in keyof T]: ValueOf<T[I]> }, V> {
  if (keys.length === 0 || keys.length > KEY_PARTS) throw new TypeError(`a key has 1 to ${KEY_PARTS} parts`);
  for (const key of keys) if (!key?.key) throw new TypeError(`${key?.about ?? `${key}`} cannot be part of a key`);
  return { kind: 'map', slot, keys: keys as never, value };
}

/**
 * Declares a cell. Its initial value may depend on the native token: `cell(1, t.amount, (unit) => 5n * unit)` is 5
 * whole units.
 */
export function cell<V>(slot: number, value: Type<V>, initial: (unit: bigint) => V): CellDef<V>;
export function cell<V>(slot: number, value: Type<V>, initial: V): CellDef<V> & { readonly initial: V };
export function cell<V>(slot: number, value: Type<V>, initial: OfUnit<V>): CellDef<V> {
  return { kind: 'cell', slot, value, initial };
}

/** The leading parts of a key. */
export type Prefix<K extends readonly unknown[]> = K extends readonly [...infer Head, unknown]
  ? K | Prefix<Head>
  : readonly [];

/** An entry of a map: its key parts and value. */
export type StoreEntry<K, V> = { readonly key: K; readonly value: V };

/** A map as methods see it. */
export interface ReadMap<K extends readonly unknown[], V> {
  get(...key: K): V | undefined;
  has(...key: K): boolean;
  /** The values of several keys; records on disk are read together. */
  getAll(keys: readonly K[]): readonly (V | undefined)[];
  /** At most `limit` entries whose key begins with `prefix`, in key order. */
  list(prefix: Prefix<K>, limit: number, order?: 'ascending' | 'descending'): readonly StoreEntry<K, V>[];
  /** `list` for several prefixes; records on disk are read together. */
  listAll(
    prefixes: readonly Prefix<K>[],
    limit: number,
    order?: 'ascending' | 'descending',
  ): readonly (readonly StoreEntry<K, V>[])[];
  /** One page of values; `cursor` is the `next` of the previous page. */
  page(prefix: Prefix<K>, limit: number, cursor: string | null, order?: 'ascending' | 'descending'): Page<V>;
}

/** A map as operations see it. */
export interface WriteMap<K extends readonly unknown[], V> extends ReadMap<K, V> {
  put(...args: [...key: K, value: V]): void;
  delete(...key: K): void;
}

/** A cell as methods see it. */
export interface ReadCell<V> {
  get(): V;
}

/** A cell as operations see it. */
export interface WriteCell<V> extends ReadCell<V> {
  put(value: V): void;
}

/** The stores of a module, for reading. */
export type ReadState<S> = {
  readonly [N in keyof S]: S[N] extends MapDef<infer K, infer V>
    ? ReadMap<K, V>
    : S[N] extends CellDef<infer V>
      ? ReadCell<V>
      : never;
};

/** The stores of a module, for reading and writing. */
export type WriteState<S> = {
  readonly [N in keyof S]: S[N] extends MapDef<infer K, infer V>
    ? WriteMap<K, V>
    : S[N] extends CellDef<infer V>
      ? WriteCell<V>
      : never;
};

/** The names of the maps among stores. */
export type MapsOf<S> = { [N in keyof S & string]: S[N] extends { readonly kind: 'map' } ? N : never }[keyof S &
  string];
/** The key parts of a map. */
export type KeyOf<D> = D extends MapDef<infer K, unknown> ? K : never;

/** The first characters of every key of a slot: u16 module, u8 slot. */
export function slotKey(module: number, slot: number): StateKey {
  return module.toString(16).padStart(4, '0') + slot.toString(16).padStart(2, '0');
}

/** The key of a record: for a map from its key parts, for a cell without any. */
export function recordKey(module: number, def: StoreDef, parts: readonly unknown[]): StateKey {
  const types = def.kind === 'map' ? def.keys : [];
  return slotKey(module, def.slot) + types.map((type, i) => type.key!(parts[i])).join('');
}

/** The smallest key above every key that begins with `prefix`. */
export function afterPrefix(prefix: StateKey): StateKey {
  return `${prefix}g`; // 'g' sorts after every hex digit
}
