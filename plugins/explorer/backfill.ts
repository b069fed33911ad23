/** Fills in the blocks before the explorer began, the newest first, a block at a time; goes on where it stopped. */

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

/** The past as methods see it. */
export interface Past {
  start(): void;
  stop(): Promise<void>;
  /** Whether it is being filled in. */
  readonly filling: boolean;
  /** The height from which on all blocks are read; 0 or 1 when that is all of them. */
  from(): Promise<number>;
  /** Refuses a question about blocks that the explorer has not read: they are being filled in, or never will be. */
  needs(height: number): Promise<void>;
}

/** The past of one node. */
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

  /** Of all blocks before the explorer began that this node has, also those that were filled in before it was restarted. */
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
