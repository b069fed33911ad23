/**
 * A fast path for almost all callers: whole POSTs, one after the other, on a kept connection. Node's parser and its
 * objects account for most of the cost of such a call. Any other connection is handed to Node's server permanently.
 */

import type { IncomingHttpHeaders, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { SentFrom } from '../limits/access.js';
import type { CallerConnection } from '../limits/connection.js';

/** Timeouts of an idle connection, before its first request and between two, milliseconds. */
export interface PlainTimes {
  readonly headersTimeout: number;
  readonly keepAliveTimeout: number;
}

/** Rules shared by all plain connections of a server. */
export interface PlainRules<Head> extends PlainTimes {
  /** Data about all requests with these headers; undefined if they do not qualify for the fast path. */
  admit(headers: IncomingHttpHeaders, socket: Socket): Head | undefined;
  /** Maximum bytes of a body on the fast path. */
  readonly bodyBytes: number;
  serve(head: Head, body: Buffer, reply: PlainReply): void;
}

/** Longer heads do not qualify for the fast path. */
const MOST_HEAD = 4_096;
/** Maximum bytes read behind an unanswered request; beyond that, reading pauses. */
const MOST_BEHIND = 65_536;
/**
 * Limits of a body that arrives in pieces: its bytes, the milliseconds until it is complete, and the bytes of all such
 * bodies of a server.
 */
const MOST_BODY = 128 * 1024;
const BODY_MS = 1_000;
/** Grace period for a response after the client half-closed, in milliseconds; the client may be gone. */
const ENDED_MS = 1_000;
const MOST_BODIES = 16 * 1024 * 1024;
const END_OF_HEAD = '\r\n\r\n';
const REQUEST_LINE = 'POST / HTTP/1.1';
const LENGTH = /\r\ncontent-length: ?(\d{1,9})(?=\r\n|$)/i;
const FIELD = /^([!#$%&'*+.^_`|~\w-]+):([\t\x20-\x7e]*)$/;
/** Headers that change how a request is read or answered. */
const SPECIAL: ReadonlySet<string> = new Set([
  ...['content-length', 'transfer-encoding', 'te', 'trailer', 'expect', 'upgrade', 'set-cookie'],
]);

/** The headers of a head without its content-length; undefined if Node must read the request. */
function plainHeaders(head: string): IncomingHttpHeaders | undefined {
  const [first, ...lines] = head.split('\r\n');
  if (first !== REQUEST_LINE) return undefined;
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, field, value] = FIELD.exec(line) ?? [];
    if (field === undefined || value === undefined) return undefined;
    const name = field.toLowerCase();
    if (name in headers || SPECIAL.has(name)) return undefined; // repeated, or a name of an object property
    headers[name] = value.trim();
  }
  const { host, connection = 'keep-alive' } = headers;
  return host !== undefined && connection.toLowerCase() === 'keep-alive' ? headers : undefined;
}

const NO_BYTES = Buffer.alloc(0);

/** The time in the HTTP format, formatted once a second. */
let dateText = '';
let dateEndsMs = 0;
function date(): string {
  const now = Date.now();
  if (now >= dateEndsMs || now < dateEndsMs - 1_000) {
    dateEndsMs = now - (now % 1_000) + 1_000;
    dateText = new Date(now).toUTCString();
  }
  return dateText;
}

const STATUS: Readonly<Record<number, string>> = { 200: 'OK', 204: 'No Content', 429: 'Too Many Requests' };

/** The first lines of a response. `headers`: alternating names and values. */
export function headLines(status: number, headers: readonly string[]): string {
  let lines = `HTTP/1.1 ${status} ${STATUS[status] ?? ''}\r\n`;
  for (let i = 0; i < headers.length; i += 2) lines += `${headers[i]}: ${headers[i + 1]}\r\n`;
  return lines;
}

/** The end of a response head on a kept connection. */
export const keepAliveEnding = ({ keepAliveTimeout }: PlainTimes): string =>
  `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveTimeout / 1000}\r\n`;

export interface Answering {
  readonly ending: string;
  /** Whether another thread writes the response. */
  readonly isRemote: boolean;
  /**
   * Called when the response is written. `generation`: the generation in which the same question has the same answer,
   * if any.
   */
  answered(generation: number | undefined): void;
}

/** Writer of the response to a plain request: the subset of Node's ServerResponse that responses use. */
export class PlainReply {
  readonly req: SentFrom;
  /** Generation in which the same question has the same answer. */
  generation: number | undefined;
  readonly #connection: Answering;
  #head = '';

  constructor(connection: Answering, socket: CallerConnection, headers: IncomingHttpHeaders) {
    this.#connection = connection;
    this.req = { socket, headers };
  }

  get socket(): CallerConnection {
    return this.req.socket;
  }

  get isRemote(): boolean {
    return this.#connection.isRemote;
  }

  writeHead(status: number, headers: readonly string[]): this {
    return this.writeLines(headLines(status, headers));
  }

  /** Like `writeHead`, with the lines before the date from `headLines`. */
  writeLines(lines: string): this {
    this.#head = `${lines}Date: ${date()}\r\n${this.#connection.ending}\r\n`;
    return this;
  }

  write(chunk: string | Buffer, given?: 'latin1' | 'utf8' | ((failed?: Error | null) => void)): void {
    const { socket } = this;
    const head = this.#head;
    this.#head = '';
    if (typeof chunk === 'string') socket.write(head + chunk, given as 'latin1' | 'utf8');
    else {
      if (head !== '') socket.write(head, 'latin1');
      if (typeof given === 'function') socket.write(chunk, given);
      else socket.write(chunk);
    }
  }

  end(): void {
    if (this.#head !== '') this.write('', 'latin1');
    this.#connection.answered(this.generation);
  }

  /** Calls back when the system has taken the written data, or the connection is closed. */
  once(_event: 'close', action: () => void): void {
    this.socket.write('', () => action());
  }
}

interface Unfinished {
  readonly pieces: Buffer[];
  /** Bytes of head and body together, and the bytes received so far. */
  readonly size: number;
  received: number;
  readonly beganMs: number;
}

/** Memory of the unfinished requests of a server. */
export interface UnfinishedBytes {
  bytes: number;
}

/** A connection that has received only plain requests so far. */
export class PlainConnection<Head> implements Answering {
  readonly isRemote = false;
  readonly #socket: Socket;
  readonly #rules: PlainRules<Head>;
  readonly #gone: () => void;
  readonly #handedOver: (socket: Socket) => void;
  #ending: string;
  /** The last head and the length of its body: most callers send the same head each time. */
  #bytes = NO_BYTES;
  #length = 0;
  /** The same head without its content-length, and the data about it. */
  #key = '';
  #headers: IncomingHttpHeaders = {};
  #head: Head | undefined;
  #isBusy = false;
  #unfinished: Unfinished | undefined;
  readonly #all: UnfinishedBytes;
  /** Bytes received behind an unanswered request. */
  #behind: Buffer | undefined;
  #isLast = false;
  #hasEnded = false;

  /**
   * `gone` is called when the connection is closed or handed over; `handOver` then takes it, with the received bytes
   * pushed back to it.
   */
  constructor(
    socket: Socket,
    rules: PlainRules<Head>,
    all: UnfinishedBytes,
    gone: () => void,
    handOver: (socket: Socket) => void,
  ) {
    this.#socket = socket;
    this.#rules = rules;
    this.#all = all;
    this.#gone = () => {
      this.#takePieces();
      gone();
    };
    this.#handedOver = handOver;
    this.#ending = keepAliveEnding(rules);
    socket.setTimeout(rules.headersTimeout);
    socket.on('timeout', this.#late).on('end', this.#ended).on('error', this.#failed).on('close', this.#gone);
    socket.on('data', this.#received);
  }

  get ending(): string {
    return this.#ending;
  }

  close(): void {
    this.#isLast = true;
    this.#ending = 'Connection: close\r\n';
    if (!this.#isBusy) this.#socket.destroySoon();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  answered(): void {
    this.#isBusy = false;
    if (this.#isLast) this.#socket.destroySoon();
    else if (this.#behind !== undefined) this.#handOver(this.#behind);
  }

  readonly #received = (chunk: Buffer): void => {
    if (this.#isBusy) {
      this.#behind = this.#behind === undefined ? chunk : Buffer.concat([this.#behind, chunk]);
      if (this.#behind.length > MOST_BEHIND) this.#socket.pause();
    } else if (!this.#socket.writable) return;
    else if (this.#unfinished === undefined) this.#readRequest(chunk);
    else this.#addPiece(this.#unfinished, chunk);
  };

  #addPiece(unfinished: Unfinished, chunk: Buffer): void {
    unfinished.pieces.push(chunk);
    unfinished.received += chunk.length;
    const isWhole = unfinished.received >= unfinished.size;
    if (!isWhole && performance.now() - unfinished.beganMs < BODY_MS) return;
    const whole = Buffer.concat(this.#takePieces());
    if (isWhole) this.#readRequest(whole);
    else this.#handOver(whole);
  }

  /** Ends an unfinished request and returns its pieces. */
  #takePieces(): Buffer[] {
    const unfinished = this.#unfinished;
    if (unfinished === undefined) return [];
    this.#unfinished = undefined;
    this.#all.bytes -= unfinished.size;
    return unfinished.pieces;
  }

  #readRequest(chunk: Buffer): void {
    const begin = this.#readHead(chunk);
    const length = this.#length;
    const head = this.#head;
    const size = begin + length;
    if (begin < 0 || length > this.#rules.bodyBytes || head === undefined) {
      this.#handOver(chunk);
      return;
    }
    if (chunk.length < size) {
      if (length > MOST_BODY || this.#all.bytes + size > MOST_BODIES) this.#handOver(chunk);
      else {
        this.#all.bytes += size;
        this.#unfinished = { pieces: [chunk], size, received: chunk.length, beganMs: performance.now() };
      }
      return;
    }
    if (chunk.length > size) this.#behind = chunk.subarray(size);
    this.#isBusy = true;
    this.#rules.serve(head, chunk.subarray(begin, size), new PlainReply(this, this.#socket, this.#headers));
  }

  /**
   * Start of the body after the head, whose length is then known; negative if the request does not qualify for the fast
   * path.
   */
  #readHead(chunk: Buffer): number {
    const known = this.#bytes.length;
    if (known > 0 && chunk.length >= known && this.#bytes.compare(chunk, 0, known) === 0) return known;
    const end = chunk.indexOf(END_OF_HEAD, 0, 'latin1');
    const length = end < 0 || end > MOST_HEAD ? -1 : this.#lengthIn(chunk.toString('latin1', 0, end));
    if (length < 0) return -1;
    const begin = end + END_OF_HEAD.length;
    if (begin !== known) this.#bytes = Buffer.allocUnsafeSlow(begin);
    chunk.copy(this.#bytes, 0, 0, begin);
    this.#length = length;
    return begin;
  }

  /** Length of the body after a head; negative if the request does not qualify for the fast path. */
  #lengthIn(head: string): number {
    const found = LENGTH.exec(head);
    if (found === null) return -1;
    const key = head.slice(0, found.index) + head.slice(found.index + found[0].length);
    if (key !== this.#key) {
      const headers = plainHeaders(key);
      this.#key = key;
      this.#headers = headers ?? {};
      this.#head = headers && this.#rules.admit(headers, this.#socket);
      this.#socket.setTimeout(this.#rules.keepAliveTimeout);
    }
    return Number(found[1]);
  }

  #handOver(bytes: Buffer): void {
    const socket = this.#socket;
    socket.off('timeout', this.#late).off('end', this.#ended).off('error', this.#failed).off('close', this.#gone);
    socket.off('data', this.#received).setTimeout(0).pause();
    this.#gone();
    if (socket.destroyed) return;
    socket.unshift(bytes);
    this.#handedOver(socket);
    socket.resume();
  }

  readonly #late = (): void => {
    if (!this.#isBusy || (this.#hasEnded && this.#socket.writableLength === 0)) this.#socket.destroy();
  };

  readonly #ended = (): void => {
    this.#hasEnded = this.#isLast = true;
    if (this.#isBusy) this.#socket.setTimeout(ENDED_MS);
    else this.#socket.end();
  };

  /** An error is followed by the close of the connection. */
  readonly #failed = (): void => undefined;
}

/** The plain connections of a server; the server takes over all others. */
export class PlainConnections<Head> {
  readonly #open = new Set<PlainConnection<Head>>();
  #isClosed = false;

  constructor(server: Server, rules: PlainRules<Head>) {
    // The connection handler of Node's server.
    const [serve] = server.listeners('connection') as [(socket: Socket) => void];
    const handOver = (socket: Socket): void => serve.call(server, socket);
    const seen = new WeakSet<Socket>();
    const all: UnfinishedBytes = { bytes: 0 };
    server.off('connection', serve);
    server.on('connection', (socket: Socket) => {
      // A connection that arrives again has requested an upgrade that was declined.
      if (seen.has(socket) || this.#isClosed) return handOver(socket);
      seen.add(socket);
      const connection: PlainConnection<Head> = new PlainConnection(
        socket,
        rules,
        all,
        () => this.#open.delete(connection),
        handOver,
      );
      this.#open.add(connection);
    });
  }

  /** Closes each connection after its pending response. */
  close(): void {
    this.#isClosed = true;
    for (const connection of this.#open) connection.close();
  }

  destroy(): void {
    for (const connection of this.#open) connection.destroy();
  }
}
