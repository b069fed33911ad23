/**
 * An ingress thread: accepts connections, reads plain requests and writes responses; passes other connections on byte
 * by byte.
 */

import { once } from 'node:events';
import type { Server as HttpServer, IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { beforeResult } from '../dispatch/envelope.js';
import { corsHeaders, JSON_TYPE, requestIds } from '../http/headers.js';
import { isCallRequest } from '../http/http.js';
import { headLines, PlainConnections, type PlainReply } from '../http/plain-http.js';
import { TOGETHER } from '../http/responses.js';
import { Access } from '../limits/access.js';
import { type CallerConnection, cutOff } from '../limits/connection.js';
import { ByteCallReader } from './byte-calls.js';
import {
  type AnsweredCalls,
  type CallerRules,
  Down,
  LINGER_MS,
  type LookAhead,
  MOST_LINGER_MS,
  mostOf,
  PREFACE_BYTES,
  STOP_LISTENING,
  type ThreadMessage,
  type ThreadSetup,
  TOKEN_BYTES,
  Up,
} from './records.js';
import { type RepeatableCall, RepeatedCalls } from './repeated-calls.js';
import { RingLoop, type Tell, tellerThatWaits } from './ring.js';

interface Connection {
  readonly id: number;
  readonly socket: Socket;
  /** The headers last sent to the main thread. */
  headers: Headers | undefined;
  /** Reply of the pending request, with its call if the response may be cached. */
  reply: PlainReply | undefined;
  call: RepeatableCall | undefined;
  /** Generation in which the next response is valid. */
  generation: number | undefined;
  /** Whether the main thread, which may reject a connection, has responded on it. */
  isServed: boolean;
}

/** State shared by all requests with the same headers. */
interface Headers {
  readonly json: string;
  readonly isUnlimited: boolean;
  /** The first lines of a cached response. */
  readonly lines: (length: number) => string;
}

/** Interval at which calls answered here are reported to the main thread, milliseconds. */
const CALLS_MS = 100;

class IngressThread {
  readonly #setup: ThreadSetup;
  /** Available some time after the thread listens: loading its code must not delay a start. */
  #reader: ByteCallReader | undefined;
  readonly #access: Access;
  #callers: CallerRules;
  readonly #tell: Tell;
  readonly #answers: RingLoop;
  readonly #byId = new Map<number, Connection>();
  readonly #bySocket = new WeakMap<CallerConnection, Connection>();
  readonly #repeated: RepeatedCalls;
  /** Calls that were answered here and not yet reported, with their milliseconds. */
  readonly #calls = new Map<string, { count: number; ms: number }>();
  readonly #requestId = requestIds();
  /** Cached responses to be written together. */
  readonly #ready: { readonly reply: PlainReply; readonly text: string }[] = [];
  #opened = 0;

  constructor(setup: ThreadSetup) {
    this.#setup = setup;
    this.#callers = setup.callers;
    this.#access = new Access(setup.callers.access);
    this.#repeated = new RepeatedCalls(setup.repeatable);
    this.#tell = tellerThatWaits(setup.up);
    this.#answers = new RingLoop(setup.down, (...record) => this.#handleRecord(...record));
  }

  lookAhead(ahead: LookAhead): void {
    this.#reader = new ByteCallReader(this.#setup.byteMethods, (bytes) => {
      const finding = ahead(bytes);
      this.#answers.readRecords(); // inspecting ahead takes longer than a response should wait
      return finding;
    });
  }

  async listen(): Promise<number> {
    const { host, port, sharesPort, times, bodyBytes } = this.#setup;
    const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => this.#passOn(socket));
    server.maxConnections = mostOf(this.#setup);
    const plain = new PlainConnections<Headers>(server as HttpServer, {
      ...times,
      bodyBytes,
      admit: (headers, socket) => this.#admit(headers, socket),
      serve: (headers, body, reply) => this.#serve(headers, body, reply),
    });
    server.prependListener('connection', (socket: Socket) => this.#addConnection(socket));
    const follow = (message: CallerRules | typeof STOP_LISTENING): void => {
      if (message !== STOP_LISTENING) {
        this.#callers = message;
        this.#access.replace(message.access);
        return;
      }
      parentPort!.off('message', follow); // it would keep the thread from ending
      server.close();
      plain.close();
    };
    parentPort!.on('message', follow);
    server.listen({ host, port, reusePort: sharesPort });
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  #addConnection(socket: Socket): void {
    do this.#opened = (this.#opened + 1) >>> 0;
    while (this.#byId.has(this.#opened));
    const connection: Connection = {
      ...{ id: this.#opened, socket, isServed: false },
      ...{ headers: undefined, reply: undefined, call: undefined, generation: undefined },
    };
    const { id } = connection;
    this.#byId.set(id, connection);
    this.#bySocket.set(socket, connection);
    this.#tell(Up.Opened, id, socket.remoteAddress ?? '');
    socket.once('close', () => {
      this.#byId.delete(id);
      this.#tell(Up.Closed, id, '');
    });
  }

  #admit(headers: IncomingHttpHeaders, socket: Socket): Headers | undefined {
    if (!isCallRequest({ access: this.#access }, headers)) return undefined;
    const { unlimited, headers: further } = this.#callers;
    const isUnlimited =
      unlimited === 'all' || (unlimited === 'loopback' && this.#access.caller({ headers, socket }).loopback);
    const fixed = headLines(200, [...JSON_TYPE, ...corsHeaders(this.#access, headers), ...further]);
    const lines = (length: number) =>
      `${fixed}X-Request-Id: ${this.#requestId({ headers })}\r\nContent-Length: ${length}\r\n`;
    return { json: JSON.stringify(headers), isUnlimited, lines };
  }

  #serve(headers: Headers, body: Buffer, reply: PlainReply): void {
    this.#answers.stayAwake();
    const connection = this.#bySocket.get(reply.socket)!;
    const { id } = connection;
    connection.call = undefined;
    if (headers.isUnlimited && connection.isServed && this.#answerFromCache(connection, headers, body, reply)) return;
    connection.reply = reply;
    if (connection.headers !== headers) {
      connection.headers = headers;
      this.#tell(Up.Headers, id, headers.json);
    }
    const calls = headers.isUnlimited ? this.#reader?.readCalls(body) : undefined;
    if (calls === undefined) this.#tell(Up.Request, id, body);
    else this.#tell(Up.Bytes, id, calls);
  }

  /** Answers from the cache, if it has the result and the caller has taken the previous response. */
  #answerFromCache(connection: Connection, headers: Headers, body: Buffer, reply: PlainReply): boolean {
    const began = performance.now();
    const call = this.#repeated.callIn(body);
    connection.call = call;
    if (call === undefined || connection.socket.writableLength > 0) return false;
    const result = this.#repeated.find(call);
    if (result === undefined) return false;
    const text = `${beforeResult(call.idText)}${result}}`;
    reply.writeLines(headers.lines(text.length));
    if (this.#ready.push({ reply, text }) === 1) setImmediate(this.#send);
    else if (this.#ready.length === TOGETHER) this.#send();
    this.#count(call.method, performance.now() - began);
    return true;
  }

  readonly #send = (): void => {
    for (const { reply, text } of this.#ready.splice(0)) {
      reply.write(text, 'latin1');
      reply.end();
    }
  };

  #count(method: string, ms: number): void {
    if (this.#calls.size === 0) setTimeout(this.#tellCalls, CALLS_MS).unref();
    const calls = this.#calls.get(method);
    if (calls === undefined) this.#calls.set(method, { count: 1, ms });
    else {
      calls.count++;
      calls.ms += ms;
    }
  }

  readonly #tellCalls = (): void => {
    const calls: AnsweredCalls = Array.from(this.#calls, ([method, { count, ms }]) => [method, count, ms]);
    this.#calls.clear();
    this.#tell(Up.Calls, 0, JSON.stringify(calls));
  };

  #handleRecord(kind: number, id: number, bytes: Buffer, from: number, to: number): void {
    const connection = this.#byId.get(id);
    if (connection === undefined) return;
    const { socket, reply } = connection;
    switch (kind) {
      case Down.Write:
        this.#write(socket, id, bytes.toString('latin1', from, to));
        break;
      case Down.WriteAndNotify:
        socket.write(Buffer.from(bytes.subarray(from, to)), () => this.#tell(Up.Taken, id, ''));
        break;
      case Down.Keep:
        connection.generation = Number(bytes.toString('latin1', from, to));
        break;
      case Down.Answered:
        if (to > from) this.#answered(connection, bytes.toString('latin1', from, to));
        connection.isServed = true;
        connection.reply = connection.generation = undefined;
        reply?.end();
        break;
      case Down.Destroy:
        socket.destroy();
        break;
      default:
        cutOff(socket);
    }
  }

  #answered({ socket, id, call, generation }: Connection, text: string): void {
    this.#write(socket, id, text);
    if (call !== undefined && generation !== undefined) this.#repeated.store(call, generation, text);
  }

  #write(socket: Socket, id: number, text: string): void {
    socket.write(text, 'latin1');
    if (socket.writableLength > 0) this.#tell(Up.Slow, id, '');
  }

  /** Passes a connection to the main thread's own server permanently. */
  #passOn(socket: Socket): void {
    const { path, token } = this.#setup;
    const preface = Buffer.alloc(PREFACE_BYTES);
    preface.set(token);
    preface.writeUInt32LE(this.#bySocket.get(socket)!.id, TOKEN_BYTES);
    const inner = connect({ path, allowHalfOpen: true });
    inner.write(preface);
    socket.pipe(inner).pipe(socket);
    inner.on('error', () => undefined); // it is closed then
    // Keeps reading from the caller, so that it receives the final response; a caller that reads nothing is cut off.
    inner.on('end', () => {
      socket.unpipe(inner).resume();
      inner.end();
    });
    inner.on('close', () => {
      const end = (): void => cutOff(socket);
      const late = setTimeout(end, MOST_LINGER_MS);
      socket.once('close', () => clearTimeout(late));
      socket.resume().end().setTimeout(LINGER_MS, end);
    });
    socket.on('error', () => inner.destroy());
    socket.on('close', () => inner.destroy());
  }
}

const say = (message: ThreadMessage): void => parentPort!.postMessage(message);

async function listen(setup: ThreadSetup): Promise<void> {
  const thread = new IngressThread(setup);
  try {
    say({ port: await thread.listen() });
  } catch (cause) {
    say({ failed: { code: (cause as NodeJS.ErrnoException).code, message: String(cause) } });
    return;
  }
  const module = workerData as string | undefined;
  if (module !== undefined) thread.lookAhead(((await import(module)) as { readonly ahead: LookAhead }).ahead);
}

parentPort!.once('message', (setup: ThreadSetup) => void listen(setup));
