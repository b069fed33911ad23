/** Whatever arrives, the server answers in JSON-RPC and lives on. */

import net from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { components } from '../../../runtime/lib/rpc/documents/components.js';
import { closeAll, type Fixture, pause, serve } from './kit.js';

test.after.each(closeAll);

const ajv = new Ajv2020({ allowUnionTypes: true });
ajv.addVocabulary(['components']);
const isAnswer = ajv.compile({
  components: { schemas: components },
  anyOf: [{ $ref: '#/components/schemas/Response' }, { $ref: '#/components/schemas/BatchResponse' }],
});

async function answers(node: Fixture, body: Uint8Array | string): Promise<void> {
  const { status, text, json } = await node.post(body);
  if (status === 204) assert.is(text, '');
  else {
    assert.is(status, 200);
    assert.ok(isAnswer(json), `${text}: ${ajv.errorsText(isAnswer.errors)}`);
  }
}

async function alive(node: Fixture): Promise<void> {
  assert.is((await node.call('test_hello')).result, 'hello');
  assert.equal(
    node.lines.filter((line) => line.level !== 'debug'),
    [],
  );
}

const names = fc.constantFrom(
  'test_hello',
  'test_sum',
  'test_echo',
  'test_filter',
  'test_pay',
  'test_fail',
  'rpc_modules',
  'nope',
);
const almost = fc.record(
  {
    jsonrpc: fc.oneof({ weight: 5, arbitrary: fc.constant('2.0') }, fc.jsonValue()),
    id: fc.oneof(fc.integer(), fc.string(), fc.jsonValue()),
    method: fc.oneof({ weight: 5, arbitrary: names }, fc.jsonValue()),
    params: fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
  },
  { requiredKeys: [] },
);

test('random bytes get a response', async () => {
  const node = await serve();
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), (bytes) => answers(node, bytes)),
    { numRuns: 100 },
  );
  await alive(node);
});

test('random JSON gets a response', async () => {
  const node = await serve();
  await fc.assert(
    fc.asyncProperty(fc.json(), (text) => answers(node, text)),
    { numRuns: 100 },
  );
  await alive(node);
});

test('almost valid requests get a response, alone and in batches', async () => {
  const node = await serve();
  const bodies = fc.oneof(almost, fc.array(almost, { maxLength: 5 }));
  await fc.assert(
    fc.asyncProperty(bodies, (body) => answers(node, JSON.stringify(body))),
    { numRuns: 300 },
  );
  await alive(node);
});

test('requests with flipped characters get a response', async () => {
  const node = await serve();
  const whole = `[{"jsonrpc":"2.0","id":12345678901234567890,"method":"test_sum","params":[1,{"a":"\\u0041"}]},{"jsonrpc":"2.0","id":2,"method":"test_echo","params":{"value":-98765432109876543210}}]`;
  const spots = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.constantFrom(...Array.from('{}[]",:\\0-9eE. '))), {
    minLength: 1,
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(spots, (changes) => {
      const text = Array.from(whole);
      for (const [at, character] of changes) text[at] = character;
      return answers(node, text.join(''));
    }),
    { numRuns: 200 },
  );
  await alive(node);
});

test('each call with an id in a batch gets one response, whatever the others are', async () => {
  const node = await serve();
  await fc.assert(
    fc.asyncProperty(fc.array(almost, { minLength: 1, maxLength: 8 }), async (calls) => {
      const body = calls.map((call, i) => (call.id === undefined ? call : { ...call, id: `call ${i}` }));
      const { json } = await node.post(JSON.stringify(body));
      const ids = ((json ?? []) as { id: unknown }[]).map((answer) => answer.id).filter((id) => id !== null);
      assert.equal(
        ids,
        body.flatMap((call) => (call.id === undefined ? [] : [call.id])),
      );
    }),
    { numRuns: 200 },
  );
  await alive(node);
});

test('random messages over WebSocket get a response or nothing', async () => {
  const node = await serve();
  const socket = await node.socket();
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.json(),
        almost.map((call) => JSON.stringify(call)),
      ),
      async (text) => {
        socket.ws.send(text);
        socket.ws.send('{"jsonrpc":"2.0","id":"end","method":"test_hello"}');
        for (let answer = await socket.next(); answer.id !== 'end'; answer = await socket.next())
          assert.ok(isAnswer(answer));
      },
    ),
    { numRuns: 200 },
  );
  await alive(node);
});

/** Writes bytes to a connection, and leaves a moment later, whatever came back. */
async function strew(node: Fixture, bytes: Uint8Array): Promise<void> {
  const socket = net.connect(node.port, '127.0.0.1').on('error', () => undefined);
  socket.write(bytes);
  await pause(10);
  socket.destroy();
}

test('random bytes on the raw connection affect no other caller', async () => {
  const node = await serve();
  const start = fc.constantFrom(
    '',
    'POST / HTTP/1.1\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\n',
    'GET //[ HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'GET //[ HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
  );
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), async (head, bytes) => {
      await strew(node, Buffer.concat([Buffer.from(head), bytes]));
    }),
    { numRuns: 80 },
  );
  await alive(node);
});

test.run();
