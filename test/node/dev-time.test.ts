/** The time of a dev chain: its developer moves it, and nobody else. */

import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory, startProcess, trellis } from '../cli/program.js';
import { answerOf, refusalOf } from './live.js';

test.after(cleanUp);

const DAY = 86_400;

interface Moved {
  readonly height: number;
  readonly time: number;
}

const headOf = async (url: string): Promise<{ height: number; timestamp: number }> => {
  const answer = await answerOf<{ blocks: { height: number; timestamp: number }[] }>(url, 'chain_getRecentBlocks', 1);
  return answer.error ? Promise.reject(new Error(answer.error.message)) : answer.result.blocks[0]!;
};

test('block time can only be advanced, and the advance survives a restart', async () => {
  const dataDir = join(await newDirectory(), 'chain');
  const first = await startProcess('dev', '--data-dir', dataDir);
  const before = await headOf(first.url);
  const moved = await first.ask<Moved>('dev_advanceTime', 21 * DAY);
  assert.ok(moved.time >= before.timestamp + 21 * DAY && moved.time < before.timestamp + 22 * DAY);
  assert.ok(moved.height > before.height);
  const again = await first.ask<Moved>('dev_advanceTime', 1);
  assert.ok(again.time > moved.time);
  for (const seconds of [0, -1, 1.5, '1', 10 ** 10]) {
    assert.is((await refusalOf(first.url, 'dev_advanceTime', seconds)).code, -32602, `${seconds}`);
  }
  await first.stop();

  const second = await startProcess('dev', '--data-dir', dataDir);
  const later = await second.ask<Moved>('dev_advanceTime', DAY);
  assert.ok(later.time >= again.time + DAY);
  await second.stop();
});

interface Tiers {
  readonly elastic: boolean;
  readonly tiers: { readonly cold: { readonly entries: number } };
}

test('records unused for the days of --elastic-days of chain time move to cold files and stay readable', async () => {
  const node = await startProcess('dev', '--data-dir', join(await newDirectory(), 'chain'), '--elastic-state');
  const cold = async () => (await node.ask<Tiers>('chain_getStorageStats')).tiers.cold.entries;
  await node.ask('dev_advanceTime', 29 * DAY);
  assert.is(await cold(), 0);
  // A walk over the state begins every ten blocks at the earliest, and each advance makes a block.
  let moves = 0;
  while ((await cold()) === 0) {
    await node.ask('dev_advanceTime', 31 * DAY);
    assert.ok(++moves < 1_000, 'no record moved');
  }
  const { formatted } = await node.ask<{ formatted: string }>('chain_getBalance', `0x${'7'.padStart(64, '0')}`, 'TRL');
  assert.ok(Number(formatted) > 0);
  await node.stop();
});

test('advancing time is rejected on other networks and for remote callers', async () => {
  const directory = await newDirectory();
  const key = join(directory, 'validator.key');
  const dataDir = join(directory, 'data');
  await trellis('keys', 'new', key);
  await trellis('genesis', 'new', 'testnet', '--validators', key, '--upgrade-authority', key, '--data-dir', dataDir);
  const node = await startProcess('start', '--data-dir', dataDir, '--validator-key', key);
  const refused = await refusalOf(node.url, 'dev_advanceTime', DAY);
  assert.equal([refused.code, refused.data.name], [1011, 'MethodDisabledOnNetwork']);
  assert.is(refused.data.details.network, 'testnet');
  await node.stop();

  const outside = Object.values(networkInterfaces())
    .flat()
    .find((one) => one !== undefined && !one.internal && one.family === 'IPv4');
  const open = await startProcess('dev', '--ephemeral', '--rpc-host', '0.0.0.0');
  const far = outside ? open.url.replace('0.0.0.0', outside.address) : open.url;
  const headers = { 'content-type': 'application/json', ...(outside ? {} : { 'x-forwarded-for': '192.0.2.1' }) };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'dev_advanceTime', params: [DAY] });
  const answer = await fetch(far, { method: 'POST', headers, body });
  assert.is(((await answer.json()) as { error: { code: number } }).error.code, 1011);
  await open.stop();
});

test.run();
