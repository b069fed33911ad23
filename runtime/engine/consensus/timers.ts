/** The timers of a driver, so that stopping it clears all of them. */
import type { Clock } from '../../lib/clock.js';

export class Timers {
  readonly #clock: Clock;
  readonly #pending = new Set<() => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Calls back once after `ms`, unless cleared before. */
  after(ms: number, callback: () => void): void {
    const cancel = this.#clock.schedule(ms, () => {
      this.#pending.delete(cancel);
      callback();
    });
    this.#pending.add(cancel);
  }

  clear(): void {
    for (const cancel of this.#pending) cancel();
    this.#pending.clear();
  }
}
