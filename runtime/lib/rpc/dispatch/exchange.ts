/** One request or message being processed: its caller, permissions and deadline. */

import { Failure } from '../../errors.js';
import type { Caller, Trust } from '../limits/access.js';
import { type Deadlines, Due } from '../limits/deadlines.js';
import type { HeldBytes, Holding } from '../limits/held-bytes.js';
import type { RateLimit } from '../limits/limits.js';
import { overBudget, rateLimited, type ServerError, Timeout } from '../methods/errors.js';
import type { Channel, RpcRequest } from '../methods/method.js';

/** Smaller requests are not counted as held bytes. Larger ones are not parsed for a caller without allowance. */
export const CHEAP_BYTES = 16 * 1024;

/** Rules shared by all requests of a server. */
export interface ExchangeRules {
  readonly deadlines: Deadlines;
  readonly held: HeldBytes;
  /** Rate limit of the caller; undefined for a caller without limits. */
  limitOf(caller: Caller): RateLimit | undefined;
}

/** A connection that may close before its request is answered. */
interface Connection {
  readonly destroyed: boolean;
  destroy(): void;
  once(event: 'close', gone: () => void): unknown;
  off(event: 'close', gone: () => void): unknown;
}

/** The RpcRequest that methods see, and the bookkeeping of its calls. */
export class Exchange extends Due implements RpcRequest {
  readonly caller: Caller;
  readonly transport: 'http' | 'ws';
  readonly trust: Trust;
  readonly channel?: Channel;
  /** Calls over the limits of the caller's address, and calls within them. */
  refused = 0;
  admitted = 0;
  /** Generation in which the same question has the same answer. */
  generation: number | undefined;
  private readonly limit: RateLimit | undefined;
  /** Whether the request itself is within the rate limit; undefined before its first call. */
  private within: boolean | undefined;
  /** Why its calls must stop: the deadline passed, or the caller disconnected. */
  private over: Failure | undefined;
  private readonly rules: ExchangeRules;
  private readonly connection: Connection | undefined;
  private readonly ending: Pick<Connection, 'destroy'>;
  private aborter: AbortController | undefined;
  private left: (() => void) | undefined;
  /** Callbacks of the calls in progress, for the deadline. */
  private late: ((why: Failure) => void)[] | undefined;
  private actions: (() => void)[] | undefined;
  /** Memory held for this request until it is answered. */
  private holding: Holding | undefined;
  private kept = 0;

  /**
   * `from`: the channel of a message, or the connection of a request, with the holding of its body. A channel cancels
   * its requests itself when it closes.
   */
  constructor(
    rules: ExchangeRules,
    caller: Caller,
    trust: Trust,
    from: { channel: Channel & Pick<Connection, 'destroy'> } | { connection: Connection; body: Holding | undefined },
  ) {
    super();
    this.rules = rules;
    this.caller = caller;
    this.trust = trust;
    if ('channel' in from) {
      this.transport = 'ws';
      this.channel = from.channel;
      this.ending = from.channel;
    } else {
      this.transport = 'http';
      this.connection = from.connection;
      this.ending = from.connection;
      this.holding = from.body;
    }
    this.limit = rules.limitOf(caller);
  }

  get ip(): string {
    return this.caller.ip;
  }

  get network(): string {
    return this.caller.network;
  }

  get loopback(): boolean {
    return this.caller.loopback;
  }

  get signal(): AbortSignal {
    this.aborter ??= this.watched();
    return this.aborter.signal;
  }

  /**
   * Throws the reason if no caller waits for the response any more. For occasional checks: watching the connection costs a
   * listener.
   */
  throwIfAborted(): void {
    if (this.over) throw this.over;
    if (this.connection?.destroyed) throw gone();
  }

  /**
   * Charges a call before it starts; returns the error if the call is rejected. The first call is also charged for the
   * request.
   */
  admit(units: number): ServerError | undefined {
    const { limit } = this;
    if (limit !== undefined) {
      this.within ??= limit.takeRequest(this.caller.network);
      if (!this.within || !limit.begin(this.caller.network, units)) {
        this.refused++;
        limit.refused++;
        return this.within ? overBudget(limit.unitsPerSecond) : rateLimited(limit.perSecond);
      }
    }
    this.admitted++;
    return undefined;
  }

  spend(units: number): void {
    if (this.limit?.spend(this.caller.network, units) === false) throw overBudget(this.limit.unitsPerSecond);
  }

  /** A call that is not long work never yields. */
  giveWay(): undefined {
    this.throwIfAborted();
  }

  /** True if every call was over the limits. */
  get throttled(): boolean {
    return this.admitted === 0 && this.refused > 0;
  }

  /**
   * Calls back at the deadline of this request, with the failure to return. The deadline starts with the first call.
   */
  whenLate(tell: (why: Failure) => void): void {
    if (this.over) tell(this.over);
    else if (this.late) this.late.push(tell);
    else {
      this.late = [tell];
      this.rules.deadlines.add(this);
    }
  }

  expire(): void {
    const why = new Failure(Timeout, { limit_ms: this.rules.deadlines.ms });
    for (const tell of this.late ?? []) tell(why);
    this.abort(why);
  }

  /** The connection is watched only once the signal is requested. */
  private watched(): AbortController {
    const aborter = new AbortController();
    if (this.over) aborter.abort(this.over);
    else if (this.connection?.destroyed) aborter.abort(gone());
    else if (this.connection) {
      this.left = () => this.cancel();
      this.connection.once('close', this.left);
    }
    return aborter;
  }

  private abort(why: Failure): void {
    this.over = why;
    this.aborter?.abort(why);
  }

  /** Counts a response that waits for the others of its batch. */
  hold(bytes: number): void {
    this.kept += bytes;
    if (this.kept < CHEAP_BYTES) return;
    this.holding ??= this.rules.held.openHolding(this.caller.network, () => this.ending.destroy());
    this.holding.bytes += this.kept;
    this.kept = 0;
  }

  afterAnswer(action: () => void): void {
    this.actions ??= [];
    this.actions.push(action);
  }

  /** From here on the response is counted separately. */
  release(): void {
    this.holding?.end();
  }

  /** Called when the response was sent. */
  done(): void {
    this.rules.deadlines.remove(this);
    this.release();
    if (this.left !== undefined) this.connection!.off('close', this.left);
    if (this.actions !== undefined) for (const action of this.actions) action();
  }

  /** Called when the caller disconnects. */
  cancel(): void {
    this.rules.deadlines.remove(this);
    this.holding?.end();
    this.abort(gone());
  }
}

const gone = (): Failure => new Failure(Timeout, { reason: 'the caller disconnected' });
