/** One request or message on its way through the server: who asks, what it may do, how long it may take. */

import { Timeout } from '../chain/common-errors.js';
import { Failure } from '../errors.js';
import type { Caller, Trust } from './access.js';
import type { Channel, RpcRequest } from './method.js';

/** What all requests of a server share. */
export interface ExchangeRules {
  readonly callMs: number;
  /** Spends one call of the caller's allowance. */
  take(caller: Caller): boolean;
}

/** The RpcRequest that methods see, and the bookkeeping of its calls. */
export class Exchange implements RpcRequest {
  readonly caller: Caller;
  readonly transport: 'http' | 'ws';
  readonly trust: Trust;
  readonly channel?: Channel;
  /** Calls over the rate limit, and within it. */
  refused = 0;
  admitted = 0;
  private readonly rules: ExchangeRules;
  private aborter: AbortController | undefined;
  private expiry: Promise<never> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private actions: (() => void)[] | undefined;

  constructor(rules: ExchangeRules, caller: Caller, transport: 'http' | 'ws', trust: Trust, channel?: Channel) {
    this.rules = rules;
    this.caller = caller;
    this.transport = transport;
    this.trust = trust;
    if (channel !== undefined) this.channel = channel;
  }

  get ip(): string {
    return this.caller.ip;
  }

  get loopback(): boolean {
    return this.caller.loopback;
  }

  get signal(): AbortSignal {
    this.aborter ??= new AbortController();
    return this.aborter.signal;
  }

  /** Whether the rate limit lets one more call in. */
  admit(): boolean {
    if (this.rules.take(this.caller)) {
      this.admitted++;
      return true;
    }
    this.refused++;
    return false;
  }

  /** True when every call was over the rate limit. */
  get throttled(): boolean {
    return this.admitted === 0 && this.refused > 0;
  }

  /** The promise, unless the time of this request runs out first: then Timeout. */
  intime<T>(promise: Promise<T>): Promise<T> {
    this.expiry ??= this.expire();
    return Promise.race([promise, this.expiry]);
  }

  private expire(): Promise<never> {
    const expiry = new Promise<never>((_, reject) => {
      this.timer = setTimeout(() => {
        reject(new Failure(Timeout, { limit_ms: this.rules.callMs }));
        this.aborter?.abort();
      }, this.rules.callMs);
    });
    expiry.catch(() => undefined); // nobody may be waiting any more
    return expiry;
  }

  afterAnswer(action: () => void): void {
    this.actions ??= [];
    this.actions.push(action);
  }

  /** The answer was sent. */
  done(): void {
    clearTimeout(this.timer);
    if (this.actions !== undefined) for (const action of this.actions) action();
  }

  /** The caller is gone. */
  cancel(): void {
    clearTimeout(this.timer);
    this.aborter?.abort();
  }
}
