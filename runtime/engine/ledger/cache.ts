/**
 * State at the head of the chain, read synchronously: decoded records in a bounded cache, short ones in the state tree;
 * others must be loaded.
 */

import {
  type KeyRange,
  type StateKey,
  StateMiss,
  type StateReader,
  type TypedKey,
  type TypedRange,
  type Watch,
} from '../../kernel/chain/journal.js';
import type { OperationTable } from '../../kernel/chain/operation.js';
import type { Write } from '../../kernel/chain/seal.js';
import { toHex } from '../../lib/codec/ids.js';
import { CodecError, decode, type Type } from '../../lib/codec/type.js';
import { fail } from '../../lib/errors.js';
import { STATE_PREFIX_LENGTH, stateKeyBytes } from '../../lib/storage/columns.js';
import { type Database, type Entry, prefixEnd } from '../../lib/storage/database.js';
import { CorruptRecord } from '../../lib/storage/errors.js';
import { nameOf, RangeCache } from './range-cache.js';

/** A present value, or known absence. */
type Cached = { readonly value: unknown };
const ABSENT: Cached = Object.freeze({ value: undefined });

/** Bytes of a record, if known without the database: null if absent, undefined if unknown. */
export type InMemory = (key: StateKey) => Uint8Array | null | undefined;

/** The loads requested in one moment, and the promise of their end. */
interface Gathered {
  readonly misses: StateMiss[];
  readonly loaded: Promise<void>;
}

/** The records of one ledger at its head. */
export class StateCache implements StateReader {
  readonly #database: Database;
  readonly #operations: OperationTable;
  readonly #capacity: number;
  readonly #inMemory: InMemory;
  /** Two generations instead of a linked list: a hit in the old one moves the record to the young one. */
  #young = new Map<StateKey, Cached>();
  #old = new Map<StateKey, Cached>();
  readonly #ranges: RangeCache;
  /** Ranges as bytes, as an upgrade reads them. */
  readonly #raw = new Map<string, readonly Entry[]>();
  #version = 0;
  #reads = 0;
  #misses = 0;
  #gathering: Gathered | undefined;
  /** Resolves when the batch being written is in the database and in this cache. */
  #writing: Promise<void> | undefined;
  watcher: Watch | undefined;

  constructor(
    database: Database,
    operations: OperationTable,
    inMemory: InMemory = () => undefined,
    capacity = 200_000,
  ) {
    this.#database = database;
    this.#operations = operations;
    this.#inMemory = inMemory;
    this.#capacity = Math.max(2, capacity >> 1);
    this.#ranges = new RangeCache(this.#capacity);
  }

  get<T>(key: StateKey, type: Type<T>): T | undefined {
    this.#reads++;
    this.watcher?.accessed();
    const hit = this.#lookUp(key) ?? this.#read([key, type as Type<unknown>]);
    return hit.value as T | undefined;
  }

  /** Reads an uncached record from memory. Throws StateMiss if it is only on disk. */
  #read(wanted: TypedKey): Cached {
    const [key] = wanted;
    const bytes = this.#database.sync ? this.#database.sync.get(stateKeyBytes(key)) : this.#inMemory(key);
    if (bytes !== undefined) return this.#keepRecord(wanted, bytes);
    this.#misses++;
    throw new StateMiss([wanted]);
  }

  range<T>(range: KeyRange, type: Type<T>): readonly (readonly [StateKey, T])[] {
    this.watcher?.accessed();
    if (range.except) return this.#rangeExcept(range, range.except, type);
    const loaded = this.#ranges.get(range);
    if (loaded) return loaded as readonly (readonly [StateKey, T])[];
    if (!this.#database.sync) throw new StateMiss([], [[range, type as Type<unknown>]]);
    return this.#keepRange(range, this.#database.sync.range(physicalRange(range)), type);
  }

  /** Decodes at every call, since the caller determines which keys have the type. */
  #rangeExcept<T>(range: KeyRange, except: { has(key: StateKey): boolean }, type: Type<T>) {
    const name = nameOf(range);
    const raw = this.#database.sync?.range(physicalRange(range)) ?? this.#raw.get(name);
    if (!raw) throw new StateMiss([], [[range, type as Type<unknown>]]);
    return raw.flatMap(([physicalKey, bytes]): (readonly [StateKey, T])[] => {
      const key = toHex(physicalKey.subarray(STATE_PREFIX_LENGTH));
      return except.has(key) ? [] : [[key, this.#decode(key, type, bytes)]];
    });
  }

  expect(keys: readonly TypedKey[], ranges: readonly TypedRange[]): void {
    if (this.#database.sync) return;
    const missing: TypedKey[] = [];
    for (const wanted of keys) if (!this.has(wanted[0])) missing.push(wanted);
    const unread = ranges.filter(([range]) => !this.#ranges.get(range));
    if (missing.length + unread.length > 0) throw new StateMiss(missing, unread);
  }

  /** Loads the records of a StateMiss, together with others requested in the same moment. */
  async load(miss: StateMiss): Promise<void> {
    const together = this.#gathering ?? this.#gather();
    together.misses.push(miss);
    try {
      await together.loaded;
    } catch (cause) {
      if (together.misses.length === 1) throw cause;
      await this.#loadNow([miss]); // the error may concern another request
    }
  }

  #gather(): Gathered {
    const misses: StateMiss[] = [];
    const loaded = Promise.resolve().then(() => {
      this.#gathering = undefined;
      return this.#loadNow(misses);
    });
    this.#gathering = { misses, loaded };
    return this.#gathering;
  }

  async #loadNow(misses: readonly StateMiss[]): Promise<void> {
    const keys = misses.flatMap((miss) => miss.keys);
    const ranges = misses.flatMap((miss) => miss.ranges);
    for (;;) {
      await this.#writing;
      const version = this.#version;
      const values = await this.#database.getMany(keys.map(bytesOfKey));
      const read = await Promise.all(ranges.map(([range]) => this.#database.range(physicalRange(range))));
      if (version !== this.#version || this.#writing) continue;
      for (let i = 0; i < keys.length; i++) this.#keepRecord(keys[i]!, values[i] ?? null);
      ranges.forEach(([range, type], i) => {
        if (range.except) this.#raw.set(nameOf(range), read[i]!);
        else this.#keepRange(range, read[i]!, type);
      });
      return;
    }
  }

  /** Number of cached records, and reads without disk access in basis points. */
  get use(): { readonly entries: number; readonly hitBps: number } {
    const hits = this.#reads - this.#misses;
    return {
      entries: this.#young.size + this.#old.size,
      hitBps: this.#reads === 0 ? 10_000 : Math.trunc((hits * 10_000) / this.#reads),
    };
  }

  /** True if reading the key needs no loading. */
  has(key: StateKey): boolean {
    return this.#database.sync !== undefined || this.#lookUp(key) !== undefined || this.#inMemory(key) !== undefined;
  }

  /** True while a batch is being written. */
  get busy(): boolean {
    return this.#writing !== undefined;
  }

  /** Writes a block's batch; readers see the previous state until it is done, then the new one. */
  async write(writes: Iterable<Pick<Write, 'key' | 'change'>>, batch: Promise<void>): Promise<void> {
    this.#writing = batch;
    try {
      await batch;
      this.#version++;
      this.#raw.clear();
      for (const { key, change } of writes) {
        this.#ranges.changed(key);
        this.#keep(key, change.value === undefined ? ABSENT : { value: change.value });
      }
    } finally {
      this.#writing = undefined;
    }
  }

  #decode<T>(key: StateKey, type: Type<T>, bytes: Uint8Array): T {
    try {
      return decode(type, bytes, this.#operations);
    } catch (cause) {
      if (cause instanceof CodecError) fail(CorruptRecord, { key, reason: cause.message });
      throw cause;
    }
  }

  /** Drops all values: their types may no longer exist. */
  clear(): void {
    this.#young.clear();
    this.#old.clear();
    this.#ranges.clear();
    this.#raw.clear();
  }

  #lookUp(key: StateKey): Cached | undefined {
    return this.#young.get(key) ?? this.#revive(key);
  }

  #revive(key: StateKey): Cached | undefined {
    const hit = this.#old.get(key);
    return hit && this.#keep(key, hit);
  }

  #keep(key: StateKey, cached: Cached): Cached {
    if (this.#young.size >= this.#capacity) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, cached);
    return cached;
  }

  #keepRecord([key, type]: TypedKey, bytes: Uint8Array | null): Cached {
    return this.#keep(key, bytes === null ? ABSENT : { value: this.#decode(key, type, bytes) });
  }

  #keepRange<T>(range: KeyRange, entries: readonly Entry[], type: Type<T>): readonly (readonly [StateKey, T])[] {
    const loaded = entries.map(([physicalKey, bytes]): readonly [StateKey, T] => {
      const key = toHex(physicalKey.subarray(STATE_PREFIX_LENGTH));
      const known = this.#young.get(key) ?? this.#old.get(key);
      return [key, known ? (known.value as T) : this.#decode(key, type, bytes)];
    });
    this.#ranges.keep(range, loaded);
    return loaded;
  }
}

const bytesOfKey = ([key]: TypedKey): Uint8Array => stateKeyBytes(key);

/**
 * Byte bound of a range end, which may be past a prefix (see afterPrefix) or just past a key (an odd number of digits).
 */
function bound(end: string): Uint8Array {
  if (end.endsWith('g')) return prefixEnd(stateKeyBytes(end.slice(0, -1)));
  if (end.length % 2 === 0) return stateKeyBytes(end);
  return Uint8Array.of(...stateKeyBytes(end.slice(0, -1)), 0);
}

/** A range of keys as database bytes. */
export function physicalRange({ from, to, limit, reverse }: KeyRange) {
  return { gte: bound(from), lt: bound(to), limit, reverse };
}
