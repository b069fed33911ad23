/**
 * The database on disk: RocksDB through the npm package rocksdb-native, which is loaded with the first database.
 * Decision 0142.
 */

import { readdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type RocksDB from 'rocksdb-native';
import { Failure } from '../errors.js';
import type { Batch, Database, DatabaseView, Entry, Range } from './database.js';
import { CorruptDatabase, DataDirectoryLocked, reasonOf, StorageUnavailable } from './errors.js';
import { checkWritable, makeDirectory } from './files.js';
import { nativeLibraryFailure } from './native-library.js';

/** `require` loads the package in three quarters of the time that `import` takes. */
const require = createRequire(import.meta.url);

/** Entries per fetch of an iterator. */
const FETCH = 1024;

/**
 * Bytes of rows in memory before they are flushed to a table file. With RocksDB's default of 64 MiB a node's memory
 * grows for the first quarter of a million transfers; smaller buffers cost no extra time.
 */
const WRITE_BUFFER = 16 * 1024 * 1024;

/**
 * The buffer of a database whose files exceed this size when it is opened. Every four flushed buffers rewrite all rows
 * of a level, so a buffer four times as large needs a quarter of the compactions.
 */
const LARGE = { files: 512 * 1024 * 1024, writeBuffer: 64 * 1024 * 1024 };

/**
 * RocksDB's memory by kind, with the property that reports it. Table blocks and their indexes are in its cache of 32
 * MiB.
 */
const MEMORY = {
  write_buffers: 'rocksdb.size-all-mem-tables',
  block_cache: 'rocksdb.block-cache-usage',
  table_readers: 'rocksdb.estimate-table-readers-mem',
} as const;

export type DatabaseMemory = Readonly<Record<keyof typeof MEMORY, number>>;

/** All open databases of this process. */
const opened = new Set<RocksDatabase>();

/** Memory used by all databases of this process together. */
export async function databaseMemory(): Promise<DatabaseMemory> {
  const all = await Promise.all(Array.from(opened, (one) => one.memory()));
  const sum = (kind: keyof DatabaseMemory) => all.reduce((bytes, one) => bytes + one[kind], 0);
  return {
    write_buffers: sum('write_buffers'),
    block_cache: sum('block_cache'),
    table_readers: sum('table_readers'),
  };
}

export class RocksDatabase implements Database {
  readonly path: string;
  readonly #rocks: RocksDB;
  #closing: Promise<void> | null = null;

  private constructor(path: string, rocks: RocksDB) {
    this.path = path;
    this.#rocks = rocks;
  }

  /** Opens or creates the database of a directory. Throws a Failure with the reason. */
  static async open(path: string): Promise<RocksDatabase> {
    await makeDirectory(path);
    await checkWritable(path);
    await refuseHeadless(path);
    const writeBufferSize = (await bytesIn(path)) > LARGE.files ? LARGE.writeBuffer : WRITE_BUFFER;
    const rocks = new (load())(path, { writeBufferSize });
    try {
      await rocks.ready();
    } catch (cause) {
      throw openFailure(path, cause);
    }
    const database = new RocksDatabase(path, rocks);
    opened.add(database);
    return database;
  }

  async get(key: Uint8Array): Promise<Uint8Array | null> {
    return (await this.getMany([key]))[0]!;
  }

  async getMany(keys: readonly Uint8Array[]): Promise<(Uint8Array | null)[]> {
    return this.#getMany(this.#rocks, keys);
  }

  async #getMany(rocks: RocksDB, keys: readonly Uint8Array[]): Promise<(Uint8Array | null)[]> {
    this.#check();
    if (keys.length === 0) return [];
    const batch = rocks.read({ capacity: keys.length, autoDestroy: true });
    const answers = Promise.all(keys.map((key) => batch.get(key)));
    batch.tryFlush();
    return this.#guard(async () => (await answers).map((value) => value && plain(value)));
  }

  range(range: Range): Promise<Entry[]> {
    return this.#range(this.#rocks, range);
  }

  view(): DatabaseView {
    this.#check();
    const then = this.#rocks.snapshot();
    return {
      get: async (key) => (await this.#getMany(then, [key]))[0]!,
      getMany: (keys) => this.#getMany(then, keys),
      range: (range) => this.#range(then, range),
      close: () => then.close(),
    };
  }

  async #range(rocks: RocksDB, { gte, lt, limit, reverse = false }: Range): Promise<Entry[]> {
    this.#check();
    const entries: Entry[] = [];
    if (limit <= 0 || isEmpty(gte, lt)) return entries; // RocksDB treats an empty end as no end
    // One more than the limit: then the first fetch already shows that nothing is left.
    const capacity = Math.min(limit + 1, FETCH);
    return this.#guard(async () => {
      for await (const { key, value } of rocks.iterator({ gte, lt, limit, reverse, capacity })) {
        entries.push([plain(key), plain(value)]);
      }
      return entries;
    });
  }

  async write({ changes, deleteRanges = [] }: Batch): Promise<void> {
    this.#check();
    const ranges = deleteRanges.filter(([from, to]) => !isEmpty(from, to)); // see tryDeleteRange
    const capacity = changes.length + ranges.length;
    if (capacity === 0) return;
    const batch = this.#rocks.write({ capacity, autoDestroy: true });
    for (const [from, to] of ranges) batch.tryDeleteRange(from, to);
    for (const [key, value] of changes) {
      if (value === null) batch.tryDelete(key);
      else batch.tryPut(key, value);
    }
    await this.#guard(() => batch.flush());
  }

  async flush(): Promise<void> {
    this.#check();
    await this.#guard(() => this.#rocks.flush());
  }

  async compactRange(from: Uint8Array, to: Uint8Array): Promise<void> {
    this.#check();
    await this.#guard(() => this.#rocks._state.compactRange(this.#rocks, from, to, {}));
  }

  size(): Promise<number> {
    return bytesIn(this.path);
  }

  async memory(): Promise<DatabaseMemory> {
    this.#check();
    const bytes = async (property: string) => Number((await this.#rocks.getProperty(property)) ?? 0);
    const [write_buffers, block_cache, table_readers] = await Promise.all([
      bytes(MEMORY.write_buffers),
      bytes(MEMORY.block_cache),
      bytes(MEMORY.table_readers),
    ]);
    return { write_buffers, block_cache, table_readers };
  }

  /** Waits for running calls. */
  async close(): Promise<void> {
    opened.delete(this);
    this.#closing ??= this.#rocks.close();
    await this.#closing;
  }

  #check(): void {
    if (this.#closing) throw new Failure(StorageUnavailable, { path: this.path, reason: 'the database is closed' });
  }

  async #guard<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      throw workFailure(this.path, cause);
    }
  }
}

function load(): typeof RocksDB {
  try {
    return require('rocksdb-native') as typeof RocksDB;
  } catch (cause) {
    throw nativeLibraryFailure('rocksdb-native', cause);
  }
}

/** Bytes of the files in a directory. */
async function bytesIn(path: string): Promise<number> {
  const names = await readdir(path);
  // A file may no longer exist: RocksDB removes old ones in the background.
  const sizes = names.map((name) =>
    stat(join(path, name)).then(
      (found) => found.size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The only file with data that exists before CURRENT in a new database; opening it starts another one. */
const FIRST_MANIFEST = 'MANIFEST-000001';

/**
 * Without its CURRENT file RocksDB would silently start a new database over the old files. If a node was killed while
 * it made the database, nothing can be lost yet.
 */
async function refuseHeadless(path: string): Promise<void> {
  const names = await readdir(path);
  if (names.includes('CURRENT')) return;
  const data = names.find(
    (name) => /\.(sst|log)$/.test(name) || (name.startsWith('MANIFEST-') && name !== FIRST_MANIFEST),
  );
  if (data) throw new Failure(CorruptDatabase, { path, reason: `the file CURRENT is missing but ${data} is there` });
}

/** RocksDB reports the kind of failure only as text. */
function openFailure(path: string, cause: unknown): Failure {
  const reason = reasonOf(cause);
  if (/lock/i.test(reason) && /LOCK/.test(reason)) return new Failure(DataDirectoryLocked, { path, reason });
  if (/no space left|too many open files|input\/output error/i.test(reason)) {
    return new Failure(StorageUnavailable, { path, reason });
  }
  return new Failure(CorruptDatabase, { path, reason });
}

function workFailure(path: string, cause: unknown): Failure {
  const inner = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause;
  const reason = reasonOf(inner);
  const corrupt = /corrupt|checksum|mismatch/i.test(reason);
  return new Failure(corrupt ? CorruptDatabase : StorageUnavailable, { path, reason });
}

function isEmpty(from: Uint8Array, to: Uint8Array): boolean {
  return Buffer.compare(from, to) >= 0;
}

/** Buffers slice and compare differently from plain Uint8Arrays, which the rest of the node expects. */
function plain(buffer: Buffer): Uint8Array {
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}
