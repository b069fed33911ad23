/** The work of one sender ends in the order in which it was begun, however long each takes. */

import type { Address } from '../../lib/codec/ids.js';

export class PerSenderSequencer {
  /** The end of what was begun last, of every sender whose work is under way. */
  readonly #last = new Map<Address, Promise<void>>();

  /** Whether nothing is under way. */
  get isIdle(): boolean {
    return this.#last.size === 0;
  }

  /** Whether work of a sender is under way. */
  holds(sender: Address): boolean {
    return this.#last.has(sender);
  }

  /** Resolves when `work` has, and everything begun before it has ended, however it ended. Rejects as `work` does. */
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
