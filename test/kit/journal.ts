/** A journal that trusts nobody: it takes what codecs accept, keeps frozen copies, and notices what was changed behind it. */

import {
  Journal,
  type KeyRange,
  SLOT_LENGTH,
  type StateKey,
  type StateReader,
} from '../../runtime/kernel/chain/journal.js';
import type { OperationTable } from '../../runtime/kernel/chain/operation.js';
import { slotKey } from '../../runtime/kernel/chain/stores.js';
import type { ModuleSet } from '../../runtime/kernel/loader.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { decode, encode, type Type } from '../../runtime/lib/codec/type.js';
import { deepFreeze, holdsBytes } from './values.js';

/** Records as bytes, read with whatever type asks for them: what a database is. Without a type they stay bytes. */
function stored(records: ReadonlyMap<StateKey, Uint8Array>, operations: OperationTable): StateReader {
  const keys = [...records.keys()].sort();
  const types = new Set<unknown>(operations.byName.values());
  const read = <T>(key: StateKey, type: Type<T>): T => deepFreeze(decode(type, records.get(key)!, operations), types);
  return {
    get: (key, type) => (records.has(key) && type ? read(key, type) : (records.get(key) as never)),
    range({ from, to, limit, reverse, except }, type) {
      const inside = keys.filter((key) => key >= from && key < to && !except?.has(key));
      if (reverse) inside.reverse();
      return inside.slice(0, limit).map((key) => [key, read(key, type)]);
    },
  };
}

const KIT = new URL('.', import.meta.url).pathname;

/** The frames of a stack that are no part of this kit: the first outside of the runtime is the author's. */
const framesOf = ({ stack = '' }: Error): readonly string[] =>
  stack.split('\n').filter((line) => /^\s+at /.test(line) && (!line.includes(KIT) || line.includes('.test.')));

/** The names of all stores, by the first characters of their keys. */
export const storeNames = ({ modules }: ModuleSet): ReadonlyMap<string, string> =>
  new Map(
    modules.flatMap(({ number, module }) =>
      Object.entries(module.state).map(
        ([name, { slot }]) => [slotKey(number, slot), `${module.name}.${name}`] as const,
      ),
    ),
  );

export class StrictJournal extends Journal {
  readonly #operations: OperationTable;
  readonly #stores: ReadonlyMap<string, string>;
  readonly #types: ReadonlySet<unknown>;
  readonly #records: ReadonlyMap<StateKey, Uint8Array>;
  /** The bytes of every record that was handed out and holds bytes itself, which cannot be frozen; null of the others. */
  readonly #bytes = new WeakMap<object, string | null>();
  /** Values before the first write since `watch`. */
  #before = new Map<StateKey, unknown>();
  #ownAccesses = 0;
  #bytesWritten = 0;

  /** `stores` names the stores of modules by the first characters of their keys, for errors. */
  constructor(
    operations: OperationTable,
    records: ReadonlyMap<StateKey, Uint8Array> = new Map(),
    stores: ReadonlyMap<string, string> = new Map(),
  ) {
    super(stored(records, operations));
    this.#stores = stores;
    this.#operations = operations;
    this.#types = new Set(operations.byName.values());
    this.#records = records;
  }

  override get accesses(): number {
    return super.accesses - this.#ownAccesses;
  }

  /** Bytes of all the records that were written. */
  get bytesWritten(): number {
    return this.#bytesWritten;
  }

  override get<T>(key: StateKey, type: Type<T>): T | undefined {
    return this.#intact(key, type, super.get(key, type));
  }

  override range<T>(range: KeyRange, type: Type<T>): readonly (readonly [StateKey, T])[] {
    const entries = super.range(range, type);
    for (const [key, value] of entries) this.#intact(key, type, value);
    return entries;
  }

  override put<T>(key: StateKey, type: Type<T>, value: T | undefined): void {
    if (!this.#before.has(key)) {
      this.#before.set(key, this.#at(key));
    }
    super.put(key, type, value === undefined ? undefined : this.#copy(key, type, value));
  }

  /** Begins to watch what is written. */
  watch(): void {
    this.#before = new Map();
  }

  /** The keys that are not as they were when `watch` was called. */
  differences(): StateKey[] {
    return [...this.#before].filter(([key, before]) => this.#at(key) !== before).map(([key]) => key);
  }

  /** Every record with its bytes, in key order. */
  *records(): Generator<[StateKey, Uint8Array]> {
    const records = new Map(this.#records);
    for (const [key, { type, value }] of this.changes()) {
      if (value === undefined) records.delete(key);
      else records.set(key, encode(type, value, this.#operations));
    }
    yield* [...records].sort(([a], [b]) => (a < b ? -1 : 1));
  }

  #at(key: StateKey): unknown {
    this.#ownAccesses++;
    return super.get(key, undefined as never);
  }

  #copy<T>(key: StateKey, type: Type<T>, value: T): T {
    const bytes = this.#encoded(key, type, value);
    this.#bytesWritten += bytes.length;
    const copy = deepFreeze(decode(type, bytes, this.#operations), this.#types);
    if (Buffer.compare(encode(type, copy, this.#operations), bytes) !== 0) {
      throw new TypeError(`the type of record ${key} does not read back what it writes`);
    }
    if (typeof copy === 'object' && copy !== null) this.#note(copy, type);
    return copy;
  }

  /** The bytes of a record; an error names its store and the line of the module that wrote it. */
  #encoded<T>(key: StateKey, type: Type<T>, value: T): Uint8Array {
    try {
      return encode(type, value, this.#operations);
    } catch (cause) {
      if (cause instanceof Error) {
        const { path } = cause as { readonly path?: string };
        const at = [this.#stores.get(key.slice(0, SLOT_LENGTH)) ?? `record ${key}`, path].filter(Boolean).join('.');
        cause.message = `${at}: ${cause.message}`;
        // Its own stack ends within the codec: that of here reaches the module.
        cause.stack = `${cause.message}\n${framesOf(new Error()).join('\n')}`;
      }
      throw cause;
    }
  }

  #intact<T>(key: StateKey, type: Type<T>, value: T | undefined): T | undefined {
    if (typeof value !== 'object' || value === null) return value;
    const known = this.#bytes.get(value);
    if (known === undefined) this.#note(value, type);
    else if (known !== null && known !== this.#hexOf(value, type)) {
      throw new TypeError(`a module changed record ${key} in place: put a new value instead`);
    }
    return value;
  }

  #note<T>(value: T & object, type: Type<T>): void {
    this.#bytes.set(value, holdsBytes(value, this.#types) ? this.#hexOf(value, type) : null);
  }

  #hexOf<T>(value: T, type: Type<T>): string {
    return toHex(encode(type, value, this.#operations));
  }
}
