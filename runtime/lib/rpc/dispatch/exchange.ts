/** One request or message on its way through the server: who asks, what it may do, how long it may take. */

import { Failure } from '../../errors.js';
import type { Caller, Trust } from '../limits/access.js';
import { type Deadlines, Due } from '../limits/deadlines.js';
import type { HeldBytes, Holding } from '../limits/held-bytes.js';
import type { RateLimit } from '../limits/limits.js';
import { overBudget, rateLimited, type ServerError, Timeout } from '../methods/errors.js';
import type { Channel, RpcRequest } from '../methods/method.js';

/** So little is not counted; and a text that is bigger is not parsed for a caller who has no allowance left. */
export const CHEAP_BYTES = 16 * 1024;

/** What all requests of a server share. */
export interface ExchangeRules {
  /** Of the time that a request may take. */
  readonly deadlines: Deadlines;
  readonly held: HeldBytes;
  /** What the caller's address may spend; undefined for one without limits. */
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
  /** Calls over the limits of the caller's address, and within them. */
  refused = 0;
  admitted = 0;
  /** Of the answer, where the same question has it again: the generation in which. */
  generation: number | undefined;
  private readonly limit: RateLimit | undefined;
  /** Whether the request itself is within the rate limit; undefined before its first call. */
  private within: boolean | undefined;
  /** Why its calls are to stop: the time is over, or the caller is gone. */
  private over: Failure | undefined;
  private readonly rules: ExchangeRules;
  private readonly connection: Connection | undefined;
  private readonly ending: Pick<Connection, 'destroy'>;
  private aborter: AbortController | undefined;
  /** Told when the connection closes. */
  private left: (() => void) | undefined;
  /** Calls under way: who is told when the time is over. */
  private late: ((why: Failure) => void)[] | undefined;
  private actions: (() => void)[] | undefined;
  /** What of this request takes memory until it is answered. */
  private holding: Holding | undefined;
  private kept = 0;

  /**
   * `from`: the channel of a message, or the connection of a request, with what is held for its body. A channel cancels its
   * requests itself when it closes.
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

  /** Throws why nobody waits for the answer any more: for who looks now and then, as watching the connection costs a listener. */
  throwIfAborted(): void {
    if (this.over) throw this.over;
    if (this.connection?.destroyed) throw gone();
  }

  /** Charges a call that begins; why it may not, where it may not. The first one is charged for the request too. */
  admit(units: number): ServerError | undefined {
    const { limit } = this;
    if (limit !== undefined) {
      this.within ??= limit.take(this.caller.network);
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

  /** A call that is no long work waits for nobody. */
  giveWay(): undefined {
    this.throwIfAborted();
  }

  /** True when every call was over the limits. */
  get throttled(): boolean {
    return this.admitted === 0 && this.refused > 0;
  }

  /** Tells a call when the time of this request is over, with the failure to answer. The time begins with the first call. */
  whenLate(tell: (why: Failure) => void): void {
    if (this.over) tell(this.over);
    else if (this.late) this.late.push(tell);
    else {
      this.late = [tell];
      this.rules.deadlines.add(this);
    }
  }

  /** The time is over. */
  expire(): void {
    const why = new Failure(Timeout, { limit_ms: this.rules.deadlines.ms });
    for (const tell of this.late ?? []) tell(why);
    this.abort(why);
  }

  /** Only who asks for the signal needs the connection watched. */
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

  /** Counts an answer that waits for the others of its batch. */
  hold(bytes: number): void {
    this.kept += bytes;
    if (this.kept < CHEAP_BYTES) return;
    this.holding ??= this.rules.held.open(this.caller.network, () => this.ending.destroy());
    this.holding.bytes += this.kept;
    this.kept = 0;
  }

  afterAnswer(action: () => void): void {
    this.actions ??= [];
    this.actions.push(action);
  }

  /** The answer counts by itself from here on. */
  release(): void {
    this.holding?.end();
  }

  /** The answer was sent. */
  done(): void {
    this.rules.deadlines.remove(this);
    this.release();
    if (this.left !== undefined) this.connection!.off('close', this.left);
    if (this.actions !== undefined) for (const action of this.actions) action();
  }

  /** The caller is gone. */
  cancel(): void {
    this.rules.deadlines.remove(this);
    this.holding?.end();
    this.abort(gone());
  }
}

const gone = (): Failure => new Failure(Timeout, { reason: 'the caller is gone' });
