/** Token bucket: a rate limit with a burst. Work beyond it is refused; see `throttle.ts` for callers that wait. */

import type { Rate } from './throttle.js';

/** Initially full. The rate may differ between calls. */
export class TokenBucket {
  #tokens: number | undefined;
  #atMs = 0;

  /** Tokens left; negative after more was spent than there was. */
  available({ perSecond, burst }: Rate, nowMs: number): number {
    const filled = this.#tokens === undefined ? burst : this.#tokens + ((nowMs - this.#atMs) * perSecond) / 1_000;
    this.#tokens = Math.min(burst, filled);
    this.#atMs = nowMs;
    return this.#tokens;
  }

  spend(cost: number): void {
    this.#tokens = (this.#tokens ?? 0) - cost;
  }
}
