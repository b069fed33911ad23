/** Follower: writes rows about final blocks at its own pace; its cursor is in the same batch as the rows. */

import { setTimeout as sleep } from 'node:timers/promises';
import * as scalar from '../lib/codec/scalars.js';
import { decode, encode } from '../lib/codec/type.js';
import { BLOCKS, Progress } from '../lib/progress.js';
import type { Log } from '../lib/rpc/methods/method.js';
import { yieldToEventLoop } from '../lib/scheduler.js';
import { type Put, Trickle } from '../lib/storage/batched-writes.js';
import type { Database, DatabaseChange, DatabaseReads, DatabaseView } from '../lib/storage/database.js';
import type { Blocks, FinalBlock } from './ledger/blocks.js';
import type { Ledger } from './ledger/ledger.js';
import type { RowsOfBlocks } from './ledger/pruner.js';

/** The chain as a follower reads it. */
export interface FollowedChain {
  readonly blocks: Blocks;
  readonly ledger: Ledger;
  readonly log: Log;
  /** True while more bundles come in than a follower should compete with. */
  readonly busy?: () => boolean;
  /** Called after the rows of a block are written. */
  readonly advanced?: () => void;
}

/** Pause between two pieces of work while the node is busy, milliseconds. */
const BUSY_PAUSE_MS = 8;
const FAR_BEHIND = 2;
const REMOVED_ROWS = 1_000;

/** Whether a follower at this height must hurry: recent undo data may leave memory before it reaches the head. */
export const isFarBehind = (ledger: { readonly head: { readonly height: number } }, height: number): boolean =>
  ledger.head.height - height > FAR_BEHIND;

/** Destination of the rows, and the rows of a block. */
export interface FollowerOptions {
  /** Name in the log: 'the indexes'. */
  readonly name: string;
  readonly database: Database;
  /** Key of the row that holds the height reached. */
  readonly cursor: Uint8Array;
  /** Height to start after if there is no cursor yet; default 0. */
  readonly from?: number;
  /**
   * The rows that a block adds, changes or (value null) deletes; written together with the cursor. Blocks come in order,
   * each once, except that the last one is repeated after a crash. Rows that are then the same may be passed to `put`
   * one by one, so that a large block is written in small batches between other work of the node.
   */
  rows(block: FinalBlock, put: Put): readonly DatabaseChange[] | Promise<readonly DatabaseChange[]>;
  /** Keys of the rows that are removed with their block; others stay. */
  readonly ofBlock?: (block: FinalBlock) => readonly Uint8Array[] | Promise<readonly Uint8Array[]>;
  /** Called if writing the rows of a block failed; retried with the next block. Default: logs an error. */
  failed?(cause: unknown): void;
}

/** A view of the rows after one block, unaffected by later writes. */
export interface RowsAt {
  readonly height: number;
  readonly database: DatabaseReads;
}

/** A reference-counted view, closed after its last reader. */
class RowsView implements RowsAt {
  readonly height: number;
  readonly database: DatabaseView;
  #readers = 1;

  constructor(height: number, database: DatabaseView) {
    this.height = height;
    this.database = database;
  }

  use(): void {
    this.#readers++;
  }

  async release(): Promise<void> {
    if (--this.#readers === 0) await this.database.close();
  }
}

/** Writes the rows of final blocks in order, starting after the stored cursor. */
export class Follower implements RowsOfBlocks {
  readonly database: Database;
  readonly #chain: FollowedChain;
  readonly #options: FollowerOptions;
  #height = 0;
  #working: Promise<void> | undefined;
  #stopped = false;
  /** View before the block in progress, whose rows are written in several batches. */
  #rowsBefore: RowsView | undefined;
  #readers = 0;
  /** Called when the last reader has finished. */
  #onUnread: () => void = () => {};
  readonly #trickle: Trickle;
  #stopKeeping = (): void => {};

  constructor(chain: FollowedChain, following: FollowerOptions) {
    this.#chain = chain;
    this.#options = following;
    this.database = following.database;
    this.#trickle = new Trickle(following.database, () => this.#pause());
  }

  /** Height of the last block whose rows are written. */
  get height(): number {
    return this.#height;
  }

  /** Reads the cursor and starts to follow. */
  async start(): Promise<void> {
    const stored = await this.database.get(this.#options.cursor);
    this.#height = stored ? decode(scalar.height, stored) : (this.#options.from ?? 0);
    this.#stopKeeping = this.#chain.blocks.keepFor(this);
    this.wake();
  }

  /** Runs a read on the rows of one height; writes in the meantime are not visible. */
  async read<T>(work: (rows: RowsAt) => Promise<T>): Promise<T> {
    const before = this.#rowsBefore;
    before?.use();
    const rows = before ?? new RowsView(this.#height, this.database.view());
    this.#readers++;
    try {
      return await work(rows);
    } finally {
      await rows.release();
      if (--this.#readers === 0) this.#onUnread();
    }
  }

  /** The next block to read; infinity once stopped. */
  get nextHeight(): number {
    return this.#stopped ? Number.POSITIVE_INFINITY : this.#height + 1;
  }

  async removeRows(block: FinalBlock): Promise<void> {
    const keys = (await this.#options.ofBlock?.(block)) ?? [];
    if (this.#stopped) return;
    for (let from = 0; from < keys.length; from += REMOVED_ROWS) {
      await this.database.write({ changes: keys.slice(from, from + REMOVED_ROWS).map((key) => [key, null]) });
    }
  }

  async flush(): Promise<void> {
    if (!this.#stopped && this.#options.ofBlock) await this.database.flush();
  }

  /** Called when there may be new blocks. */
  wake(): void {
    if (this.#working || this.#stopped) return;
    this.#working = this.#follow().then(
      () => {
        this.#working = undefined;
        if (this.#isBehind) this.wake(); // a call of wake after the last check of the head was ignored
      },
      (cause) => {
        this.#working = undefined;
        if (this.#options.failed) this.#options.failed(cause);
        else this.#chain.log('error', 'row write failed', { follower: this.#options.name, reason: String(cause) });
      },
    );
  }

  get #isBehind(): boolean {
    return this.#height < this.#chain.ledger.head.height;
  }

  /** Finishes the current block and its readers, then closes the database. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopKeeping();
    await this.#working;
    if (this.#readers > 0) await new Promise<void>((resolve) => (this.#onUnread = resolve));
    await this.database.close();
  }

  /** Leaves time to a busy node, unless the follower is far behind. */
  #pause(): Promise<void> {
    const { ledger, busy } = this.#chain;
    const leisurely = busy?.() && !this.#stopped && !isFarBehind(ledger, this.#height);
    return leisurely ? sleep(BUSY_PAUSE_MS) : yieldToEventLoop();
  }

  async #follow(): Promise<void> {
    const { blocks } = this.#chain;
    const { cursor, rows } = this.#options;
    const { put, finish } = this.#trickle;
    const progress = new Progress(
      this.#chain.log,
      { name: `backfill of ${this.#options.name}`, ...BLOCKS },
      this.#height,
    );
    while (!this.#stopped && this.#isBehind) {
      const next = Math.max(this.#height + 1, blocks.oldest);
      const block = await blocks.at(next);
      const before = new RowsView(this.#height, this.database.view());
      this.#rowsBefore = before;
      try {
        const last = block ? await rows(block, put) : [];
        await finish([...last, [cursor, encode(scalar.height, next)]]);
        this.#height = next;
        progress.at(next, this.#chain.ledger.head.height);
      } finally {
        this.#rowsBefore = undefined;
        await before.release();
      }
      this.#chain.advanced?.();
    }
  }
}
