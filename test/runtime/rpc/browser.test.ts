/** What web pages can and cannot do: content type, Host, Origin, CORS. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { closeAll, method, refusal, serve } from './kit.js';

test.after.each(closeAll);

const PAY = { jsonrpc: '2.0', id: 1, method: 'test_pay', params: [`0x${'ab'.repeat(32)}`, '5'] };
const HELLO = { jsonrpc: '2.0', id: 1, method: 'test_hello' };
const PAGE = 'https://wallet.example';

test('the three JSON content types are accepted with any charset', async () => {
  const node = await serve();
  for (const type of [
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON ;x=y',
    'application/json-rpc',
    'application/jsonrequest',
  ]) {
    assert.is((await node.post(HELLO, { 'Content-Type': type })).status, 200, type);
  }
});

test('content types that a form or a plain page can send are rejected with 415', async () => {
  const node = await serve();
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    '',
    'application/jsonx',
    'text/application/json',
  ]) {
    const reply = await node.post(HELLO, { 'Content-Type': type });
    assert.is(reply.status, 415, type);
    assert.is(reply.json.error.code, -32600);
  }
  const bare = await node.request('POST', '/', JSON.stringify(HELLO));
  assert.is(bare.status, 415);
});

test('a compressed body is rejected with 415', async () => {
  const node = await serve();
  assert.is((await node.post(HELLO, { 'Content-Encoding': 'gzip' })).status, 415);
  assert.is((await node.post(HELLO, { 'Content-Encoding': 'identity' })).status, 200);
});

test('a loopback server accepts only loopback host names and rejects a rebound DNS name', async () => {
  const node = await serve();
  for (const host of ['localhost', 'localhost:9933', 'LOCALHOST', '127.0.0.1', '127.1.2.3:80', '[::1]', '[::1]:9933']) {
    assert.is((await node.post(HELLO, { Host: host })).status, 200, host);
  }
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:9933', '10.0.0.1']) {
    const reply = await node.post(HELLO, { Host: host });
    assert.is(reply.status, 403, host);
    assert.is(reply.json.error.code, -32600);
    assert.is((await node.get('/', { Host: host })).status, 403);
  }
});

test('an operator can allow further hosts', async () => {
  const node = await serve({ hosts: ['Node.Example'] });
  assert.is((await node.post(HELLO, { Host: 'node.example:8080' })).status, 200);
});

test('an open server with configured hosts accepts those names and any address, and no other name', async () => {
  const node = await serve({ host: '0.0.0.0', hosts: ['rpc.example'] });
  for (const host of ['rpc.example', 'RPC.example:443', 'localhost:1', '10.0.0.1:9933', '[fd00::1]']) {
    assert.is((await node.post(HELLO, { Host: host })).status, 200, host);
  }
  assert.is((await node.post(HELLO, { Host: 'evil.example' })).status, 403);
  const own = { Host: 'rpc.example', Origin: 'https://rpc.example' };
  assert.is((await node.post(PAY, own)).json.result, '5', 'its own page behind a proxy that speaks TLS');
  assert.is((await node.post(PAY, { ...own, Origin: 'https://evil.example' })).json.error.code, 3112);
});

test('localhost as an origin allows every page on this machine and no lookalike', async () => {
  const node = await serve({ origins: ['localhost'] });
  for (const origin of [
    'http://localhost:5173',
    'https://localhost',
    'http://127.0.0.1:8080',
    'http://app.localhost:1',
    'http://[::1]:3000',
  ]) {
    assert.is((await node.post(PAY, { Origin: origin })).json.result, '5', origin);
  }
  for (const origin of [
    'http://localhost.evil.example',
    'http://evil.example/localhost',
    'null',
    'http://127.0.0.1.evil.example',
    'http://xlocalhost',
  ]) {
    assert.is((await node.post(PAY, { Origin: origin })).json.error.code, 3112, origin);
  }
});

test('signed submissions are accepted from any page that may read, and from no other', async () => {
  const submits = method('test_submit', [], () => 'taken', { submits: true });
  const open = await serve({ origins: ['*'], methods: [submits] });
  assert.is((await open.call('test_submit', [], { Origin: PAGE })).result, 'taken');
  const closed = await serve({ methods: [submits] });
  assert.is((await closed.call('test_submit', [], { Origin: PAGE })).error.code, 3112);
  assert.is((await closed.call('test_submit')).result, 'taken');
});

test('a public page may reach a private network only if its origin is allowed', async () => {
  const node = await serve({ origins: [PAGE] });
  const asked = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Private-Network': 'true' };
  const allowed = await node.request('OPTIONS', '/', '', { Origin: PAGE, ...asked });
  assert.is(allowed.headers['access-control-allow-private-network'], 'true');
  const refused = await node.request('OPTIONS', '/', '', { Origin: 'https://other.example', ...asked });
  assert.is(refused.headers['access-control-allow-private-network'], undefined);
});

test('a server open to the network responds under any host name', async () => {
  const node = await serve({ host: '0.0.0.0' });
  assert.is((await node.post(HELLO, { Host: 'rpc.example' })).status, 200);
});

test('CORS is off by default: a page of another origin cannot read a response', async () => {
  const node = await serve();
  const reply = await node.post(HELLO, { Origin: PAGE });
  assert.is(reply.status, 200);
  assert.is(reply.headers['access-control-allow-origin'], undefined);
  const preflight = await node.request('OPTIONS', '/', '', { Origin: PAGE, 'Access-Control-Request-Method': 'POST' });
  assert.is(preflight.headers['access-control-allow-origin'], undefined);
});

test('pages of listed origins may read and write', async () => {
  const node = await serve({ origins: [PAGE] });
  const reply = await node.post(PAY, { Origin: PAGE });
  assert.is(reply.json.result, '5');
  assert.is(reply.headers['access-control-allow-origin'], PAGE);
  assert.is(reply.headers.vary, 'Origin');
  const preflight = await node.request('OPTIONS', '/', '', { Origin: PAGE, 'Access-Control-Request-Method': 'POST' });
  assert.is(preflight.status, 204);
  assert.is(preflight.headers['access-control-allow-origin'], PAGE);
  assert.match(preflight.headers['access-control-allow-headers']!, 'Content-Type');
  assert.match(preflight.headers['access-control-allow-methods']!, 'POST');
  assert.is((await node.get('/', { Origin: PAGE })).headers['access-control-allow-origin'], PAGE);
  assert.is(
    (await node.post(HELLO, { Origin: 'https://other.example' })).headers['access-control-allow-origin'],
    undefined,
  );
});

test('if every page may read, only listed origins may call unsigned writes', async () => {
  const node = await serve({ origins: ['*', PAGE] });
  const stranger = { Origin: 'https://other.example' };
  const reply = await node.post(HELLO, stranger);
  assert.is(reply.json.result, 'hello');
  assert.is(reply.headers['access-control-allow-origin'], 'https://other.example');
  const refused = await node.post(PAY, stranger);
  assert.is(refused.status, 200);
  assert.is(refused.json.error.code, 3112);
  assert.is(refused.json.error.data.name, 'OriginNotAllowed');
  assert.is((await node.post(PAY, { Origin: PAGE })).json.result, '5');
});

test('an unsigned write with a foreign or opaque origin is rejected, and one without an origin is accepted', async () => {
  const node = await serve();
  assert.is((await node.post(PAY, { Origin: PAGE })).json.error.code, 3112);
  assert.is((await node.post(PAY, { Origin: 'null' })).json.error.code, 3112);
  assert.is((await node.post(PAY)).json.result, '5');
});

test('same-origin pages may write if the Host check guarantees their origin', async () => {
  const node = await serve();
  const host = `localhost:${node.port}`;
  assert.is((await node.post(PAY, { Host: host, Origin: `http://${host}` })).json.result, '5');
  const wide = await serve({ host: '0.0.0.0' });
  assert.is((await wide.post(PAY, { Host: 'evil.example', Origin: 'http://evil.example' })).json.error.code, 3112);
});

test('a WebSocket of a disallowed page is rejected at the handshake', async () => {
  const node = await serve({ origins: [PAGE] });
  assert.match(await refusal(node.socket({ origin: 'https://other.example' })), '403');
  assert.match(await refusal(node.socket({ headers: { Host: 'evil.example' } })), '403');
  const socket = await node.socket({ origin: PAGE });
  assert.is((await socket.call('test_pay', PAY.params)).result, '5');
});

test('over WebSocket too, a page that may only read cannot write', async () => {
  const node = await serve({ origins: ['*'] });
  const socket = await node.socket({ origin: 'https://other.example' });
  assert.is((await socket.call('test_hello')).result, 'hello');
  assert.is((await socket.call('test_pay', PAY.params)).error.code, 3112);
});

test.run();
