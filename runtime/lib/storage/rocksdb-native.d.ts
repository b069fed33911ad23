/** Types of the npm package rocksdb-native 3.18.1, as far as the adapter in rocks.ts uses it. */

declare module 'rocksdb-native' {
  /** Operations collected and sent at once. A batch that is not destroyed blocks close() forever. */
  interface NativeBatch {
    /** Sends the operations; rejects if any of them failed. */
    flush(): Promise<void>;
    /** Sends the operations; only their own promises report results. */
    tryFlush(): void;
    destroy(): void;
  }

  interface ReadBatch extends NativeBatch {
    /** Resolves after the batch is flushed; null if the key is missing. */
    get(key: Uint8Array): Promise<Buffer | null>;
  }

  /** Atomic, in the order of the calls; written to RocksDB's log but not synced. */
  interface WriteBatch extends NativeBatch {
    tryPut(key: Uint8Array, value: Uint8Array): void;
    tryDelete(key: Uint8Array): void;
    /** [start, end). An end before the start fails and puts the whole database into a permanent error state. */
    tryDeleteRange(start: Uint8Array, end: Uint8Array): void;
  }

  interface BatchOptions {
    /** Initial capacity in operations; it grows on demand. */
    readonly capacity?: number;
    /** Destroys the batch after its flush. */
    readonly autoDestroy?: boolean;
  }

  interface IteratorOptions {
    readonly gte?: Uint8Array;
    readonly lt?: Uint8Array;
    readonly reverse?: boolean;
    readonly limit?: number;
    /** Entries per fetch; default 8. */
    readonly capacity?: number;
  }

  /** Low-level form of compactRange; the public wrapper mistakes a byte key as its end for an options object. */
  interface State {
    compactRange(database: RocksDB, start: Uint8Array, end: Uint8Array, options: object): Promise<void>;
  }

  interface Options {
    readonly createIfMissing?: boolean;
    readonly readOnly?: boolean;
    /** Bytes in memory before they are flushed to a table file; default 64 MiB. */
    readonly writeBufferSize?: number;
  }

  class RocksDB {
    constructor(path: string, options?: Options);
    readonly _state: State;
    /** Opens the database; rejects with RocksDB's own message. */
    ready(): Promise<void>;
    read(options?: BatchOptions): ReadBatch;
    write(options?: BatchOptions): WriteBatch;
    iterator(options: IteratorOptions): AsyncIterable<{ readonly key: Buffer; readonly value: Buffer }>;
    /** A session that reads a fixed state; the state is retained while the session is open. */
    snapshot(): RocksDB;
    /** Flushes memory to table files and syncs them. */
    flush(): Promise<void>;
    /** Value of one of RocksDB's named properties; undefined if the name is unknown. */
    getProperty(name: string): Promise<string | undefined>;
    close(): Promise<void>;
  }

  export default RocksDB;
}
