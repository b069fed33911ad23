/** A call that may take long: its request, scheduled in turns with the long work of all callers. */

import { type FairShare, LongWork } from '../../scheduler.js';
import { LONG_UNITS } from '../methods/cost.js';
import type { Channel, RpcRequest } from '../methods/method.js';
import type { Exchange } from './exchange.js';

export class ScheduledCall extends LongWork implements RpcRequest {
  readonly ip: string;
  readonly transport: 'http' | 'ws';
  readonly loopback: boolean;
  readonly channel?: Channel;
  readonly #exchange: Exchange;
  #isDear = false;

  constructor(exchange: Exchange, share: FairShare) {
    super(share, exchange.caller.network, exchange);
    this.#exchange = exchange;
    this.ip = exchange.ip;
    this.transport = exchange.transport;
    this.loopback = exchange.loopback;
    if (exchange.channel) this.channel = exchange.channel;
  }

  get network(): string {
    return this.#exchange.caller.network;
  }

  get signal(): AbortSignal {
    return this.#exchange.signal;
  }

  afterAnswer(action: () => void): void {
    this.#exchange.afterAnswer(action);
  }

  spend(units: number): void {
    this.#exchange.spend(units);
    if (units >= LONG_UNITS) this.#isDear = true;
  }

  /** A call that turns out to be expensive waits for its first turn. */
  override giveWay(): Promise<void> | undefined {
    if (!this.#isDear || this.isInTurn) return super.giveWay();
    return this.begin();
  }

  /** Runs in turns from the first step on. */
  async inTurns<T>(work: () => Promise<T> | T): Promise<T> {
    try {
      await this.begin();
      return await work();
    } finally {
      this.end();
    }
  }
}
