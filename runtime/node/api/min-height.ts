/** Calls that wait for a block that their caller has seen on another node. */

import { setTimeout as sleep } from 'node:timers/promises';
import { NodeSyncing } from '../../kernel/chain/common-errors.js';
import { Failure } from '../../lib/errors.js';

/** Maximum wait of a call, milliseconds. */
const TIMEOUT_MS = 5_000;
/** Maximum number of blocks to wait for: this node will not reach a block further ahead in time. */
const MOST_AHEAD = 100;
/** Maximum number of waiting calls. */
const MOST_WAITING = 4_096;

interface WaitingCall {
  readonly height: number;
  /** Resolves if the height is reached, and rejects otherwise. */
  settle(): void;
}

export class MinHeight {
  readonly #heightNow: () => number | Promise<number>;
  readonly #pollMs: number | undefined;
  readonly #waiting = new Set<WaitingCall>();
  /** The last height that was read. */
  #reached = 0;
  #isPolling = false;

  /**
   * `heightNow` returns the last block that responses reflect. Its owner calls `advanced` after each increase; `pollMs` is
   * for a source without such an event.
   */
  constructor(heightNow: () => number | Promise<number>, pollMs?: number) {
    this.#heightNow = heightNow;
    this.#pollMs = pollMs;
  }

  /** Undefined if the height is reached. Rejects with NodeSyncing if it is too far ahead or does not arrive in time. */
  wait(height: number, signal: AbortSignal): Promise<void> | undefined {
    const now = this.#heightNow();
    if (typeof now === 'number') return this.#waitFrom(now, height, signal);
    return now.then((reached) => this.#waitFrom(reached, height, signal));
  }

  /** Releases the calls whose height is reached. */
  advanced(): void {
    void this.#check();
  }

  /** A promise if reading the height takes one. */
  #check(): Promise<void> | undefined {
    if (this.#waiting.size === 0) return undefined;
    const now = this.#heightNow();
    if (typeof now === 'number') {
      this.#release(now);
      return undefined;
    }
    return now.then(
      (reached) => this.#release(reached),
      () => undefined, // the calls wait on, up to their timeout
    );
  }

  #release(reached: number): void {
    this.#reached = reached;
    for (const call of this.#waiting) if (reached >= call.height) call.settle();
  }

  #waitFrom(now: number, height: number, signal: AbortSignal): Promise<void> | undefined {
    this.#reached = now;
    if (now >= height) return undefined;
    if (height - now > MOST_AHEAD || this.#waiting.size >= MOST_WAITING) throw syncing(now);
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timeout);
        this.#waiting.delete(call);
      };
      const call: WaitingCall = {
        height,
        settle: () => {
          end();
          signal.removeEventListener('abort', end);
          if (this.#reached >= height) resolve();
          else reject(syncing(this.#reached));
        },
      };
      const timeout = setTimeout(call.settle, TIMEOUT_MS);
      signal.addEventListener('abort', end, { once: true });
      this.#waiting.add(call);
      if (this.#pollMs !== undefined && !this.#isPolling) void this.#poll(this.#pollMs);
    });
  }

  /** While calls wait, one read after the other: a slow source gets no second read. */
  async #poll(ms: number): Promise<void> {
    this.#isPolling = true;
    while (this.#waiting.size > 0) {
      await sleep(ms);
      await this.#check();
    }
    this.#isPolling = false;
  }
}

const syncing = (height: number): Failure => new Failure(NodeSyncing, { height });
