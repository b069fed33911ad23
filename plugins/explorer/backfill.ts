/**
 * Backfill: indexes the blocks from before the explorer started, newest first, one at a time; resumes after a restart.
 */

import {
  BLOCKS,
  type Database,
  type DatabaseChange,
  DataPruned,
  type FinalBlock,
  fail,
  type NodeView,
  Progress,
  type Put,
  Trickle,
  yieldToEventLoop,
} from '../../runtime/plugin.js';
import { IndexBackfilling, IndexDisabled } from './errors.js';
import { readFrom } from './follow.js';
import { LIVE, marks, totals } from './tables.js';

/** State of the backfill, as methods see it. */
export interface Past {
  start(): void;
  stop(): Promise<void>;
  /** Whether the backfill is running. */
  readonly filling: boolean;
  /** First height of the contiguous range of indexed blocks; 0 or 1 if the range is complete. */
  from(): Promise<number>;
  /** Fails if this block is not indexed, because it is pruned, is still being backfilled, or never will be. */
  needs(height: number): Promise<void>;
}

/** Creates the backfill of one node. */
export function fillPast(
  { blocks, log }: Pick<NodeView, 'blocks' | 'log'>,
  database: Database,
  rowsOf: (block: FinalBlock, put: Put) => Promise<readonly DatabaseChange[]>,
  keptFrom: () => Promise<number> = async () => 0,
): Past {
  let stopped = false;
  let filling = false;
  let working: Promise<void> | undefined;

  async function fill(): Promise<void> {
    const first = await readFrom(database);
    const kept = await keptFrom();
    const last = () => Math.max(1, blocks.oldest, kept);
    if (first <= last()) return;
    const { put, finish } = new Trickle(database, yieldToEventLoop);
    const progress = new Progress(log, { name: 'explorer backfill', ...BLOCKS }, first);
    for (let height = first - 1; height >= last() && !stopped; height--) {
      const block = await blocks.once(height);
      if (!block) break;
      await finish(await rowsOf(block, put));
      progress.at(height, last());
    }
    if (!stopped) progress.finish(last());
  }

  /**
   * Share of this node's blocks from before the explorer started that is indexed, including backfill before a restart.
   */
  async function progressBps(): Promise<number> {
    const [from, live] = [await readFrom(database), (await totals.get(database, LIVE))!.from_height];
    const all = live - Math.max(1, blocks.oldest);
    return all <= 0 ? 10_000 : Math.trunc(((live - from) * 10_000) / all);
  }

  return {
    from: () => readFrom(database),
    get filling() {
      return filling;
    },
    start() {
      filling = true;
      working = fill()
        .catch((cause) => log('error', 'explorer backfill failed', { reason: String(cause) }))
        .finally(() => {
          filling = false;
        });
    },
    async stop() {
      stopped = true;
      await working;
    },
    async needs(height) {
      const from_height = await readFrom(database);
      if (height >= from_height || from_height <= 1) return;
      if (from_height <= Math.max(blocks.oldest, (await marks.get(database, 'forgotten')) ?? 0))
        fail(DataPruned, { oldest_height: from_height });
      if (working === undefined)
        fail(IndexDisabled, { index: 'history', from_height, next_step: '--backfill-indexes' });
      fail(IndexBackfilling, { progress_bps: await progressBps(), from_height });
    },
  };
}
