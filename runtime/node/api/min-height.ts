/** Calls that wait for a block that their caller has seen on another node. */

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
  settle(reached: number): void;
}

export class MinHeight {
  readonly #heightNow: () => number | Promise<number>;
  readonly #pollMs: number | undefined;
  readonly #waiting = new Set<WaitingCall>();
  #poll: NodeJS.Timeout | undefined;

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
    if (this.#waiting.size === 0) return;
    const now = this.#heightNow();
    if (typeof now === 'number') this.#release(now);
    else
      now.then(
        (reached) => this.#release(reached),
        () => undefined, // the calls wait on, up to their timeout
      );
  }

  #release(reached: number): void {
    for (const call of this.#waiting) if (reached >= call.height) call.settle(reached);
  }

  #waitFrom(now: number, height: number, signal: AbortSignal): Promise<void> | undefined {
    if (now >= height) return undefined;
    if (height - now > MOST_AHEAD || this.#waiting.size >= MOST_WAITING) throw syncing(now);
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timeout);
        this.#waiting.delete(call);
        if (this.#waiting.size === 0) this.#stopPolling();
      };
      const call: WaitingCall = {
        height,
        settle(reached) {
          end();
          signal.removeEventListener('abort', end);
          if (reached >= height) resolve();
          else reject(syncing(reached));
        },
      };
      const timeout = setTimeout(() => call.settle(now), TIMEOUT_MS);
      signal.addEventListener('abort', end, { once: true });
      this.#waiting.add(call);
      if (this.#pollMs !== undefined) this.#poll ??= setInterval(() => this.advanced(), this.#pollMs);
    });
  }

  #stopPolling(): void {
    clearInterval(this.#poll);
    this.#poll = undefined;
  }
}

const syncing = (height: number): Failure => new Failure(NodeSyncing, { height });
