/** Time that flies, so that blocks come sooner and a hundred of them are no wait: what is told in seconds keeps its length in blocks. */

import { NodeClock } from '../../runtime/clock.js';

export class FastClock extends NodeClock {
  readonly #speed: number;
  readonly #beganMs: number;

  /** `speed` times as fast as the system's since `beganMs`, when both say the same. */
  constructor(speed: number, beganMs = Date.now()) {
    super();
    this.#speed = speed;
    this.#beganMs = beganMs;
  }

  override now(): number {
    return Math.trunc(this.#beganMs + (super.now() - this.#beganMs) * this.#speed);
  }

  override advance(ms: number): void {
    super.advance(ms / this.#speed);
  }

  override schedule(ms: number, callback: () => void): () => void {
    return super.schedule(ms / this.#speed, callback);
  }
}
