/** Calls that wait for a block that their caller has seen on another node. */

import { NodeSyncing } from '../../kernel/chain/common-errors.js';
import { Failure } from '../../lib/errors.js';

/** How long a call waits, and the polling interval, milliseconds. */
const PATIENCE_MS = 5_000;
const LOOK_MS = 20;
/** Maximum number of blocks to wait for: this node will not reach a block further ahead in time. */
const AHEAD = 100;
/** Maximum number of waiting calls. */
const MOST = 4_096;

interface Waiting {
  readonly height: number;
  readonly until: number;
  resolve(): void;
  reject(why: Failure): void;
}

export class MinHeight {
  readonly #look: () => number | Promise<number>;
  readonly #waiting = new Set<Waiting>();
  #looking = false;

  /** `look` returns the last block that responses reflect. */
  constructor(look: () => number | Promise<number>) {
    this.#look = look;
  }

  /** Undefined if the height is reached. Rejects with NodeSyncing if it is too far ahead or does not arrive in time. */
  wait(height: number, signal: AbortSignal): Promise<void> | undefined {
    const now = this.#look();
    if (now instanceof Promise) return now.then((known) => this.#from(known, height, signal));
    return this.#from(now, height, signal);
  }

  #from(now: number, height: number, signal: AbortSignal): Promise<void> | undefined {
    if (now >= height) return undefined;
    if (height - now > AHEAD || this.#waiting.size >= MOST) throw syncing(now);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { height, until: performance.now() + PATIENCE_MS, resolve, reject };
      this.#waiting.add(waiting);
      signal.addEventListener('abort', () => this.#waiting.delete(waiting), { once: true });
      if (!this.#looking) void this.#watch();
    });
  }

  /** Polls while any call waits. */
  async #watch(): Promise<void> {
    this.#looking = true;
    while (this.#waiting.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      const now = await Promise.resolve(this.#look()).catch(() => -1);
      for (const waiting of this.#waiting) {
        if (now < waiting.height && performance.now() < waiting.until) continue;
        this.#waiting.delete(waiting);
        if (now >= waiting.height) waiting.resolve();
        else waiting.reject(syncing(now));
      }
    }
    this.#looking = false;
  }
}

const syncing = (height: number): Failure => new Failure(NodeSyncing, { height });
