/** A node that began with a snapshot feeds PostgreSQL from there on; one that has the chain from genesis fills in the rest. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../../cli/distribution/default.js';
import { runtimeOf } from '../../../cli/distribution/distribution.js';
import { cleanUp } from '../../cli/program.js';
import { chainOf, start, stop, stopAll } from '../../network/nodes.js';
import { hexOf, operationsOf, Wallet } from '../../node/live.js';
import { until } from '../../until.js';
import { checkRows, spyPlugin } from './chain.js';
import { PostgresServer } from './server.js';

const server = await PostgresServer.start();

test.after.each(stopAll);
test.after(async () => {
  await server.close();
  await cleanUp();
});

const INTERVAL = 4;
const serving = { blockTime: 0.5, serveSnapshots: true, snapshotInterval: INTERVAL };
const plugins = { postgres: { postgres: server.url } };
const missing = () => server.ask<{ first: string; last: string }>('SELECT * FROM trellis.missing').catch(() => []);

test('a snapshot provides the holders and later blocks, and a node with older blocks backfills them', async () => {
  const chain = await chainOf(1);
  const first = await start(chain, serving, 0);
  const user = new Wallet(0, await operationsOf());
  const friend = new Wallet(1, await operationsOf());
  await first.ask('chain_submitBundle', { borsh_hex: hexOf(user.transfer(0, friend.address, 5n)) });
  await until(() => first.logged.some((line) => line.startsWith('snapshot made')), 'a snapshot');

  const snapshotUrl = `http://127.0.0.1:${first.node.snapshotsPort}`;
  const second = await start(chain, { ...serving, plugins, snapshotUrl, bootnodes: [first.address] });
  const { oldest } = second.node.blocks;
  assert.ok(oldest > 1, `${oldest}`);
  await until(async () => (await missing())[0]?.last === `${oldest - 1}`, 'the blocks that it has');
  const made = () => server.count(`SELECT height FROM trellis.progress WHERE part = 'holders'`);
  await until(async () => (await made()) >= oldest, 'the holders, out of the state');
  assert.equal(await missing(), [{ first: '1', last: `${oldest - 1}` }]);

  await stop(second);
  const { dataDir } = first;
  await stop(first);
  const { entry, seen } = spyPlugin();
  const distribution = runtimeOf(defaults);
  // It makes no blocks now: what is checked rests.
  await start(chain, { dataDir, plugins }, undefined, { plugins: [...distribution.plugins!, entry] });
  await until(async () => (await missing()).length === 0, 'the rest to be filled in');
  await checkRows(seen[0]!, server);
});

test.run();
