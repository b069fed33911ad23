/** Tracks which entries of a map changed since a height while the chain advances; each block is examined once. */

import type { StateKey } from '../../kernel/chain/journal.js';
import type { StoredMap } from '../../kernel/chain/open-state.js';
import { yieldToEventLoop } from '../../lib/scheduler.js';
import { PAGE } from './changes.js';
import type { Ledger } from './ledger.js';
import type { StateEntry } from './scan.js';

/** Entries of a map changed after a height, as requested by a plugin. */
export class ChangedSince {
  readonly #ledger: Ledger;
  readonly #map: StoredMap;
  readonly #height: number;
  readonly #keys = new Set<StateKey>();
  #examined: number;

  constructor(ledger: Ledger, map: StoredMap, height: number) {
    this.#ledger = ledger;
    this.#map = map;
    this.#height = height;
    this.#examined = height;
  }

  /**
   * Follows the chain to its head. For unchanged entries, database reads made before this call give the values as of
   * the height. Returns false if the history no longer has a block's changes.
   */
  async follow(): Promise<boolean> {
    const { history, cache } = this.#ledger;
    await history.load(this.#height);
    for (;;) {
      do await yieldToEventLoop();
      while (cache.busy); // otherwise a block may be in the database and not yet the head
      if (this.#isPruned()) return false;
      if (this.#examined === this.#ledger.head.height) return true;
      for (const key of history.changedAt(++this.#examined, this.#map.keys.slot)!) this.#keys.add(key);
    }
  }

  /** Whether an entry changed, as of the last `follow`. */
  has(key: readonly unknown[]): boolean {
    return this.#keys.has(this.#map.keys.of(key));
  }

  /**
   * The changed entries as of the height, page by page, undefined for absent ones. The last page is undefined if the
   * history no longer has them.
   */
  async *entries(): AsyncGenerator<readonly StateEntry[] | undefined> {
    const { history, cache } = this.#ledger;
    const { keys, value } = this.#map;
    const all = [...this.#keys];
    for (let from = 0; from < all.length; from += PAGE) {
      await yieldToEventLoop();
      if (this.#isPruned()) {
        yield undefined;
        return;
      }
      const then = history.at(this.#height, cache);
      yield all.slice(from, from + PAGE).map((key) => ({ key: keys.partsOf(key), value: then.get(key, value) }));
    }
  }

  #isPruned(): boolean {
    const { history, head } = this.#ledger;
    return head.height > this.#height && !history.has(this.#height + 1);
  }
}
