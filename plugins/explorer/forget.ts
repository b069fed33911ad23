/** Forgets what the explorer tells of the past once it is older than the node keeps. Who holds what now stays. */

import type { Database, DatabaseChange, PluginContext } from '../../runtime/plugin.js';
import { yieldToEventLoop } from '../../runtime/plugin.js';
import type { Past } from './backfill.js';
import { type Fact, factsIn } from './fact-group.js';
import { readFrom } from './follow.js';
import { keysOfPast } from './past.js';
import { facts, marks } from './tables.js';

/** Groups of facts that are read at a time, and rows of a batch. */
const GROUPS = 64;
const BATCH_ROWS = 2_000;

type Kept = Pick<PluginContext, 'ledger' | 'pruning'>;

/** The first block that is young enough to be told of; 0 where all are. */
export async function keptFrom({ ledger, pruning: { explorerSeconds } }: Kept): Promise<number> {
  if (explorerSeconds === undefined) return 0;
  const { height, header } = ledger.head;
  const before = header.timestamp_ms - explorerSeconds * 1_000;
  // Headers are kept for good, and their times rise.
  let [from, to] = [0, height];
  while (from < to) {
    const middle = Math.trunc((from + to) / 2);
    const found = await ledger.store.header(middle);
    if (found === null || found.timestamp_ms < before) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Forgets beside the node's own work, a bounded number of blocks at a time. */
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
      // What is being filled in lies below what was read, and above what is kept: it is forgotten when it is whole.
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

/** Removes what the facts of some blocks tell, block by block: from the facts follow all rows that name them. */
async function forget(database: Database, from: number, to: number, stopped: () => boolean): Promise<void> {
  let changes: DatabaseChange[] = [];
  let next: string | null = facts.cursor(from, 0);
  let height = from;
  let told: Fact[] = [];
  const drop = () => {
    for (const key of keysOfPast(height, told)) changes.push([key, null]);
    told = [];
  };
  /** Only whole blocks: a crash leaves none half forgotten. */
  const write = async (below: number) => {
    await database.write({ changes: [...changes, marks.put('forgotten', below)] });
    changes = [];
    await yieldToEventLoop();
  };
  while (next !== null && !stopped()) {
    const page: Awaited<ReturnType<typeof facts.page>> = await facts.page(database, [], GROUPS, next);
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
      told.push(...factsIn(value.facts));
      changes.push(facts.delete(...key));
    }
  }
  if (stopped()) return;
  drop();
  await write(to);
}
