/** How long one question may keep the node: simulations and quotes are worked out at a stretch, on the thread that makes blocks. */

import { Timeout } from '../../kernel/chain/common-errors.js';
import type { Watch } from '../../kernel/chain/journal.js';
import { fail } from '../../lib/errors.js';

/** Milliseconds, of a node that sets no others. */
export const STANDARD_WORK_MS = 2_000;

/** After so many accesses it is looked at the clock: what asks for fewer costs nothing more. */
const LOOK_EVERY = 64;

/** The time of one question. Its parts run synchronously; between them it may wait for the disk, which does not count. */
export class WorkLimit implements Watch {
  readonly #ms: number;
  #spentMs = 0;
  #beganMs: number | undefined;
  #accesses = 0;

  constructor(ms: number) {
    this.#ms = ms;
  }

  /** Runs a part of the work on a state. Throws Timeout where all parts together take too long. */
  run<T>(state: { watcher: Watch | undefined }, work: () => T): T {
    state.watcher = this;
    try {
      return work();
    } finally {
      state.watcher = undefined;
      if (this.#beganMs !== undefined) this.#spentMs += performance.now() - this.#beganMs;
      this.#beganMs = undefined;
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
