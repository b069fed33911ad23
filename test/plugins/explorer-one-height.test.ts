/** Rows, totals and heights of one answer are of one block, also when blocks are committed between its reads. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Batch, DatabaseReads, DatabaseView } from '../../runtime/lib/storage/database.js';
import { MemoryDatabase } from '../../runtime/lib/storage/memory.js';
import { Stage } from '../examples/stage.js';
import { until } from '../until.js';

/** Reads until the commit, which happens before the last of them. */
let readsLeft = Number.POSITIVE_INFINITY;
let commit: () => Promise<void> = async () => undefined;
let reads = 0;

async function beforeRead(): Promise<void> {
  reads++;
  if (--readsLeft !== 0) return;
  readsLeft = Number.POSITIVE_INFINITY;
  await commit();
}

const counted = (of: DatabaseReads): DatabaseReads => ({
  get: async (key) => beforeRead().then(() => of.get(key)),
  getMany: async (keys) => beforeRead().then(() => of.getMany(keys)),
  range: async (range) => beforeRead().then(() => of.range(range)),
});

/** Has blocks committed before one of its reads, and says how often its rows were written. */
class Counted extends MemoryDatabase {
  writes = 0;

  override async write(batch: Batch): Promise<void> {
    await super.write(batch);
    this.writes++;
  }

  override view(): DatabaseView {
    const view = super.view();
    return { ...counted(view), close: () => view.close() };
  }
}

const databases: Counted[] = [];
const stage = await Stage.open({}, [], () => {
  const database = new Counted();
  databases.push(database);
  return database;
});
const [alice, bob] = [stage.person(0), stage.person(1)];
test.after(() => stage.close());

await stage.write('chain_createToken', 'Acorn', 'ACN', 2, '1000000', alice);
await stage.write('chain_transfer', alice, bob, 'ACN', '1000');
await stage.write('chain_anchor', 'forest.notes', 'first', `0x${'5e'.repeat(32)}`, alice);

/** A block that changes every answer below. Rows follow it without a call: calls of one caller are answered one by one. */
let anchors = 0;
async function change(): Promise<void> {
  const wait = { wait: 'pending' };
  await stage.ask('chain_transfer', alice, stage.person(2 + (anchors % 6)), 'ACN', `${1 + anchors}`, wait);
  await stage.ask('chain_transfer', bob, alice, 'ACN', '1', wait);
  await stage.ask('chain_anchor', 'forest.notes', `key-${anchors++}`, `0x${'5e'.repeat(32)}`, alice, wait);
  const following = databases.map((database) => [database, database.writes] as const);
  await stage.makeBlocks();
  await until(() => following.filter(([{ writes }, before]) => writes > before).length >= FOLLOWING, 'the rows');
}
/** Databases whose rows follow blocks: of the indexes, the explorer and the Ethereum clients. */
const FOLLOWING = 3;

const asked: readonly (readonly [method: string, ...params: readonly unknown[]])[] = [
  ['chain_getTokenHolders', 'ACN'],
  ['chain_getTokenTransfers', 'ACN'],
  ['chain_getAddressHistory', alice, 100, null, 'all'],
  ['chain_getRecentTransactions', 100],
  ['chain_getNetworkStats'],
  ['chain_getTokenReputation', 'ACN'],
  ['chain_getAddressTokens', alice],
  ['chain_anchorsBy', alice],
];

for (const [method, ...params] of asked) {
  test(`${method} answers from one block even if others are added meanwhile`, async () => {
    const ask = () => stage.ask(method, ...params);
    await change();
    await stage.mine();
    reads = 0;
    await ask();
    const most = reads;
    assert.ok(most > 0);
    for (let read = 1; read <= most; read++) {
      await stage.mine();
      const before = await ask();
      commit = change;
      readsLeft = read;
      const answer = await ask();
      assert.is(readsLeft, Number.POSITIVE_INFINITY, `blocks came before read ${read} of ${most}`);
      await stage.mine(0);
      const after = await ask();
      const isWhole = [before, after].some((one) => JSON.stringify(one) === JSON.stringify(answer));
      assert.ok(isWhole, `read ${read}: ${JSON.stringify({ before, answer, after })}`);
      assert.is.not(JSON.stringify(before), JSON.stringify(after), 'the blocks change the answer');
    }
  });
}

test.run();
