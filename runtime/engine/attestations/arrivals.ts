/** When each pending bundle became pending here first, by this node's clock: behind a gap nobody takes a place in the order. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import type { Hash } from '../../lib/codec/ids.js';
import type { BundlePool } from '../mempool/pool.js';

/** A bundle that waits, with its time of arrival in unix milliseconds. */
export interface Arrival {
  readonly envelope: Envelope;
  readonly atMs: number;
}

export class Arrivals {
  readonly #mempool: BundlePool;
  #times = new Map<Hash, number>();

  constructor(mempool: BundlePool, now: () => number) {
    this.#mempool = mempool;
    mempool.taken.add(({ envelope: { hash } }) => {
      if (!this.#times.has(hash)) this.#times.set(hash, now());
    });
  }

  /** Everything that is pending, in the order in which it became so. */
  list(): readonly Arrival[] {
    const waiting = [...this.#mempool.pending()].map(({ envelope, addedMs }): Arrival => {
      return { envelope, atMs: this.#times.get(envelope.hash) ?? addedMs };
    });
    return waiting.sort((a, b) => a.atMs - b.atMs);
  }

  /** Forgets what waits no more. */
  sweep(): void {
    const waiting = [...this.#mempool.pending()].flatMap(({ envelope: { hash } }): [Hash, number][] => {
      const atMs = this.#times.get(hash);
      return atMs === undefined ? [] : [[hash, atMs]];
    });
    this.#times = new Map(waiting);
  }
}
