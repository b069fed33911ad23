/** Work on the event loop in slices: no stretch is long enough to delay blocks, timers and sockets. */

/** Longest stretch of work before timers and sockets get their turn, milliseconds. */
const SLICE_MS = 8;

/** Gives timers and sockets their turn. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The slices of one piece of work: `if (slices.over) await slices.next()` between steps. */
export class Slices {
  readonly #ms: number;
  #ends: number;

  /** `ms`: a shorter slice, for work that nobody waits for. */
  constructor(ms = SLICE_MS) {
    this.#ms = ms;
    this.#ends = performance.now() + ms;
  }

  /** Whether this slice lasted long enough. */
  get over(): boolean {
    return performance.now() > this.#ends;
  }

  /** Begins a slice without giving way: the work rested otherwise. */
  begin(): void {
    this.#ends = performance.now() + this.#ms;
  }

  /** Gives way, and begins a slice. */
  async next(): Promise<void> {
    await yieldToEventLoop();
    this.begin();
  }
}
