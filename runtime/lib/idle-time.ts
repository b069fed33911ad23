/** Low-priority work: it uses idle time of the event loop and a small share of busy time. */

import { setTimeout as sleep } from 'node:timers/promises';
import { yieldToEventLoop } from './scheduler.js';

/** Share of the busy time of the event loop; small but positive, so that such work always progresses. */
const SHARE = 0.03;
/** Maximum credit; shortest and longest pause before the next check. Milliseconds. */
const MOST_MS = 100;
const LEAST_PAUSE_MS = 3;
/** Slices are short because this work is not urgent. */
const SLICE_MS = 2;
/** Longer gaps between two steps were waits for something else and count as this. */
const STEP_MS = 1;

/**
 * Spare time of an event loop. Any amount of low-priority work slows other work down by at most the share.
 */
export class SpareTime {
  readonly #loop: () => { readonly idle: number; readonly active: number };
  #credit = MOST_MS;
  #idle = 0;
  #active = 0;

  /** `loop` returns the milliseconds that the event loop has been idle and active so far. */
  constructor(loop: () => { readonly idle: number; readonly active: number }) {
    this.#loop = loop;
    this.#look();
  }

  spend(ms: number): void {
    this.#credit -= ms;
  }

  /** Resolves when there is spare time, after everything that waits on the event loop. */
  async wait(): Promise<void> {
    await yieldToEventLoop();
    for (this.#look(); this.#credit <= 0; this.#look())
      await sleep(Math.min(MOST_MS, Math.max(LEAST_PAUSE_MS, -this.#credit)));
  }

  #look(): void {
    const { idle, active } = this.#loop();
    this.#credit = Math.min(MOST_MS, this.#credit + (idle - this.#idle) + SHARE * (active - this.#active));
    this.#idle = idle;
    this.#active = active;
  }
}

/** Spare time of this thread, shared by all low-priority work. */
const ownTime = new SpareTime(() => performance.eventLoopUtilization());

/** One piece of low-priority work, in slices: `if (turn.over) await turn.next()` after each small step. */
export class SpareTurn {
  readonly #time: Pick<SpareTime, 'spend' | 'wait'>;
  #stepped = performance.now();
  #spent = 0;

  constructor(time: Pick<SpareTime, 'spend' | 'wait'> = ownTime) {
    this.#time = time;
  }

  /** Whether this slice has lasted long enough. Each read counts as a step. */
  get over(): boolean {
    const now = performance.now();
    this.#spent += Math.min(STEP_MS, now - this.#stepped);
    this.#stepped = now;
    return this.#spent > SLICE_MS;
  }

  /** Starts the next slice when there is time for it. */
  async next(): Promise<void> {
    this.#time.spend(this.#spent);
    this.#spent = 0;
    await this.#time.wait();
    this.#stepped = performance.now();
  }
}
