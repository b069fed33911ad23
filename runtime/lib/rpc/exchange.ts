/** One request or message on its way through the server: who asks, what it may do, how long it may take. */

import { Failure } from '../errors.js';
import type { Caller, Trust } from './access.js';
import { type Deadlines, Due } from './deadlines.js';
import { Timeout } from './errors.js';
import type { Channel, RpcRequest } from './method.js';

/** What all requests of a server share. */
export interface ExchangeRules {
  /** Of the time that a request may take. */
  readonly deadlines: Deadlines;
  /** Spends one call of the caller's allowance. */
  take(caller: Caller): boolean;
}

/** A connection that may close before its request is answered. */
interface Connection {
  readonly destroyed: boolean;
  once(event: 'close', gone: () => void): unknown;
}

/** The RpcRequest that methods see, and the bookkeeping of its calls. */
export class Exchange extends Due implements RpcRequest {
  readonly caller: Caller;
  readonly transport: 'http' | 'ws';
  readonly trust: Trust;
  readonly channel?: Channel;
  /** Calls over the rate limit, and within it. */
  refused = 0;
  admitted = 0;
  private readonly rules: ExchangeRules;
  private readonly connection: Connection | undefined;
  private aborter: AbortController | undefined;
  /** Calls under way: who is told when the time is over. */
  private late: ((why: Failure) => void)[] | undefined;
  private expired: Failure | undefined;
  private actions: (() => void)[] | undefined;

  /** `from`: the channel of a message, or the connection of a request. A channel cancels its requests itself when it closes. */
  constructor(
    rules: ExchangeRules,
    caller: Caller,
    trust: Trust,
    from: { channel: Channel } | { connection: Connection },
  ) {
    super();
    this.rules = rules;
    this.caller = caller;
    this.trust = trust;
    if ('channel' in from) this.channel = from.channel;
    this.transport = 'channel' in from ? 'ws' : 'http';
    this.connection = 'connection' in from ? from.connection : undefined;
  }

  get ip(): string {
    return this.caller.ip;
  }

  get loopback(): boolean {
    return this.caller.loopback;
  }

  get signal(): AbortSignal {
    this.aborter ??= this.watched();
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

  /** Tells a call when the time of this request is over, with the failure to answer. The time begins with the first call. */
  whenLate(tell: (why: Failure) => void): void {
    if (this.expired) tell(this.expired);
    else if (this.late) this.late.push(tell);
    else {
      this.late = [tell];
      this.rules.deadlines.add(this);
    }
  }

  /** The time is over. */
  expire(): void {
    const why = new Failure(Timeout, { limit_ms: this.rules.deadlines.ms });
    this.expired = why;
    for (const tell of this.late ?? []) tell(why);
    this.aborter?.abort();
  }

  /** Only who asks for the signal needs the connection watched. */
  private watched(): AbortController {
    const aborter = new AbortController();
    if (this.connection?.destroyed) aborter.abort();
    else this.connection?.once('close', () => this.cancel());
    return aborter;
  }

  afterAnswer(action: () => void): void {
    this.actions ??= [];
    this.actions.push(action);
  }

  /** The answer was sent. */
  done(): void {
    this.rules.deadlines.remove(this);
    if (this.actions !== undefined) for (const action of this.actions) action();
  }

  /** The caller is gone. */
  cancel(): void {
    this.rules.deadlines.remove(this);
    this.aborter?.abort();
  }
}
