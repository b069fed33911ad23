/** Subscriptions that go on where another one ended, at any node: nothing missed, nothing doubled, within a bounded history. */

import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { components } from '../../../runtime/lib/rpc/documents/components.js';
import { chainSubscriptions } from '../../../runtime/lib/rpc/subscriptions/subscribe-methods.js';
import { HISTORY_BLOCKS, Subscriptions } from '../../../runtime/lib/rpc/subscriptions/subscriptions.js';
import { until } from '../../until.js';
import { type Block, block, LOGS, NEW_HEADS } from './blocks.js';
import { type Answered, closeAll, type Fixture, type Socket, serve } from './kit.js';

test.after.each(closeAll);

/** A node with a chain of its own making: of others it has what it was told. */
class Node {
  readonly subscriptions: Subscriptions<Block>;
  readonly fixture: Fixture;
  readonly chain: Block[];
  readonly asked: { heads: number; logs: number };
  /** The oldest block that is here. */
  oldest = 1;

  private constructor(
    subscriptions: Subscriptions<Block>,
    fixture: Fixture,
    chain: Block[],
    asked: { heads: number; logs: number },
  ) {
    this.subscriptions = subscriptions;
    this.fixture = fixture;
    this.chain = chain;
    this.asked = asked;
  }

  static async open(chain: readonly Block[] = [], perSecond = 0): Promise<Node> {
    const own = [...chain];
    const asked = { heads: 0, logs: 0 };
    const node: { it?: Node } = {};
    const history = {
      get head() {
        return own.length;
      },
      block: async (height: number) => (height < node.it!.oldest ? null : (own[height - 1] ?? null)),
    };
    const subscriptions = new Subscriptions<Block>(() => undefined, {}, history);
    const methods = chainSubscriptions(subscriptions, [NEW_HEADS(asked), LOGS(asked)]);
    const fixture = await serve({ methods, limits: { perSecond } });
    node.it = new Node(subscriptions, fixture, own, asked);
    return node.it;
  }

  add(one: Block): void {
    this.chain.push(one);
    this.subscriptions.publish(one);
  }
}

const isNotification = new Ajv2020({ strict: false }).compile({
  components: { schemas: components },
  $ref: '#/components/schemas/SubscriptionNotification',
});

const subscribe = async (socket: Socket, kind: string, ...params: unknown[]): Promise<Answered> =>
  socket.call(`chain_subscribe_${kind}`, params);

/** The next notifications of a socket. */
async function take(socket: Socket, count: number): Promise<Answered[]> {
  const all: Answered[] = [];
  while (all.length < count) {
    const message = await socket.next();
    assert.is(isNotification(message), true);
    all.push(message.params);
  }
  return all;
}

const chainOf = (count: number): Block[] => Array.from({ length: count }, (_, i) => block(i + 1, 'Transfer', 'Swap'));

test('a subscription resumes after the last block received and continues with new ones', async () => {
  const node = await Node.open(chainOf(10));
  const socket = await node.fixture.socket();
  await subscribe(socket, 'newHeads', { seq: 7, height: 7 });
  const told = await take(socket, 3);
  node.add(block(11));
  told.push(...(await take(socket, 1)));
  assert.equal(
    told.map(({ seq, result, skipped }) => [seq, result.height, skipped]),
    [8, 9, 10, 11].map((height) => [height, height, undefined]),
  );
  assert.is(await socket.quiet(), 0);
});

test('within a block it resumes after the items already delivered', async () => {
  const node = await Node.open([block(1, 'A', 'B', 'A', 'C'), block(2, 'A')]);
  const socket = await node.fixture.socket();
  await subscribe(socket, 'logs', { opType: ['A', 'C'] }, { seq: 41, height: 1, items: 2 });
  const told = await take(socket, 2);
  assert.equal(
    told.map(({ seq, result }) => [seq, result.blockHeight, result.opType]),
    [
      [42, 1, 'C'],
      [43, 2, 'A'],
    ],
  );
});

test('subscribers that change nodes at any point receive each item once and in order', async () => {
  const lengths = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 12 });
  const moves = fc.array(fc.record({ take: fc.integer({ min: 0, max: 8 }), ahead: fc.integer({ min: 0, max: 4 }) }), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(lengths, moves, async (sizes, steps) => {
      const whole = sizes.map((size, i) => block(i + 1, ...Array.from({ length: size }, (_, at) => `Op${at}`)));
      const items = whole.flatMap(({ height, logs }) => logs.map(({ opType }) => `${height} ${opType}`));
      const heard: string[] = [];
      let place = { seq: 0, height: 0, items: 0 };
      for (const { take: wanted, ahead } of [...steps, { take: items.length, ahead: 0 }]) {
        const isLast = wanted === items.length;
        // Nodes are not equally far, and go on while they tell of the past.
        const node = await Node.open(whole.slice(0, Math.min(whole.length, ahead + place.height)));
        const socket = await node.fixture.socket();
        const resume = place.items === 0 ? { seq: place.seq, height: place.height } : place;
        assert.is((await subscribe(socket, 'logs', null, resume)).error, undefined);
        for (const one of whole.slice(node.chain.length)) {
          node.add(one);
          await new Promise(setImmediate);
        }
        for (let i = 0; i < (isLast ? items.length : wanted) && heard.length < items.length; i++) {
          const [{ seq, result }] = (await take(socket, 1)) as [Answered];
          heard.push(`${result.blockHeight} ${result.opType}`);
          assert.is(seq, heard.length);
          const again = result.blockHeight === place.height && place.items > 0;
          place = { seq, height: result.blockHeight, items: again ? place.items + 1 : 1 };
        }
        if (isLast) assert.is(await socket.quiet(5), 0);
        socket.ws.terminate();
      }
      assert.equal(heard, items);
      await closeAll();
    }),
    { numRuns: 25 },
  );
});

test('blocks that are older than the history or pruned are reported as skipped', async () => {
  const node = await Node.open(chainOf(HISTORY_BLOCKS + 50));
  const socket = await node.fixture.socket();
  await subscribe(socket, 'newHeads', { seq: 10, height: 10 });
  const [first] = await take(socket, 1);
  assert.equal([first.seq, first.result.height, first.skipped], [11, 51, { from: 11, to: 50 }]);
  node.oldest = HISTORY_BLOCKS + 49;
  const other = await node.fixture.socket();
  await subscribe(other, 'newHeads', { seq: 10, height: HISTORY_BLOCKS });
  const [later, last] = await take(other, 2);
  assert.equal(later.skipped, { from: HISTORY_BLOCKS + 1, to: HISTORY_BLOCKS + 48 });
  assert.is(last.skipped, undefined);
});

test('blocks passed during sync are reported as skipped to live subscribers and delivered to resumed ones', async () => {
  const node = await Node.open(chainOf(3));
  const [before, resumed] = [await node.fixture.socket(), await node.fixture.socket()];
  await subscribe(before, 'newHeads');
  node.subscriptions.setSyncing(true);
  assert.equal((await before.next()).params.result, { paused: true });
  await subscribe(resumed, 'newHeads', { seq: 2, height: 2 });
  assert.equal((await resumed.next()).params.result, { paused: true });
  for (const height of [4, 5]) node.add(block(height));
  node.subscriptions.setSyncing(false);
  node.add(block(6));
  const [told] = await take(before, 1);
  assert.equal([told.seq, told.result.height, told.skipped], [1, 6, { from: 4, to: 5 }]);
  assert.equal(
    (await take(resumed, 4)).map(({ seq, result, skipped }) => [seq, result.height, skipped]),
    [3, 4, 5, 6].map((height) => [height, height, undefined]),
  );
});

test('a slow subscriber receives the whole history at its own pace', async () => {
  const long = 'x'.repeat(100_000);
  const node = await Node.open(Array.from({ length: 300 }, (_, i) => block(i + 1, long)));
  const socket = await node.fixture.socket();
  await subscribe(socket, 'logs', null, { seq: 0, height: 0 });
  socket.ws.pause();
  await until(() => node.asked.logs > 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.ok(node.asked.logs < 300, 'blocks are not read ahead of who reads');
  socket.ws.resume();
  for (let seq = 1; seq <= 300; seq++) {
    const [told] = await take(socket, 1);
    assert.equal([told.seq, told.result.blockHeight, told.skipped], [seq, seq, undefined]);
  }
});

test('a position ahead of the node is waited for, and an invalid one is rejected', async () => {
  const node = await Node.open(chainOf(2));
  const socket = await node.fixture.socket();
  await subscribe(socket, 'logs', null, { seq: 9, height: 4, items: 1 });
  for (const height of [3, 4]) node.add(block(height, 'Transfer', 'Swap'));
  const [told] = await take(socket, 1);
  assert.equal([told.seq, told.result.blockHeight, told.result.opType], [10, 4, 'Swap']);
  for (const wrong of [
    {},
    { seq: 1 },
    { seq: -1, height: 1 },
    { seq: 1, height: 1.5 },
    { seq: 1, height: 1, from: 1 },
    7,
  ])
    assert.is((await subscribe(socket, 'newHeads', wrong)).error.code, -32602, JSON.stringify(wrong));
});

test('resuming from far back is charged per block, and a disconnect ends the work', async () => {
  const node = await Node.open(chainOf(1_000), 2);
  const socket = await node.fixture.socket();
  // 40 units a second, and four seconds of debt: the third one is too much.
  const answers = [];
  for (let i = 0; i < 3; i++)
    answers.push(await node.fixture.socket().then((one) => subscribe(one, 'newHeads', { seq: 0, height: 900 })));
  assert.ok(answers.some(({ error }) => error?.code === -32005));
  const free = await Node.open(chainOf(1_000));
  const leaving = await free.fixture.socket();
  await subscribe(leaving, 'newHeads', { seq: 0, height: 0 });
  leaving.ws.terminate();
  await until(() => free.subscriptions.stats().open.every(({ count }) => count === 0));
  const { heads } = free.asked;
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.ok(free.asked.heads <= heads + 1);
  socket.ws.terminate();
});

test.run();
