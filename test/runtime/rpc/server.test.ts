/** The port itself: pages, health, request ids, start and stop. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Failure } from '../../../runtime/lib/errors.js';
import { lived } from '../../node/loop-clock.js';
import { until } from '../../until.js';
import { closeAll, method, serve } from './kit.js';

test.after.each(closeAll);

const HELLO = { jsonrpc: '2.0', id: 1, method: 'test_hello' };

test('GET / identifies the server', async () => {
  const node = await serve();
  const reply = await node.get('/');
  assert.is(reply.status, 200);
  assert.is(reply.json.name, 'test');
  assert.is(reply.json.version, '1.2.3');
});

test('a running node reports that it is live', async () => {
  const node = await serve({ notReady: () => ({ code: 'syncing', reason: 'syncing' }) });
  assert.is((await node.get('/health/live')).status, 200);
  assert.is((await node.get('/health')).status, 200);
});

test('a node reports that it is ready, or why it is not', async () => {
  let reason: { code: string; reason: string } | undefined = { code: 'syncing', reason: 'syncing, 120 blocks behind' };
  const node = await serve({ notReady: async () => reason });
  const unready = await node.get('/health/ready');
  assert.is(unready.status, 503);
  assert.equal(unready.json, { status: 'unready', code: 'syncing', reason: 'syncing, 120 blocks behind' });
  reason = undefined;
  assert.is((await node.get('/health/ready')).status, 200);
});

test('a page whose path is not a valid pattern fails the start instead of the first request', async () => {
  const handler = () => ({ type: 'text/plain', body: '' });
  for (const path of ['/a(', '/x/*', '/x/:', '/q?']) {
    const refused = await serve({ routes: [{ path, handler }] }).then(
      () => 'it started',
      (cause: unknown) => String(cause),
    );
    assert.match(refused, /at index/, path);
  }
});

test('other components can add pages', async () => {
  const node = await serve({
    routes: [
      {
        path: '/docs/:page',
        handler: ({ params, query }) => ({
          type: 'text/html; charset=utf-8',
          body: `<p>${params.page} ${query.get('q')}</p>`,
          headers: { 'Cache-Control': 'max-age=60' },
        }),
      },
      {
        path: '/blob',
        handler: async () => ({ status: 203, type: 'application/octet-stream', body: Uint8Array.of(65) }),
      },
      { path: '/broken', handler: () => Promise.reject(new Error('secret')) },
    ],
  });
  const page = await node.get('/docs/intro?q=x');
  assert.is(page.text, '<p>intro x</p>');
  assert.is(page.headers['content-type'], 'text/html; charset=utf-8');
  assert.is(page.headers['cache-control'], 'max-age=60');
  assert.equal([(await node.get('/blob')).status, (await node.get('/blob')).text], [203, 'A']);
  const broken = await node.get('/broken');
  assert.is(broken.status, 500);
  assert.not.match(broken.text, 'secret');
  assert.match(node.lines.at(-1)!.message, 'page failed unexpectedly');
  assert.match(String(node.lines.at(-1)!.fields.stack), 'secret');
});

test('an unknown path returns 404, and only POST calls methods', async () => {
  const node = await serve();
  assert.is((await node.get('/nothing')).status, 404);
  assert.is(
    (await node.request('POST', '/rpc', JSON.stringify(HELLO), { 'Content-Type': 'application/json' })).status,
    404,
  );
  const put = await node.request('PUT', '/', '{}');
  assert.is(put.status, 405);
  assert.match(put.headers.allow!, 'POST');
  assert.is((await node.request('HEAD', '/health', '')).status, 200);
});

test('every response carries its own request id', async () => {
  const node = await serve();
  const ids = [
    await node.post(HELLO),
    await node.post(HELLO),
    await node.post('{'),
    await node.post({ jsonrpc: '2.0', method: 'test_hello' }),
    await node.post(HELLO, { 'Content-Type': 'text/plain' }),
    await node.get('/'),
    await node.get('/nothing'),
  ].map((reply) => String(reply.headers['x-request-id']));
  assert.is(new Set(ids).size, ids.length);
  assert.ok(ids.every((id) => /^[\w.-]+$/.test(id)));
});

test('the caller may choose the request id, within limits', async () => {
  const node = await serve();
  assert.is((await node.post(HELLO, { 'X-Request-Id': 'trace-7.a_b' })).headers['x-request-id'], 'trace-7.a_b');
  assert.is.not((await node.post(HELLO, { 'X-Request-Id': 'x'.repeat(65) })).headers['x-request-id'], 'x'.repeat(65));
  assert.is.not((await node.post(HELLO, { 'X-Request-Id': 'a b' })).headers['x-request-id'], 'a b');
});

test('calls are reported with their code for metrics', async () => {
  const calls: [string, number][] = [];
  const node = await serve({ observe: (name, code, ms) => ms >= 0 && calls.push([name, code]) });
  for (const name of ['test_hello', 'test_fail', 'test_bug', 'test_lateBug', 'test_revert', 'never_heard'])
    await node.call(name);
  await node.call('test_sum', []);
  await node.call('test_later', [1]);
  assert.equal(calls, [
    ['test_hello', 0],
    ['test_fail', 2200],
    ['test_bug', -32603],
    ['test_lateBug', -32603],
    ['test_revert', 3],
    ['unknown', -32601],
    ['test_sum', -32602],
    ['test_later', 0],
  ]);
});

test('a port in use fails with an error that says what to do', async () => {
  const first = await serve();
  let thrown: unknown;
  try {
    await serve({ port: first.port });
  } catch (error) {
    thrown = error;
  }
  assert.instance(thrown, Failure);
  const { error, details } = thrown as Failure;
  assert.is(error.code, 3111);
  assert.match(error.message, '--rpc-port');
  assert.equal(details, { host: '127.0.0.1', port: first.port });
});

test('two methods with the same name are rejected', async () => {
  let thrown: unknown;
  try {
    await serve({ methods: [method('test_hello', [], () => 1, { module: 'greetings' })] });
  } catch (error) {
    thrown = error;
  }
  assert.instance(thrown, Failure);
  const { error, details } = thrown as Failure;
  assert.is(error.code, 3140);
  assert.equal(details, { what: 'method test_hello', first: 'test', second: 'greetings' });
});

test('stopping lets running calls finish and sends WebSockets a close frame', async () => {
  const node = await serve();
  const socket = await node.socket();
  const running = node.call('test_gated');
  await until(() => node.seen.length === 1);
  const stopped = node.server.stop();
  node.open();
  await stopped;
  assert.is((await running).result, 'late');
  assert.is((await socket.closed).code, 1001);
});

test('stopping does not wait for callers, whatever they do', async () => {
  const node = await serve();
  const socket = await node.socket();
  socket.ws.pause();
  const cut = node.call('test_slow').then(
    () => 'answered',
    () => 'cut off',
  );
  const half = node.bytes('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{', /never/);
  await until(() => node.seen.length === 1);
  const began = lived();
  await node.server.stop();
  // The server grants callers 800 ms. On a busy machine its threads also wait for a processor, which nobody measures.
  assert.ok(lived() - began < 8_000, `${lived() - began} ms`);
  assert.is(await cut, 'cut off');
  await half;
});

test.run();
