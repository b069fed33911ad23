/** How long one question may keep the node: simulations and quotes are worked out at a stretch, on the thread that makes blocks. */

import { Timeout } from '../../kernel/chain/common-errors.js';
import type { Watch } from '../../kernel/chain/journal.js';
import { fail } from '../../lib/errors.js';

/** Milliseconds, of a node that sets no others. */
export const STANDARD_WORK_MS = 2_000;

/** After so many accesses it is looked at the clock: what asks for fewer costs nothing more. */
const LOOK_EVERY = 64;

/** What calls cost before they begin covers so much of their work, milliseconds; and the units of cost of each beyond it (lib/rpc/methods/cost.ts). */
const COVERED_MS = 10;
const UNITS_PER_MS = 20;

/** Who asks, and is charged. */
export interface Payer {
  spend(units: number): void;
}

/** The time of one question. Its parts run synchronously; between them it may wait for the disk, which does not count. */
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

  /** Runs a part of the work on a state. Throws Timeout where all parts together take too long. */
  run<T>(state: { watcher: Watch | undefined }, work: () => T): T {
    state.watcher = this;
    try {
      return work();
    } finally {
      state.watcher = undefined;
      if (this.#beganMs !== undefined) this.#took(performance.now() - this.#beganMs);
      this.#beganMs = undefined;
    }
  }

  #took(ms: number): void {
    const before = Math.max(COVERED_MS, this.#spentMs);
    this.#spentMs += ms;
    if (this.#spentMs <= before) return;
    try {
      this.#payer?.spend(UNITS_PER_MS * (this.#spentMs - before));
    } catch {
      // It is worked out: that there is nothing left is what the next call is told.
    }
  }

  accessed(): void {
    if (++this.#accesses % LOOK_EVERY !== 0) return;
    const now = performance.now();
    this.#beganMs ??= now;
    if (this.#spentMs + now - this.#beganMs < this.#ms) return;
    fail(Timeout, { limit_ms: this.#ms, reason: 'a node works no longer for one question; ask for less' });
  }
}
