/** Four validators as processes under load: killed, frozen, cut off, slow, with torn logs and wrong clocks; nothing is lost. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory } from '../cli/program.js';
import { answerOf } from '../node/live.js';
import { Cluster } from './cluster.js';
import { Load } from './load.js';
import { CUT, FINE } from './udp-proxy.js';

let cluster: Cluster;
let load: Load;

test.before(async () => {
  cluster = await Cluster.create(await newDirectory(), 4, ['--block-time', '1']);
  for (const { index } of cluster.nodes) cluster.start(index);
  await cluster.until(1, 30_000);
  load = await Load.start(cluster);
});
test.after(async () => {
  await load.stop();
  await cluster.close();
  await cleanUp();
});

/** The network goes on: so many further blocks on these nodes. */
async function goesOn(blocks: number, ms: number, indexes?: readonly number[]): Promise<void> {
  const from = Math.max(...(await cluster.heights()));
  await cluster.until(from + blocks, ms, indexes && [...indexes]);
}

test('three of four go on without the fourth, which catches up after a kill with a torn vote log', async () => {
  await cluster.end(3, 'SIGKILL');
  await goesOn(2, 15_000, [0, 1, 2]);
  await cluster.tearVoteLog(3, 7);
  cluster.start(3);
  await goesOn(1, 15_000);
});

test('a cut through the middle stops the chain, and healing lets it go on', async () => {
  cluster.divide(
    [
      [0, 1],
      [2, 3],
    ],
    CUT,
  );
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const [before] = await cluster.heights();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const after = await cluster.heights();
  assert.ok(Math.max(...after) <= before! + 1, 'neither half has a quorum');
  cluster.everywhere(FINE);
  await goesOn(1, 15_000);
});

test('a frozen validator and a link that hears only one way do not stop it; a slow and lossy network slows it', async () => {
  cluster.signal(1, 'SIGSTOP');
  await goesOn(2, 15_000, [0, 2, 3]);
  cluster.signal(1, 'SIGCONT');
  cluster.oneWay(2, 0, CUT);
  await goesOn(1, 15_000, [0, 1, 3]);
  cluster.everywhere({ delayMs: 60, jitterMs: 60, loss: 0.1 });
  await goesOn(1, 20_000);
  cluster.everywhere(FINE);
});

test('a clock that is a second fast does not stop it', async () => {
  void answerOf(cluster.url(2), 'dev_advanceTime', 1).catch(() => undefined);
  await goesOn(2, 20_000);
});

test('nothing that was acknowledged is lost, and all nodes have the same chain', async () => {
  await load.stop();
  await goesOn(1, 15_000);
  assert.ok((await load.check()) > 50, `${load.acknowledged.size} were acknowledged`);
  assert.equal(load.surprises, []);
  assert.equal(cluster.failed, []);
});

test.run();
