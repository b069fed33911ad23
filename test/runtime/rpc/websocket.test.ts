/** JSON-RPC over WebSocket, and how a connection ends. */

import { once } from 'node:events';
import net from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { until } from '../../until.js';
import { type Answered, closeAll, pause, refusal, serve } from './kit.js';

test.after.each(closeAll);

const hello = (id: unknown): object => ({ jsonrpc: '2.0', id, method: 'test_hello' });

test('calls, batches, notifications and errors are as over HTTP', async () => {
  const node = await serve();
  const socket = await node.socket();
  assert.equal(await socket.call('test_echo', ['é😀']), { jsonrpc: '2.0', id: 1, result: 'é😀' });
  socket.ws.send(JSON.stringify([hello(1), { jsonrpc: '2.0', method: 'test_hello' }, hello('b')]));
  assert.equal(
    (await socket.next()).map((answer: Answered) => answer.id),
    [1, 'b'],
  );
  socket.ws.send(JSON.stringify({ jsonrpc: '2.0', method: 'test_hello' }));
  socket.ws.send('{');
  assert.equal((await socket.next()).error.code, -32700);
  socket.ws.send('[]');
  assert.equal((await socket.next()).error.code, -32600);
  socket.ws.send('{"jsonrpc":"2.0","id":18446744073709551615,"method":"test_hello"}');
  await socket.next();
  assert.is(socket.received.at(-1), '{"jsonrpc":"2.0","id":18446744073709551615,"result":"hello"}');
  assert.is(await socket.quiet(), 0);
});

test('a message sent together with the handshake is not lost', async () => {
  const node = await serve();
  const mask = [1, 2, 3, 4];
  const text = Buffer.from(JSON.stringify(hello(1)));
  const frame = Buffer.from([0x81, 0x80 | text.length, ...mask, ...text.map((byte, i) => byte ^ mask[i % 4]!)]);
  const head =
    'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  const answer = await node.bytes(Buffer.concat([Buffer.from(head), frame]), /hello/);
  assert.match(answer, '"result":"hello"');
});

test('a slow call does not block others on its connection', async () => {
  const node = await serve();
  const socket = await node.socket();
  socket.ws.send(JSON.stringify({ ...hello('slow'), method: 'test_gated' }));
  socket.ws.send(JSON.stringify(hello('quick')));
  assert.is((await socket.next()).id, 'quick');
  node.open();
  assert.is((await socket.next()).id, 'slow');
});

test('a binary message is parsed as text', async () => {
  const node = await serve();
  const socket = await node.socket();
  socket.ws.send(Buffer.from(JSON.stringify(hello(1))), { binary: true });
  assert.is((await socket.next()).result, 'hello');
});

test('text that is not UTF-8 closes the connection', async () => {
  const node = await serve();
  const socket = await node.socket();
  socket.ws.send(Buffer.from([0x22, 0xff, 0x22]), { binary: false });
  assert.is((await socket.closed).code, 1007);
});

test('a message over 1 MiB closes the connection', async () => {
  const node = await serve();
  const socket = await node.socket();
  socket.ws.send('x'.repeat(1024 * 1024 + 1));
  assert.is((await socket.closed).code, 1009);
});

test('messages are never compressed', async () => {
  const node = await serve();
  const socket = await node.socket({ perMessageDeflate: true });
  assert.is(socket.ws.extensions, '');
});

test('the rate limit counts messages, and HTTP and WebSocket together', async () => {
  const node = await serve({ limits: { perSecond: 2 } });
  const socket = await node.socket();
  await node.call('test_hello');
  assert.is((await socket.call('test_hello')).result, 'hello');
  assert.is((await socket.call('test_hello')).error.code, -32005);
});

test('connections of one address are limited', async () => {
  const node = await serve({ limits: { connectionsPerIp: 2 } });
  const first = await node.socket();
  await node.socket();
  assert.match(await refusal(node.socket()), '429');
  first.ws.close();
  await until(() => node.server.connections === 1);
  await node.socket();
});

test('the total number of connections is limited', async () => {
  const node = await serve({ limits: { connections: 1 } });
  await node.socket();
  assert.match(await refusal(node.socket()), '503');
});

test('WebSockets are served at / only', async () => {
  const node = await serve();
  await node.socket({}, '/?token=1');
  assert.match(await refusal(node.socket({}, '/health')), '404');
  assert.match(await refusal(node.socket({}, '//[')), '404');
});

test('another offered protocol is declined and the request served', async () => {
  const node = await serve();
  const body = JSON.stringify(hello(1));
  const text = await node.bytes(
    `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    /hello/,
  );
  assert.match(text, 'HTTP/1.1 200');
  assert.match(text, '"result":"hello"');
});

test('a caller that answers pings stays connected, and one that misses two is dropped', async () => {
  const node = await serve({ limits: { pingMs: 250 } });
  const alive = await node.socket();
  const dead = await node.socket({ autoPong: false });
  assert.is((await dead.closed).code, 1006);
  await pause(600);
  assert.is(alive.ws.readyState, alive.ws.OPEN);
  await until(() => node.server.connections === 1);
});

test('a caller that leaves more than the limit unread is closed with 1013', async () => {
  let served = 0;
  const node = await serve({ limits: { unsentBytes: 1024 * 1024 }, observe: () => void served++ });
  const socket = await node.socket();
  socket.ws.pause();
  for (let i = 0; i < 20; i++) socket.ws.send(JSON.stringify({ ...hello(i), method: 'test_big', params: [1_000_000] }));
  await until(() => served === 20);
  socket.ws.resume();
  assert.is((await socket.closed).code, 1013);
  assert.ok(socket.received.length < 20);
});

test('one big response within the limit reaches a caller that reads', async () => {
  const node = await serve();
  const socket = await node.socket();
  assert.is((await socket.call('test_big', [20_000_000])).result.length, 20_000_000);
  assert.is((await socket.call('test_hello')).result, 'hello');
});

test('a disconnect aborts the signal of running calls', async () => {
  const node = await serve();
  const socket = await node.socket();
  socket.ws.send(JSON.stringify({ ...hello(1), method: 'test_slow' }));
  await until(() => node.seen.length === 1);
  socket.ws.terminate();
  await until(() => node.seen[0]!.signal!.aborted);
});

test('a disconnect aborts the signal over HTTP as well', async () => {
  const node = await serve();
  const socket = net.connect(node.port, '127.0.0.1');
  await once(socket, 'connect');
  const body = JSON.stringify({ ...hello(1), method: 'test_slow' });
  socket.write(
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await until(() => node.seen.length === 1);
  socket.destroy();
  await until(() => node.seen[0]!.signal!.aborted);
});

test.run();
