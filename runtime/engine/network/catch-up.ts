/**
 * Catching up with peers: one loop that asks those that claim more than this node has. A claimed height counts once its peer
 * has delivered, until it fails; whether the node is behind is decided by claims and the age of its own head together.
 */

import { CodecError } from '../../lib/codec/type.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { PeerBusy, RequestFailed } from './requests.js';
import { inAnyOrder, inWaves, type Turn } from './waves.js';

/**
 * The result of checking what a peer gave: why it is false, or up to which height it is true and what follows. `more`: the
 * request was filled; `rest`: it was not, which says where the chain ended when the peer read it; `wait`: consensus takes it.
 */
export type Taken = { readonly flaw: string } | { readonly to: number; readonly next: 'more' | 'rest' | 'wait' };

/** What is caught up on, `T` being one height of it. */
export interface CatchUpParts<T> {
  readonly links: Links;
  /** The last height that is here, and when it was proposed, milliseconds of Unix time. */
  readonly height: () => number;
  readonly headMs: () => number;
  readonly now: () => number;
  readonly mayAsk: (link: Link) => boolean;
  /** Whether to ask now, when a peer says that it has so much. */
  readonly isDue: (claimed: number) => boolean;
  /** What a peer gives from a height on, unchecked; nothing when it has nothing. Throws RequestFailed and CodecError. */
  readonly fetch: (turn: Turn, from: number) => Promise<readonly T[]>;
  /** Checks what was given from a height on, and takes it where it is true. Throws RequestFailed where that cannot be told now. */
  readonly take: (given: readonly T[], from: number, link: Link) => Promise<Taken>;
  /** Milliseconds that one search among the peers may take. */
  readonly withinMs: () => number;
  /** What an operator can do where no peer has the next height any more. */
  readonly remedy: string;
  readonly log: Log;
  /** There is no more for now. */
  readonly rests: () => Promise<void>;
  readonly failed: (cause: unknown) => void;
}

/** How a peer has kept its word on this link. */
interface Word {
  /** Height up to which it gave what is true. */
  given: number;
  /** It was asked for what it says it has, and did not give it; until it gives all that it says, or much. */
  doubted: boolean;
  /** Failures in a row, and when the last one was. */
  failures: number;
  failedMs: number;
  /** Answers in a row that it is busy. */
  busy: number;
}

/** What a peer gave first of all that were asked. */
interface Found<T> {
  readonly link: Link;
  readonly from: number;
  readonly given: readonly T[];
}

const LOOK_MS = 1_000;
const WAVE_MS = 500;
/** Peers asked at a time: each may send 80 MiB. */
const AT_A_TIME = 3;
/** A search in which everybody is silent for so long is over, milliseconds: others may have come. */
const SILENT_MS = 2_000;
/** Rest of a peer that failed, milliseconds: for each failure in a row, and at most. While nobody else can be asked, the first holds. */
const REST_MS = 1_000;
const LONGEST_REST_MS = 10_000;
/** A peer that has delivered and is busy so often in a row is doubted. */
const MOST_BUSY = 5;
/** Rest before peers are asked again that are all busy, milliseconds. */
const PAUSE_MS = 250;
/** A head older than this is behind if any peer claims two blocks more: a chain makes blocks more often, milliseconds. */
const OLD_HEAD_MS = 20_000;
/** Before it is told again that no peer has what comes next, milliseconds. */
const TELL_AGAIN_MS = 60_000;

export class CatchUp<T> {
  readonly #parts: CatchUpParts<T>;
  readonly #words = new WeakMap<Link, Word>();
  #working: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  /** When it was last told that no peer has what comes next. */
  #told: number | undefined;

  constructor(parts: CatchUpParts<T>) {
    this.#parts = parts;
    parts.links.listen({ up: () => this.look(), moved: () => this.look() });
  }

  start(): void {
    this.#timer = setInterval(() => this.look(), LOOK_MS);
    this.look();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#working;
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  /** The highest height that is here, or that a peer which kept its word says it has. */
  get highest(): number {
    const { links, height } = this.#parts;
    const believed = links.all().filter((link) => {
      const { given, doubted } = this.#wordOf(link);
      return given > 0 && !doubted;
    });
    return believed.reduce((most, { status }) => Math.max(most, status?.height ?? 0), height());
  }

  /**
   * Whether this node lacks blocks: the head is old, and a peer claims at least two more. On a chain that goes on, a false
   * claim alone makes no node look behind; where all peers are busy or rest, an old head does.
   */
  get isBehind(): boolean {
    const { links, height, headMs, now } = this.#parts;
    if (now() - headMs() < OLD_HEAD_MS) return false;
    return links.all().some(({ status }) => (status?.height ?? 0) > height() + 1);
  }

  /** Asks peers that claim more, unless that is being done. */
  look(): void {
    if (this.#stopped || this.#working !== undefined) return;
    const claimed = this.#claimed();
    if (claimed === 0) this.#tellOutOfReach();
    const isDue = claimed > this.#parts.height() && this.#parts.isDue(claimed);
    // At the head there is nothing to ask for, but the end of a sync may still have to be reported.
    this.#working = (isDue ? this.#run() : this.#parts.rests()).catch(this.#parts.failed).finally(() => {
      this.#working = undefined;
    });
  }

  /** The highest claim of the peers that may be asked now; 0 when there are none. */
  #claimed(): number {
    return this.#sources().reduce((most, { status }) => Math.max(most, status!.height), 0);
  }

  /** Peers that prune do not have what comes next: nothing goes on until one links up that does. */
  #tellOutOfReach(): void {
    const { links, height, remedy, log } = this.#parts;
    const next = height() + 1;
    const ahead = links.all().flatMap(({ status, hello }) => {
      return status !== undefined && hello?.light === false && status.height >= next ? status.oldest : [];
    });
    const oldest = Math.min(...ahead);
    if (ahead.length === 0 || oldest <= next) return;
    if (this.#told !== undefined && performance.now() - this.#told < TELL_AGAIN_MS) return;
    this.#told = performance.now();
    log('warn', 'no peer has the next block', { next, oldest, next_step: remedy });
  }

  async #run(): Promise<void> {
    try {
      let gaveMs = performance.now();
      while (!this.#stopped) {
        const found = await this.#search();
        if (found !== undefined) {
          if (!(await this.#take(found))) return;
          gaveMs = performance.now();
        } else if (!this.#hasBusy() || performance.now() - gaveMs > this.#parts.withinMs()) return;
        else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    } finally {
      await this.#parts.rests();
    }
  }

  /** Whether a peer that kept its word has more and only rests: the search goes on when it may be asked. */
  #hasBusy(): boolean {
    return this.highest > this.#parts.height() + 1;
  }

  /**
   * Peers that claim the next height: those that kept their word first, those that did not last. While all of them rest,
   * those count that failed a moment ago: a long rest is for peers beside others that can be asked.
   */
  #sources(): readonly Link[] {
    const { links, height, mayAsk } = this.#parts;
    const next = height() + 1;
    const nowMs = performance.now();
    const all = links.all().filter((link) => {
      const { status, hello } = link;
      const has = status !== undefined && status.height >= next && status.oldest <= next;
      return has && hello?.light === false && mayAsk(link);
    });
    const restedFor = (link: Link): number => nowMs - this.#wordOf(link).failedMs;
    const restOf = (link: Link): number => Math.min(LONGEST_REST_MS, REST_MS * this.#wordOf(link).failures);
    const rested = all.filter((link) => restedFor(link) >= restOf(link));
    const sources = rested.length > 0 ? rested : all.filter((link) => restedFor(link) >= REST_MS);
    const rank = (link: Link): number => {
      const { failures, given } = this.#wordOf(link);
      return failures > 0 ? failures : given > 0 ? -1 : 0;
    };
    return inAnyOrder(sources).toSorted((a, b) => rank(a) - rank(b));
  }

  async #search(): Promise<Found<T> | undefined> {
    const { fetch, height, withinMs } = this.#parts;
    const from = height() + 1;
    let found: Found<T> | undefined;
    const rules = { waveMs: WAVE_MS, silentMs: SILENT_MS, withinMs: withinMs(), atATime: AT_A_TIME };
    await inWaves(this.#sources(), rules, async (turn) => {
      const { link } = turn;
      const beganMs = performance.now();
      try {
        const given = await fetch(turn, from);
        if (given.length > 0) found ??= { link, from, given };
        else this.#fails(link, 20, 'it does not have the blocks that it says it has');
        return given.length > 0;
      } catch (cause) {
        if (!turn.signal.aborted) this.#blame(link, cause);
        else if (performance.now() - beganMs >= WAVE_MS) this.#doubt(link);
        return false;
      }
    });
    return found;
  }

  /** Whether there may be more to take. */
  async #take({ link, from, given }: Found<T>): Promise<boolean> {
    try {
      const taken = await this.#parts.take(given, from, link);
      if ('flaw' in taken) {
        this.#fails(link, 100, `it gives a false chain: ${taken.flaw}`);
        return true;
      }
      const word = this.#wordOf(link);
      word.given = Math.max(word.given, taken.to);
      word.failures = 0;
      word.busy = 0;
      if (taken.next === 'more' || (link.status?.height ?? 0) <= word.given) word.doubted = false;
      return taken.next === 'more' || (taken.next === 'rest' && this.#claimed() > this.#parts.height() + 1);
    } catch (cause) {
      this.#blame(link, cause);
      return true;
    }
  }

  /** What a peer did wrong by what came of asking it. Throws what is nobody's fault. */
  #blame(link: Link, cause: unknown): void {
    if (cause instanceof PeerBusy) this.#isBusy(link);
    else if (cause instanceof CodecError) this.#fails(link, 100, `it gives what cannot be read: ${cause.message}`);
    else if (cause instanceof RequestFailed) this.#fails(link, 5, `it does not give blocks: ${cause.message}`);
    else throw cause;
  }

  #fails(link: Link, points: number, why: string): void {
    this.#doubt(link);
    this.#parts.links.fault(link, points, why);
  }

  /** A busy peer has broken no word yet: it is asked again soon. One that always is has more to say than to give. */
  #isBusy(link: Link): void {
    const word = this.#wordOf(link);
    if (++word.busy >= MOST_BUSY || word.given === 0) this.#doubt(link);
  }

  /** The peer loses its turn: it is asked again later, and after others, and its claimed height counts no more. */
  #doubt(link: Link): void {
    const word = this.#wordOf(link);
    word.doubted = true;
    word.failures++;
    word.failedMs = performance.now();
  }

  #wordOf(link: Link): Word {
    let word = this.#words.get(link);
    if (word === undefined) {
      word = { given: 0, doubted: false, failures: 0, failedMs: Number.NEGATIVE_INFINITY, busy: 0 };
      this.#words.set(link, word);
    }
    return word;
  }
}
