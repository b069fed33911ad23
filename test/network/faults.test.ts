/** Four validators as processes under load: killed, frozen, cut off, slow, with torn logs and wrong clocks; nothing is lost. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory } from '../cli/program.js';
import { answerOf } from '../node/live.js';
import { until } from '../until.js';
import { Cluster } from './cluster.js';
import { Load } from './load.js';
import { CUT, FINE } from './udp-proxy.js';

let cluster: Cluster;
let load: Load;

test.before(async () => {
  cluster = await Cluster.create(await newDirectory(), 4, ['--block-time', '1']);
  for (const { index } of cluster.nodes) cluster.start(index);
  await cluster.untilAllSign();
  load = await Load.start(cluster);
});
test.after(async () => {
  await load.stop();
  await cluster.close();
  await cleanUp();
});

/** The network goes on: so many further blocks on these nodes. */
async function goesOn(blocks: number, indexes?: readonly number[]): Promise<void> {
  let from = -1;
  await until(async () => {
    from = Math.max(...(await cluster.heights()));
    return from >= 0;
  }, 'one of them answers');
  await cluster.until(from + blocks, indexes && [...indexes]);
}

/** Heights of all nodes, once each has answered. */
async function allHeights(): Promise<readonly number[]> {
  let heights: readonly number[] = [];
  await until(async () => {
    heights = await cluster.heights();
    return heights.every((height) => height >= 0);
  }, 'all answer');
  return heights;
}

test('three of four validators continue while the fourth, killed with a torn vote log, catches up', async () => {
  await cluster.end(3, 'SIGKILL');
  await goesOn(2, [0, 1, 2]);
  await cluster.tearVoteLog(3, 7);
  cluster.start(3);
  await goesOn(1);
});

test('an even network partition halts the chain, which continues once it heals', async () => {
  cluster.divide(
    [
      [0, 1],
      [2, 3],
    ],
    CUT,
  );
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const before = await allHeights();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const after = await allHeights();
  assert.ok(Math.max(...after) <= Math.max(...before) + 1, `neither half has a quorum: ${before}, then ${after}`);
  cluster.everywhere(FINE);
  await goesOn(1);
});

test('a frozen validator, a one-way link and a slow, lossy network do not stop the chain', async () => {
  cluster.signal(1, 'SIGSTOP');
  await goesOn(2, [0, 2, 3]);
  cluster.signal(1, 'SIGCONT');
  cluster.oneWay(2, 0, CUT);
  await goesOn(1, [0, 1, 3]);
  cluster.everywhere({ delayMs: 60, jitterMs: 60, loss: 0.1 });
  await goesOn(1);
  cluster.everywhere(FINE);
});

test('a clock that is one second fast does not stop the chain', async () => {
  const advanced = answerOf(cluster.url(2), 'dev_advanceTime', 1);
  await goesOn(2);
  const { error } = await advanced;
  // Blocks take the time of validators whose clocks did not move, so the method may wait in vain.
  assert.ok(error === undefined || error.data.name === 'Timeout', JSON.stringify(error));
});

test('no acknowledged bundle is lost, and all nodes have the same chain', async () => {
  await until(() => load.acknowledged.size > 50, 'the load is one');
  await load.stop();
  await goesOn(1);
  assert.ok((await load.check(Math.min(...(await allHeights())))) > 50, `${load.acknowledged.size} were acknowledged`);
  assert.equal(load.surprises, []);
  assert.equal(cluster.failed, []);
});

test.run();
