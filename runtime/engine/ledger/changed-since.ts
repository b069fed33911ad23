/** What changed of a map since a height, followed while the chain goes on: each block is looked at once. */

import type { StateKey } from '../../kernel/chain/journal.js';
import type { StoredMap } from '../../kernel/chain/open-state.js';
import { yieldToEventLoop } from '../../lib/scheduler.js';
import { PAGE } from './changes.js';
import type { Ledger } from './ledger.js';
import type { StateEntry } from './scan.js';

/** The entries of a map that were changed after a height, as a plugin asks for them. */
export class ChangedSince {
  readonly #ledger: Ledger;
  readonly #map: StoredMap;
  readonly #height: number;
  readonly #keys = new Set<StateKey>();
  /** The last height that was looked at. */
  #seen: number;

  constructor(ledger: Ledger, map: StoredMap, height: number) {
    this.#ledger = ledger;
    this.#map = map;
    this.#height = height;
    this.#seen = height;
  }

  /**
   * Follows the chain to its head: what the database had before the call of entries that did not change is as it was after
   * the height. False when it is forgotten what a block changed.
   */
  async follow(): Promise<boolean> {
    const { history, cache } = this.#ledger;
    await history.reach(this.#height);
    for (;;) {
      do await yieldToEventLoop();
      while (cache.busy); // else a block is between the database and the head
      if (this.#isForgotten()) return false;
      if (this.#seen === this.#ledger.head.height) return true;
      for (const key of history.changedAt(++this.#seen, this.#map.keys.slot)!) this.#keys.add(key);
    }
  }

  /** Whether an entry changed, as far as `follow` has come. */
  has(key: readonly unknown[]): boolean {
    return this.#keys.has(this.#map.keys.of(key));
  }

  /**
   * The entries that changed, page by page, as they were after the height: undefined where there was none. The last page is
   * undefined when that is forgotten.
   */
  async *entries(): AsyncGenerator<readonly StateEntry[] | undefined> {
    const { history, cache } = this.#ledger;
    const { keys, value } = this.#map;
    const all = [...this.#keys];
    for (let from = 0; from < all.length; from += PAGE) {
      await yieldToEventLoop();
      if (this.#isForgotten()) {
        yield undefined;
        return;
      }
      const then = history.at(this.#height, cache);
      yield all.slice(from, from + PAGE).map((key) => ({ key: keys.partsOf(key), value: then.get(key, value) }));
    }
  }

  #isForgotten(): boolean {
    const { history, head } = this.#ledger;
    return head.height > this.#height && !history.knows(this.#height + 1);
  }
}
