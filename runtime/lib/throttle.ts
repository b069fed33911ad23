/** Limit on bytes per second, shared by readers and senders. */

/** Bytes per second, and burst after a pause. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Token bucket of bytes; callers wait while it is empty. */
export class Throttle {
  readonly #rate: () => Rate;
  /** Time at which everything taken so far is paid for. */
  #paidMs = 0;

  /** The rate may change between calls. */
  constructor(rate: Rate | (() => Rate)) {
    this.#rate = typeof rate === 'function' ? rate : () => rate;
  }

  get rests(): boolean {
    return this.#paidMs <= performance.now();
  }

  /** Whether `cost` bytes can pass without a wait. */
  covers(cost: number): boolean {
    const { perSecond, burst } = this.#rate();
    return Math.max(this.#paidMs - performance.now(), 0) + (1_000 * cost) / perSecond <= (1_000 * burst) / perSecond;
  }

  /** Takes `cost` bytes; returns how long the caller must wait, milliseconds. */
  take(cost: number): number {
    const { perSecond, burst } = this.#rate();
    const nowMs = performance.now();
    this.#paidMs = Math.max(this.#paidMs, nowMs) + (1_000 * cost) / perSecond;
    return this.#paidMs - nowMs - (1_000 * burst) / perSecond;
  }

  async pay(cost: number): Promise<void> {
    const waitMs = this.take(cost);
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
