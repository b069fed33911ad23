/** Subscribers who read more slowly than blocks come: they skip, and learn it. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Channel, OWN_REQUEST, type RpcRequest } from '../../../runtime/lib/rpc/methods/method.js';
import { CHAIN } from '../../../runtime/lib/rpc/subscriptions/notification-queue.js';
import {
  type SubscriptionKind,
  type SubscriptionLimits,
  Subscriptions,
} from '../../../runtime/lib/rpc/subscriptions/subscriptions.js';
import { until } from '../../until.js';
import { type Block, block, LOGS, NEW_HEADS } from './blocks.js';
import { type Answered, pause } from './kit.js';

/** A caller whose reading the test controls. */
class Valve implements Channel {
  congested = false;
  queued = 0;
  readonly sent: Answered[] = [];
  private drain: () => void = () => undefined;

  send(text: string): void {
    this.sent.push(JSON.parse(text).params);
  }
  onDrain(action: () => void): void {
    this.drain = action;
  }
  queue(bytes: number): void {
    this.queued = bytes;
  }
  onClose(): void {}
  open(): void {
    this.congested = false;
    this.drain();
  }
}

function slowReader(limits: Partial<SubscriptionLimits> = {}): {
  valve: Valve;
  subscriptions: Subscriptions<Block>;
  request: RpcRequest;
} {
  const valve = new Valve();
  const subscriptions = new Subscriptions<Block>(() => undefined, limits);
  return { valve, subscriptions, request: { ...OWN_REQUEST, transport: 'ws', channel: valve } };
}

/** Tells of a block; a slice that a busy machine cut short goes on before the next one. */
async function publish(subscriptions: Subscriptions<Block>, told: Block): Promise<void> {
  subscriptions.publish(told);
  await new Promise(setImmediate);
}

test('a caller that does not read keeps its latest 64 blocks, and seq and skipped report the dropped ones', async () => {
  const { valve, subscriptions, request } = slowReader();
  const asked = { heads: 0, logs: 0 };
  const heads = subscriptions.feed(NEW_HEADS(asked), CHAIN);
  const logs = subscriptions.feed(LOGS(asked), CHAIN);
  subscriptions.subscribe(heads, undefined, request);
  subscriptions.subscribe(logs, { opType: ['Swap'] }, request);
  await publish(subscriptions, block(1));
  valve.congested = true;
  for (let height = 2; height <= 101; height++) {
    if (height === 10 || height === 20) await publish(subscriptions, block(height, 'Swap', 'Swap'));
    else await publish(subscriptions, block(height));
  }
  assert.is(valve.sent.length, 1);
  assert.is(subscriptions.stats().skippedBlocks, 36);
  valve.open();
  await publish(subscriptions, block(102, 'Swap'));
  const told = (kind: string): Answered[] => valve.sent.filter((params) => params.kind === kind);
  assert.equal(
    told('newHeads').map(({ seq, result }) => [seq, result.height]),
    [[1, 1], ...Array.from({ length: 65 }, (_, i) => [38 + i, 38 + i])],
  );
  assert.equal(
    told('newHeads').flatMap(({ skipped }) => skipped ?? []),
    [{ from: 2, to: 37 }],
  );
  assert.equal(told('newHeads')[1].skipped, { from: 2, to: 37 });
  // Four of the logs were in skipped blocks: numbers 1 to 4 never come, and the next one says where they were.
  assert.equal(
    told('logs').map(({ seq, result, skipped }) => ({ seq, height: result.blockHeight, skipped })),
    [{ seq: 5, height: 102, skipped: { from: 10, to: 20 } }],
  );
});

test('the queue is bounded in bytes too: the oldest blocks are dropped, and the caller is charged for the rest', async () => {
  const { valve, subscriptions, request } = slowReader({ queuedBytes: 2_000 });
  const logs = subscriptions.feed(LOGS({ heads: 0, logs: 0 }), CHAIN);
  subscriptions.subscribe(logs, undefined, request);
  valve.congested = true;
  const many = Array.from({ length: 10 }, () => 'Swap');
  for (let height = 1; height <= 20; height++) {
    await publish(subscriptions, block(height, ...many));
    assert.ok(valve.queued > 0 && valve.queued <= 2_000, `${valve.queued} bytes at ${height}`);
  }
  const skipped = subscriptions.stats().skippedBlocks;
  assert.ok(skipped > 10);
  await publish(subscriptions, block(21, ...Array.from({ length: 1_000 }, () => 'Swap')));
  assert.ok(valve.queued > 2_000, 'the newest block is kept, and counted, whatever it takes');
  const send = valve.send.bind(valve);
  valve.send = (text) => {
    send(text);
    valve.congested = valve.sent.length === 100;
  };
  const before = valve.queued;
  valve.open();
  assert.ok(valve.queued < before, 'what is sent of a block counts no more');
  valve.open();
  assert.is(valve.sent[0].result.blockHeight, 21);
  assert.equal(valve.sent[0].skipped, { from: 1, to: 20 });
});

test('a caller that stops reading within a block gets the rest of it, or learns that it was skipped', async () => {
  for (const later of [5, 64]) {
    const { valve, subscriptions, request } = slowReader();
    const logs = subscriptions.feed(LOGS({ heads: 0, logs: 0 }), CHAIN);
    subscriptions.subscribe(logs, undefined, request);
    const send = valve.send.bind(valve);
    valve.send = (text) => {
      send(text);
      valve.congested = valve.sent.length === 2;
    };
    await publish(subscriptions, block(1, 'a', 'b', 'c', 'd'));
    for (let height = 2; height <= later + 1; height++) await publish(subscriptions, block(height, 'e'));
    valve.open();
    const [third] = valve.sent.slice(2);
    if (later === 5) assert.equal([third.seq, third.result.blockHeight, third.skipped], [3, 1, undefined]);
    else assert.equal([third.seq, third.result.blockHeight, third.skipped], [5, 2, { from: 1, to: 1 }]);
    assert.is(valve.sent.at(-1).seq, later + 4);
  }
});

test('a big block is sent in chunks, so that other callers get their turn', async () => {
  const { valve, subscriptions, request } = slowReader();
  const logs = subscriptions.feed(LOGS({ heads: 0, logs: 0 }), CHAIN);
  subscriptions.subscribe(logs, undefined, request);
  let run = 0;
  let longest = 0;
  const send = valve.send.bind(valve);
  valve.send = (text) => {
    send(text);
    longest = Math.max(longest, ++run);
    setImmediate(() => {
      run = 0;
    });
  };
  subscriptions.publish(block(1, ...Array.from({ length: 1000 }, () => 'Swap')));
  await until(() => valve.sent.length === 1000);
  assert.is(longest, 256);
});

test('queued notifications of an ended subscription are not sent', async () => {
  const { valve, subscriptions, request } = slowReader();
  const logs = subscriptions.feed(LOGS({ heads: 0, logs: 0 }), CHAIN);
  const first = subscriptions.subscribe(logs, undefined, request);
  const second = subscriptions.subscribe(logs, undefined, request);
  valve.congested = true;
  await publish(subscriptions, block(1, 'Swap'));
  subscriptions.unsubscribe(first, request, CHAIN);
  valve.open();
  assert.equal(
    valve.sent.map(({ subscription }) => subscription),
    [second],
  );
});

test('very many distinct filters do not stall the node, and no block is sent out of order', async () => {
  const { valve, subscriptions, request } = slowReader({ perConnection: 1000, queuedBlocks: 4 });
  let chosen = 0;
  const slow: SubscriptionKind<Block> = {
    name: 'logs',
    about: 'Slow.',
    item: {},
    select({ height }) {
      chosen++;
      for (const end = performance.now() + 1; performance.now() < end; );
      return [{ height }];
    },
  };
  const feed = subscriptions.feed(slow, CHAIN);
  for (let i = 0; i < 50; i++) subscriptions.subscribe(feed, { i }, request);
  for (let height = 1; height <= 10; height++) subscriptions.publish(block(height));
  assert.ok(chosen >= 1 && chosen <= 15, `${chosen} filters in the turn of who publishes`);
  await until(() => valve.sent.length === 250);
  await pause(20);
  const heights = valve.sent.map(({ result }) => result.height);
  assert.equal([...new Set(heights)], [1, 7, 8, 9, 10]);
  assert.equal(
    valve.sent.filter(({ skipped }) => skipped).map(({ skipped }) => skipped),
    Array.from({ length: 50 }, () => ({ from: 2, to: 6 })),
  );
});

test.run();
