/** Work that may come later: it gets the time that the event loop would rest anyway, and a small share of the other. */

import { setTimeout as sleep } from 'node:timers/promises';
import { yieldToEventLoop } from './scheduler.js';

/** What it gets of the time in which the event loop has something to do: little, so that it never stands still. */
const SHARE = 0.03;
/** What it may save up; the shortest and the longest pause before it looks again. Milliseconds. */
const MOST_MS = 100;
const LEAST_PAUSE_MS = 3;
/** Its slices are short: nobody waits for it. */
const SLICE_MS = 2;
/** What is longer than this between two steps was a wait for something else, and counts as this. */
const STEP_MS = 1;

/**
 * The time that an event loop can spare. What the loop is there for is slowed down by no more than the share, however much of
 * such work there is.
 */
export class SpareTime {
  readonly #loop: () => { readonly idle: number; readonly active: number };
  #credit = MOST_MS;
  #idle = 0;
  #active = 0;

  /** `loop`: for how many milliseconds the event loop has rested and worked so far. */
  constructor(loop: () => { readonly idle: number; readonly active: number }) {
    this.#loop = loop;
    this.#look();
  }

  spend(ms: number): void {
    this.#credit -= ms;
  }

  /** Resolves when there is some, behind what waits on the event loop. */
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

/** That of this thread: all such work shares it. */
const ownTime = new SpareTime(() => performance.eventLoopUtilization());

/** A piece of such work, in slices: `if (turn.over) await turn.next()` behind each small step. */
export class SpareTurn {
  readonly #time: Pick<SpareTime, 'spend' | 'wait'>;
  #stepped = performance.now();
  #spent = 0;

  constructor(time: Pick<SpareTime, 'spend' | 'wait'> = ownTime) {
    this.#time = time;
  }

  /** Whether this slice lasted long enough: its steps are counted here. */
  get over(): boolean {
    const now = performance.now();
    this.#spent += Math.min(STEP_MS, now - this.#stepped);
    this.#stepped = now;
    return this.#spent > SLICE_MS;
  }

  /** Begins the next slice, once there is time for it. */
  async next(): Promise<void> {
    this.#time.spend(this.#spent);
    this.#spent = 0;
    await this.#time.wait();
    this.#stepped = performance.now();
  }
}
