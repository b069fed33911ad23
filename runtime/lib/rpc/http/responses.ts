/** Writing of HTTP responses: those of one turn of the event loop are written together, large ones in pieces. */

import type { ServerResponse } from 'node:http';
import type { SentFrom } from '../limits/access.js';
import { type CallerConnection, cutOff } from '../limits/connection.js';
import type { HeldBytes, Holding } from '../limits/held-bytes.js';
import { AnswerParts, type JsonText, PIECE_BYTES, piecesOf } from '../methods/answer-parts.js';
import { jsonHeaders } from './headers.js';
import { PlainReply } from './plain-http.js';

export type ResponseTarget = ServerResponse | PlainReply;

/** Called with the outcome of a response. */
interface Sent {
  /** The response is ready: memory held for the request is released, and the response is counted instead. */
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
 * Maximum responses, and characters of them, that wait to be written together. Fewer wait for an ingress thread, so
 * that it starts to write the first while this thread prepares the others.
 */
export const TOGETHER = 16;
const TOGETHER_TO_THREAD = 4;
const MUCH = 1024 * 1024;

export interface ResponseWriterParts {
  readonly held: HeldBytes;
  /** Maximum unsent bytes of a connection when another response is added. */
  readonly unsentBytes: number;
  network(req: SentFrom): string;
}

export class ResponseWriter {
  private readonly parts: ResponseWriterParts;
  private waiting: Waiting[] = [];
  private characters = 0;
  /** Unsent bytes, for connections that ever left some. */
  private readonly unsent = new WeakMap<CallerConnection, Holding>();

  constructor(parts: ResponseWriterParts) {
    this.parts = parts;
  }

  /**
   * Responds in one write, after the other received requests are answered too. A write wakes a sleeping caller, which
   * takes longer than answering; several responses in a row wake it once. An empty text has no body.
   */
  respond(res: ResponseTarget, status: number, text: JsonText, headers: readonly string[], exchange?: Sent): void {
    this.waiting.push({ res, status, text, headers, exchange });
    this.characters += text.length;
    const most = res instanceof PlainReply && res.isRemote ? TOGETHER_TO_THREAD : TOGETHER;
    if (this.waiting.length >= most || this.characters > MUCH) this.flush();
    else if (this.waiting.length === 1) setImmediate(this.flush);
  }

  /** Sends the body of a page whose status and headers are set. */
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
      // Asks the socket, because a response queued behind others of its connection is not notified of the close.
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
    // As bytes: a string of this length would stay in the heap until the caller reads it, and then cost the collector.
    else if (length > PIECE_BYTES) this.stream(res, new AnswerParts([text]));
    else this.whole(res, text, length === text.length ? 'latin1' : 'utf8', length);
  }

  /**
   * Passes one string to the socket: `end(text)` also passes an empty one, which costs a fifth of the whole exchange.
   */
  private whole(res: ResponseTarget, body: string | Buffer, encoding: 'latin1' | 'utf8', length: number): void {
    const { socket } = res; // null while another response of the connection is due first
    socket?.cork();
    res.write(body, encoding);
    socket?.uncork();
    res.end();
    // Data that the system took at once is not held here.
    if (socket !== null && socket.writableLength === 0) return;
    const holding = this.hold(res, length);
    res.once('close', () => {
      holding.bytes -= length;
    });
  }

  /** Holds a large response once and writes it piece by piece as the caller reads. */
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

  /**
   * Counts the unsent bytes of a connection. Closes the connection if too much of earlier responses is still unsent.
   */
  private hold({ req }: ResponseTarget, bytes: number): Holding {
    const { socket } = req;
    let holding = this.unsent.get(socket);
    if (holding === undefined) {
      const fresh = this.parts.held.openHolding(this.parts.network(req), () => cutOff(socket));
      socket.once('close', () => fresh.end());
      this.unsent.set(socket, fresh);
      holding = fresh;
    }
    if (holding.bytes > this.parts.unsentBytes) holding.expire();
    holding.bytes += bytes;
    return holding;
  }
}
