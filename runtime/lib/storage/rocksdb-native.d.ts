/** Types of the npm package rocksdb-native 3.18.1, as far as the adapter in rocks.ts uses it. */

declare module 'rocksdb-native' {
  /** Operations collected and sent at once. One that is not destroyed keeps close() waiting for ever. */
  interface NativeBatch {
    /** Sends the operations; rejects when any of them failed. */
    flush(): Promise<void>;
    /** Sends the operations; only their own promises answer. */
    tryFlush(): void;
    destroy(): void;
  }

  interface ReadBatch extends NativeBatch {
    /** Answers after the batch is flushed; null when the key is missing. */
    get(key: Uint8Array): Promise<Buffer | null>;
  }

  /** Atomic; in the order of the calls; written to RocksDB's log but not synced. */
  interface WriteBatch extends NativeBatch {
    tryPut(key: Uint8Array, value: Uint8Array): void;
    tryDelete(key: Uint8Array): void;
    /** [start, end). An end before the start fails, and puts the whole database into an error state for good. */
    tryDeleteRange(start: Uint8Array, end: Uint8Array): void;
  }

  interface BatchOptions {
    /** Operations that memory is reserved for; it grows when there are more. */
    readonly capacity?: number;
    /** Destroys the batch after its flush. */
    readonly autoDestroy?: boolean;
  }

  interface IteratorOptions {
    readonly gte?: Uint8Array;
    readonly lt?: Uint8Array;
    readonly reverse?: boolean;
    readonly limit?: number;
    /** Entries fetched at a time; 8 by default. */
    readonly capacity?: number;
  }

  /** What the public compactRange wraps; the wrapper takes a byte key as its end for an options object. */
  interface State {
    compactRange(database: RocksDB, start: Uint8Array, end: Uint8Array, options: object): Promise<void>;
  }

  interface Options {
    readonly createIfMissing?: boolean;
    readonly readOnly?: boolean;
    /** Bytes in memory before they go to a table file; 64 MiB by default. */
    readonly writeBufferSize?: number;
  }

  class RocksDB {
    constructor(path: string, options?: Options);
    readonly _state: State;
    /** Opens; rejects with RocksDB's own text as message. */
    ready(): Promise<void>;
    read(options?: BatchOptions): ReadBatch;
    write(options?: BatchOptions): WriteBatch;
    iterator(options: IteratorOptions): AsyncIterable<{ readonly key: Buffer; readonly value: Buffer }>;
    /** A session that reads what is written by now; an open one keeps it. */
    snapshot(): RocksDB;
    /** Writes what is in memory to table files and syncs them. */
    flush(): Promise<void>;
    /** What RocksDB tells of itself under a name of its own; undefined where it knows none of this name. */
    getProperty(name: string): Promise<string | undefined>;
    close(): Promise<void>;
  }

  export default RocksDB;
}
