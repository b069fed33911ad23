/** Work on the event loop in slices, short enough not to delay blocks, timers and sockets. */

/** Maximum length of a slice before timers and sockets get their turn, milliseconds. */
const SLICE_MS = 8;

/** Maximum length of a slice while a caller is waiting that is served between slices, milliseconds. */
const SHORT_SLICE_MS = 0.25;

/** Callbacks that report whether a caller is waiting. */
const waiting = new Set<() => boolean>();

/** Makes long work yield sooner while a caller is waiting. `isWaiting` is called often. */
export function servedBetweenSlices(isWaiting: () => boolean): { end(): void } {
  waiting.add(isWaiting);
  return { end: () => void waiting.delete(isWaiting) };
}

function isSomebodyWaiting(): boolean {
  for (const isWaiting of waiting) if (isWaiting()) return true;
  return false;
}

/** Lets timers and sockets run. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The slices of one piece of work: `if (slices.over) await slices.next()` between steps. */
export class Slices {
  readonly #ms: number;
  #began: number;

  /** `ms`: a shorter slice, for work that is not urgent. */
  constructor(ms = SLICE_MS) {
    this.#ms = ms;
    this.#began = performance.now();
  }

  /** Whether this slice has lasted long enough. */
  get over(): boolean {
    const ms = performance.now() - this.#began;
    return ms > this.#ms || (ms > SHORT_SLICE_MS && isSomebodyWaiting());
  }

  /** Starts a slice without yielding, after the work has waited for something else. */
  begin(): void {
    this.#began = performance.now();
  }

  /** Yields for one turn of the event loop and for the responses sent at its end; then starts a slice. */
  async next(): Promise<void> {
    await yieldToEventLoop();
    await yieldToEventLoop();
    this.begin();
  }
}

/** Slices of any kind. */
export type Turns = Pick<Slices, 'over' | 'next'>;

/** Maps a long list in slices. */
export async function mapInSlices<A, B>(
  items: readonly A[],
  each: (item: A, index: number) => B | Promise<B>,
  slices: Turns = new Slices(),
): Promise<B[]> {
  const mapped: B[] = [];
  for (let index = 0; index < items.length; index++) {
    const one = each(items[index]!, index);
    mapped.push(one instanceof Promise ? await one : one);
    if (slices.over) await slices.next();
  }
  return mapped;
}

/** Burst that long work may run without rest after a pause, and maximum debt of rest; milliseconds. */
const BURST_MS = 50;
const MOST_DEBT_MS = 100;

/**
 * Schedules long work in turns: all of it together gets a share of the thread. Owners alternate, so that an owner with
 * much work delays only its own. A turn counts from start to end, including waits for the disk or for other work of
 * this thread: a busy node gives less to it.
 */
export class FairShare {
  readonly #share: number;
  /** Waiting turns by owner; the owner served last is at the end. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #taken = false;
  #credit = BURST_MS;
  #at = performance.now();
  #timer: NodeJS.Timeout | undefined;

  /** `share`: part of this thread's time. */
  constructor(share: number) {
    this.#share = share;
  }

  /** Resolves when a turn starts; starts at once if no other is in progress. The turn lasts until `leave`. */
  enter(owner: string): Promise<void> | undefined {
    if (!this.#taken && this.#waiting.size === 0 && this.#refill() > 0) {
      this.#taken = true;
      return undefined;
    }
    return new Promise((begin) => {
      const own = this.#waiting.get(owner);
      if (own) own.push(begin);
      else this.#waiting.set(owner, [begin]);
      this.#schedule();
    });
  }

  /** Ends a turn that lasted `ms`. */
  leave(ms: number): void {
    this.#taken = false;
    this.#credit = Math.max(this.#refill() - ms, -MOST_DEBT_MS);
    this.#schedule();
  }

  #refill(): number {
    const now = performance.now();
    this.#credit = Math.min(BURST_MS, this.#credit + (now - this.#at) * this.#share);
    this.#at = now;
    return this.#credit;
  }

  #schedule(): void {
    if (this.#taken || this.#timer || this.#waiting.size === 0) return;
    const credit = this.#refill();
    if (credit > 0) this.#beginNext();
    else {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#schedule();
      }, -credit / this.#share);
    }
  }

  #beginNext(): void {
    const [owner, own] = this.#waiting.entries().next().value!;
    const begin = own.shift()!;
    this.#waiting.delete(owner);
    if (own.length > 0) this.#waiting.set(owner, own);
    this.#taken = true;
    begin();
  }
}

/** One piece of long work, run in turns of a FairShare. */
export class LongWork {
  readonly #share: FairShare;
  readonly #owner: string;
  readonly #wanted: Pick<AbortSignal, 'throwIfAborted'>;
  readonly #slices = new Slices();
  /** Start of its turn; undefined between turns. */
  #since: number | undefined;

  /** `wanted` throws when the result is no longer needed. */
  constructor(share: FairShare, owner: string, wanted: Pick<AbortSignal, 'throwIfAborted'>) {
    this.#share = share;
    this.#owner = owner;
    this.#wanted = wanted;
  }

  /** Waits for the first turn. Throws what `wanted` throws. */
  async begin(): Promise<void> {
    await this.#share.enter(this.#owner);
    this.#since = performance.now();
    this.#slices.begin();
    this.#wanted.throwIfAborted();
  }

  /** Between two steps: undefined while the slice lasts, otherwise a promise of the next turn. Throws like `begin`. */
  giveWay(): Promise<void> | undefined {
    this.#wanted.throwIfAborted();
    return this.#slices.over ? this.#next() : undefined;
  }

  get isInTurn(): boolean {
    return this.#since !== undefined;
  }

  /** Ends the work, whether it succeeded or failed. */
  end(): void {
    if (this.#since === undefined) return;
    const ms = performance.now() - this.#since;
    this.#since = undefined;
    this.#share.leave(ms);
  }

  async #next(): Promise<void> {
    this.end();
    await yieldToEventLoop();
    await this.begin();
  }
}
