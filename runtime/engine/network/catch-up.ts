/**
 * Catching up with peers: one loop that asks peers with a higher claimed height. A claim counts once its peer has
 * delivered, until it fails. Claims and the age of the node's own head together decide whether the node is behind.
 */

import { CodecError } from '../../lib/codec/type.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { type HedgedRequest, inAnyOrder, requestHedged } from './hedged-requests.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { PeerBusy, RequestFailed } from './requests.js';

/**
 * Result of checking delivered items: the fault, or the last valid height and the next step.
 * `more`: the request was filled; `rest`: it was not, so the peer's chain ended there; `wait`: consensus handles it.
 */
export type AppliedItems = { readonly flaw: string } | { readonly to: number; readonly next: 'more' | 'rest' | 'wait' };

/** The subject of the catch-up; `T` is one height of it. */
export interface CatchUpParts<T> {
  readonly links: Links;
  /** The last height on this node, and when it was proposed, milliseconds of Unix time. */
  readonly height: () => number;
  readonly headMs: () => number;
  readonly now: () => number;
  readonly mayAsk: (link: Link) => boolean;
  /** Whether to ask a peer only after others of the same reliability. */
  readonly spares: (link: Link) => boolean;
  /** Whether to ask now, given a peer's claimed height. */
  readonly isDue: (claimed: number) => boolean;
  /**
   * Fetches unchecked items from a peer from a height on; empty if it has none. Throws RequestFailed and CodecError.
   */
  readonly fetch: (turn: HedgedRequest, from: number) => Promise<readonly T[]>;
  /**
   * Checks delivered items from a height on, and applies the valid ones. Throws RequestFailed if they cannot be checked
   * now.
   */
  readonly apply: (items: readonly T[], from: number, link: Link) => Promise<AppliedItems>;
  /** Maximum duration of one search among the peers, milliseconds. */
  readonly withinMs: () => number;
  /** Advice for the operator if no peer has the next height any more. */
  readonly remedy: string;
  readonly log: Log;
  /** Called when there is nothing more for now. */
  readonly onIdle: () => Promise<void>;
  readonly onError: (cause: unknown) => void;
}

/** Reliability of a peer on this link. */
interface Reliability {
  /** Height up to which it delivered valid items. */
  deliveredTo: number;
  /** It did not deliver what it claimed. Cleared when it delivers a full batch, or everything that it claims. */
  doubted: boolean;
  /** Consecutive failures, and the time of the last one. */
  failures: number;
  failedMs: number;
  busy: number;
}

/** The first delivery of all peers asked. */
interface Delivery<T> {
  readonly link: Link;
  readonly from: number;
  readonly items: readonly T[];
}

const POLL_MS = 1_000;
const HEDGE_MS = 500;
/** A peer that delivers nothing for this long while another delivers has stalled; a distant one needs two round trips. */
const silentMsOf = ({ rttMs = 0 }: Link): number => Math.max(HEDGE_MS / 2, 2 * rttMs);
/** Peers whose round trips differ by less are equally near, milliseconds. */
const NEAR_MS = 50;
/** Maximum time that the claim of a distant peer waits for one of a nearer peer, milliseconds. */
const MAX_HEAD_START_MS = 300;
/** Maximum peers asked at a time: each may send 80 MiB. */
const MAX_IN_FLIGHT = 3;
/** A search ends after this long without data from any peer, milliseconds: new peers may have connected. */
const SILENT_MS = 2_000;
/**
 * Pause before a failed peer is asked again, milliseconds: per consecutive failure, and maximum. If no other peer is
 * available, the first applies.
 */
const RETRY_MS = 1_000;
const MAX_RETRY_MS = 10_000;
/** Consecutive busy responses after which a peer that has delivered is doubted. */
const MOST_BUSY = 5;
/** Pause before asking again if all peers are busy, milliseconds. */
const PAUSE_MS = 250;
/**
 * With a head older than this, any peer's claim of two more blocks means that the node is behind: chains make blocks
 * more often. Milliseconds.
 */
const OLD_HEAD_MS = 20_000;
/** Interval between log messages that no peer has the next height, milliseconds. */
const WARN_EVERY_MS = 60_000;

export class CatchUp<T> {
  readonly #parts: CatchUpParts<T>;
  readonly #reliability = new WeakMap<Link, Reliability>();
  #working: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  /** Time of the last such log message. */
  #warnedAtMs: number | undefined;

  constructor(parts: CatchUpParts<T>) {
    this.#parts = parts;
    parts.links.listen({ up: () => this.poll(), advanced: (link) => this.#hear(link) });
  }

  start(): void {
    this.#timer = setInterval(() => this.poll(), POLL_MS);
    this.poll();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#working;
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  /** The highest height on this node, or claimed by a peer that has delivered. */
  get highest(): number {
    const { links, height } = this.#parts;
    const believed = links.all().filter((link) => {
      const { deliveredTo, doubted } = this.#reliabilityOf(link);
      return deliveredTo > 0 && !doubted;
    });
    return believed.reduce((most, { status }) => Math.max(most, status?.height ?? 0), height());
  }

  /**
   * Whether this node lacks blocks: the head is old, and a peer claims at least two more. On a live chain, a false
   * claim alone does not make a node look behind; if all peers are busy or paused, an old head does.
   */
  get isBehind(): boolean {
    const { links, height, headMs, now } = this.#parts;
    if (now() - headMs() < OLD_HEAD_MS) return false;
    return links.all().some(({ status }) => (status?.height ?? 0) > height() + 1);
  }

  /** Asks peers that claim more, unless a search is in progress. */
  poll(): void {
    if (this.#stopped || this.#working !== undefined) return;
    const claimed = this.#claimed();
    if (claimed === 0) this.#warnPruned();
    const isDue = claimed > this.#parts.height() && this.#parts.isDue(claimed);
    // At the head there is nothing to request, but the end of a sync may still have to be reported.
    this.#working = (isDue ? this.#run() : this.#parts.onIdle()).catch(this.#parts.onError).finally(() => {
      this.#working = undefined;
    });
  }

  /**
   * A peer claims more. A distant one is asked after a round trip: a block takes many of these, and meanwhile a nearer peer
   * usually has it too.
   */
  #hear({ rttMs = 0 }: Link): void {
    if (rttMs < NEAR_MS) this.poll();
    else setTimeout(() => this.poll(), Math.min(rttMs, MAX_HEAD_START_MS)).unref();
  }

  /** The highest claim of the peers that may be asked now; 0 if there are none. */
  #claimed(): number {
    return this.#providers().reduce((most, { status }) => Math.max(most, status!.height), 0);
  }

  /** Reports that pruned peers do not have the next height: progress needs another peer. */
  #warnPruned(): void {
    const { links, height, remedy, log } = this.#parts;
    const next = height() + 1;
    const ahead = links.all().flatMap(({ status, hello }) => {
      return status !== undefined && hello?.light === false && status.height >= next ? status.oldest : [];
    });
    const oldest = Math.min(...ahead);
    if (ahead.length === 0 || oldest <= next) return;
    if (this.#warnedAtMs !== undefined && performance.now() - this.#warnedAtMs < WARN_EVERY_MS) return;
    this.#warnedAtMs = performance.now();
    log('warn', 'no peer has the next block', { next, oldest, next_step: remedy });
  }

  async #run(): Promise<void> {
    try {
      let deliveredMs = performance.now();
      while (!this.#stopped) {
        const found = await this.#search();
        if (found !== undefined) {
          if (!(await this.#apply(found))) return;
          deliveredMs = performance.now();
        } else if (!this.#hasBusy() || performance.now() - deliveredMs > this.#parts.withinMs()) return;
        else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    } finally {
      await this.#parts.onIdle();
    }
  }

  /** Whether a reliable peer has more and is only paused: the search continues when it may be asked. */
  #hasBusy(): boolean {
    return this.highest > this.#parts.height() + 1;
  }

  /** Whether a peer that is not doubted claims at least two more: a peer that stalled must not keep a node at its head searching. */
  #mayFollow(): boolean {
    const next = this.#parts.height() + 1;
    return this.#providers().some((link) => link.status!.height > next && !this.#reliabilityOf(link).doubted);
  }

  /**
   * Peers that claim the next height: reliable ones first, those that failed last at the end, and of equals the near ones
   * first. While all of them are paused, recently failed ones count after a short pause: a long pause only applies if other
   * peers are available.
   */
  #providers(): readonly Link[] {
    const { links, height, mayAsk, spares } = this.#parts;
    const next = height() + 1;
    const nowMs = performance.now();
    const all = links.all().filter((link) => {
      const { status, hello } = link;
      const has = status !== undefined && status.height >= next && status.oldest <= next;
      return has && hello?.light === false && mayAsk(link);
    });
    const pausedFor = (link: Link): number => nowMs - this.#reliabilityOf(link).failedMs;
    const pauseOf = (link: Link): number => Math.min(MAX_RETRY_MS, RETRY_MS * this.#reliabilityOf(link).failures);
    const rested = all.filter((link) => pausedFor(link) >= pauseOf(link));
    const providers = rested.length > 0 ? rested : all.filter((link) => pausedFor(link) >= RETRY_MS);
    const rank = (link: Link): number => {
      const { failures, deliveredTo } = this.#reliabilityOf(link);
      return failures > 0 ? failures : deliveredTo > 0 ? -1 : 0;
    };
    const distance = ({ rttMs = NEAR_MS }: Link): number => Math.trunc(rttMs / NEAR_MS);
    return inAnyOrder(providers).toSorted(
      (a, b) => rank(a) - rank(b) || Number(spares(a)) - Number(spares(b)) || distance(a) - distance(b),
    );
  }

  async #search(): Promise<Delivery<T> | undefined> {
    const { fetch, height, withinMs } = this.#parts;
    const from = height() + 1;
    let found: Delivery<T> | undefined;
    const rules = { hedgeMs: HEDGE_MS, silentMs: SILENT_MS, withinMs: withinMs(), maxInFlight: MAX_IN_FLIGHT };
    await requestHedged(this.#providers(), rules, async (turn) => {
      const { link } = turn;
      let heardMs = performance.now();
      const onBytes = (count: number): void => {
        heardMs = performance.now();
        turn.onBytes(count);
      };
      try {
        const items = await fetch({ ...turn, onBytes }, from);
        if (items.length > 0) found ??= { link, from, items };
        else this.#recordFailure(link, 20, 'claimed blocks are missing');
        return items.length > 0;
      } catch (cause) {
        if (!turn.signal.aborted) this.#blame(link, cause);
        else if (performance.now() - heardMs >= silentMsOf(link)) this.#doubt(link);
        return false;
      }
    });
    return found;
  }

  /** Returns whether there may be more to fetch. */
  async #apply({ link, from, items }: Delivery<T>): Promise<boolean> {
    try {
      const applied = await this.#parts.apply(items, from, link);
      if ('flaw' in applied) {
        this.#recordFailure(link, 100, `invalid chain: ${applied.flaw}`);
        return true;
      }
      const known = this.#reliabilityOf(link);
      known.deliveredTo = Math.max(known.deliveredTo, applied.to);
      known.failures = 0;
      known.busy = 0;
      if (applied.next === 'more' || (link.status?.height ?? 0) <= known.deliveredTo) known.doubted = false;
      return applied.next === 'more' || (applied.next === 'rest' && this.#mayFollow());
    } catch (cause) {
      this.#blame(link, cause);
      return true;
    }
  }

  /** Assigns blame for a failed request. Rethrows errors that are no peer's fault. */
  #blame(link: Link, cause: unknown): void {
    if (cause instanceof PeerBusy) this.#recordBusy(link);
    else if (cause instanceof CodecError) this.#recordFailure(link, 100, `malformed response: ${cause.message}`);
    else if (cause instanceof RequestFailed) this.#recordFailure(link, 5, `block request failed: ${cause.message}`);
    else throw cause;
  }

  #recordFailure(link: Link, points: number, why: string): void {
    this.#doubt(link);
    this.#parts.links.fault(link, points, why);
  }

  /** A busy peer is still reliable and is asked again soon. One that is always busy claims more than it can deliver. */
  #recordBusy(link: Link): void {
    const known = this.#reliabilityOf(link);
    if (++known.busy >= MOST_BUSY || known.deliveredTo === 0) this.#doubt(link);
  }

  /** Doubts a peer: it is asked again later and after others, and its claim no longer counts. */
  #doubt(link: Link): void {
    const known = this.#reliabilityOf(link);
    known.doubted = true;
    known.failures++;
    known.failedMs = performance.now();
  }

  #reliabilityOf(link: Link): Reliability {
    let known = this.#reliability.get(link);
    if (known === undefined) {
      known = { deliveredTo: 0, doubted: false, failures: 0, failedMs: Number.NEGATIVE_INFINITY, busy: 0 };
      this.#reliability.set(link, known);
    }
    return known;
  }
}
