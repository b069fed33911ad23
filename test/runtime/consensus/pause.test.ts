/** The pause before round 0, and how it gives way to what agreeing will take. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { beginPause } from '../../../runtime/engine/consensus/pause.js';
import type { NextHeight } from '../../../runtime/engine/consensus/ports.js';
import type { Clock } from '../../../runtime/lib/clock.js';
import { Disk, Hub, member, TestNode, VirtualTime } from './fakes.js';

const FOUR = ['a', 'b', 'c', 'd'].map((name) => member(name));

/** How many blocks four validators make in 15 s, a second apart, when agreeing on the next one is said to take so long. */
async function blocksIn15s(expectedMs: number): Promise<number> {
  const time = new VirtualTime();
  const hub = new Hub(time, 20);
  const nodes = FOUR.map(({ publicKey }) => {
    const options = { validators: FOUR, time, disk: new Disk(), network: hub.link(publicKey), publicKey };
    const node = new TestNode({ ...options, intervalMs: 1000, workMs: 5, expectedMs: () => expectedMs });
    hub.nodes.set(publicKey, node);
    return node;
  });
  await Promise.all(nodes.map((node) => node.start()));
  await time.run(15_000);
  const stopping = Promise.all(nodes.map((node) => node.driver.stop()));
  await time.run(1000);
  await stopping;
  const [{ disk }] = nodes as [TestNode];
  for (const node of nodes) {
    assert.is(node.halted, null);
    assert.ok(disk.blocks.every(({ hash }, i) => (node.disk.blocks[i]?.hash ?? hash) === hash));
  }
  return disk.blocks.length;
}

test('a height starts earlier by the expected time to agree on the waiting bundles', async () => {
  assert.is(await blocksIn15s(0), 13);
  assert.is(await blocksIn15s(400), 21);
});

test('a quarter of the pause remains, however long agreement is expected to take', async () => {
  const blocks = await blocksIn15s(5_000);
  assert.ok(blocks > 34 && blocks < 60, `${blocks} blocks`);
});

test('a clock that is set back does not lengthen the pause', () => {
  for (const expectedMs of [undefined, () => 0]) {
    let nowMs = 10_000_000;
    const next = { targetMs: 2_000, intervalMs: 2_000 } as NextHeight;
    const left = beginPause(next, { now: () => nowMs } as Clock, expectedMs ? { expectedMs } : {});
    let waitedMs = 0;
    for (let waits = 0; left(waitedMs) > 0 && waits < 100; waits++) {
      waitedMs += left(waitedMs);
      nowMs -= 3_600_000;
    }
    assert.is(waitedMs, 2_000);
  }
});

test.run();
