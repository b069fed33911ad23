/** Work on the event loop in slices: no stretch is long enough to delay blocks, timers and sockets. */

/** Longest stretch of work before timers and sockets get their turn, milliseconds. */
const SLICE_MS = 8;

/** The same where somebody waits who is served between slices, milliseconds. */
const SHORT_SLICE_MS = 0.25;

/** Those who say whether somebody waits. */
const waiting = new Set<() => boolean>();

/** Has long work give way sooner while somebody waits. `isWaiting` is asked often. */
export function servedBetweenSlices(isWaiting: () => boolean): { end(): void } {
  waiting.add(isWaiting);
  return { end: () => void waiting.delete(isWaiting) };
}

function isSomebodyWaiting(): boolean {
  for (const isWaiting of waiting) if (isWaiting()) return true;
  return false;
}

/** Gives timers and sockets their turn. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The slices of one piece of work: `if (slices.over) await slices.next()` between steps. */
export class Slices {
  readonly #ms: number;
  #began: number;

  /** `ms`: a shorter slice, for work that nobody waits for. */
  constructor(ms = SLICE_MS) {
    this.#ms = ms;
    this.#began = performance.now();
  }

  /** Whether this slice lasted long enough. */
  get over(): boolean {
    const ms = performance.now() - this.#began;
    return ms > this.#ms || (ms > SHORT_SLICE_MS && isSomebodyWaiting());
  }

  /** Begins a slice without giving way: the work rested otherwise. */
  begin(): void {
    this.#began = performance.now();
  }

  /** Gives way for a turn, and for its answers, which leave at its end; then begins a slice. */
  async next(): Promise<void> {
    await yieldToEventLoop();
    await yieldToEventLoop();
    this.begin();
  }
}

/** Slices of any kind, as work goes on in them. */
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

/** Work that goes on without rest after a pause, milliseconds; and how far the rest may be behind it. */
const BURST_MS = 50;
const MOST_DEBT_MS = 100;

/**
 * Takes turns at long work beside other work: all of it together gets a share of the thread. Owners of work take turns, so
 * that one with much of it delays its own. A turn counts as long as it lasts, also while it waits for the disk or for
 * others on this thread: a busy node gives less to it.
 */
export class FairShare {
  readonly #share: number;
  /** Those who wait, by owner; the owner who had a turn last is the last one. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #taken = false;
  #credit = BURST_MS;
  #at = performance.now();
  #timer: NodeJS.Timeout | undefined;

  /** `share`: of the time of this thread. */
  constructor(share: number) {
    this.#share = share;
  }

  /** Resolves when a turn begins, at once where nothing else is under way. The turn lasts until `leave`. */
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

  /** Ends a turn that lasted so many milliseconds. */
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

/** One piece of long work, in the turns of a FairShare. */
export class LongWork {
  readonly #share: FairShare;
  readonly #owner: string;
  readonly #wanted: Pick<AbortSignal, 'throwIfAborted'>;
  readonly #slices = new Slices();
  /** When its turn began; undefined between turns. */
  #since: number | undefined;

  /** `wanted` throws once nobody wants the result any more. */
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

  /** Between two steps: undefined while the slice lasts, else a promise of the next turn. Throws as `begin` does. */
  giveWay(): Promise<void> | undefined {
    this.#wanted.throwIfAborted();
    return this.#slices.over ? this.#next() : undefined;
  }

  get isInTurn(): boolean {
    return this.#since !== undefined;
  }

  /** The work is over, or failed. */
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
