/** Generation counter of cached answers, shared with all threads: it changes with each block. */

/** Of an answer that holds as long as its node runs. */
export const ALWAYS = -1;

/** A counter in memory shared with threads. */
export class Generation {
  /** Shared with threads, which see a new number as soon as it is there. */
  readonly memory: SharedArrayBuffer;
  readonly #now: Int32Array;

  constructor(memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#now = new Int32Array(memory);
  }

  /** From 0 on. */
  get now(): number {
    return Atomics.load(this.#now, 0);
  }

  /** What follows from what was is over, for every thread, when this returns. */
  next(): void {
    Atomics.store(this.#now, 0, (this.now + 1) & 0x7fffffff);
  }
}
