/** Fills in the blocks before the explorer began, the newest first, a block at a time; goes on where it stopped. */

import {
  type Database,
  type DatabaseChange,
  type FinalBlock,
  fail,
  type NodeView,
  type Put,
  Trickle,
} from '../../runtime/sdk.js';
import { IndexBackfilling, IndexDisabled } from './errors.js';
import { readFrom } from './follow.js';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The past as methods see it. */
export interface Past {
  start(): void;
  stop(): Promise<void>;
  /** Refuses a question about blocks that the explorer has not read: they are being filled in, or never will be. */
  needs(height: number): Promise<void>;
}

/** How often the log tells of the progress. */
const TELL_MS = 10_000;

/** The past of one node. */
export function fillPast(
  { blocks, ledger, log }: Pick<NodeView, 'blocks' | 'ledger' | 'log'>,
  database: Database,
  rowsOf: (block: FinalBlock, put: Put) => Promise<readonly DatabaseChange[]>,
): Past {
  let stopped = false;
  let working: Promise<void> | undefined;

  async function fill(): Promise<void> {
    const first = await readFrom(database);
    if (first <= Math.max(1, blocks.oldest)) return;
    const { put, finish } = new Trickle(database, nextTurn);
    let told = performance.now();
    for (let height = first - 1; height >= Math.max(1, blocks.oldest) && !stopped; height--) {
      const block = await blocks.at(height);
      if (!block) break;
      await finish(await rowsOf(block, put));
      if (performance.now() - told < TELL_MS) continue;
      told = performance.now();
      log('info', 'filling in the explorer', {
        height,
        progress_percent: Math.trunc(((first - height) * 100) / first),
      });
    }
    if (!stopped) log('info', 'the explorer has all blocks of this node', { from: Math.max(1, blocks.oldest) });
  }

  return {
    start() {
      working = fill().catch((cause) => log('error', 'filling in the explorer stopped', { reason: String(cause) }));
    },
    async stop() {
      stopped = true;
      await working;
    },
    async needs(height) {
      const from_height = await readFrom(database);
      if (height >= from_height || from_height <= 1) return;
      if (working === undefined)
        fail(IndexDisabled, { index: 'history', from_height, next_step: '--backfill-indexes' });
      const done = ledger.head.height - from_height;
      fail(IndexBackfilling, {
        progress_bps: Math.trunc((done * 10_000) / Math.max(1, ledger.head.height)),
        from_height,
      });
    },
  };
}
