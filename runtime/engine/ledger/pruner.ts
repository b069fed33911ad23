/** Removes old blocks, their receipts and the rows that tell of them, a few at a time. State and headers always stay. */

import { Failure } from '../../lib/errors.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { yieldToEventLoop } from '../../lib/scheduler.js';
import type { BlockLog } from '../../lib/storage/block-log.js';
import { columnRange, columns, heightRange } from '../../lib/storage/columns.js';
import { type Measure, measured } from '../../lib/work-timing.js';
import type { Blocks, FinalBlock } from './blocks.js';
import { pruneBatch } from './chain-store.js';
import type { Ledger } from './ledger.js';

/** How much of the past a node keeps, and how it lets go of the rest. */
export interface PruningTerms {
  /** Newest blocks that are kept; undefined for all of them. */
  readonly blocks: number | undefined;
  /** Seconds for which the explorer's rows about the past are kept; undefined for always. */
  readonly explorerSeconds: number | undefined;
  /** Blocks from one pass to the next, and most blocks that one pass removes. */
  readonly everyBlocks: number;
  readonly passBlocks: number;
  /** Blocks from one compaction of what was removed to the next. */
  readonly compactEveryBlocks: number;
  /** Size at which the block log begins a new segment, bytes: segments are removed whole. */
  readonly segmentBytes: number;
}

/** Rows of another database that tell of blocks, and go with them. */
export interface RowsOfBlocks {
  /** The first block whose rows are not written yet: it stays until they are. */
  readonly needs: number;
  /** Removes the rows of a block; called again for the same block after a crash. */
  forget(block: FinalBlock): Promise<void>;
  flush(): Promise<void>;
}

/** Somebody who needs blocks for a while. */
interface Hold {
  readonly lowest: () => number | undefined;
  readonly most: number;
}

/** What pruning needs of its node. */
export interface PrunerParts {
  readonly ledger: Ledger;
  readonly blocks: Blocks;
  readonly blockLog: BlockLog;
  readonly terms: PruningTerms;
  readonly measure?: Measure | undefined;
  readonly log: Log;
}

/** Blocks and bundles that one batch removes, at most; a block is never split. */
const BATCH_BLOCKS = 100;
const BATCH_BUNDLES = 10_000;
/** Bundles are found by their hashes, so what is removed of them lies everywhere: a part of the hashes is compacted at a time. */
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

  /** The height below which blocks were pruned, on this directory ever. */
  get below(): number {
    return this.#below;
  }

  /** Height of the head at the last compaction of this run; null before. */
  get compactedAt(): number | null {
    return this.#compactedAt;
  }

  /** Reads how far an earlier run came; what it did not end is ended by the next pass. `derived`: columns of plugins. */
  async open(derived: readonly number[]): Promise<void> {
    const { ledger, blocks } = this.#parts;
    this.#below = await ledger.store.prunedBelow();
    blocks.dropBelow(this.#below);
    this.#derived = new Set([...derived, ...(await ledger.store.derivedColumns())]);
  }

  /** Rows that go with their blocks. The answer ends that. */
  add(rows: RowsOfBlocks): () => void {
    this.#rows.add(rows);
    return () => void this.#rows.delete(rows);
  }

  /**
   * Keeps blocks from a height on, for as long as it is told one, but no more than `most` beyond those that are kept anyway.
   * The answer ends that.
   */
  hold(lowest: () => number | undefined, most = Number.POSITIVE_INFINITY): () => void {
    const hold = { lowest, most };
    this.#holds.add(hold);
    return () => void this.#holds.delete(hold);
  }

  /** Hears of the head. */
  follow(height: number): void {
    const { terms, log } = this.#parts;
    if (terms.blocks === undefined || height % terms.everyBlocks !== 0 || this.#working || this.#stopped) return;
    this.#working = this.#work(terms.blocks, height)
      .catch((cause: unknown) => log('error', 'old blocks could not be pruned', { reason: String(cause) }))
      .finally(() => {
        this.#working = undefined;
      });
  }

  /** Ends the batch under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#working;
  }

  async #work(kept: number, height: number): Promise<void> {
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
    const wanted = Math.min(due, ...held, ...[...this.#rows].map(({ needs }) => needs));
    // Blocks before a snapshot that the chain here began with were never here.
    const from = Math.max(first, blocks.oldest);
    const end = Math.min(wanted, from + terms.passBlocks);
    while (this.#below < end && !this.#stopped) await this.#batch(Math.max(this.#below, from), end);
    if (this.#below === 0) return;
    if (this.#below > first) {
      // A power failure must not bring back a database that needs blocks which are gone.
      for (const rows of this.#rows) await rows.flush();
      await ledger.store.database.flush();
      log('debug', 'old blocks pruned', { from, below: this.#below, wanted });
    }
    await blockLog.pruneBelow(this.#below);
  }

  /** Removes some blocks: first the rows that can only be found with their help. */
  async #batch(from: number, end: number): Promise<void> {
    const { ledger, blocks } = this.#parts;
    const bundles: FinalBlock['envelopes'][number]['hash'][] = [];
    let to = from;
    while (to < Math.min(end, from + BATCH_BLOCKS) && (to === from || bundles.length < BATCH_BUNDLES)) {
      const block = await this.#readable(to++);
      if (block === null) continue;
      for (const { hash } of block.envelopes) bundles.push(hash);
      for (const rows of this.#rows) await rows.forget(block);
      await yieldToEventLoop();
    }
    // Before they go: who asks from now on is told that they are gone.
    blocks.dropBelow(to);
    await ledger.store.database.write(pruneBatch({ from, to }, bundles, [...this.#derived]));
    this.#below = to;
  }

  /** A damaged block goes like others; what only it could tell of stays behind and is told to nobody. */
  async #readable(height: number): Promise<FinalBlock | null> {
    try {
      return await this.#parts.blocks.once(height);
    } catch (cause) {
      if (!(cause instanceof Failure)) throw cause;
      this.#parts.log('warn', 'a block that is pruned cannot be read', { height, reason: String(cause) });
      return null;
    }
  }

  /** Gives the room of what was removed back to the disk; it rests as long as it works. */
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
