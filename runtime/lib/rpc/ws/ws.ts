/** JSON-RPC over WebSocket: one connection, its requests, its notifications and its end. */

import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Dispatcher } from '../dispatch/dispatch.js';
import { Exchange, type ExchangeRules } from '../dispatch/exchange.js';
import type { Caller, Trust } from '../limits/access.js';
import { cutOff } from '../limits/connection.js';
import type { Holding } from '../limits/held-bytes.js';
import type { RpcLimits } from '../limits/limits.js';
import { AnswerParts, type JsonText, PIECE_BYTES, piecesOf } from '../methods/answer-parts.js';
import type { Channel } from '../methods/method.js';

/** Notifications wait while more bytes than this are unsent. */
const CONGESTED_BYTES = 256 * 1024;
/** Overhead in bytes of a caller's ping or pong. */
const CONTROL_BYTES = 6;
const TRY_AGAIN_LATER = 1013;

export interface SocketParts {
  readonly dispatcher: Dispatcher;
  readonly rules: ExchangeRules;
  readonly limits: Pick<RpcLimits, 'unsentBytes'>;
}

/** A part of a message that waits for the one before it. */
interface Piece {
  readonly bytes: Uint8Array;
  /** True for the last part of its message. */
  readonly fin: boolean;
}

export class SocketChannel implements Channel {
  private readonly socket: WebSocket;
  private readonly connection: Socket;
  private readonly parts: SocketParts;
  private readonly caller: Caller;
  private readonly trust: Trust;
  private readonly running = new Set<Exchange>();
  private readonly closers: (() => void)[] = [];
  private readonly drainers: (() => void)[] = [];
  private readonly pieces: Piece[] = [];
  private pieceBytes = 0;
  /**
   * Held bytes: data that the caller has not read, notifications queued behind it, and an incomplete incoming message.
   */
  private readonly unsent: Holding;
  private readonly queued: Holding;
  private readonly unfinished: Holding;
  /** Content of the last bytes: the end of a message, or this many bytes of pings and pongs. */
  private whole = false;
  private control = 0;
  private waiting = false;
  private missedPongs = 0;

  /** Listens at once: messages that arrive before a listener exists would be lost. */
  constructor(socket: WebSocket, connection: Socket, parts: SocketParts, caller: Caller, trust: Trust) {
    this.socket = socket;
    this.connection = connection;
    this.parts = parts;
    this.caller = caller;
    this.trust = trust;
    const hold = (): Holding => parts.rules.held.openHolding(caller.network, () => this.destroy());
    [this.unsent, this.queued, this.unfinished] = [hold(), hold(), hold()];
    socket.on('message', (data: Buffer) => {
      this.whole = true;
      this.receive(data.toString());
    });
    socket.on('ping', (data: Buffer) => {
      this.control += CONTROL_BYTES + data.length;
    });
    socket.on('pong', (data: Buffer) => {
      this.control += CONTROL_BYTES + data.length;
      this.missedPongs = 0;
    });
    // Runs after the listener of the socket, which has reported by then what these bytes completed.
    connection.on('data', (bytes: Buffer) => {
      this.unfinished.bytes = this.whole ? 0 : Math.max(0, this.unfinished.bytes + bytes.length - this.control);
      this.whole = false;
      this.control = 0;
    });
    socket.on('close', () => {
      for (const holding of [this.unsent, this.queued, this.unfinished]) holding.end();
      for (const exchange of this.running) exchange.cancel();
      for (const close of this.closers) close();
    });
  }

  get congested(): boolean {
    this.waiting = this.unsent.bytes > CONGESTED_BYTES;
    return this.waiting;
  }

  /** Reports how many bytes of notifications wait for the end of the congestion. */
  queue(bytes: number): void {
    this.queued.bytes = bytes;
  }

  onDrain(action: () => void): void {
    this.drainers.push(action);
  }

  onClose(action: () => void): void {
    this.closers.push(action);
  }

  /** Sends a message; closes the connection if the caller has left too much unread. */
  send(text: JsonText): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.unsent.bytes > this.parts.limits.unsentBytes) {
      this.pieces.length = this.pieceBytes = 0;
      this.socket.close(TRY_AGAIN_LATER, 'you read too slowly');
    } else if (typeof text !== 'string') this.sendInPieces(text);
    else if (this.pieces.length === 0 && text.length <= PIECE_BYTES) this.socket.send(text, this.sent);
    else this.sendInPieces(new AnswerParts([text]));
    this.measure();
  }

  /** Sends a ping; ends the connection instead if the last two pings were not answered. */
  ping(): void {
    if (this.missedPongs === 2) this.socket.terminate();
    else {
      this.missedPongs++;
      this.socket.ping();
    }
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** Ends the connection at once; data buffered by the system is dropped as well. */
  destroy(): void {
    cutOff(this.connection);
  }

  private sendInPieces(message: AnswerParts): void {
    const idle = this.pieces.length === 0;
    let left = message.length;
    for (const bytes of piecesOf(message)) {
      left -= bytes.length;
      this.pieces.push({ bytes, fin: left === 0 });
    }
    this.pieceBytes += message.length;
    if (idle) this.sendPiece();
  }

  /** The first piece stays in the list until it is sent. */
  private sendPiece(): void {
    const { bytes, fin } = this.pieces[0]!;
    this.pieceBytes -= bytes.length;
    this.socket.send(bytes, { binary: false, fin }, (failed) => {
      this.pieces.shift();
      if (!failed && this.pieces.length > 0) this.sendPiece();
      this.sent();
    });
  }

  private readonly sent = (): void => {
    this.measure();
    if (this.waiting && !this.congested) for (const action of this.drainers) action();
  };

  private measure(): void {
    this.unsent.bytes = this.socket.bufferedAmount + this.pieceBytes;
  }

  private receive(text: string): void {
    const exchange = new Exchange(this.parts.rules, this.caller, this.trust, { channel: this });
    const reply = this.parts.dispatcher.handle(text, exchange);
    if (!(reply instanceof Promise)) this.sendAnswer(reply, exchange);
    else {
      this.running.add(exchange);
      void reply.then((late) => {
        this.running.delete(exchange);
        this.sendAnswer(late, exchange);
      });
    }
  }

  private sendAnswer(text: JsonText, exchange: Exchange): void {
    if (text !== '') this.send(text);
    exchange.done();
  }
}
