/** JSON-RPC over WebSocket: one connection, its requests, its notifications and its end. */

import type { WebSocket } from 'ws';
import type { Caller, Trust } from './access.js';
import type { Dispatcher } from './dispatch.js';
import { Exchange, type ExchangeRules } from './exchange.js';
import type { RpcLimits } from './limits.js';
import type { Channel } from './method.js';

/** Above so many unsent bytes notifications wait. */
const CONGESTED_BYTES = 256 * 1024;
const TRY_AGAIN_LATER = 1013;

/** What a connection needs of its server. */
export interface SocketParts {
  readonly dispatcher: Dispatcher;
  readonly rules: ExchangeRules;
  readonly limits: Pick<RpcLimits, 'unsentBytes'>;
}

/** A connected caller. */
export class SocketChannel implements Channel {
  private readonly socket: WebSocket;
  private readonly parts: SocketParts;
  private readonly caller: Caller;
  private readonly trust: Trust;
  private readonly running = new Set<Exchange>();
  private readonly closers: (() => void)[] = [];
  private readonly drainers: (() => void)[] = [];
  private waiting = false;
  private missedPongs = 0;

  /** Listens at once: messages that arrive before a listener is there would be lost. */
  constructor(socket: WebSocket, parts: SocketParts, caller: Caller, trust: Trust) {
    this.socket = socket;
    this.parts = parts;
    this.caller = caller;
    this.trust = trust;
    socket.on('message', (data: Buffer) => this.receive(data.toString()));
    socket.on('pong', () => {
      this.missedPongs = 0;
    });
    socket.on('close', () => {
      for (const exchange of this.running) exchange.cancel();
      for (const close of this.closers) close();
    });
  }

  get congested(): boolean {
    this.waiting = this.socket.bufferedAmount > CONGESTED_BYTES;
    return this.waiting;
  }

  onDrain(action: () => void): void {
    this.drainers.push(action);
  }

  onClose(action: () => void): void {
    this.closers.push(action);
  }

  /** Sends a message, or closes the connection of a caller who leaves too much unread. */
  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.parts.limits.unsentBytes) {
      this.socket.close(TRY_AGAIN_LATER, 'you read too slowly');
      return;
    }
    this.socket.send(text, this.sent);
  }

  /** Pings; ends the connection instead when the last two pings stayed unanswered. */
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

  terminate(): void {
    this.socket.terminate();
  }

  private readonly sent = (): void => {
    if (this.waiting && !this.congested) for (const action of this.drainers) action();
  };

  private receive(text: string): void {
    const exchange = new Exchange(this.parts.rules, this.caller, this.trust, { channel: this });
    const reply = this.parts.dispatcher.handle(text, exchange);
    if (typeof reply === 'string') this.answer(reply, exchange);
    else {
      this.running.add(exchange);
      void reply.then((late) => {
        this.running.delete(exchange);
        this.answer(late, exchange);
      });
    }
  }

  private answer(text: string, exchange: Exchange): void {
    if (text !== '') this.send(text);
    exchange.done();
  }
}
