/** Generation counter of cached responses, shared with all threads: it changes with each block. */

/** Generation of a response that is valid as long as its node runs. */
export const ALWAYS = -1;

export class Generation {
  /** Memory shared with threads, which see a new number immediately. */
  readonly memory: SharedArrayBuffer;
  readonly #now: Int32Array;

  constructor(memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#now = new Int32Array(memory);
  }

  /** Current generation, from 0. */
  get now(): number {
    return Atomics.load(this.#now, 0);
  }

  /** Invalidates all responses of the current generation, for every thread, before it returns. */
  next(): void {
    Atomics.store(this.#now, 0, (this.now + 1) & 0x7fffffff);
  }
}
