/** Subscriptions over WebSocket: order, numbering, slow callers, limits, syncing, both dialects. */

import { Ajv2020 } from 'ajv/dist/2020.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { components } from '../../../runtime/lib/rpc/documents/components.js';
import type { Dialect } from '../../../runtime/lib/rpc/subscriptions/notification-queue.js';
import { chainSubscriptions } from '../../../runtime/lib/rpc/subscriptions/subscribe-methods.js';
import { Subscriptions } from '../../../runtime/lib/rpc/subscriptions/subscriptions.js';
import { until } from '../../until.js';
import { type Asked, type Block, block, LOGS, NEW_HEADS } from './blocks.js';
import { closeAll, type Fixture, type Line, method, pause, type Socket, serve } from './kit.js';

/** Another dialect: bare notifications. */
const ETHEREUM: Dialect = { notification: 'eth_subscription', annotated: false };

test.after.each(closeAll);

interface Stage {
  node: Fixture;
  subscriptions: Subscriptions<Block>;
  asked: Asked;
  lines: Line[];
}

async function stage(): Promise<Stage> {
  const lines: Line[] = [];
  const asked = { heads: 0, logs: 0 };
  const subscriptions = new Subscriptions<Block>((level, message) => lines.push({ level, message, fields: {} }));
  const kinds = [NEW_HEADS(asked), LOGS(asked)];
  const methods = chainSubscriptions(subscriptions, kinds);
  const heads = subscriptions.feed(kinds[0]!, ETHEREUM);
  const ethSubscribe = method(
    'eth_subscribe',
    [{ name: 'kind', schema: { const: 'newHeads' }, required: true }],
    (_, request) => subscriptions.subscribe(heads, undefined, request),
  );
  const ethUnsubscribe = method(
    'eth_unsubscribe',
    [{ name: 'id', schema: { type: 'string' }, required: true }],
    ({ id }, request) => subscriptions.unsubscribe(id as string, request, ETHEREUM),
  );
  const node = await serve({ methods: [...methods, ethSubscribe, ethUnsubscribe] });
  return { node, subscriptions, asked, lines };
}

const subscribe = async (socket: Socket, kind: string, ...params: unknown[]): Promise<string> =>
  (await socket.call(`chain_subscribe_${kind}`, params)).result;

const isNotification = new Ajv2020({ strict: false }).compile({
  components: { schemas: components },
  $ref: '#/components/schemas/SubscriptionNotification',
});

test('a subscriber is notified of every block, numbered from 1', async () => {
  const { node, subscriptions } = await stage();
  const socket = await node.socket();
  const id = await subscribe(socket, 'newHeads');
  assert.match(id, /^0x[1-9a-f][0-9a-f]*$/);
  subscriptions.publish(block(7));
  subscriptions.publish(block(8));
  const first = await socket.next();
  assert.is(isNotification(first), true);
  assert.equal(first, {
    jsonrpc: '2.0',
    method: 'chain_subscription',
    params: { subscription: id, kind: 'newHeads', seq: 1, result: { height: 7 } },
  });
  assert.equal((await socket.next()).params, { subscription: id, kind: 'newHeads', seq: 2, result: { height: 8 } });
});

test('the response to a subscription precedes the first notification, in batches too', async () => {
  const { node, subscriptions } = await stage();
  const socket = await node.socket();
  const call = { jsonrpc: '2.0', id: 1, method: 'chain_subscribe_newHeads' };
  socket.ws.send(JSON.stringify([call, { ...call, id: 2, method: 'test_gated' }]));
  await until(() => subscriptions.stats().open[0]!.count === 1);
  subscriptions.publish(block(1));
  node.open();
  const answer = await socket.next();
  assert.ok(Array.isArray(answer));
  subscriptions.publish(block(2));
  const { seq, result } = (await socket.next()).params;
  assert.equal([seq, result.height], [1, 2]);
});

test('after unsubscribing the server sends and computes nothing more', async () => {
  const { node, subscriptions, asked } = await stage();
  const socket = await node.socket();
  const id = await subscribe(socket, 'newHeads');
  assert.is((await socket.call('chain_unsubscribe_newHeads', [id])).result, true);
  assert.is((await socket.call('chain_unsubscribe_newHeads', [id])).result, false);
  subscriptions.publish(block(1));
  assert.is(await socket.quiet(), 0);
  assert.is(asked.heads, 0);
});

test('only the owner can end a subscription, and only with the method of its kind', async () => {
  const { node, subscriptions } = await stage();
  const socket = await node.socket();
  const other = await node.socket();
  const id = await subscribe(socket, 'newHeads');
  assert.is((await other.call('chain_unsubscribe_newHeads', [id])).result, false);
  assert.is((await socket.call('chain_unsubscribe_logs', [id])).result, false);
  assert.is((await socket.call('chain_unsubscribe_newHeads', ['nonsense'])).result, false);
  subscriptions.publish(block(1));
  assert.is((await socket.next()).params.subscription, id);
});

test('a filter selects the notifications', async () => {
  const { node, subscriptions } = await stage();
  const socket = await node.socket();
  const swaps = await subscribe(socket, 'logs', { opType: ['Swap'] });
  const all = await subscribe(socket, 'logs');
  subscriptions.publish(block(1, 'Transfer', 'Swap'));
  const told: [string, string][] = [];
  for (let i = 0; i < 3; i++) {
    const { params } = await socket.next();
    told.push([params.subscription, params.result.opType]);
  }
  assert.equal(told, [
    [swaps, 'Swap'],
    [all, 'Transfer'],
    [all, 'Swap'],
  ]);
});

test('a bad filter is rejected with -32602', async () => {
  const { node } = await stage();
  const socket = await node.socket();
  for (const filter of [
    { opType: 'Swap' },
    { address: ['nobody'] },
    { from: 1 },
    5,
    { opType: Array.from({ length: 51 }, () => 'Swap') },
  ]) {
    assert.is((await socket.call('chain_subscribe_logs', [filter])).error.code, -32602);
  }
  assert.is((await socket.call('chain_subscribe_newHeads', [{}])).error.code, -32602);
});

test('a kind may reject a filter that its schema accepts', async () => {
  const { node, subscriptions } = await stage();
  const socket = await node.socket();
  const { error } = await socket.call('chain_subscribe_logs', [{ opType: ['Nonsense'] }]);
  assert.is(error.code, -32602);
  assert.match(error.message, 'no operation is called Nonsense');
  assert.equal(
    subscriptions.stats().open.map(({ count }) => count),
    [0, 0, 0],
  );
});

test('within a block heads precede logs, whatever the order of subscription', async () => {
  const { node, subscriptions } = await stage();
  const socket = await node.socket();
  await subscribe(socket, 'logs');
  await subscribe(socket, 'newHeads');
  subscriptions.publish(block(1, 'Swap'));
  assert.is((await socket.next()).params.kind, 'newHeads');
  assert.is((await socket.next()).params.kind, 'logs');
});

test('items are selected once per distinct filter, not once per caller', async () => {
  const { node, subscriptions, asked } = await stage();
  const sockets = await Promise.all([node.socket(), node.socket(), node.socket()]);
  for (const socket of sockets) {
    await subscribe(socket, 'newHeads');
    await subscribe(socket, 'logs', { opType: ['Swap'] });
  }
  subscriptions.publish(block(1, 'Swap'));
  for (const socket of sockets) assert.is((await socket.next()).params.seq, 1);
  assert.equal(asked, { heads: 1, logs: 1 });
});

test('a connection may have 64 subscriptions', async () => {
  const { node, subscriptions } = await stage();
  const socket = await node.socket();
  for (let i = 0; i < 64; i++) await subscribe(socket, 'newHeads');
  const { error } = await socket.call('chain_subscribe_logs');
  assert.is(error.code, 3110);
  assert.is(error.data.name, 'TooManySubscriptions');
  assert.is(subscriptions.stats().open[0]!.count, 64);
});

test('HTTP callers cannot subscribe', async () => {
  const { node } = await stage();
  assert.is((await node.call('chain_subscribe_newHeads')).error.code, -32601);
  assert.match((await node.call('chain_unsubscribe_newHeads', ['x'])).error.message, 'notifications not supported');
});

test('subscriptions end with their connection', async () => {
  const { node, subscriptions } = await stage();
  const socket = await node.socket();
  await subscribe(socket, 'newHeads');
  await subscribe(socket, 'logs');
  socket.ws.terminate();
  await until(() => subscriptions.stats().open.every(({ count }) => count === 0));
  subscriptions.publish(block(1));
});

test('a syncing node notifies subscribers once that they are paused, and sends data once it is live', async () => {
  const { node, subscriptions } = await stage();
  const socket = await node.socket();
  subscriptions.setSyncing(true);
  const id = await subscribe(socket, 'newHeads');
  const status = await socket.next();
  assert.is(isNotification(status), true);
  assert.equal(status.params, { subscription: id, kind: 'newHeads', seq: 0, result: { paused: true } });
  subscriptions.publish(block(1));
  subscriptions.setSyncing(false);
  subscriptions.publish(block(2));
  const told = { subscription: id, kind: 'newHeads', seq: 1, result: { height: 2 }, skipped: { from: 1, to: 1 } };
  assert.equal((await socket.next()).params, told);
  subscriptions.setSyncing(true);
  subscriptions.setSyncing(true);
  assert.equal((await socket.next()).params.result, { paused: true });
  assert.is(await socket.quiet(), 0);
});

test('the Ethereum dialect has hex ids and no annotations', async () => {
  const { node, subscriptions } = await stage();
  const socket = await node.socket();
  const id = (await socket.call('eth_subscribe', ['newHeads'])).result;
  assert.match(id, /^0x[1-9a-f][0-9a-f]*$/);
  subscriptions.setSyncing(true);
  subscriptions.setSyncing(false);
  subscriptions.publish(block(3));
  assert.equal(await socket.next(), {
    jsonrpc: '2.0',
    method: 'eth_subscription',
    params: { subscription: id, result: { height: 3 } },
  });
  const native = await subscribe(socket, 'newHeads');
  assert.is((await socket.call('chain_unsubscribe_newHeads', [id])).result, false);
  assert.is((await socket.call('eth_unsubscribe', [native])).result, false);
  assert.is((await socket.call('eth_unsubscribe', [id])).result, true);
});

test('a kind that throws is logged and does not affect the others', async () => {
  const { node, subscriptions, lines } = await stage();
  const socket = await node.socket();
  await subscribe(socket, 'newHeads');
  await subscribe(socket, 'logs');
  subscriptions.publish({ height: 1 } as Block);
  assert.is((await socket.next()).params.kind, 'newHeads');
  assert.match(lines[0]!.message, 'subscription failed');
});

test('a subscriber that stops reading stays connected and gets the latest blocks and the range it missed', async () => {
  const { node, subscriptions } = await stage();
  const socket = await node.socket();
  await subscribe(socket, 'logs');
  socket.ws.pause();
  for (let height = 1; height <= 300; height++) {
    subscriptions.publish(block(height, 'x'.repeat(100_000)));
    if (height % 20 === 0) await pause(1);
  }
  const { skippedBlocks } = subscriptions.stats();
  assert.ok(skippedBlocks > 0);
  socket.ws.resume();
  let missed = 0;
  for (let seq = 0; seq < 300; ) {
    const { params } = await socket.next();
    if (params.skipped) missed += params.skipped.to - params.skipped.from + 1;
    seq = params.seq;
    assert.is(params.result.blockHeight, seq);
  }
  assert.is(missed, skippedBlocks);
});

test('a block of 10,000 items arrives complete and in order, while other callers get their turn', async () => {
  const { node, subscriptions } = await stage();
  const socket = await node.socket();
  await subscribe(socket, 'logs');
  subscriptions.publish(block(1, ...Array.from({ length: 10_000 }, (_, i) => `Op${i}`)));
  assert.is((await node.call('test_hello')).result, 'hello');
  for (let i = 0; i < 10_000; i++) {
    const { seq, result } = (await socket.next()).params;
    if (seq !== i + 1 || result.opType !== `Op${i}`) assert.unreachable(`item ${i} is ${seq} ${result.opType}`);
  }
});

test.run();
