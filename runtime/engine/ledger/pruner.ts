/**
 * Pruner: removes old blocks, their receipts and the rows about them in small batches. State and headers always stay.
 */

import { Failure } from '../../lib/errors.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { yieldToEventLoop } from '../../lib/scheduler.js';
import type { BlockLog } from '../../lib/storage/block-log.js';
import { columnRange, columns, heightRange } from '../../lib/storage/columns.js';
import { type Measure, measured } from '../../lib/work-timing.js';
import type { Blocks, FinalBlock } from './blocks.js';
import { pruneBatch } from './chain-store.js';
import type { Ledger } from './ledger.js';

/** Retention of old blocks, and the pace of pruning. */
export interface PruningTerms {
  /** Number of newest blocks to keep; undefined keeps all. */
  readonly blocks: number | undefined;
  /** Retention of the explorer's rows about the past, seconds; undefined keeps all. */
  readonly explorerSeconds: number | undefined;
  /** Blocks between two passes, and maximum blocks removed by one pass. */
  readonly everyBlocks: number;
  readonly passBlocks: number;
  /** Blocks between two compactions. */
  readonly compactEveryBlocks: number;
  /** Size of a segment of the block log, bytes: segments are removed whole. */
  readonly segmentBytes: number;
}

/** Rows in another database that refer to blocks and are pruned with them. */
export interface RowsOfBlocks {
  /** The first block whose rows are not written yet; it is kept until they are. */
  readonly nextHeight: number;
  /** Removes the rows of a block; called again for the same block after a crash. */
  removeRows(block: FinalBlock): Promise<void>;
  flush(): Promise<void>;
}

/** A reader that needs blocks for a while. */
interface Hold {
  readonly lowest: () => number | undefined;
  readonly most: number;
}

export interface PrunerParts {
  readonly ledger: Ledger;
  readonly blocks: Blocks;
  readonly blockLog: BlockLog;
  readonly terms: PruningTerms;
  readonly measure?: Measure | undefined;
  readonly log: Log;
}

/** Maximum blocks and bundles removed by one batch; a block is never split. */
const BATCH_BLOCKS = 100;
const BATCH_BUNDLES = 10_000;
/** Bundles are keyed by hash, so removed rows are scattered: each compaction covers one part of the hash range. */
const HASH_PARTS = 16;

export class Pruner {
  readonly #parts: PrunerParts;
  readonly #rows = new Set<RowsOfBlocks>();
  readonly #holds = new Set<Hold>();
  #derived = new Set<number>();
  #below = 0;
  #compactedBelow = 0;
  #compactions = 0;
  #compactedAt: number | null = null;
  #working: Promise<void> | undefined;
  #stopped = false;

  constructor(parts: PrunerParts) {
    this.#parts = parts;
  }

  /** The height below which blocks were ever pruned in this data directory. */
  get below(): number {
    return this.#below;
  }

  /** Height of the head at the last compaction of this run; null before the first. */
  get compactedAt(): number | null {
    return this.#compactedAt;
  }

  /** Reads the progress of an earlier run; the next pass completes unfinished work. `derived`: columns of plugins. */
  async resume(derived: readonly number[]): Promise<void> {
    const { ledger, blocks } = this.#parts;
    this.#below = await ledger.store.prunedBelow();
    blocks.dropBelow(this.#below);
    this.#derived = new Set([...derived, ...(await ledger.store.derivedColumns())]);
  }

  /** Adds rows that are pruned with their blocks. Returns a function that removes them. */
  add(rows: RowsOfBlocks): () => void {
    this.#rows.add(rows);
    return () => void this.#rows.delete(rows);
  }

  /**
   * Keeps the blocks from the height that `lowest` returns, but at most `most` beyond those kept anyway. Returns a
   * function that releases them.
   */
  hold(lowest: () => number | undefined, most = Number.POSITIVE_INFINITY): () => void {
    const hold = { lowest, most };
    this.#holds.add(hold);
    return () => void this.#holds.delete(hold);
  }

  follow(height: number): void {
    const { terms, log } = this.#parts;
    if (terms.blocks === undefined || height % terms.everyBlocks !== 0 || this.#working || this.#stopped) return;
    this.#working = this.#pass(terms.blocks, height)
      .catch((cause: unknown) => log('error', 'pruning failed', { reason: String(cause) }))
      .finally(() => {
        this.#working = undefined;
      });
  }

  /** Completes the batch in progress. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#working;
  }

  async #pass(kept: number, height: number): Promise<void> {
    const { measure, terms } = this.#parts;
    await measured(measure, 'prune', () => this.#prune(kept));
    if (this.#stopped || height % terms.compactEveryBlocks !== 0) return;
    await measured(measure, 'compact', () => this.#compact());
    this.#compactedAt = height;
  }

  async #prune(kept: number): Promise<void> {
    const { ledger, blocks, blockLog, terms, log } = this.#parts;
    const first = this.#below;
    const due = ledger.head.height - kept + 1;
    const held = [...this.#holds].map(({ lowest, most }) => Math.max(lowest() ?? due, due - most));
    const wanted = Math.min(due, ...held, ...[...this.#rows].map(({ nextHeight }) => nextHeight));
    // A chain restored from a snapshot never had the earlier blocks.
    const from = Math.max(first, blocks.oldest);
    const end = Math.min(wanted, from + terms.passBlocks);
    while (this.#below < end && !this.#stopped) await this.#batch(Math.max(this.#below, from), end);
    if (this.#below === 0) return;
    if (this.#below > first) {
      // After a power failure, no database may need blocks that are already removed.
      for (const rows of this.#rows) await rows.flush();
      await ledger.store.database.flush();
      log('debug', 'old blocks pruned', { from, below: this.#below, wanted });
    }
    await blockLog.pruneBelow(this.#below);
  }

  /** Removes some blocks, after the rows that can only be found through them. */
  async #batch(from: number, end: number): Promise<void> {
    const { ledger, blocks } = this.#parts;
    const bundles: FinalBlock['envelopes'][number]['hash'][] = [];
    let to = from;
    while (to < Math.min(end, from + BATCH_BLOCKS) && (to === from || bundles.length < BATCH_BUNDLES)) {
      const block = await this.#readBlock(to++);
      if (block === null) continue;
      for (const { hash } of block.envelopes) bundles.push(hash);
      for (const rows of this.#rows) await rows.removeRows(block);
      await yieldToEventLoop();
    }
    // Before the removal: from now on requests are answered as pruned.
    blocks.dropBelow(to);
    await ledger.store.database.write(pruneBatch({ from, to }, bundles, [...this.#derived]));
    this.#below = to;
  }

  /** A damaged block is removed like others; rows that only it could identify stay behind unused. */
  async #readBlock(height: number): Promise<FinalBlock | null> {
    try {
      return await this.#parts.blocks.once(height);
    } catch (cause) {
      if (!(cause instanceof Failure)) throw cause;
      this.#parts.log('warn', 'unreadable block pruned', { height, reason: String(cause) });
      return null;
    }
  }

  /** Compacts the removed ranges to free disk space, pausing after each range as long as the range took. */
  async #compact(): Promise<void> {
    const { database } = this.#parts.ledger.store;
    const part = this.#compactions++ % HASH_PARTS;
    const width = 256 / HASH_PARTS;
    const hashes = (at: number) => (at === 256 ? columnRange(columns.bundles).lt : Uint8Array.of(columns.bundles, at));
    const ranges = [
      ...[columns.receipts, ...this.#derived].map((column) => heightRange(column, this.#compactedBelow, this.#below)),
      { gte: hashes(part * width), lt: hashes((part + 1) * width) },
    ];
    this.#compactedBelow = this.#below;
    for (const { gte, lt } of ranges) {
      if (this.#stopped) return;
      const begunMs = performance.now();
      await database.compactRange(gte, lt);
      await this.#rest(performance.now() - begunMs);
    }
  }

  async #rest(ms: number): Promise<void> {
    for (const end = performance.now() + ms; performance.now() < end && !this.#stopped; ) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(50, Math.max(1, end - performance.now()))));
    }
  }
}
