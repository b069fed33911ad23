/** A clock that stands still until it is told to go on, so that a chain makes the same blocks every time. */

import { NodeClock } from '../../runtime/lib/clock.js';

interface Timer {
  readonly due: number;
  readonly callback: () => void;
}

export class SteppedClock extends NodeClock {
  #now: number;
  #timers: readonly Timer[] = [];

  constructor(startMs: number) {
    super();
    this.#now = startMs;
  }

  override now(): number {
    return this.#now;
  }

  override advance(ms: number): void {
    this.#now += ms;
  }

  override schedule(ms: number, callback: () => void): () => void {
    const timer = { due: this.#now + ms, callback };
    this.#timers = [...this.#timers, timer];
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** True when a timer is set for exactly so long from now, or should have gone off. */
  awaits(ms: number): boolean {
    return this.#timers.some(({ due }) => due === this.#now + ms || due < this.#now);
  }

  /** Goes on by so many milliseconds, with every timer on the way, in order. */
  step(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.#now = Math.max(this.#now, next.due);
      next.callback();
    }
    this.#now = end;
  }
}
