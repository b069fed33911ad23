/** Typed stores: map and cell over numbered slots, and the objects through which a handler reads and writes them. */

import type { Page } from '../codec/composites.js';
import { refuse, type Type, type ValueOf } from '../codec/type.js';
import { type Journal, type KeyRange, SLOT_LENGTH, type StateKey, type StateReader } from './journal.js';

/** A declared map: permanent slot number within its module, key parts, value. */
export interface MapDef<K extends readonly unknown[], V> {
  readonly kind: 'map';
  readonly slot: number;
  readonly keys: { readonly [I in keyof K]: Type<K[I]> };
  readonly value: Type<V>;
}

/** A declared single value with what it is before anybody wrote it. */
export interface CellDef<V> {
  readonly kind: 'cell';
  readonly slot: number;
  readonly value: Type<V>;
  readonly initial: V;
}

/** Either kind of store. */
export type StoreDef = MapDef<readonly unknown[], unknown> | CellDef<unknown>;
/** The stores of a module by name. */
export type StateShape = { readonly [name: string]: StoreDef };

/** Declares a map. `slot` is permanent: it is part of every key. */
export function map<const T extends readonly Type<unknown>[], V>(
  slot: number,
  keys: T,
  value: Type<V>,
): MapDef<{ [I in keyof T]: ValueOf<T[I]> }, V> {
  for (const key of keys) if (!key.key) throw new TypeError(`${key.about} cannot be part of a key`);
  return { kind: 'map', slot, keys: keys as never, value };
}

/** Declares a cell. */
export function cell<V>(slot: number, value: Type<V>, initial: V): CellDef<V> {
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
  /** The values of several keys: what is on disk is read together. */
  getAll(keys: readonly K[]): readonly (V | undefined)[];
  /** At most `limit` entries whose key begins with `prefix`, in key order. */
  list(prefix: Prefix<K>, limit: number, order?: 'ascending' | 'descending'): readonly StoreEntry<K, V>[];
  /** `list` for several prefixes: what is on disk is read together. */
  listAll(
    prefixes: readonly Prefix<K>[],
    limit: number,
    order?: 'ascending' | 'descending',
  ): readonly (readonly StoreEntry<K, V>[])[];
  /** One page of values; `cursor` is the `next` of the page before. */
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

/** The first characters of every key of a slot: u16 module, u8 slot. */
export function slotKey(module: number, slot: number): StateKey {
  return module.toString(16).padStart(4, '0') + slot.toString(16).padStart(2, '0');
}

/** The smallest key above every key that begins with `prefix`. */
export function afterPrefix(prefix: StateKey): StateKey {
  return `${prefix}g`; // 'g' sorts after every hex digit
}

function mapStore(module: number, def: MapDef<readonly unknown[], unknown>, reader: StateReader, journal?: Journal) {
  const base = slotKey(module, def.slot);
  const { keys, value: type } = def;
  const prefixOf = (parts: readonly unknown[]): StateKey => {
    let key = base;
    for (let i = 0; i < parts.length; i++) key += keys[i]!.key!(parts[i]);
    return key;
  };
  // A record is mostly read and then written: the key of the last access is kept, with its hash in it.
  let lastParts: readonly unknown[] = [];
  let lastKey = base;
  const keyOf = (parts: readonly unknown[]): StateKey => {
    if (parts.length !== keys.length) refuse(`a key of ${keys.length} parts is needed`);
    for (let i = 0; i < parts.length; i++) {
      if (parts[i] !== lastParts[i] || typeof parts[i] === 'object') {
        lastKey = prefixOf(parts);
        lastParts = parts;
        break;
      }
    }
    return lastKey;
  };
  const partsOf = (key: StateKey): readonly unknown[] => {
    const parts: unknown[] = [];
    let at = SLOT_LENGTH;
    for (const part of keys) {
      const [value, next] = part.unkey!(key, at);
      parts.push(value);
      at = next;
    }
    return parts;
  };
  const rangeOf = (prefix: readonly unknown[], limit: number, order = 'ascending'): KeyRange => {
    const from = prefixOf(prefix);
    return { from, to: afterPrefix(from), limit, reverse: order === 'descending' };
  };
  const entriesIn = (range: KeyRange) =>
    reader.range(range, type).map(([key, value]) => ({ key: partsOf(key), value }));
  const read: ReadMap<readonly unknown[], unknown> = {
    get: (...parts) => reader.get(keyOf(parts), type),
    getAll(all) {
      const wanted = all.map(prefixOf);
      reader.expect?.(
        wanted.map((key) => [key, type]),
        [],
      );
      return wanted.map((key) => reader.get(key, type));
    },
    has: (...parts) => reader.get(keyOf(parts), type) !== undefined,
    list: (prefix, limit, order) => entriesIn(rangeOf(prefix, limit, order)),
    listAll(prefixes, limit, order) {
      const ranges = prefixes.map((prefix) => rangeOf(prefix, limit, order));
      reader.expect?.(
        [],
        ranges.map((range) => [range, type]),
      );
      return ranges.map(entriesIn);
    },
    page(prefix, limit, cursor, order) {
      const whole = rangeOf(prefix, limit + 1, order);
      const at = cursor === null ? undefined : base + cursor;
      const range = at === undefined ? whole : whole.reverse ? { ...whole, to: `${at}0` } : { ...whole, from: at };
      if (range.from < whole.from || range.to > whole.to || range.from >= range.to) return { items: [], next: null };
      const entries = reader.range(range, type);
      const more = entries.length > limit ? entries[limit]![0].slice(SLOT_LENGTH) : null;
      return { items: entries.slice(0, limit).map(([, value]) => value), next: more };
    },
  };
  if (!journal) return Object.freeze(read);
  const write: WriteMap<readonly unknown[], unknown> = {
    ...read,
    put(...args) {
      const value = (args as unknown[]).pop();
      journal.put(keyOf(args), type, value);
    },
    delete: (...parts) => journal.put(keyOf(parts), type, undefined),
  };
  return Object.freeze(write);
}

function cellStore(module: number, def: CellDef<unknown>, reader: StateReader, journal?: Journal) {
  const key = slotKey(module, def.slot);
  const get = () => {
    const value = reader.get(key, def.value);
    return value === undefined ? def.initial : value;
  };
  return Object.freeze(journal ? { get, put: (value: unknown) => journal.put(key, def.value, value) } : { get });
}

/** The stores of one module over a reader; without a journal they cannot write. */
export function openState<S extends StateShape>(
  module: number,
  shape: S,
  reader: StateReader,
  journal?: Journal,
): WriteState<S> {
  const stores = Object.entries(shape).map(([name, def]) => [
    name,
    def.kind === 'map' ? mapStore(module, def, reader, journal) : cellStore(module, def, reader, journal),
  ]);
  return Object.freeze(Object.fromEntries(stores));
}
