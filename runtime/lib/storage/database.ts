/** The one interface to the key-value store: ordered byte keys, atomic batches, bounded ranges. */

/** A row that is written, or deleted where the value is null. */
export type DatabaseChange = readonly [key: Uint8Array, value: Uint8Array | null];

/**
 * A change set that is applied whole or not at all: range deletes first, then the changes in their order. `value: null`
 * deletes. The bytes must stay as they are until the write resolves.
 */
export interface Batch {
  readonly changes: readonly DatabaseChange[];
  /** Half-open ranges [from, to). */
  readonly deleteRanges?: readonly (readonly [from: Uint8Array, to: Uint8Array])[];
}

/** A half-open key range [gte, lt) in byte order, read at most `limit` entries deep; in reverse: from its upper end. */
export interface Range {
  readonly gte: Uint8Array;
  readonly lt: Uint8Array;
  readonly limit: number;
  readonly reverse?: boolean;
}

/** A record as found. Bytes that a database answers are shared: never write into them. */
export type Entry = readonly [key: Uint8Array, value: Uint8Array];

/** Reads that answer at once; only a store that lives in memory has them. */
export interface SyncReads {
  get(key: Uint8Array): Uint8Array | null;
  range(range: Range): Entry[];
}

/** Reads of a database, or of a view of it. */
export interface DatabaseReads {
  get(key: Uint8Array): Promise<Uint8Array | null>;
  /** One multi-get; answers are in the order of the keys. */
  getMany(keys: readonly Uint8Array[]): Promise<(Uint8Array | null)[]>;
  range(range: Range): Promise<Entry[]>;
}

/** The records as they were at one moment, whatever is written meanwhile. The database keeps them until it is closed. */
export interface DatabaseView extends DatabaseReads {
  close(): Promise<void>;
}

/** The tier of records that nobody touched for long. */
export interface ColdTier {
  /** Looks at some records, and lays down those that are cold; true where there is more to do now. One call at a time. */
  step(nowMs: number): Promise<boolean>;
  /** Records in cold files and their bytes, also of records that are elsewhere by now; how many were read from there. */
  stats(): { readonly entries: number; readonly bytes: number; readonly reads: number };
}

/** Every call fails with a coded Failure (errors.ts): StorageUnavailable also when the database is closed. */
export interface Database extends DatabaseReads {
  /** Where it lives, for messages: a path, or 'memory'. */
  readonly path: string;
  /** What is written by now, to be read at leisure; costs no copy. To be closed before the database is. */
  view(): DatabaseView;
  /** Atomic; not synced: the block log is what makes a block durable (protocol 6). */
  write(batch: Batch): Promise<void>;
  /** Makes everything written so far durable. */
  flush(): Promise<void>;
  compactRange(from: Uint8Array, to: Uint8Array): Promise<void>;
  /** Bytes on disk (0 in memory). */
  size(): Promise<number>;
  close(): Promise<void>;
  /** Present where a part of the records may lie in cold files. */
  readonly cold?: ColdTier;
  /** Present when reads need no waiting. */
  readonly sync?: SyncReads;
}

/** The smallest key above every key that begins with `prefix`. */
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
