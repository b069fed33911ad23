/** Answers are written together: each goes to its own caller, in order on a connection, whoever leaves meanwhile. */

import { once } from 'node:events';
import net from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RawJson } from '../../../runtime/lib/rpc/methods/method.js';
import { closeAll, type Fixture, method, serve } from './kit.js';

test.after.each(closeAll);

const call = (id: number): string => {
  const body = JSON.stringify({ jsonrpc: '2.0', id, method: 'test_echo', params: [`to ${id}`] });
  return `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};

/** A connection, and the ids that were answered on it so far; each answer must be the one to its id. */
async function connect({ port }: Fixture) {
  const socket = net.connect(port, '127.0.0.1');
  const answered: number[] = [];
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    for (const [, id, to] of text.matchAll(/"id":(\d+),"result":"to (\d+)"\}/g)) {
      assert.is(id, to);
      if (!answered.includes(Number(id))) answered.push(Number(id));
    }
  });
  await once(socket, 'connect');
  const heard = async (count: number) => {
    while (answered.length < count) await once(socket, 'data');
    return answered;
  };
  return { socket, heard };
}

test('fifty concurrent callers each get their own response, even if some disconnect early', async () => {
  const node = await serve({ limits: { perSecond: 0 } });
  const callers = await Promise.all(Array.from({ length: 50 }, () => connect(node)));
  for (const [i, { socket }] of callers.entries()) {
    socket.write(call(i));
    if (i % 5 === 4) socket.destroy();
  }
  const stayed = callers.map((caller, i) => ({ caller, i })).filter(({ i }) => i % 5 !== 4);
  for (const { caller, i } of stayed) assert.equal(await caller.heard(1), [i]);
  for (const { caller } of stayed) caller.socket.destroy();
});

test('many calls sent at once on one connection get responses in their order', async () => {
  const node = await serve({ limits: { perSecond: 0 } });
  const { socket, heard } = await connect(node);
  const ids = Array.from({ length: 40 }, (_, i) => i);
  socket.write(ids.map(call).join(''));
  assert.equal(await heard(ids.length), ids);
  socket.destroy();
});

test('a long result is complete behind any id and at any batch position, over HTTP and WebSocket', async () => {
  const value = ['€'.repeat(400_000), 'end'];
  const made = new RawJson(JSON.stringify(value));
  const node = await serve({
    limits: { perSecond: 0 },
    methods: [
      method('test_made', [], () => made),
      method('test_short', [], () => 1),
      method('test_fresh', [], () => value),
    ],
  });
  const asked = (names: readonly string[]) =>
    names.map((name, i) => ({ jsonrpc: '2.0', id: `${name} €${'"'.repeat(i)}`, method: `test_${name}` }));
  const wanted = (names: readonly string[]) =>
    asked(names).map(({ id, method }) => ({ jsonrpc: '2.0', id, result: method === 'test_short' ? 1 : value }));
  const socket = await node.socket();
  for (const names of [
    ['made'],
    ['fresh'],
    ['short', 'made', 'short', 'short', 'fresh', 'made'],
    ['made', 'made', 'short'],
  ]) {
    const [calls, answers] = names.length === 1 ? [asked(names)[0], wanted(names)[0]] : [asked(names), wanted(names)];
    assert.equal((await node.post(calls)).json, answers);
    assert.equal((await node.post(calls)).json, answers, 'a second time');
    socket.ws.send(JSON.stringify(calls));
    assert.equal(await socket.next(), answers);
  }
});

test('a long result that many callers leave unread uses memory once', async () => {
  const MIB = 1024 * 1024;
  const made = new RawJson(JSON.stringify('x'.repeat(8 * MIB)));
  const node = await serve({ limits: { perSecond: 0 }, methods: [method('test_made', [], () => made)] });
  const before = process.memoryUsage().arrayBuffers;
  const callers = await Promise.all(
    Array.from({ length: 3 }, async (_, id) => {
      const one = JSON.stringify({ jsonrpc: '2.0', id, method: 'test_made' });
      const body = `[${one},${one}]`;
      const socket = net.connect(node.port, '127.0.0.1');
      socket.write(
        `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      await once(socket, 'data');
      socket.pause();
      return socket;
    }),
  );
  assert.ok(process.memoryUsage().arrayBuffers - before < 8 * MIB);
  for (const socket of callers) socket.destroy();
});

test.run();
