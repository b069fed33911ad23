/** Completes the work of one sender in the order in which it was started, however long each takes. */

import type { Address } from '../../lib/codec/ids.js';

export class PerSenderSequencer {
  /** Per sender with work in progress, the end of the work that started last. */
  readonly #last = new Map<Address, Promise<void>>();

  /** True if no work is in progress. */
  get isIdle(): boolean {
    return this.#last.size === 0;
  }

  /** Whether a sender has work in progress. */
  holds(sender: Address): boolean {
    return this.#last.has(sender);
  }

  /**
   * Resolves when `work` has resolved and everything started before it has ended, successful or not. Rejects if `work`
   * rejects.
   */
  after(sender: Address, work: Promise<void>): Promise<void> {
    const before = this.#last.get(sender);
    const turn = before ? this.#both(work, before) : work;
    const end = (): void => {
      if (this.#last.get(sender) === ended) this.#last.delete(sender);
    };
    const ended = turn.then(end, end);
    this.#last.set(sender, ended);
    return turn;
  }

  async #both(work: Promise<void>, before: Promise<void>): Promise<void> {
    try {
      await work;
    } finally {
      await before;
    }
  }
}
