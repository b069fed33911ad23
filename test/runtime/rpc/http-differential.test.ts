/**
 * The reader of plain requests against Node's parser: the same bytes give the same requests and the same refusals.
 * `HTTP_REQUESTS` sets the number of requests (100,000), `TEST_SEED` the seed (1). For hours:
 * `HOSTILE_SECONDS=7200 HTTP_REQUESTS=50000000 TEST_SEED=7 node dist/test/run.js http-differential`.
 */

import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { Duplex } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PlainConnections } from '../../../runtime/lib/rpc/http/plain-http.js';
import { HEADS, MUTATIONS, SMUGGLING } from './http-requests.js';

const REQUESTS = Number(process.env.HTTP_REQUESTS ?? 100_000);
const SEED = Number(process.env.TEST_SEED ?? 1);
/** Streams that run at the same time. */
const TOGETHER = 64;

/** A connection in memory, with what HTTP servers use of a socket. */
class MemorySocket extends Duplex {
  readonly remoteAddress = '127.0.0.1';
  received = '';

  constructor() {
    super({ allowHalfOpen: true });
    this.on('error', () => undefined);
  }

  override _read(): void {}

  override _write(chunk: Buffer, _: BufferEncoding, taken: () => void): void {
    this.received += chunk.toString('latin1');
    taken();
  }

  setTimeout(): this {
    return this;
  }

  destroySoon(): void {
    this.end(() => this.destroy());
  }
}

/** A request as a server saw it. */
interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a server made of a stream. */
interface Outcome {
  readonly seen: readonly Seen[];
  readonly refusals: readonly string[];
  /** Whether the server ended the connection. */
  readonly isCut: boolean;
  /** Responses; undefined on a cut connection. Deliberate difference: Node drops pending responses when it cuts one. */
  readonly answers: number | undefined;
}

/** Bytes in pieces; each is sent when the server has read the one before. */
type Stream = readonly string[];

const outcomes = new WeakMap<object, Seen[]>();
const note = (socket: object, seen: Seen): void => void outcomes.get(socket)!.push(seen);

/** Deliberate difference: the plain reader keeps the length as a number, so `007` reads `7`. */
const headersOf = ({ 'content-length': length, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders =>
  length === undefined ? headers : { ...headers, 'content-length': String(Number(length)) };

/** Notes a request as the parser delivers it, even if what follows ends the connection before it is answered. */
function noteParsed(req: IncomingMessage): void {
  const { method, url, headers, socket } = req;
  const pieces: Buffer[] = [];
  const push = req.push.bind(req);
  req.push = (chunk: Buffer | null) => {
    if (chunk !== null) pieces.push(chunk);
    else note(socket, { method, url, headers: headersOf(headers), body: Buffer.concat(pieces).toString('latin1') });
    return push(chunk);
  };
}

const nodeServer = (): Server =>
  createServer((req, res) => {
    noteParsed(req);
    req.resume().on('end', () => res.end('ok'));
  });

let plainRequests = 0;

/** Node's server behind the reader of plain requests. Every second response is late. */
function plainServer(): Server {
  const server = nodeServer();
  new PlainConnections<IncomingHttpHeaders>(server, {
    ...{ headersTimeout: 0, keepAliveTimeout: 5_000, bodyBytes: 4_096 },
    admit: (headers) => headers,
    serve(headers, body, reply) {
      plainRequests++;
      const length = String(body.length);
      const seen = {
        method: 'POST',
        url: '/',
        headers: { ...headers, 'content-length': length },
        body: body.toString('latin1'),
      };
      note(reply.socket, seen);
      const answer = (): void => {
        reply.writeHead(200, ['Content-Length', '2']).write('ok', 'latin1');
        reply.end();
      };
      if (plainRequests % 2 === 0) answer();
      else setImmediate(answer);
    },
  });
  return server;
}

/** Sends a stream to a server, then its end. */
async function outcomeOf(server: Server, stream: Stream): Promise<Outcome> {
  const socket = new MemorySocket();
  const seen: Seen[] = [];
  outcomes.set(socket, seen);
  server.emit('connection', socket);
  for (const piece of stream) {
    if (socket.destroyed) break;
    socket.push(Buffer.from(piece, 'latin1'));
    for (let i = 0; i < 4; i++) await turn();
  }
  const before = socket.received;
  const isCut = socket.destroyed;
  socket.push(null);
  for (let i = 0; i < 4 && !socket.destroyed; i++) await turn();
  // Deliberate difference: a request that the end of the connection cuts off gets no response from the plain reader,
  // and 400 from Node.
  const late = statusesIn(socket.received.slice(before.length)).filter((status) => status !== '400');
  const statuses = [...statusesIn(before), ...late];
  // Deliberate difference: of an unknown `Expect` and what is wrong behind it, either refusal may come.
  const refusals = new Set(statuses.filter((status) => status >= '400').map((one) => (one === '417' ? '400' : one)));
  socket.destroy();
  const answers = isCut ? undefined : statuses.filter((status) => status < '400').length;
  return { seen, refusals: [...refusals], isCut, answers };
}

const statusesIn = (text: string): string[] =>
  Array.from(text.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => status!);

/** Numbers below 1 from a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Streams of one to four requests, of which half are mutated, cut into pieces at random. */
function* streamsFrom(seed: number, requests: number): Generator<Stream> {
  const random = numbersFrom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const request = (): string => {
    const body = '{"jsonrpc":"2.0","id":1}'.padEnd(24 + below(3) * below(100), ' ');
    return `${pick(HEADS)}Content-Length: ${body.length}\r\n\r\n${body}`;
  };
  for (let made = 0; made < requests; ) {
    const stream: string[] = [];
    for (let left = 1 + below(4); left > 0; left--) {
      let text = request();
      for (let mutations = below(2) * (1 + below(3)); mutations > 0; mutations--)
        text = pick(MUTATIONS)(text, below, request);
      made++;
      if (below(4) === 0 && stream.length > 0)
        stream[stream.length - 1] += text; // pipelined
      else if (below(3) === 0) {
        const cut = below(text.length);
        stream.push(text.slice(0, cut), text.slice(cut));
      } else stream.push(text);
    }
    yield stream.filter((piece) => piece !== '');
  }
}

const [node, plain] = [nodeServer(), plainServer()];

async function check(stream: Stream): Promise<Outcome> {
  const [expected, actual] = await Promise.all([outcomeOf(node, stream), outcomeOf(plain, stream)]);
  assert.equal(actual, expected, `seed ${SEED}: ${JSON.stringify(stream)}`);
  return actual;
}

test('smuggling attempts are read as Node reads them, whole and cut anywhere', async () => {
  for (const { name, text, outcome } of SMUGGLING) {
    const { seen, refusals } = await check([text]);
    assert.equal([seen.length, refusals], outcome, name);
    const cuts = Array.from({ length: Math.min(text.length, 400) - 1 }, (_, i) => i + 1);
    await Promise.all(cuts.map((cut) => check([text.slice(0, cut), text.slice(cut)])));
  }
});

test('generated, mutated and recorded requests are read as Node reads them', async () => {
  const count = { accepted: 0, refused: 0 };
  const streams = streamsFrom(SEED, REQUESTS);
  plainRequests = 0;
  const run = async (): Promise<void> => {
    for (const stream of streams) {
      const { seen, refusals } = await check(stream);
      count.accepted += seen.length;
      count.refused += refusals.length;
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, run));
  // Each kind of request was tried.
  for (const tried of [count.accepted - plainRequests, plainRequests, count.refused]) {
    assert.ok(tried > REQUESTS / 20, JSON.stringify({ ...count, plainRequests }));
  }
});

test.run();
