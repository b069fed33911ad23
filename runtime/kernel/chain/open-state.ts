/** A module's stores opened over a state: the objects through which handlers read and write it. */

import { refuse, type Type } from '../../lib/codec/type.js';
import type { ModuleSet } from '../loader.js';
import { type Journal, type KeyRange, SLOT_LENGTH, type StateKey, type StateReader } from './journal.js';
import { MapKeys } from './map-keys.js';
import {
  afterPrefix,
  type CellDef,
  type ReadCell,
  type ReadMap,
  type StateShape,
  type StoreDef,
  type StoreEntry,
  slotKey,
  type WriteCell,
  type WriteState,
} from './stores.js';
import { type Decimals, onChain } from './units.js';

/** A map over a reader. All contexts share this class, so that optimized code for one serves the others. */
class ReadableMap implements ReadMap<readonly unknown[], unknown> {
  readonly #keys: MapKeys;
  readonly #type: Type<unknown>;
  readonly #reader: StateReader;

  constructor(keys: MapKeys, type: Type<unknown>, reader: StateReader) {
    this.#keys = keys;
    this.#type = type;
    this.#reader = reader;
  }

  get(a: unknown, b?: unknown, c?: unknown, d?: unknown): unknown {
    return this.#reader.get(this.#keys.at(a, b, c, d), this.#type);
  }

  has(a: unknown, b?: unknown, c?: unknown, d?: unknown): boolean {
    return this.#reader.get(this.#keys.at(a, b, c, d), this.#type) !== undefined;
  }

  getAll(all: readonly (readonly unknown[])[]): readonly unknown[] {
    const wanted = all.map((parts) => this.#keys.of(parts));
    this.#reader.expect?.(
      wanted.map((key) => [key, this.#type]),
      [],
    );
    return wanted.map((key) => this.#reader.get(key, this.#type));
  }

  list(prefix: readonly unknown[], limit: number, order?: 'ascending' | 'descending') {
    return this.#entriesIn(this.#rangeOf(prefix, limit, order));
  }

  listAll(prefixes: readonly (readonly unknown[])[], limit: number, order?: 'ascending' | 'descending') {
    const ranges = prefixes.map((prefix) => this.#rangeOf(prefix, limit, order));
    this.#reader.expect?.(
      [],
      ranges.map((range) => [range, this.#type]),
    );
    return ranges.map((range) => this.#entriesIn(range));
  }

  page(prefix: readonly unknown[], limit: number, cursor: string | null, order?: 'ascending' | 'descending') {
    const whole = this.#rangeOf(prefix, limit + 1, order);
    const at = cursor === null ? undefined : this.#keys.slot + cursor;
    const range = at === undefined ? whole : whole.reverse ? { ...whole, to: `${at}0` } : { ...whole, from: at };
    if (range.from < whole.from || range.to > whole.to || range.from >= range.to) return { items: [], next: null };
    const entries = this.#reader.range(range, this.#type);
    const more = entries.length > limit ? entries[limit]![0].slice(SLOT_LENGTH) : null;
    return { items: entries.slice(0, limit).map(([, value]) => value), next: more };
  }

  #rangeOf(prefix: readonly unknown[], limit: number, order = 'ascending'): KeyRange {
    const from = this.#keys.of(prefix);
    return { from, to: afterPrefix(from), limit, reverse: order === 'descending' };
  }

  #entriesIn(range: KeyRange): readonly StoreEntry<readonly unknown[], unknown>[] {
    return this.#reader.range(range, this.#type).map(([key, value]) => ({ key: this.#keys.partsOf(key), value }));
  }
}

class WritableMap extends ReadableMap {
  readonly #keys: MapKeys;
  readonly #type: Type<unknown>;
  readonly #journal: Journal;

  constructor(keys: MapKeys, type: Type<unknown>, reader: StateReader, journal: Journal) {
    super(keys, type, reader);
    this.#keys = keys;
    this.#type = type;
    this.#journal = journal;
  }

  /** The value is the argument after the last part of the key. */
  put(a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown): void {
    const { length } = this.#keys;
    if (length === 1) this.#put(this.#keys.at(a), b, c);
    else if (length === 2) this.#put(this.#keys.at(a, b), c, d);
    else if (length === 3) this.#put(this.#keys.at(a, b, c), d, e);
    else this.#put(this.#keys.at(a, b, c, d), e);
  }

  #put(key: StateKey, value: unknown, more?: unknown): void {
    if (value === undefined || more !== undefined) refuse('put takes the parts of the key and one value');
    this.#journal.put(key, this.#type, value);
  }

  delete(a: unknown, b?: unknown, c?: unknown, d?: unknown): void {
    this.#journal.put(this.#keys.at(a, b, c, d), this.#type, undefined);
  }
}

class ReadableCell implements ReadCell<unknown> {
  readonly #key: StateKey;
  readonly #def: CellDef<unknown>;
  readonly #chain: Decimals;
  readonly #reader: StateReader;

  constructor(key: StateKey, def: CellDef<unknown>, chain: Decimals, reader: StateReader) {
    this.#key = key;
    this.#def = def;
    this.#chain = chain;
    this.#reader = reader;
  }

  get(): unknown {
    const value = this.#reader.get(this.#key, this.#def.value);
    return value === undefined ? onChain(this.#def.initial, this.#chain) : value;
  }
}

class WritableCell extends ReadableCell implements WriteCell<unknown> {
  readonly #key: StateKey;
  readonly #type: Type<unknown>;
  readonly #journal: Journal;

  constructor(key: StateKey, def: CellDef<unknown>, chain: Decimals, reader: StateReader, journal: Journal) {
    super(key, def, chain, reader);
    this.#key = key;
    this.#type = def.value;
    this.#journal = journal;
  }

  put(value: unknown): void {
    this.#journal.put(this.#key, this.#type, value);
  }
}

for (const { prototype } of [ReadableMap, WritableMap, ReadableCell, WritableCell]) Object.freeze(prototype);

function open(module: number, def: StoreDef, chain: Decimals, reader: StateReader, journal?: Journal): object {
  if (def.kind === 'map') {
    const keys = new MapKeys(module, def);
    return journal ? new WritableMap(keys, def.value, reader, journal) : new ReadableMap(keys, def.value, reader);
  }
  const key = slotKey(module, def.slot);
  return journal ? new WritableCell(key, def, chain, reader, journal) : new ReadableCell(key, def, chain, reader);
}

/** Opens the stores of one module over a reader; read-only without a journal. */
export function openState<S extends StateShape>(
  module: number,
  shape: S,
  chain: Decimals,
  reader: StateReader,
  journal?: Journal,
): WriteState<S> {
  const stores = Object.entries(shape).map(([name, def]) => [
    name,
    Object.freeze(open(module, def, chain, reader, journal)),
  ]);
  return Object.freeze(Object.fromEntries(stores));
}

/** A module's map: the keys of its entries, and the type of their values. */
export interface StoredMap {
  readonly keys: MapKeys;
  readonly value: Type<unknown>;
}

/** Finds a map by its module and name. */
export function mapOf(set: ModuleSet, module: string, store: string): StoredMap {
  const loaded = set.modules.find((one) => one.module.name === module);
  const def = loaded?.module.state[store];
  if (!loaded || def?.kind !== 'map') throw new Error(`no module ${module} with a map ${store} is loaded`);
  return { keys: new MapKeys(loaded.number, def), value: def.value };
}
