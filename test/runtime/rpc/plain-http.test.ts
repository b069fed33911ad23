/** Plain requests, which bypass Node's parser, get the responses of all others (`http-differential.test.ts` compares the parsers). */

import { once } from 'node:events';
import net from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { until } from '../../until.js';
import { closeAll, type Fixture, pause, serve } from './kit.js';

test.after.each(closeAll);

const bodyOf = (method: string, params: unknown = []): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

const LINES = ['Host: localhost', 'Content-Type: application/json'];

const requestOf = (body: string, lines: readonly string[] = LINES): string =>
  ['POST / HTTP/1.1', ...lines, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n');

/** Sends a request over a connection of its own and answers with status, headers without those of the moment, and body. */
async function ask({ port }: Pick<Fixture, 'port'>, ...pieces: readonly string[]) {
  const socket = net.connect(port, '127.0.0.1').setNoDelay(true);
  let answer = '';
  let isOver = false;
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  socket.on('close', () => {
    isOver = true;
  });
  for (const [i, piece] of pieces.entries()) {
    if (i > 0) await pause(5);
    socket.write(piece);
  }
  await until(() => {
    const [head, body] = answer.split('\r\n\r\n');
    if (isOver || body === undefined) return isOver;
    return Buffer.byteLength(body) >= Number(/content-length: (\d+)/i.exec(head!)?.[1] ?? 0);
  });
  socket.destroy();
  const [head = '', body] = answer.split('\r\n\r\n');
  const [status, ...lines] = head.split('\r\n');
  const headers = lines.filter((line) => !/^(date|x-request-id):/i.test(line)).map((line) => line.toLowerCase());
  return { status, headers: headers.sort(), body };
}

const CALLS = [
  bodyOf('test_hello'),
  bodyOf('test_echo', ['naïve €']),
  bodyOf('test_later', [5]),
  bodyOf('test_big', [300_000]),
  bodyOf('test_fail'),
  `[${bodyOf('test_hello')},${bodyOf('test_later', [5])}]`,
  '{"jsonrpc":"2.0","method":"test_hello"}',
  '{',
];

test('a plain request gets the same status, headers and body as one parsed by Node', async () => {
  const node = await serve();
  for (const body of CALLS) {
    for (const more of [[], ['Origin: http://localhost:1'], ['X-Forwarded-For: 1.2.3.4'], ['Connection: keep-alive']]) {
      const plain = await ask(node, requestOf(body, [...LINES, ...more]));
      assert.equal(plain, await ask(node, requestOf(body, [...LINES, ...more, 'TE: trailers'])), body);
    }
  }
});

test('a request split anywhere gets the same response', async () => {
  const node = await serve();
  const request = requestOf(bodyOf('test_echo', ['€']));
  const whole = await ask(node, request);
  assert.is(whole.status, 'HTTP/1.1 200 OK');
  for (let at = 1; at < request.length; at += 7) {
    assert.equal(await ask(node, request.slice(0, at), request.slice(at)), whole, `${at}`);
  }
});

test('plain and other requests on one connection get responses in their order', async () => {
  const node = await serve({ limits: { perSecond: 0 } });
  const socket = net.connect(node.port, '127.0.0.1');
  let answers = '';
  socket.on('data', (chunk: Buffer) => {
    answers += chunk.toString();
  });
  const late = requestOf(bodyOf('test_later', [30]));
  const hello = requestOf(bodyOf('test_hello'));
  const odd = requestOf(bodyOf('test_echo', ['odd']), [...LINES, 'TE: trailers']);
  socket.write(hello);
  await until(() => answers.split('HTTP/1.1 200').length === 2);
  socket.write(late + hello);
  await pause(5);
  socket.write(odd + hello);
  await until(() => answers.split('HTTP/1.1 200').length === 6);
  assert.equal(
    [...answers.matchAll(/"result":"(\w+)"/g)].map(([, result]) => result),
    [...['hello', 'late', 'hello', 'odd', 'hello']],
  );
  socket.destroy();
});

test('a caller that disconnects or half-closes aborts its call', async () => {
  const node = await serve();
  for (const leave of [(socket: net.Socket) => socket.destroy(), (socket: net.Socket) => socket.end()]) {
    const socket = net.connect(node.port, '127.0.0.1');
    socket.write(requestOf(bodyOf('test_slow')));
    await until(() => node.seen.length === 1);
    leave(socket);
    await until(() => node.seen[0]!.signal!.aborted);
    node.seen.length = 0;
  }
});

test('stopping closes waiting plain connections after their response and idle ones at once', async () => {
  const node = await serve();
  const idle = net.connect(node.port, '127.0.0.1');
  const used = net.connect(node.port, '127.0.0.1');
  let answer = '';
  used.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  const ended = [once(idle.resume(), 'close'), once(used, 'close')];
  used.write(requestOf(bodyOf('test_gated')));
  await until(() => node.seen.length === 1);
  const stopped = node.server.stop();
  await ended[0];
  node.open();
  await Promise.all([stopped, ...ended]);
  assert.match(answer, /Connection: close\r\n\r\n.*"late"/s);
});

test.run();
