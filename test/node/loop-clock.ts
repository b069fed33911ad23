/**
 * Time as a process lives it, or faster: one that is stopped, or kept from its turn, has missed nothing when it goes on. So
 * the timers of nodes keep their order to what comes over the network, and what is told in seconds its length in blocks.
 */

import { NodeClock } from '../../runtime/lib/clock.js';

const TICK_MS = 20;
/** The most that passes between two ticks, however late the second one is. */
const MOST_MS = 250;
/** How often a timer looks whether the pace is another. */
const LOOK_MS = 50;

const BEGAN_MS = Date.now();
let livedMs = 0;
let tickedAt = performance.now();
setInterval(() => {
  livedMs = lived();
  tickedAt = performance.now();
}, TICK_MS).unref();

/** Milliseconds that this process has lived, as far as its event loop has had them. */
export function lived(): number {
  return livedMs + Math.min(performance.now() - tickedAt, MOST_MS);
}

/** All clocks of one process and one speed say the same, whenever they were made. */
export class LoopClock extends NodeClock {
  #speed: number;
  #fromMs: number;
  #since = 0;

  /** `speed` times as fast as the process lives; `beganMs` is when it said the same as the clock of the system. */
  constructor(speed = 1, beganMs = BEGAN_MS) {
    super();
    this.#speed = speed;
    this.#fromMs = beganMs + (BEGAN_MS - beganMs) * speed;
  }

  /** Goes on at another speed; 0 stands still. */
  pace(speed: number): void {
    if (speed === this.#speed) return;
    [this.#fromMs, this.#since] = [this.#exact(), lived()];
    this.#speed = speed;
  }

  override now(): number {
    return Math.trunc(this.#exact());
  }

  override advance(ms: number): void {
    this.#fromMs += ms;
  }

  override schedule(ms: number, callback: () => void): () => void {
    let left = ms;
    let seen = lived();
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const now = lived();
      left -= (now - seen) * this.#speed;
      seen = now;
      if (left <= 0) callback();
      else timer = setTimeout(wait, Math.min(left / this.#speed, LOOK_MS));
    };
    timer = setTimeout(wait, Math.min(ms / this.#speed, LOOK_MS));
    return () => clearTimeout(timer);
  }

  #exact(): number {
    return this.#fromMs + (lived() - this.#since) * this.#speed;
  }
}
