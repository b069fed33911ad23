/**
 * Catching up with peers: whoever says that it has more is asked for what comes next. What a peer says of its height is
 * believed once it has given what it said, and no longer than it does.
 */

import { CodecError } from '../../lib/codec/type.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { PeerBusy, RequestFailed } from './requests.js';
import { inAnyOrder, inWaves, type Turn } from './waves.js';

/** What became of what a peer gave: why it is false, or up to which height it is true, and whether the peer may have more. */
export type Taken = { readonly flaw: string } | { readonly to: number; readonly more: boolean };

/** What is caught up on, `T` being one height of it. */
export interface CatchUpParts<T> {
  readonly links: Links;
  /** The last height that is here. */
  readonly height: () => number;
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
  failures: number;
  /** It is not asked before. */
  restsUntilMs: number;
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
/** Before a peer that failed is asked again, milliseconds: for each failure in a row, and at most. */
const REST_MS = 1_000;
const LONGEST_REST_MS = 60_000;
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

  /** Asks peers that say they have more, unless that is being done. */
  look(): void {
    if (this.#stopped || this.#working !== undefined) return;
    const claimed = this.#sources().reduce((most, { status }) => Math.max(most, status!.height), 0);
    if (claimed === 0) this.#tellOutOfReach();
    if (claimed <= this.#parts.height() || !this.#parts.isDue(claimed)) return;
    this.#working = this.#run()
      .catch(this.#parts.failed)
      .finally(() => {
        this.#working = undefined;
      });
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
    log('warn', 'no peer has the next block any more: they prune', { next, oldest, next_step: remedy });
  }

  async #run(): Promise<void> {
    try {
      while (!this.#stopped) {
        const found = await this.#search();
        if (found === undefined || !(await this.#take(found))) return;
      }
    } finally {
      await this.#parts.rests();
    }
  }

  /** Peers that say they have the next height: those that kept their word first, those that did not last. */
  #sources(): readonly Link[] {
    const { links, height, mayAsk } = this.#parts;
    const next = height() + 1;
    const nowMs = performance.now();
    const sources = links.all().filter((link) => {
      const { status, hello } = link;
      const has = status !== undefined && status.height >= next && status.oldest <= next;
      return has && hello?.light === false && mayAsk(link) && this.#wordOf(link).restsUntilMs <= nowMs;
    });
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
      if (taken.more || (link.status?.height ?? 0) <= word.given) word.doubted = false;
      return taken.more;
    } catch (cause) {
      this.#blame(link, cause);
      return true;
    }
  }

  /** What a peer did wrong by what came of asking it. Throws what is nobody's fault. */
  #blame(link: Link, cause: unknown): void {
    if (cause instanceof PeerBusy) this.#doubt(link);
    else if (cause instanceof CodecError) this.#fails(link, 100, `it gives what cannot be read: ${cause.message}`);
    else if (cause instanceof RequestFailed) this.#fails(link, 5, `it does not give blocks: ${cause.message}`);
    else throw cause;
  }

  #fails(link: Link, points: number, why: string): void {
    this.#doubt(link);
    this.#parts.links.fault(link, points, why);
  }

  /** The peer loses its turn: it is asked again later, and after others, and what it says of its height counts no more. */
  #doubt(link: Link): void {
    const word = this.#wordOf(link);
    word.doubted = true;
    word.failures++;
    word.restsUntilMs = performance.now() + Math.min(LONGEST_REST_MS, REST_MS * word.failures);
  }

  #wordOf(link: Link): Word {
    let word = this.#words.get(link);
    if (word === undefined) {
      word = { given: 0, doubted: false, failures: 0, restsUntilMs: 0 };
      this.#words.set(link, word);
    }
    return word;
  }
}
