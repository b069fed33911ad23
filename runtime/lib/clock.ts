/** The clock of a node: that of the system, which a dev chain may move forward. */

/** Local time in milliseconds, and timers. */
export interface Clock {
  now(): number;
  /** Calls back once after `ms`; the result cancels. */
  schedule(ms: number, callback: () => void): () => void;
}

/** The system's clock. */
export class NodeClock implements Clock {
  #aheadMs = 0;

  /** Unix milliseconds. */
  now(): number {
    return Date.now() + this.#aheadMs;
  }

  /** Moves the time of every later `now`. Timers keep their pace: seconds of waiting stay seconds. */
  advance(ms: number): void {
    this.#aheadMs += ms;
  }

  schedule(ms: number, callback: () => void): () => void {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  }
}
