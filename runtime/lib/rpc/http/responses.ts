/** HTTP answers on their way out: those of one turn of the event loop are written together, large ones in pieces. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { HeldBytes, Holding } from '../limits/held-bytes.js';
import { AnswerParts, type JsonText, PIECE_BYTES, piecesOf } from '../methods/answer-parts.js';
import { closeSocket } from './close-socket.js';
import { jsonHeaders } from './headers.js';
import { PlainReply } from './plain-http.js';

/** Where an answer is written. */
export type ResponseTarget = ServerResponse | PlainReply;

/** Told what became of its answer. */
interface Sent {
  /** The answer is made: what the request held gives way to what the answer holds. */
  release(): void;
  done(): void;
  cancel(): void;
}

interface Waiting {
  readonly res: ResponseTarget;
  readonly status: number;
  readonly text: JsonText;
  readonly headers: readonly string[];
  readonly exchange: Sent | undefined;
}

/**
 * No answer waits for more than so many others, nor for more characters than these. Where a thread writes them they only cross to
 * it: it is to begin with the first while this one works on the others.
 */
export const TOGETHER = 16;
const TOGETHER_TO_THREAD = 4;
const MUCH = 1024 * 1024;

/** What the answers of a server need of it. */
export interface ResponseWriterParts {
  readonly held: HeldBytes;
  /** Bytes that may wait on a connection when one more answer is to. */
  readonly unsentBytes: number;
  /** Whose the answer to a request is. */
  network(req: Pick<IncomingMessage, 'headers' | 'socket'>): string;
}

/** The answers of one server. */
export class ResponseWriter {
  private readonly parts: ResponseWriterParts;
  private waiting: Waiting[] = [];
  private characters = 0;
  /** What connections have not taken, for those that ever left something. */
  private readonly unsent = new WeakMap<Socket, Holding>();

  constructor(parts: ResponseWriterParts) {
    this.parts = parts;
  }

  /**
   * Answers in one write, once the other requests that have arrived are answered too: a caller who sleeps is woken by a
   * write, which takes longer than answering, and many answers in a row wake him once. An empty text has no body.
   */
  respond(res: ResponseTarget, status: number, text: JsonText, headers: readonly string[], exchange?: Sent): void {
    this.waiting.push({ res, status, text, headers, exchange });
    this.characters += text.length;
    const most = res instanceof PlainReply && res.isRemote ? TOGETHER_TO_THREAD : TOGETHER;
    if (this.waiting.length >= most || this.characters > MUCH) this.flush();
    else if (this.waiting.length === 1) setImmediate(this.flush);
  }

  /** Sends the body of a page, whose status and headers are set. */
  page(res: ServerResponse, body: string | Buffer): void {
    if (res.req.socket.destroyed) return;
    if (body.length === 0) res.end();
    else if (body.length > PIECE_BYTES) this.stream(res, new AnswerParts([body]));
    else this.whole(res, body, 'utf8', Buffer.byteLength(body));
  }

  private readonly flush = (): void => {
    const now = this.waiting;
    this.waiting = [];
    this.characters = 0;
    for (const { res, status, text, headers, exchange } of now) {
      // Also where other answers of the connection were due first, which its end does not tell.
      if (res.req.socket.destroyed) {
        exchange?.cancel();
        continue;
      }
      exchange?.release();
      if (text === '') res.writeHead(status, headers as string[]).end();
      else this.send(res, status, text, headers);
      exchange?.done();
    }
  };

  private send(res: ResponseTarget, status: number, text: JsonText, headers: readonly string[]): void {
    const length = typeof text === 'string' ? Buffer.byteLength(text) : text.length;
    res.writeHead(status, jsonHeaders(length, headers) as string[]);
    if (typeof text !== 'string') this.stream(res, text);
    // As bytes: a string of this length would wait in the heap for the caller, and for the collector after him.
    else if (length > PIECE_BYTES) this.stream(res, new AnswerParts([text]));
    else this.whole(res, text, length === text.length ? 'latin1' : 'utf8', length);
  }

  /** One string to the socket: `end(text)` hands it an empty one too, which takes a slower way by a fifth of the whole exchange. */
  private whole(res: ResponseTarget, body: string | Buffer, encoding: 'latin1' | 'utf8', length: number): void {
    const { socket } = res; // null while another answer of the connection is due first
    socket?.cork();
    res.write(body, encoding);
    socket?.uncork();
    res.end();
    // What the system took at once is not held here.
    if (socket !== null && socket.writableLength === 0) return;
    const holding = this.hold(res, length);
    res.once('close', () => {
      holding.bytes -= length;
    });
  }

  /** A large answer is held once, and handed over piece by piece as the caller takes it. */
  private stream(res: ResponseTarget, body: AnswerParts): void {
    const holding = this.hold(res, body.length);
    const pieces = piecesOf(body);
    let sent = 0;
    const next = (failed?: Error | null): void => {
      if (failed) return;
      holding.bytes -= sent;
      const { value: piece } = pieces.next();
      if (piece === undefined) {
        res.end();
        return;
      }
      sent = piece.length;
      res.write(piece, next);
    };
    next();
  }

  /** Counts what a connection has not taken. It is cut off when much of earlier answers waits there already. */
  private hold({ req }: ResponseTarget, bytes: number): Holding {
    const { socket } = req;
    let holding = this.unsent.get(socket);
    if (holding === undefined) {
      const fresh = this.parts.held.open(this.parts.network(req), () => closeSocket(socket));
      socket.once('close', () => fresh.end());
      this.unsent.set(socket, fresh);
      holding = fresh;
    }
    if (holding.bytes > this.parts.unsentBytes) holding.expire();
    holding.bytes += bytes;
    return holding;
  }
}
