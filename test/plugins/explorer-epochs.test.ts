/** Epochs of validators in the explorer: written with the block that ends one, and the oldest let go. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { epochRows, KEPT_EPOCHS } from '../../plugins/explorer/epochs.js';
import { epochs } from '../../plugins/explorer/tables.js';
import { MemoryDatabase } from '../../runtime/lib/storage/memory.js';
import type { FinalBlock } from '../../runtime/plugin.js';
import type { Address } from '../../runtime/sdk.js';
import { h } from '../kit/index.js';

const EPOCH_BLOCKS = 10;
const [wind, rain] = [h(1), h(2)] as readonly string[] as readonly [Address, Address];

const record = (produced: number, jailed = false) => ({
  ...{ own: { amount: 5n }, delegated: 3n, pool: { bond: { amount: 2n } }, jailed },
  ...{ score_bps: 9_000, produced, missed: 1 },
});
type Changes = Parameters<typeof epochRows>[0]['changes'];
type Page = readonly { readonly key: readonly unknown[]; readonly before: unknown; readonly after: unknown }[];

/** A chain whose block changed these records of validators; undefined: it is forgotten. */
function nodeOf(...pages: readonly (Page | undefined)[]) {
  const asked: number[] = [];
  const changes = async function* (_module: string, _store: string, height: number) {
    asked.push(height);
    yield* pages;
  } as Changes;
  const node = {
    changes,
    ledger: { chain: { epochBlocks: EPOCH_BLOCKS } },
    set: { modules: [{ module: { name: 'validators' } }] },
  } as unknown as Parameters<typeof epochRows>[0];
  return { node, asked };
}

const ending = (epoch: number, height = (epoch + 1) * EPOCH_BLOCKS) =>
  ({ header: { height, epoch, timestamp_ms: height * 1_000 } }) as unknown as FinalBlock;
const active = (who: Address, before: number, after: number) => ({
  ...{ key: [who], before: record(before), after: record(after, who === rain) },
});

test('the last block of an epoch records the performance of each of its validators, and no other block is read', async () => {
  const database = new MemoryDatabase();
  const { node, asked } = nodeOf(
    [active(wind, 4, 9), { key: [h(3)], before: undefined, after: record(0) }],
    [active(rain, 0, 5)],
  );
  for (const height of [0, 1, EPOCH_BLOCKS - 1, EPOCH_BLOCKS + 1])
    assert.equal(await epochRows(node, database, ending(0, height)), []);
  assert.equal(asked, []);
  await database.write({ changes: await epochRows(node, database, ending(7)) });
  assert.equal(asked, [80]);
  const told = { time: 80, produced: 5, missed: 0, score_bps: 9_000, stake: 10n };
  assert.equal(
    await epochs.getMany(database, [
      [wind, 7],
      [rain, 7],
      [h(3) as string as Address, 7],
    ]),
    [{ ...told, jailed: false }, { ...told, jailed: true }, undefined],
  );
});

test('an epoch whose changes are no longer known is left out entirely', async () => {
  const { node } = nodeOf([active(wind, 4, 9)], undefined);
  assert.equal(await epochRows(node, new MemoryDatabase(), ending(7)), []);
});

test('the last 10,000 epochs of each validator are kept, even if it was not always active', async () => {
  const database = new MemoryDatabase();
  const run = async (who: Address, epoch: number) => {
    const { node } = nodeOf([active(who, 0, 1)]);
    await database.write({ changes: await epochRows(node, database, ending(epoch)) });
  };
  const kept = async (who: Address) =>
    (await epochs.page(database, [who], 100)).rows.map(({ key: [, epoch] }) => epoch);
  for (const epoch of [0, 1, 2, 3, 5]) await run(wind, epoch);
  await run(rain, 0);
  const late: number[] = [];
  for (const more of [4, 5, 6]) {
    late.unshift(KEPT_EPOCHS + more);
    await run(wind, late[0]!);
    assert.ok((await kept(wind)).length <= 5, 'each new one takes two old ones along');
  }
  assert.equal(await kept(wind), late);
  assert.equal(await kept(rain), [0]);
});

test.run();
