/** The JSON-RPC 2.0 envelope: what is a request, and what each gets as answer. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { closeAll, serve } from './kit.js';

test.after.each(closeAll);

test('a call returns its result', async () => {
  const node = await serve();
  const reply = await node.post({ jsonrpc: '2.0', id: 1, method: 'test_hello' });
  assert.is(reply.status, 200);
  assert.is(reply.headers['content-type'], 'application/json');
  assert.is(reply.headers['content-length'], String(reply.text.length));
  assert.equal(reply.json, { jsonrpc: '2.0', id: 1, result: 'hello' });
});

test('ids are returned with their type and every digit', async () => {
  const node = await serve();
  for (const id of [
    '0',
    '""',
    '-7',
    '1.5',
    'null',
    '"é\\u2028\\"😀"',
    '9007199254740993',
    '123456789012345678901234567890',
    '-9007199254740993',
    '"9007199254740993"',
  ]) {
    const { text } = await node.post(`{"jsonrpc":"2.0","id":${id},"method":"test_hello"}`);
    if (id.startsWith('"é')) assert.is(JSON.parse(text).id, JSON.parse(id));
    else assert.is(text, `{"jsonrpc":"2.0","id":${id},"result":"hello"}`);
  }
});

test('an id of another type is rejected under id null', async () => {
  const node = await serve();
  for (const id of ['true', '{}', '[1]', '1e999']) {
    const { json } = await node.post(`{"jsonrpc":"2.0","id":${id},"method":"test_hello"}`);
    assert.is(json.id, null);
    assert.is(json.error.code, -32600);
  }
});

test('the later of two ids in one request counts, whatever their sizes', async () => {
  const node = await serve();
  const id = async (members: string): Promise<string> =>
    /"id":(.*?),"result/.exec((await node.post(`{"jsonrpc":"2.0","method":"test_hello",${members}}`)).text)![1]!;
  assert.is(await id('"id":12345678901234567890,"id":1'), '1');
  assert.is(await id('"id":1,"i\\u0064":12345678901234567890'), '12345678901234567890');
  assert.is(await id('"id":12345678901234567890,"id":"x"'), '"x"');
  assert.is(await id('"id":12345678901234567890,"id":null'), 'null');
  assert.is(await id('"id":1,"other":{"id":12345678901234567890}'), '1');
});

test('params may be an array, an object, null or absent', async () => {
  const node = await serve();
  assert.is((await node.call('test_sum', [1, 2])).result, 3);
  assert.is((await node.call('test_sum', { b: 5, a: 1 })).result, 6);
  assert.is((await node.call('test_hello', null)).result, 'hello');
  assert.is((await node.call('test_hello')).result, 'hello');
  assert.is((await node.call('test_hello', {})).result, 'hello');
  assert.is((await node.call('test_hello', 'x')).error.code, -32600);
  assert.is((await node.call('test_hello', 5)).error.code, -32600);
});

test('a notification runs and gets an empty 204', async () => {
  const node = await serve();
  const reply = await node.post({ jsonrpc: '2.0', method: 'test_hello' });
  assert.is(reply.status, 204);
  assert.is(reply.text, '');
});

test('a notification that fails gets no response either', async () => {
  const node = await serve();
  for (const method of ['test_fail', 'test_bug', 'no_such', 'test_lateBug']) {
    assert.is((await node.post({ jsonrpc: '2.0', method })).status, 204);
  }
  assert.is((await node.post({ jsonrpc: '2.0', method: 'test_sum', params: ['x'] })).status, 204);
});

test('an invalid request is rejected with -32600, under its id if it has one', async () => {
  const node = await serve();
  for (const body of ['1', '"x"', 'null', 'true', '{}', '{"foo":"boo"}']) {
    const reply = await node.post(body);
    assert.is(reply.status, 200);
    assert.is(reply.json.error.code, -32600, body);
    assert.is(reply.json.id, null);
  }
  assert.equal((await node.post('{"jsonrpc":"2.0","id":4,"method":1}')).json.id, 4);
  assert.match(
    (await node.post('{"jsonrpc":"1.0","id":4,"method":"test_hello"}')).json.error.message,
    'jsonrpc must be "2.0"',
  );
  assert.is((await node.post('{"id":"a","method":"test_hello"}')).json.id, 'a');
});

test('invalid JSON is rejected with -32700', async () => {
  const node = await serve();
  for (const body of ['', '{', '[1', '{"jsonrpc":"2.0","id":1', "{'a':1}", '\ufeff{}', '01234567890123456789']) {
    const reply = await node.post(body);
    assert.is(reply.status, 200);
    assert.is(reply.json.error.code, -32700, body);
    assert.is(reply.json.id, null);
  }
});

test('a body that is not UTF-8 is rejected with -32700', async () => {
  const node = await serve();
  const { json } = await node.post(Buffer.from([0x22, 0xff, 0xfe, 0x22]));
  assert.is(json.error.code, -32700);
});

test('an unknown method is rejected with the message that Ethereum clients look for', async () => {
  const node = await serve();
  const { error } = await node.call('eth_sign', []);
  assert.is(error.code, -32601);
  assert.is(error.message, 'the method eth_sign does not exist/is not available');
});

test('an unknown method that differs from a method only by prefix or case is answered with that method', async () => {
  const node = await serve();
  const details = async (name: string) => (await node.call(name, [])).error.data.details;
  for (const name of ['hello', 'Test_Hello', 'chain_hello'])
    assert.equal(await details(name), { did_you_mean: 'test_hello' });
  assert.equal(await details('eth_sign'), {});
});

test('names from the object prototype are not methods', async () => {
  const node = await serve();
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '']) {
    assert.is((await node.call(name)).error.code, -32601);
  }
});

test('every error is HTTP 200', async () => {
  const node = await serve();
  for (const method of ['test_fail', 'test_revert', 'test_bug', 'nope']) {
    assert.is((await node.post({ jsonrpc: '2.0', id: 1, method })).status, 200);
  }
});

test('a response has either a result or an error, never both', async () => {
  const node = await serve();
  assert.equal(Object.keys(await node.call('test_hello')), ['jsonrpc', 'id', 'result']);
  assert.equal(Object.keys(await node.call('test_fail')), ['jsonrpc', 'id', 'error']);
});

test('a declared failure returns code, message, name, module, details and whether to retry', async () => {
  const node = await serve();
  assert.equal((await node.call('test_fail')).error, {
    code: 2200,
    message: 'The name is taken',
    data: { name: 'NameTaken', module: 'runtime', details: { name: 'alice' }, retryable: false },
  });
});

test('two servers of one process name their own owner of a shared error', async () => {
  const nodes = [await serve({ ownerOf: () => 'names' }), await serve({ ownerOf: () => 'labels' })];
  const answers = await Promise.all(nodes.map((node) => node.call('test_fail')));
  assert.equal(
    answers.map(({ error }) => error.data.module),
    ['names', 'labels'],
  );
});

test('a method may return its own code and data', async () => {
  const node = await serve();
  assert.equal((await node.call('test_revert')).error, {
    code: 3,
    message: 'execution reverted: no',
    data: '0x08c379a0',
  });
});

test('a bug returns -32603 with the number of its log line, and no internals', async () => {
  const node = await serve();
  for (const method of ['test_bug', 'test_lateBug', 'test_bigint']) {
    const { error } = await node.call(method);
    assert.is(error.code, -32603);
    assert.is(error.message, 'Internal error');
    assert.not.match(JSON.stringify(error), 'secret');
    const line = node.lines.at(-1)!;
    assert.is(line.level, 'error');
    assert.is(line.fields.error_id, error.data.details.error_id);
    assert.match(String(line.fields.stack), method === 'test_bigint' ? 'BigInt' : 'secret internals');
  }
});

test('serialized results are passed through, and a missing result is null', async () => {
  const node = await serve();
  assert.equal((await node.call('test_raw')).result, { raw: [1, 2] });
  assert.is((await node.call('test_nothing')).result, null);
});

test('batch responses are in order, each under its own id', async () => {
  const node = await serve();
  const { json } = await node.post([
    { jsonrpc: '2.0', id: 'a', method: 'test_later', params: [20] },
    { jsonrpc: '2.0', id: 0, method: 'test_hello' },
    { jsonrpc: '2.0', method: 'test_hello' },
    { jsonrpc: '2.0', id: null, method: 'nope' },
    7,
    { jsonrpc: '2.0', id: 5, method: 'test_bug' },
  ]);
  assert.equal(
    json.map((answer: { id: unknown }) => answer.id),
    ['a', 0, null, null, 5],
  );
  assert.equal(
    json.map((answer: { result?: unknown; error?: { code: number } }) => answer.result ?? answer.error!.code),
    ['late', 'hello', -32601, -32600, -32603],
  );
});

test('big ids keep their digits in a batch as well', async () => {
  const node = await serve();
  const { text } = await node.post(
    '[{"jsonrpc":"2.0","id":1,"method":"test_hello"},{"params":[[{"id":1,"x":[2]}]],"jsonrpc":"2.0","id":18446744073709551615,"method":"test_echo"},[1,2],{"jsonrpc":"2.0","method":"test_hello","id":99999999999999999999}]',
  );
  assert.equal(
    [...text.matchAll(/"id":([^,]*)/g)].map((match) => match[1]),
    ['1', '18446744073709551615', '1', 'null', '99999999999999999999'],
  );
});

test('a batch of notifications gets an empty response', async () => {
  const node = await serve();
  const reply = await node.post([
    { jsonrpc: '2.0', method: 'test_hello' },
    { jsonrpc: '2.0', method: 'nope' },
  ]);
  assert.is(reply.status, 204);
  assert.is(reply.text, '');
});

test('an empty batch returns one error', async () => {
  const node = await serve();
  const { json } = await node.post([]);
  assert.is(json.error.code, -32600);
  assert.is(json.id, null);
});

test('HTTP requests may be pipelined on one connection', async () => {
  const node = await serve();
  const one = (id: number): string => {
    const body = `{"jsonrpc":"2.0","id":${id},"method":"test_hello"}`;
    return `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  };
  const text = await node.bytes(one(1) + one(2) + one(3), /"id":3/);
  assert.equal(
    [...text.matchAll(/"id":(\d)/g)].map((match) => match[1]),
    ['1', '2', '3'],
  );
});

test('a body may arrive in pieces and in chunked encoding', async () => {
  const node = await serve();
  const body = '{"jsonrpc":"2.0","id":1,"method":"test_echo","params":["äöü"]}';
  const bytes = Buffer.from(body);
  const chunks = [...bytes].map((byte) =>
    Buffer.concat([Buffer.from('1\r\n'), Buffer.from([byte]), Buffer.from('\r\n')]),
  );
  const head =
    'POST /?key=1 HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  const text = await node.bytes(
    Buffer.concat([Buffer.from(head), ...chunks, Buffer.from('0\r\n\r\n')]),
    /"result"[^}]*}/,
  );
  assert.match(Buffer.from(text, 'latin1').toString(), '"result":"äöü"');
});

test.run();
