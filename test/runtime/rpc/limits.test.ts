/** What a caller may cost: sizes, counts, time and rate. */

import net from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DEFAULT_LIMITS, RateLimit } from '../../../runtime/lib/rpc/limits/limits.js';
import type { RpcMethod } from '../../../runtime/lib/rpc/methods/method.js';
import { until } from '../../until.js';
import { type Answered, closeAll, method, param, serve } from './kit.js';

test.after.each(closeAll);

const hello = (id: unknown): object => ({ jsonrpc: '2.0', id, method: 'test_hello' });
const hellos = (count: number): object[] => Array.from({ length: count }, (_, id) => hello(id));
const codes = (json: Answered[]): unknown[] => json.map((answer) => answer.error?.code ?? 'ok');

test('the limits match the service definitions', () => {
  assert.equal(DEFAULT_LIMITS, {
    bodyBytes: 5_242_880,
    messageBytes: 1_048_576,
    responseBytes: 25_000_000,
    depth: 64,
    batch: 1000,
    callMs: 10_000,
    perSecond: 100,
    sockets: 2000,
    socketsPerIp: 256,
    connections: 1000,
    connectionsPerIp: 50,
    unsentBytes: 8_388_608,
    heldBytes: 268_435_456,
    stalledMs: 30_000,
    pingMs: 30_000,
  });
});

test('a body over the limit is rejected with 413, with or without a declared length', async () => {
  const node = await serve({ limits: { bodyBytes: 1000 } });
  const text = JSON.stringify({ ...hello(1), params: ['x'.repeat(1000)] });
  const told = await node.post(text);
  assert.is(told.status, 413);
  assert.is(told.json.error.code, -32600);
  assert.match(told.json.error.message, '1000 bytes');
  const chunked = await node.post(text, { 'Transfer-Encoding': 'chunked' });
  assert.is(chunked.status, 413);
  assert.is((await node.post(hello(1))).status, 200);
});

test('a body with too large a declared length is rejected before it arrives', async () => {
  const node = await serve();
  const text = await node.bytes(
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5242881\r\n\r\n',
    /413/,
  );
  assert.match(text, 'HTTP/1.1 413');
});

test('the connection of a rejected body stays usable', async () => {
  const node = await serve({ limits: { bodyBytes: 100 } });
  const head = (length: number): string =>
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
  const body = JSON.stringify(hello(7));
  const text = await node.bytes(`${head(5000)}${'x'.repeat(5000)}${head(body.length)}${body}`, /hello/);
  assert.match(text, 'HTTP/1.1 413');
  assert.match(text, '"id":7,"result":"hello"');
});

test('the default body limit is 5 MiB', async () => {
  const node = await serve();
  assert.is((await node.post(' '.repeat(5 * 1024 * 1024 + 1))).status, 413);
  const most = await node.post(`${' '.repeat(5 * 1024 * 1024 - 60)}${JSON.stringify(hello(1))}`);
  assert.is(most.json.result, 'hello');
});

test('a batch over the limit is rejected under each id', async () => {
  const node = await serve({ limits: { batch: 100 } });
  assert.is((await node.post(hellos(100))).json.length, 100);
  const reply = await node.post([...hellos(100), { jsonrpc: '2.0', method: 'test_hello' }]);
  assert.is(reply.status, 200);
  assert.equal(
    reply.json.map((answer: Answered) => answer.id),
    hellos(100).map((_, id) => id),
  );
  assert.ok(codes(reply.json).every((code) => code === -32600));
  assert.match(reply.json[0].error.message, 'batch too large: 101 calls, at most 100 are allowed');
});

test('a batch has up to 1,000 calls, and no configuration allows more', async () => {
  const plain = await serve();
  assert.ok(codes((await plain.post(hellos(1000))).json).every((code) => code === 'ok'));
  const node = await serve({ limits: { batch: 100_000 } });
  assert.is(codes((await node.post(hellos(1000))).json).filter((code) => code === 'ok').length, 1000);
  const { json } = await node.post(hellos(1001));
  assert.is(json.error.code, -32600);
  assert.is(json.id, null);
});

test('a response over the limit is rejected with -32003', async () => {
  const node = await serve({ limits: { responseBytes: 1000 } });
  assert.is((await node.call('test_big', [900])).result.length, 900);
  assert.is((await node.call('test_big', [1000])).error.code, -32003);
  assert.is((await node.call('test_echo', ['€'.repeat(333)])).error.code, -32003);
});

test('in a batch whose response is too large, the calls that do not fit are rejected, each under its id', async () => {
  const node = await serve({ limits: { responseBytes: 1000 } });
  const { json } = await node.post(
    [1, 2, 3, 4].map((id) => ({ jsonrpc: '2.0', id, method: 'test_big', params: [400] })),
  );
  assert.equal(codes(json), ['ok', 'ok', -32003, -32003]);
  assert.equal(
    json.map((answer: Answered) => answer.id),
    [1, 2, 3, 4],
  );
});

test('calls after the response is full are not run at all', async () => {
  const node = await serve({ limits: { responseBytes: 1000 } });
  const { json } = await node.post([
    { ...hello(1), method: 'test_big', params: [900] },
    { ...hello(2), method: 'test_big', params: [900] },
    { ...hello(3), method: 'test_inspect' },
  ]);
  assert.equal(codes(json), ['ok', -32003, -32003]);
  assert.is(node.seen.length, 0);
});

test('asynchronous results of a batch count too, in bytes', async () => {
  const node = await serve({ limits: { responseBytes: 1000 } });
  const { json } = await node.post([1, 2].map((id) => ({ ...hello(id), method: 'test_bigLater', params: [200] })));
  assert.equal(codes(json), ['ok', -32003]);
  assert.equal(
    json.map((answer: Answered) => answer.id),
    [1, 2],
  );
});

test('a call that takes too long gets 1027 and its signal is aborted', async () => {
  const node = await serve({ limits: { callMs: 50 } });
  const socket = await node.socket();
  const { error } = await socket.call('test_slow');
  assert.is(error.code, 1027);
  assert.equal(error.data, { name: 'Timeout', module: 'runtime', details: { limit_ms: 50 }, retryable: true });
  assert.ok(node.seen[0]!.signal!.aborted);
});

test('in a batch only the calls that take too long time out', async () => {
  const node = await serve({ limits: { callMs: 1_000 } });
  const { json } = await node.post([
    hello(1),
    { ...hello(2), method: 'test_slow' },
    { ...hello(3), method: 'test_later', params: [1] },
  ]);
  assert.equal(codes(json), ['ok', 1027, 'ok']);
});

test('each request costs a token; without one left the response is 429 with a JSON-RPC error', async () => {
  const node = await serve({ limits: { perSecond: 2 } });
  await node.call('test_hello');
  await node.call('test_hello');
  const reply = await node.post(hello('mine'));
  assert.is(reply.status, 429);
  assert.is(reply.json.id, 'mine');
  assert.is(reply.json.error.code, -32005);
  assert.equal(reply.json.error.data, {
    name: 'RateLimited',
    module: 'runtime',
    details: { requests_per_second: 2 },
    retryable: true,
  });
  assert.is(reply.headers['retry-after'], undefined);
});

test('an invalid request costs a token as well', async () => {
  const node = await serve({ limits: { perSecond: 1 } });
  assert.is((await node.post('{')).json.error.code, -32700);
  assert.is((await node.post('{')).status, 429);
  assert.is((await node.post('7')).status, 429);
});

/** Methods of a cost; `costs_long` gives way often and tells when it began and ended. */
const priced = (told: string[] = []): RpcMethod[] => [
  method('costs_dear', [], () => 'dear', { cost: { base: 30 } }),
  method('costs_items', [param('limit', { type: 'integer', default: 10 }, false)], ({ limit }) => limit, {
    cost: { base: 1, per: { limit: 0.5 } },
  }),
  method(
    'costs_found',
    [param('found', { type: 'integer' })],
    ({ found }, request) => {
      request.spend(found as number);
      return found;
    },
    { cost: { base: 1 } },
  ),
  method(
    'costs_later',
    [param('found', { type: 'integer' })],
    async ({ found }, request) => {
      request.spend(found as number);
      await request.giveWay();
      return found;
    },
    { cost: { base: 1, more: 'what it finds' } },
  ),
  method(
    'costs_long',
    [],
    async (_, request) => {
      told.push('begun');
      try {
        for (;;) {
          const end = performance.now() + 1;
          while (performance.now() < end);
          await request.giveWay();
        }
      } finally {
        told.push('ended');
      }
    },
    { cost: { base: 100 } },
  ),
];

test('a token of the rate limit brings 20 units of cost, and batch calls beyond them are rejected', async () => {
  const node = await serve({ limits: { perSecond: 2 }, methods: priced(), now: () => 0 });
  const reply = await node.post([...hellos(5), { jsonrpc: '2.0', id: 5, method: 'costs_dear' }, ...hellos(10)]);
  assert.is(reply.status, 200);
  // 5 of 40 units, then 30; the budget is overdrawn by the sixth of the rest.
  assert.equal(codes(reply.json), [...Array(11).fill('ok'), ...Array(5).fill(-32005)]);
  assert.equal(reply.json[15].error.data.details, { units_per_second: 40 });
  const next = await node.post(hellos(2));
  assert.is(next.status, 429);
  assert.equal(codes(next.json), [-32005, -32005]);
});

test('the cost of a call depends on its parameters, defaults included, and on its result', async () => {
  const node = await serve({ limits: { perSecond: 10 }, methods: priced(), now: () => 0 });
  const left = async (name: string, params: unknown): Promise<number> => {
    const { headers } = await node.post({ jsonrpc: '2.0', id: 1, method: name, params });
    return Number(/"cost";r=(\d+)/.exec(String(headers.ratelimit))![1]);
  };
  assert.is(await left('costs_items', []), 194);
  assert.is(await left('costs_items', [100]), 143);
  assert.is(await left('costs_found', [42]), 100);
});

test('the most expensive call is served while any budget is left; a running one overdraws it by at most four seconds', async () => {
  let now = 0;
  const node = await serve({ limits: { perSecond: 1 }, methods: priced(), now: () => now });
  assert.is((await node.call('costs_dear')).result, 'dear');
  now += 1_000;
  assert.is((await node.call('costs_found', [80])).result, 80);
  now += 1_000;
  assert.is((await node.call('test_hello')).error.code, -32005);
  now += 10_000;
  assert.is((await node.call('costs_found', [101])).error.code, -32005);
});

test('long work yields, takes turns, and stops when the caller hangs up', async () => {
  const told: string[] = [];
  const node = await serve({ limits: { perSecond: 0 }, methods: priced(told) });
  const text = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'costs_long' });
  const sockets = Array.from({ length: 5 }, () => net.connect(node.port, '127.0.0.1'));
  const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  for (const socket of sockets)
    socket.on('error', () => undefined).write(`${head}Content-Length: ${text.length}\r\n\r\n${text}`);
  await until(() => told.length === 5);
  assert.is((await node.call('test_hello')).result, 'hello');
  for (const socket of sockets) socket.destroy();
  await until(() => told.filter((one) => one === 'ended').length === 5);
});

test('a call that turns out to be expensive waits for its turn, a cheap one does not', async () => {
  const told: string[] = [];
  const node = await serve({ limits: { perSecond: 0, callMs: 4_000 }, methods: priced(told) });
  const long = Promise.all(Array.from({ length: 5 }, () => node.call('costs_long')));
  await until(() => told.filter((what) => what === 'begun').length === 5, 'all long calls to begin');
  const order: unknown[] = [];
  const ask = async (found: number) => order.push((await node.call('costs_later', [found])).result);
  await Promise.all([ask(20), ask(19)]);
  for (const { error } of await long) assert.is(error.code, 1027);
  assert.equal(order, [19, 20]);
});

test('long work ends at the timeout of its request', async () => {
  const told: string[] = [];
  const node = await serve({ limits: { perSecond: 0, callMs: 100 }, methods: priced(told) });
  assert.is((await node.call('costs_long')).error.code, 1027);
  await until(() => told.includes('ended'));
});

test('a notification over the limit is not run', async () => {
  const node = await serve({ limits: { perSecond: 1 } });
  await node.call('test_hello');
  const reply = await node.post({ jsonrpc: '2.0', method: 'test_inspect' });
  assert.is(reply.status, 429);
  assert.is(node.seen.length, 0);
});

test('a big body of a caller without allowance is not even parsed', async () => {
  const node = await serve({ limits: { perSecond: 1 } });
  await node.call('test_hello');
  const reply = await node.post(JSON.stringify({ ...hello(1), params: ['x'.repeat(20_000)] }));
  assert.is(reply.status, 429);
  assert.is(reply.json.id, null);
});

test('the response reports the remaining allowance', async () => {
  const node = await serve({ limits: { perSecond: 5 } });
  const { headers } = await node.post(hellos(2));
  assert.is(headers.ratelimit, '"default";r=4;t=1, "cost";r=98;t=1');
  assert.is(headers['ratelimit-policy'], '"default";q=5;w=1, "cost";q=100;w=1');
});

test('a rate limit of 0 means unlimited', async () => {
  const node = await serve({ limits: { perSecond: 0 } });
  for (let i = 0; i < 5; i++) assert.is((await node.post(hellos(100))).json.length, 100);
  assert.is((await node.post(hello(1))).headers.ratelimit, undefined);
});

test('callers on this machine are exempt if the node is configured so', async () => {
  const node = await serve({ limits: { perSecond: 1 }, exemptLoopback: true });
  assert.ok(codes((await node.post(hellos(10))).json).every((code) => code === 'ok'));
  assert.ok(codes((await node.post(hellos(10))).json).every((code) => code === 'ok'));
  const relayed = await node.post(hellos(30), { 'X-Forwarded-For': '203.0.113.7' });
  assert.equal(codes(relayed.json), [...Array(20).fill('ok'), ...Array(10).fill(-32005)]);
});

test('behind a trusted proxy each caller has its own allowance', async () => {
  const node = await serve({ limits: { perSecond: 1 }, proxies: ['127.0.0.1'] });
  const from = async (address: string): Promise<number> =>
    (await node.post(hello(1), { 'X-Forwarded-For': address })).status;
  assert.is(await from('203.0.113.7'), 200);
  assert.is(await from('8.8.8.8, 203.0.113.7'), 429);
  assert.is(await from('203.0.113.8'), 200);
});

test('behind several proxies the nearest untrusted address counts, and earlier ones are ignored', async () => {
  const node = await serve({ proxies: ['127.0.0.0/8', '10.1.0.0/16', 'fd00::/8'] });
  const at = async (header: string): Promise<unknown> =>
    (await node.call('test_inspect', [], { 'X-Forwarded-For': header })).result.ip;
  assert.is(await at('203.0.113.7'), '203.0.113.7');
  assert.is(await at('8.8.8.8, 203.0.113.7, 10.1.2.3'), '203.0.113.7');
  assert.is(await at('8.8.8.8,2001:db8::7 , fd00::1,::ffff:10.1.2.3'), '2001:db8::7');
  assert.is(await at('10.1.0.1, 10.1.0.2'), '10.1.0.1');
  assert.is(await at('8.8.8.8, unknown, 10.1.2.3'), '10.1.2.3');
  assert.is(await at('8.8.8.8, unknown'), '127.0.0.1');
  assert.is((await node.call('test_inspect')).result.loopback, false, 'who stands behind the proxy is not known');
});

test('an untrusted address cannot set its own forwarded address', async () => {
  const node = await serve({ proxies: ['10.1.0.0/16'] });
  const told = await node.call('test_inspect', [], { 'X-Forwarded-For': '203.0.113.9' });
  assert.equal(told.result, { ip: '127.0.0.1', transport: 'http', loopback: false });
});

test('without a trusted proxy no caller can forge an address', async () => {
  const node = await serve({ limits: { perSecond: 1 } });
  await node.call('test_hello');
  assert.is((await node.post(hello(1), { 'X-Forwarded-For': '203.0.113.9' })).status, 429);
});

test('callers behind a proxy are never treated as local', async () => {
  const node = await serve();
  assert.equal((await node.call('test_inspect')).result, { ip: '127.0.0.1', transport: 'http', loopback: true });
  for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP']) {
    assert.is((await node.call('test_inspect', [], { [name]: '127.0.0.1' })).result.loopback, false);
  }
});

test('an allowance refills steadily and never exceeds one second of it', () => {
  let now = 0;
  const rate = new RateLimit(10, () => now);
  const spend = (network: string): number => {
    let spent = 0;
    while (rate.takeRequest(network)) spent++;
    return spent;
  };
  assert.is(spend('a'), 10);
  assert.is(spend('b'), 10);
  now += 500;
  assert.is(spend('a'), 5);
  now += 100_000;
  assert.is(rate.left('a'), 10);
  assert.is(spend('a'), 10);
});

test('idle networks are forgotten', () => {
  let now = 0;
  const rate = new RateLimit(10, () => now);
  for (let i = 0; i < 100_000; i++) {
    now += 1;
    rate.takeRequest(`host ${i}`);
  }
  assert.ok(rate.size < 5000);
});

test.run();
