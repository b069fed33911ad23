/** Clocks of a driver: the start of a height, the interval of the status, timeouts, and durations of steps. */

import { STATUS_EVERY_MS } from '../../kernel/agreement/timeouts.js';
import type { Height } from './height.js';
import { beginPause } from './pause.js';
import type { DriverOptions } from './ports.js';
import { Timers } from './timers.js';
import type { ValidatorSigner } from './validator-signer.js';

export class HeightClock<Block> {
  readonly #options: DriverOptions<Block>;
  readonly #signer: ValidatorSigner<Block>;
  readonly #isRunning: () => boolean;
  readonly #timers: Timers;
  /** The current step and its start time. */
  #step = { name: 'new', beganMs: 0 };

  constructor(options: DriverOptions<Block>, signer: ValidatorSigner<Block>, isRunning: () => boolean) {
    this.#options = options;
    this.#signer = signer;
    this.#isRunning = isRunning;
    this.#timers = new Timers(options.clock);
  }

  /** Calls back once after `ms`, unless cleared or stopped before. */
  after(ms: number, callback: () => void): void {
    if (this.#isRunning()) this.#timers.after(ms, callback);
  }

  /** Calls `send` every few seconds until cleared. */
  everyStatus(send: () => void): void {
    this.after(STATUS_EVERY_MS, () => {
      send();
      this.everyStatus(send);
    });
  }

  /** Calls back when round 0 begins: after the pause, or when a validator that decides alone has listened long enough. */
  untilStart(height: Height<Block>, begin: () => void): void {
    const quietMs = this.#signer.quietMs(height);
    if (quietMs > 0) {
      this.after(quietMs, () => {
        this.#signer.endQuiet();
        begin();
      });
    } else if (height.state.step === 'new') {
      const { application, clock } = this.#options;
      this.#pause(beginPause(height.next, clock, height.alone ? {} : application), begin);
    }
  }

  #pause(left: (waitedMs: number) => number, begin: () => void, waitedMs = 0): void {
    const ms = left(waitedMs);
    this.after(ms, () => (left(waitedMs + ms) <= 0 ? begin() : this.#pause(left, begin, waitedMs + ms)));
  }

  /** Reports the duration of a completed step. */
  noteStep(name: string): void {
    const { onStep, clock } = this.#options;
    if (onStep === undefined || name === this.#step.name) return;
    const nowMs = clock.now();
    if (this.#step.beganMs > 0) onStep(this.#step.name, nowMs - this.#step.beganMs);
    this.#step = { name, beganMs: nowMs };
  }

  clear(): void {
    this.#timers.clear();
  }
}
