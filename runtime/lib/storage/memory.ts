/** An in-memory database, for tests and for chains that leave nothing on disk. */

import { Failure } from '../errors.js';
import type { Batch, Database, DatabaseView, Entry, Range, SyncReads } from './database.js';
import { StorageUnavailable } from './errors.js';
import { SortedKeys } from './sorted-keys.js';

interface Stored {
  readonly key: Uint8Array;
  readonly value: Uint8Array;
}

export class MemoryDatabase implements Database {
  readonly path = 'memory';
  /** Keyed by strings with one character per byte, which compare like the bytes. */
  readonly #records = new Map<string, Stored>();
  readonly #keys = new SortedKeys();
  #closed = false;

  readonly sync: SyncReads = {
    get: (key) => {
      this.#check();
      return this.#records.get(nameOf(key))?.value ?? null;
    },
    range: ({ gte, lt, limit, reverse = false }) => {
      this.#check();
      return this.#keys.between(nameOf(gte), nameOf(lt), limit, reverse).map((name): Entry => {
        const { key, value } = this.#records.get(name)!;
        return [key, value];
      });
    },
  };

  async get(key: Uint8Array): Promise<Uint8Array | null> {
    return this.sync.get(key);
  }

  async getMany(keys: readonly Uint8Array[]): Promise<(Uint8Array | null)[]> {
    return keys.map((key) => this.sync.get(key));
  }

  async range(range: Range): Promise<Entry[]> {
    return this.sync.range(range);
  }

  /** A copy, because in-memory databases are small. */
  view(): DatabaseView {
    this.#check();
    const then = new MemoryDatabase();
    for (const [name, stored] of this.#records) {
      then.#records.set(name, stored);
      then.#keys.add(name);
    }
    return then;
  }

  async write({ changes, deleteRanges = [] }: Batch): Promise<void> {
    this.#check();
    for (const [from, to] of deleteRanges) {
      for (const name of this.#keys.between(nameOf(from), nameOf(to), Number.POSITIVE_INFINITY, false)) {
        this.#delete(name);
      }
    }
    for (const [key, value] of changes) {
      const name = nameOf(key);
      if (value === null) {
        if (this.#records.has(name)) this.#delete(name);
        continue;
      }
      const known = this.#records.get(name);
      if (!known) this.#keys.add(name);
      // Copied, because the caller's bytes may be a view of a reused or much larger buffer.
      this.#records.set(name, { key: known?.key ?? copy(key), value: copy(value) });
    }
  }

  async flush(): Promise<void> {
    this.#check();
  }

  async compactRange(): Promise<void> {
    this.#check();
  }

  async size(): Promise<number> {
    return 0;
  }

  async close(): Promise<void> {
    this.#closed = true;
  }

  #delete(name: string): void {
    this.#records.delete(name);
    this.#keys.delete(name);
  }

  #check(): void {
    if (this.#closed) throw new Failure(StorageUnavailable, { path: this.path, reason: 'the database is closed' });
  }
}

function nameOf(key: Uint8Array): string {
  return Buffer.from(key.buffer, key.byteOffset, key.byteLength).toString('latin1');
}

function copy(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes);
}
