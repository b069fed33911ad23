/** Connections in every state when a server with an ingress thread stops, and when its thread is lost: each ends, and nothing is left of it. */

import { readFileSync } from 'node:fs';
import net from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lived } from '../../node/loop-clock.js';
import { until } from '../../until.js';
import { BREAKS } from './die-ahead.js';
import { closeAll, type Fixture, serve } from './kit.js';

const toClose: net.Socket[] = [];
test.after.each(async () => {
  for (const socket of toClose.splice(0)) socket.destroy();
  await closeAll();
});

const AHEAD = new URL('./die-ahead.js', import.meta.url).href;
/** Ten times what running requests get: on a busy machine the threads also wait for a processor. */
const GRACE_MS = 8_000;

const bodyOf = (method: string, ...params: unknown[]): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const headOf = (length: number, more = ''): string =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${more}Content-Length: ${length}\r\n\r\n`;
const requestOf = (body: string, more = ''): string => headOf(body.length, more) + body;
const page = (more = ''): string => `GET /health HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

/** What Node reads instead of the short way. */
const ODD = 'TE: trailers\r\n';
const UPGRADE =
  'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';

/** What a caller sends, and what shows that his connection is in the state meant. */
interface State {
  readonly sends: string;
  readonly hears?: RegExp;
  /** A call of his waits for its answer. */
  readonly waits?: true;
  /** He says that he sends no more. */
  readonly ends?: true;
  /** He reads nothing. */
  readonly reads?: boolean;
}

const slow = bodyOf('test_slow');
const big = bodyOf('test_big', 20_000_000);
const STATES: Readonly<Record<string, State>> = {
  idle: { sends: '' },
  answered: { sends: requestOf(bodyOf('test_hello')), hears: /"hello"/ },
  'in the middle of a head': { sends: 'POST / HTTP/1.1\r\nHo' },
  'in the middle of a body': { sends: headOf(1_000) },
  'in the middle of a long body': { sends: `${headOf(1_000_000)}${'x'.repeat(100_000)}` },
  waiting: { sends: requestOf(slow), waits: true },
  'waiting with another request behind': { sends: requestOf(slow) + requestOf(slow), waits: true },
  'waiting, and sending no more': { sends: requestOf(slow), waits: true, ends: true },
  'not taking an answer': { sends: requestOf(big), reads: false },
  'passed on and answered': { sends: page(), hears: /"ok"/ },
  'passed on in the middle of a body': { sends: `${headOf(1_000, ODD)}{` },
  'passed on, in chunks': {
    sends: `${headOf(0, 'Transfer-Encoding: chunked\r\n').replace(/Content-Length.*\r\n/, '')}5\r\nab`,
  },
  'passed on and waiting': { sends: requestOf(slow, ODD), waits: true },
  'passed on and not taking an answer': { sends: requestOf(big, ODD), reads: false },
  'passed on and answered for the last time': { sends: page('Connection: close\r\n'), hears: /"ok"/ },
  'a WebSocket': { sends: UPGRADE, hears: /101 Switching/ },
};
const COUNT = Object.keys(STATES).length;

interface Caller {
  readonly name: string;
  readonly socket: net.Socket;
  answer: string;
  isClosed: boolean;
}

/** A caller who closes his end only when it is closed for him. */
function call(port: number | { path: string }, name: string, { sends, ends, reads = true }: State): Caller {
  const to = typeof port === 'number' ? { port, host: '127.0.0.1' } : port;
  const socket = net.connect({ ...to, allowHalfOpen: true });
  const caller: Caller = { name, socket, answer: '', isClosed: false };
  socket.on('error', () => undefined);
  for (const event of ['end', 'close']) {
    socket.on(event, () => {
      caller.isClosed = true;
    });
  }
  toClose.push(socket);
  if (reads) {
    socket.on('data', (data) => {
      caller.answer += data.toString('latin1');
    });
  }
  if (ends) socket.end(sends);
  else socket.write(sends);
  return caller;
}

/** Callers in all states, of whom no more may come, and two who were refused. */
async function callAll(node: Fixture): Promise<Caller[]> {
  const waiting = Object.values(STATES).filter(({ waits }) => waits).length;
  node.seen.length = 0;
  const callers = Object.entries(STATES).map(([name, state]) => call(node.port, name, state));
  await until(
    () =>
      node.seen.length >= waiting &&
      callers.every(({ name, answer, socket }) => {
        const { hears, reads } = STATES[name]!;
        return (hears?.test(answer) ?? true) && (reads !== false || !socket.connecting);
      }),
    () =>
      `${node.seen.length} of ${waiting} wait; ${callers.map(({ name, answer }) => `${name}: ${answer.slice(0, 50)}`)}`,
  );
  return callers;
}

const openOf = (callers: readonly Caller[]): string[] =>
  callers.filter(({ isClosed }) => !isClosed).map(({ name }) => name);

/** Reads on, so that a caller who read nothing sees his end. */
const readAll = (callers: readonly Caller[]): void => {
  for (const { socket } of callers) socket.resume();
};

/** Where the servers of this process have their threads pass connections on. */
const inner = (): string[] =>
  process.platform === 'linux' ? (readFileSync('/proc/net/unix', 'utf8').match(/@trellis-[0-9a-f]+/g) ?? []) : [];

test('a server stops within its grace period, whatever the state of its connections', async () => {
  const before = new Set(inner());
  const node = await serve({ threads: 1, limits: { socketsPerIp: COUNT } });
  const paths = inner().filter((name) => !before.has(name));
  const callers = await callAll(node);
  for (const sends of ['', page(), requestOf(slow)]) {
    const refused = call(node.port, `refused after ${sends.slice(0, 4)}`, { sends });
    callers.push(refused);
    await until(() => /429/.test(refused.answer) || refused.isClosed);
  }
  // Whoever is no thread, or a thread that has not said yet whose a connection is.
  for (const name of paths) callers.push(call({ path: name.replace('@', '\0') }, 'a stranger', { sends: 'x' }));
  const began = lived();
  await node.server.stop();
  assert.ok(lived() - began < GRACE_MS, `it took ${lived() - began} ms`);
  readAll(callers);
  await until(
    () => openOf(callers).length === 0,
    () => `still open: ${openOf(callers)}`,
  );
  for (const { signal } of node.seen) assert.ok(signal!.aborted);
});

test('running calls still get their responses while a server stops, with or without the fast path', async () => {
  const node = await serve({ threads: 1 });
  const callers = ['', ODD].map((more) => call(node.port, more, { sends: requestOf(bodyOf('test_gated'), more) }));
  await until(() => node.seen.length === 2);
  const stopped = node.server.stop();
  node.open();
  await stopped;
  for (const { answer } of callers) assert.match(answer, /"late"}$/);
});

test('a lost thread ends all its connections, and none is counted any more', async () => {
  const node = await serve({ threads: 1, ahead: AHEAD, limits: { socketsPerIp: COUNT + 1 } });
  for (let round = 0; round < 2; round++) {
    const callers = await callAll(node);
    const breaks = call(node.port, 'who breaks the thread', { sends: requestOf(BREAKS) });
    await until(() => breaks.isClosed);
    readAll(callers);
    await until(
      () => openOf(callers).length === 0,
      () => `still open: ${openOf(callers)}`,
    );
    await until(() => node.seen.every(({ signal }) => signal!.aborted) && node.server.connections === 0);
    await until(async () => (await node.call('test_hello').catch(() => undefined))?.result === 'hello');
  }
  assert.is(node.lines.filter(({ message }) => /RPC thread lost/.test(message)).length, 2);
});

test.run();
