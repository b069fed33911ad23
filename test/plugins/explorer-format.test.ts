/** Rows of another format: an explorer that finds some throws them away and tells everything again. */

import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { FORMAT, holders, marks } from '../../plugins/explorer/tables.js';
import { RocksDatabase } from '../../runtime/lib/storage/rocks.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { h } from '../kit/index.js';
import { account, startHere } from '../node/here.js';
import { answerOf, type Written } from '../node/live.js';
import { until } from '../until.js';

test.after(cleanUp);

const carol = `0x${'c'.repeat(64)}`;
const rubbish = holders.put(h(0), 10n ** 30n, h(5) as never, {});

async function ask<T>(url: string, method: string, ...params: unknown[]): Promise<T | undefined> {
  const answer = await answerOf<T>(url, method, ...params);
  return answer.error ? undefined : answer.result;
}

const send = (url: string, amount: string) =>
  answerOf<Written>(url, 'chain_transfer', account(0), carol, 'TRL', amount, { wait: 'included' });
const amounts = async (url: string) => {
  const answer = await ask<{ history: { amount: string }[] }>(url, 'chain_getAddressHistory', carol);
  return answer?.history.map(({ amount }) => amount).join();
};

test('rows of another format are rebuilt, history included, without a request', async () => {
  const dataDir = await newDirectory();
  const before = await startHere(defaults, dataDir);
  await send(before.url, '7');
  await send(before.url, '8');
  await until(async () => (await amounts(before.url)) === '8,7');
  await before.node.stop();

  const database = await RocksDatabase.open(join(dataDir, 'plugins', 'explorer'));
  await database.write({ changes: [marks.put('format', FORMAT + 1), rubbish] });
  await database.close();

  const after = await startHere(defaults, dataDir);
  await until(async () => (await amounts(after.url)) === '8,7');
  const richest = await ask<{ holders: { balance: string }[] }>(after.url, 'chain_getTokenHolders', 'TRL', 3);
  assert.ok(richest!.holders.every(({ balance }) => BigInt(balance) < 10n ** 30n));
  await send(after.url, '9');
  await until(async () => (await amounts(after.url)) === '9,8,7');
  await after.node.stop();
});

test.run();
