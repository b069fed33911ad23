/** Filling in the past: in the order of falling heights, told of, taken up where it stopped, and honest about what is gone. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fillPast } from '../../plugins/explorer/backfill.js';
import { IndexBackfilling, IndexDisabled } from '../../plugins/explorer/errors.js';
import { LIVE, PAST, totals } from '../../plugins/explorer/tables.js';
import { MemoryDatabase } from '../../runtime/lib/storage/memory.js';
import type { FinalBlock } from '../../runtime/plugin.js';
import { DataPruned, type Failure } from '../../runtime/sdk.js';
import { until } from '../until.js';

/** A node whose explorer began at height 11. Its blocks are read as fast as `pace` resolves. */
async function nodeAt(oldest: number, pace: (height: number) => Promise<void> = async () => {}) {
  const database = new MemoryDatabase();
  await database.write({ changes: [totals.put(LIVE, { transactions: 0, from_height: 11 })] });
  const read: number[] = [];
  const logged: string[] = [];
  const node = {
    blocks: { oldest, once: async (height: number) => ({ header: { height } }) },
    log: (_: string, message: string) => void logged.push(message),
  } as unknown as Parameters<typeof fillPast>[0];
  const rowsOf = async ({ header: { height } }: FinalBlock) => {
    await pace(height);
    read.push(height);
    return [totals.put(PAST, { transactions: 0, from_height: height })];
  };
  const past = () => fillPast(node, database, rowsOf);
  return { past, read, logged };
}

const refusal = (past: ReturnType<typeof fillPast>) =>
  past.needs(1).then(
    () => undefined,
    (cause: unknown) => cause as Failure,
  );

test('blocks backfilled before a stop are not read again', async () => {
  let hold = true;
  const { past, read, logged } = await nodeAt(0, async (height) => {
    if (height === 5) await until(async () => !hold);
  });
  const first = past();
  assert.is((await refusal(first))?.error, IndexDisabled);
  first.start();
  await until(async () => read.length === 5);
  const told = await refusal(first);
  assert.is(told?.error, IndexBackfilling);
  assert.equal(told?.details, { progress_bps: 5_000, from_height: 6 });
  const stopped = first.stop();
  hold = false;
  await stopped;
  const [before, from] = [read.length, await first.from()];
  assert.ok(before >= 5 && before < 10 && from === 11 - before);

  const second = past();
  assert.is((await refusal(second))?.error, IndexDisabled, 'nobody fills it in now');
  second.start();
  await until(async () => read.length === 10);
  await until(async () => logged.length > 0);
  assert.equal(read, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  assert.is(await second.from(), 1);
  assert.is(await refusal(second), undefined);
  await second.stop();
});

test('the history ends at pruned blocks, and the response says so', async () => {
  const { past, read } = await nodeAt(7);
  const filling = past();
  filling.start();
  await until(async () => read.length === 4);
  await filling.stop();
  assert.equal(read, [10, 9, 8, 7]);
  const told = await refusal(filling);
  assert.is(told?.error, DataPruned);
  assert.equal(told?.details, { oldest_height: 7 });
  assert.is(await filling.from(), 7);
});

test.run();
