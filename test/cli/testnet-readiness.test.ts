/** Waiting for a local network: it never gives up, reports each node, and says what is missing. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Observed, untilAgreed } from '../../cli/testnet/readiness.js';

const MINUTE = 60_000;

/** A network by what each node answers at a time, on a clock of its own. */
async function waited(nodes: number, at: (ms: number, index: number) => Observed | undefined, started = nodes) {
  let ms = 0;
  const lines: string[] = [];
  const height = await untilAgreed({
    nodes,
    started: () => (ms > MINUTE ? nodes : started),
    observe: async (index) => at(ms, index),
    logOf: (index) => `net/${index}/node.log`,
    report: (line) => lines.push(line),
    now: () => ms,
    async pause(length) {
      ms += length;
    },
  });
  return { height, lines, ms };
}

test('the network waits an hour for slow nodes and reports each of their steps once', async () => {
  const ready = (index: number) => (index + 1) * 2 * MINUTE;
  const all = 60 * MINUTE;
  const { height, lines, ms } = await waited(25, (now, index) => {
    if (now < ready(index)) return undefined;
    const peers = Array.from({ length: 25 }, (_, i) => i).filter((i) => i !== index && now >= ready(i)).length;
    return { peers, height: now >= all ? 1 : 0 };
  });
  assert.is(height, 1);
  assert.ok(ms >= all && ms < all + MINUTE);
  for (let index = 0; index < 25; index++) {
    const own = lines.filter((line) => line.startsWith(`node ${index}: `));
    assert.equal(
      own.map((line) => line.split(': ')[1]!.split('  ')[0]),
      ['starting', ...(index === 0 ? ['without peers'] : []), 'linked', 'making blocks'],
    );
  }
});

test('the network logs what it waits for, at most every ten seconds', async () => {
  const { lines } = await waited(4, (now, index) =>
    index > 1 && now < 3 * MINUTE ? undefined : { peers: 1, height: now < 4 * MINUTE ? 0 : 1 },
  );
  const waiting = lines.filter((line) => line.startsWith('waiting: '));
  assert.is(waiting[0], 'waiting: 2 starting, 2 linked; the first block needs 3 of 4 validators, 2 are linked');
  assert.is(waiting.at(-1), 'waiting: 4 linked; every node needs the first block');
  assert.ok(waiting.length <= 24, `${waiting.length} lines in four minutes`);
});

test('a network without progress reports which node to inspect and keeps waiting', async () => {
  const { lines } = await waited(3, (now, index) =>
    index === 2 && now < 20 * MINUTE ? undefined : { peers: 2, height: now < 20 * MINUTE ? 0 : 1 },
  );
  const stalled = lines.filter((line) => line.startsWith('no progress for '));
  assert.match(stalled[0]!, /^no progress for 6\d s; node 2 is starting, check its log net\/2\/node\.log/);
  assert.ok(stalled.length >= 100);
});

test('a resumed network is ready when it makes a block above its previous height', async () => {
  const { height, ms } = await waited(4, (now) => ({ peers: 3, height: now < MINUTE ? 500 : 501 }));
  assert.is(height, 501);
  assert.ok(ms >= MINUTE);
});

test('nodes that wait for their turn to start are reported as queued', async () => {
  const { lines } = await waited(6, (now) => ({ peers: 5, height: now < 2 * MINUTE ? 0 : 1 }), 2);
  assert.is(
    lines.find((line) => line.startsWith('waiting: ')),
    'waiting: 4 queued, 2 linked; the first block needs 5 of 6 validators, 2 are linked',
  );
});

test.run();
