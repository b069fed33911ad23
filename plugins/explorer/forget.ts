/** Pruning of explorer history that is older than the node's retention period. Balances and other current rows stay. */

import type { Database, DatabaseChange, PluginContext } from '../../runtime/plugin.js';
import { yieldToEventLoop } from '../../runtime/plugin.js';
import { type Activity, activitiesIn } from './activity-group.js';
import type { Past } from './backfill.js';
import { readFrom } from './follow.js';
import { keysOfPast } from './past.js';
import { activities, marks } from './tables.js';

/** Groups of activities read at a time, and rows per batch. */
const GROUPS = 64;
const BATCH_ROWS = 2_000;

type Kept = Pick<PluginContext, 'ledger' | 'pruning'>;

/** First block within the retention period; 0 if all blocks are kept. */
export async function keptFrom({ ledger, pruning: { explorerSeconds } }: Kept): Promise<number> {
  if (explorerSeconds === undefined) return 0;
  const { height, header } = ledger.head;
  const before = header.timestamp_ms - explorerSeconds * 1_000;
  // Headers are never pruned, and their timestamps ascend.
  let [from, to] = [0, height];
  while (from < to) {
    const middle = Math.trunc((from + to) / 2);
    const found = await ledger.store.header(middle);
    if (found === null || found.timestamp_ms < before) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Prunes in the background, a bounded number of blocks per pass. */
export function forgetOld(
  node: Kept & Pick<PluginContext, 'hooks' | 'log'>,
  database: Database,
  past: Pick<Past, 'filling'>,
): { stop(): Promise<void> } {
  const { explorerSeconds, everyBlocks, passBlocks } = node.pruning;
  let stopped = false;
  let working: Promise<void> | undefined;

  async function pass(): Promise<void> {
    const from = await readFrom(database);
    const to = Math.min(await keptFrom(node), from + passBlocks);
    if (from >= to) return;
    await forget(database, from, to, () => stopped);
  }

  if (explorerSeconds !== undefined) {
    node.hooks.finalized.tap('forgetting', ({ header }) => {
      // A running backfill writes blocks below the indexed range and within the retention period; prune after it has
      // finished.
      if (header.height % everyBlocks !== 0 || working || stopped || past.filling) return;
      working = pass()
        .catch((cause) => node.log('error', 'explorer pruning failed', { reason: String(cause) }))
        .finally(() => {
          working = undefined;
        });
    });
  }
  return {
    async stop() {
      stopped = true;
      await working;
    },
  };
}

/**
 * Deletes the rows of a range of blocks, block by block; the activities of a block determine all rows that refer to them.
 */
async function forget(database: Database, from: number, to: number, stopped: () => boolean): Promise<void> {
  let changes: DatabaseChange[] = [];
  let next: string | null = activities.cursor(from, 0);
  let height = from;
  let ofBlock: Activity[] = [];
  const drop = () => {
    for (const key of keysOfPast(height, ofBlock)) changes.push([key, null]);
    ofBlock = [];
  };
  /** Writes whole blocks only, so a crash leaves no block half deleted. */
  const write = async (below: number) => {
    await database.write({ changes: [...changes, marks.put('forgotten', below)] });
    changes = [];
    await yieldToEventLoop();
  };
  while (next !== null && !stopped()) {
    const page: Awaited<ReturnType<typeof activities.page>> = await activities.page(database, [], GROUPS, next);
    next = page.next;
    for (const { key, value } of page.rows) {
      if (key[0] >= to) {
        next = null;
        break;
      }
      if (key[0] !== height) {
        drop();
        if (changes.length >= BATCH_ROWS) await write(key[0]);
        height = key[0];
      }
      ofBlock.push(...activitiesIn(value.activities));
      changes.push(activities.delete(...key));
    }
  }
  if (stopped()) return;
  drop();
  await write(to);
}
