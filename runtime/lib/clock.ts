/** The clock of a node: that of the system, which a dev chain can move forward. */

/** Local time in milliseconds, and timers. */
export interface Clock {
  now(): number;
  /** Calls back once after `ms`; the returned function cancels. */
  schedule(ms: number, callback: () => void): () => void;
}

/** The system's clock. */
export class NodeClock implements Clock {
  #aheadMs = 0;

  /** Unix milliseconds. */
  now(): number {
    return Date.now() + this.#aheadMs;
  }

  /** Moves the time of every later `now`. Timers are not affected: a wait of seconds stays a wait of seconds. */
  advance(ms: number): void {
    this.#aheadMs += ms;
  }

  schedule(ms: number, callback: () => void): () => void {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  }
}
