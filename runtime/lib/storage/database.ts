/** The interface of every key-value store: ordered byte keys, atomic batches, bounded ranges. */

/** A row to write, or to delete if the value is null. */
export type DatabaseChange = readonly [key: Uint8Array, value: Uint8Array | null];

/**
 * A change set that is applied completely or not at all: range deletes first, then the changes in order. `value: null`
 * deletes. The bytes must not change until the write resolves.
 */
export interface Batch {
  readonly changes: readonly DatabaseChange[];
  /** Half-open ranges [from, to). */
  readonly deleteRanges?: readonly (readonly [from: Uint8Array, to: Uint8Array])[];
}

/**
 * A half-open key range [gte, lt) in byte order. A read returns at most `limit` entries; `reverse` starts at the upper
 * end.
 */
export interface Range {
  readonly gte: Uint8Array;
  readonly lt: Uint8Array;
  readonly limit: number;
  readonly reverse?: boolean;
}

/** A record. Its bytes are shared with the database: never write into them. */
export type Entry = readonly [key: Uint8Array, value: Uint8Array];

/** Synchronous reads; only in-memory stores have them. */
export interface SyncReads {
  get(key: Uint8Array): Uint8Array | null;
  range(range: Range): Entry[];
}

/** Reads of a database or of a view of it. */
export interface DatabaseReads {
  get(key: Uint8Array): Promise<Uint8Array | null>;
  /** One multi-get; results are in the order of the keys. */
  getMany(keys: readonly Uint8Array[]): Promise<(Uint8Array | null)[]>;
  range(range: Range): Promise<Entry[]>;
}

/**
 * A consistent view of the records at one moment, unaffected by later writes. The database retains them until the view
 * is closed.
 */
export interface DatabaseView extends DatabaseReads {
  close(): Promise<void>;
}

/** The tier of records that were not used for long. */
export interface ColdTier {
  /** Checks some records and moves cold ones to files. Returns true if there is more to do now. One call at a time. */
  step(nowMs: number): Promise<boolean>;
  /** Records in cold files and their bytes, including obsolete copies; `reads` counts reads from these files. */
  stats(): { readonly entries: number; readonly bytes: number; readonly reads: number };
}

/** Every call fails with a coded Failure (errors.ts): StorageUnavailable also if the database is closed. */
export interface Database extends DatabaseReads {
  /** Location for messages: a path, or 'memory'. */
  readonly path: string;
  /** A view of everything written so far; it copies nothing. Close it before the database. */
  view(): DatabaseView;
  /** Atomic, not synced: the block log makes a block durable (protocol 6). */
  write(batch: Batch): Promise<void>;
  /** Makes everything written so far durable. */
  flush(): Promise<void>;
  compactRange(from: Uint8Array, to: Uint8Array): Promise<void>;
  /** Bytes on disk (0 in memory). */
  size(): Promise<number>;
  close(): Promise<void>;
  /** Present if some of the records can be in cold files. */
  readonly cold?: ColdTier;
  /** Present if reads need no waiting. */
  readonly sync?: SyncReads;
}

/** The smallest key above every key that starts with `prefix`. */
export function prefixEnd(prefix: Uint8Array): Uint8Array {
  for (let i = prefix.length - 1; i >= 0; i--) {
    if (prefix[i]! < 0xff) {
      const above = prefix.slice(0, i + 1);
      above[i]!++;
      return above;
    }
  }
  throw new RangeError('nothing sorts above a prefix of 0xff bytes');
}
