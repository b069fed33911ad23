/** Time limit of a query: simulations and quotes run uninterrupted on the thread that makes blocks. */

import { Timeout } from '../../kernel/chain/common-errors.js';
import type { Watch } from '../../kernel/chain/journal.js';
import { fail } from '../../lib/errors.js';

/** Milliseconds; default of a node. */
export const STANDARD_WORK_MS = 2_000;

/** Accesses between two looks at the clock; queries with fewer cost nothing more. */
const CHECK_EVERY = 64;

/**
 * Milliseconds of work that a call's base cost covers, and the cost units per millisecond beyond
 * (lib/rpc/methods/cost.ts).
 */
const COVERED_MS = 10;
const UNITS_PER_MS = 20;

export interface Payer {
  spend(units: number): void;
}

/** The time of one query. Its parts run synchronously; waiting for the disk in between does not count. */
export class WorkLimit implements Watch {
  readonly #ms: number;
  readonly #payer: Payer | undefined;
  #spentMs = 0;
  #beganMs: number | undefined;
  #accesses = 0;

  constructor(ms: number, payer?: Payer) {
    this.#ms = ms;
    this.#payer = payer;
  }

  /** Runs a part of the work on a state. Throws Timeout if all parts together take too long. */
  run<T>(state: { watcher: Watch | undefined }, work: () => T): T {
    state.watcher = this;
    try {
      return work();
    } finally {
      state.watcher = undefined;
      if (this.#beganMs !== undefined) this.#record(performance.now() - this.#beganMs);
      this.#beganMs = undefined;
    }
  }

  #record(ms: number): void {
    const before = Math.max(COVERED_MS, this.#spentMs);
    this.#spentMs += ms;
    if (this.#spentMs <= before) return;
    try {
      this.#payer?.spend(UNITS_PER_MS * (this.#spentMs - before));
    } catch {
      // The work is done; a missing balance is reported to the next call.
    }
  }

  accessed(): void {
    if (++this.#accesses % CHECK_EVERY !== 0) return;
    const now = performance.now();
    this.#beganMs ??= now;
    if (this.#spentMs + now - this.#beganMs < this.#ms) return;
    fail(Timeout, { limit_ms: this.#ms, reason: 'time limit of one query; request less' });
  }
}
