/** What fair order does to votes: a block that is not fair gets no first prevote, and that is all. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Disk, Hub, member, TestNode, VirtualTime } from './fakes.js';
import { A, proposal, Scene } from './scene.js';

const FOUR = ['a', 'b', 'c', 'd'].map((name) => member(name));

test('an unfairly ordered block gets nil at first, and is not committed if all validators find it unfair', async () => {
  for (const [unfair, blocks] of [
    [1, true],
    [4, false],
  ] as const) {
    const time = new VirtualTime();
    const hub = new Hub(time, 20);
    const nodes = FOUR.map(({ publicKey }, i) => {
      const node = new TestNode({
        validators: FOUR,
        time,
        disk: new Disk(),
        network: hub.link(publicKey),
        publicKey,
        intervalMs: 1000,
        fair: i >= unfair,
      });
      hub.nodes.set(publicKey, node);
      return node;
    });
    await Promise.all(nodes.map((node) => node.start()));
    await time.run(10_000);
    assert.is(nodes[3]!.disk.blocks.length > 5, blocks);
    if (!blocks) assert.ok(nodes[3]!.driver.status().round > 0, 'other rounds are tried');
    const stopping = Promise.all(nodes.map((node) => node.driver.stop()));
    await time.run(1000);
    await stopping;
  }
});

test('a validator accepts a polka for a block it found unfair, as more than a third of its voters are honest', () => {
  const unfair = proposal(0, A);
  const scene = new Scene().tell({ ...unfair, verdict: { ...unfair.verdict, fair: false } });
  assert.is(scene.last, 'prevote 0 n -1');
  scene.votes('prevote', 0, A, [1, 2, 3]);
  assert.equal([scene.state.lockedRound, scene.last], [0, 'precommit 0 a -1']);
});

test.run();
