/** Throttle of bytes a second, shared by readers and senders. */

/** Bytes read or sent a second, and at once after a rest. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Token bucket of bytes; a caller waits while it is empty. */
export class Throttle {
  readonly #rate: Rate;
  /** When everything that passed is paid for. */
  #paidMs = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  get rests(): boolean {
    return this.#paidMs <= performance.now();
  }

  /** Whether so many bytes pass without a wait. */
  covers(cost: number): boolean {
    const { perSecond, burst } = this.#rate;
    return Math.max(this.#paidMs - performance.now(), 0) + (1_000 * cost) / perSecond <= (1_000 * burst) / perSecond;
  }

  /** Lets it pass; answers how long it had to wait, milliseconds. */
  take(cost: number): number {
    const { perSecond, burst } = this.#rate;
    const nowMs = performance.now();
    this.#paidMs = Math.max(this.#paidMs, nowMs) + (1_000 * cost) / perSecond;
    return this.#paidMs - nowMs - (1_000 * burst) / perSecond;
  }

  async pay(cost: number): Promise<void> {
    const waitMs = this.take(cost);
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
