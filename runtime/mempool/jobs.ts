/** Jobs: synchronous work on shared state, one after the other, repeated when it needs something from disk. */

import { Fault } from '../chain/journal.js';

/** Longest stretch of jobs before timers and sockets get their turn, milliseconds. */
const SLICE_MS = 8;

export class Jobs {
  readonly #load: (fault: Fault) => Promise<void>;
  readonly #broken: (cause: unknown) => void;
  #queue: (() => Promise<void> | undefined)[] = [];
  #urgent: (() => Promise<void>) | undefined;
  #running = false;

  /** `broken` is told what urgent work throws: nobody waits for it. */
  constructor(load: (fault: Fault) => Promise<void>, broken: (cause: unknown) => void = () => {}) {
    this.#load = load;
    this.#broken = broken;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /** Runs `work` after everything before it; what it throws rejects. */
  run<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push(() => {
        try {
          resolve(work());
        } catch (cause) {
          if (cause instanceof Fault) return this.#repeat(work, cause).then(resolve, reject);
          reject(cause);
        }
        return undefined;
      });
      if (!this.#running) void this.#pump();
    });
  }

  /** The same for work that met a fault already: what it asks for is loaded first. */
  runAfter<T>(fault: Fault, work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push(() => this.#repeat(work, fault).then(resolve, reject));
      if (!this.#running) void this.#pump();
    });
  }

  /** Runs asynchronous work before all that waits; a second one replaces the first if that has not begun. */
  urgent(work: () => Promise<void>): void {
    this.#urgent = work;
    if (!this.#running) void this.#pump();
  }

  async #repeat<T>(work: () => T, first: Fault): Promise<T> {
    let fault = first;
    for (;;) {
      await this.#load(fault);
      try {
        return work();
      } catch (cause) {
        if (!(cause instanceof Fault)) throw cause;
        fault = cause;
      }
    }
  }

  async #pump(): Promise<void> {
    this.#running = true;
    let sliceEnds = performance.now() + SLICE_MS;
    try {
      for (;;) {
        const urgent = this.#urgent;
        if (urgent) {
          this.#urgent = undefined;
          await urgent().catch(this.#broken);
        }
        const queue = this.#queue;
        if (queue.length === 0) return;
        this.#queue = [];
        let done = 0;
        for (const job of queue) {
          done++;
          const pending = job();
          if (pending) await pending;
          if (this.#urgent) break;
          if (performance.now() > sliceEnds) {
            await new Promise((resolve) => setImmediate(resolve));
            sliceEnds = performance.now() + SLICE_MS;
          }
        }
        if (done < queue.length) this.#queue = [...queue.slice(done), ...this.#queue];
      }
    } finally {
      this.#running = false;
    }
  }
}
