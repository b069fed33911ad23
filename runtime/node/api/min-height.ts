/** Calls that wait for a block that their caller has seen on another node. */

import { NodeSyncing } from '../../kernel/chain/common-errors.js';
import { Failure } from '../../lib/errors.js';

/** Time limit of a wait, and polling interval, milliseconds. */
const TIMEOUT_MS = 5_000;
const POLL_MS = 20;
/** Maximum number of blocks to wait for: this node will not reach a block further ahead in time. */
const AHEAD = 100;
const MAX_WAITING = 4_096;

interface PendingCall {
  readonly height: number;
  readonly until: number;
  resolve(): void;
  reject(why: Failure): void;
}

export class MinHeight {
  readonly #heightNow: () => number | Promise<number>;
  readonly #waiting = new Set<PendingCall>();
  #isPolling = false;

  /** `heightNow` returns the last block that responses reflect. */
  constructor(heightNow: () => number | Promise<number>) {
    this.#heightNow = heightNow;
  }

  /** Undefined if the height is reached. Rejects with NodeSyncing if it is too far ahead or does not arrive in time. */
  wait(height: number, signal: AbortSignal): Promise<void> | undefined {
    const now = this.#heightNow();
    if (now instanceof Promise) return now.then((known) => this.#from(known, height, signal));
    return this.#from(now, height, signal);
  }

  #from(now: number, height: number, signal: AbortSignal): Promise<void> | undefined {
    if (now >= height) return undefined;
    if (height - now > AHEAD || this.#waiting.size >= MAX_WAITING) throw syncing(now);
    return new Promise((resolve, reject) => {
      const waiting: PendingCall = { height, until: performance.now() + TIMEOUT_MS, resolve, reject };
      this.#waiting.add(waiting);
      signal.addEventListener('abort', () => this.#waiting.delete(waiting), { once: true });
      if (!this.#isPolling) void this.#poll();
    });
  }

  async #poll(): Promise<void> {
    this.#isPolling = true;
    while (this.#waiting.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      const now = await Promise.resolve(this.#heightNow()).catch(() => -1);
      for (const waiting of this.#waiting) {
        if (now < waiting.height && performance.now() < waiting.until) continue;
        this.#waiting.delete(waiting);
        if (now >= waiting.height) waiting.resolve();
        else waiting.reject(syncing(now));
      }
    }
    this.#isPolling = false;
  }
}

const syncing = (height: number): Failure => new Failure(NodeSyncing, { height });
