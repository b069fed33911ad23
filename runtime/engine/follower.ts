/** Follows final blocks at its own pace and writes rows about them; its cursor is in the same batch as the rows. */

import { setTimeout as sleep } from 'node:timers/promises';
import * as scalar from '../lib/codec/scalars.js';
import { decode, encode } from '../lib/codec/type.js';
import { BLOCKS, Progress } from '../lib/progress.js';
import type { Log } from '../lib/rpc/methods/method.js';
import { yieldToEventLoop } from '../lib/scheduler.js';
import type { Database, DatabaseChange, DatabaseReads, DatabaseView } from '../lib/storage/database.js';
import { type Put, Trickle } from '../lib/storage/trickle.js';
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
}

/** Pause between two pieces of work while the node is busy, milliseconds. */
const BUSY_PAUSE_MS = 8;
const FAR_BEHIND = 2;
/** Rows that one batch removes, at most. */
const REMOVED_ROWS = 1_000;

/** Whether who is at this height is in a hurry: what older blocks changed may leave the memory before the head is reached. */
export const isFarBehind = (ledger: { readonly head: { readonly height: number } }, height: number): boolean =>
  ledger.head.height - height > FAR_BEHIND;

/** Who follows: where the rows go, and which rows a block makes. */
export interface FollowerOptions {
  /** For the log: 'the indexes'. */
  readonly name: string;
  readonly database: Database;
  /** Key of the row that holds the height reached. */
  readonly cursor: Uint8Array;
  /** Height to begin behind when there is no cursor yet; 0 when not given. */
  readonly from?: number;
  /**
   * The rows that a block adds, changes or (value null) deletes; written together with the cursor. Blocks come in order,
   * each once, but the last one again after a crash: rows that are the same then may be given to `put`, one after the
   * other, so that a large block is written in small pieces and the node has its turn in between.
   */
  rows(block: FinalBlock, put: Put): readonly DatabaseChange[] | Promise<readonly DatabaseChange[]>;
  /** The keys of rows that go when their block does. Others stay. */
  readonly ofBlock?: (block: FinalBlock) => readonly Uint8Array[] | Promise<readonly Uint8Array[]>;
  /** Told why it could not write the rows of a block; they are tried again with the next one. Else the log is told. */
  failed?(cause: unknown): void;
}

/** The rows as they were after one block, whatever is written meanwhile. */
export interface RowsAt {
  /** The height that they reflect. */
  readonly height: number;
  readonly database: DatabaseReads;
}

/** Rows after one block, as long as somebody reads them. */
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

/** Writes the rows of final blocks, one block after the other, from where it stopped before. */
export class Follower implements RowsOfBlocks {
  readonly database: Database;
  readonly #chain: FollowedChain;
  readonly #options: FollowerOptions;
  #height = 0;
  #working: Promise<void> | undefined;
  #stopped = false;
  /** The rows before the block under way: those of a block are written in several pieces. */
  #rowsBefore: RowsView | undefined;
  #readers = 0;
  /** Told when nobody reads any more. */
  #onUnread: () => void = () => {};
  readonly #trickle: Trickle;
  #stopKeeping = (): void => {};

  constructor(chain: FollowedChain, following: FollowerOptions) {
    this.#chain = chain;
    this.#options = following;
    this.database = following.database;
    this.#trickle = new Trickle(following.database, () => this.#pause());
  }

  /** The height that the rows reflect. */
  get height(): number {
    return this.#height;
  }

  /** Resolves once the cursor is read; then it follows by itself. */
  async start(): Promise<void> {
    const stored = await this.database.get(this.#options.cursor);
    this.#height = stored ? decode(scalar.height, stored) : (this.#options.from ?? 0);
    this.#stopKeeping = this.#chain.blocks.keepFor(this);
    this.wake();
  }

  /** Answers from the rows of one height: nothing that is written meanwhile is seen. */
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

  /** The next block that it reads. Who is stopped needs none any more. */
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

  /** There may be new blocks. */
  wake(): void {
    if (this.#working || this.#stopped) return;
    this.#working = this.#follow().then(
      () => {
        this.#working = undefined;
        if (this.#isBehind) this.wake(); // nobody is heard between the last look at the head and here
      },
      (cause) => {
        this.#working = undefined;
        if (this.#options.failed) this.#options.failed(cause);
        else this.#chain.log('error', 'rows failed', { of: this.#options.name, reason: String(cause) });
      },
    );
  }

  get #isBehind(): boolean {
    return this.#height < this.#chain.ledger.head.height;
  }

  /** Finishes the block it is at, and closes the database. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopKeeping();
    await this.#working;
    if (this.#readers > 0) await new Promise<void>((resolve) => (this.#onUnread = resolve));
    await this.database.close();
  }

  /** Blocks that wait are worth more than the next bundle: who is far behind catches up. */
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
    }
  }
}
