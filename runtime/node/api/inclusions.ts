/** Waiting for a bundle until a block includes it or it can no longer be included. */

import type { Blocks, FinalBlock } from '../../engine/ledger/blocks.js';
import type { BundlePool } from '../../engine/mempool/pool.js';
import { NodeStopping, Timeout } from '../../kernel/chain/common-errors.js';
import type { Hash } from '../../lib/codec/ids.js';
import { Failure } from '../../lib/errors.js';

/** A bundle's position in a final block. */
export interface Inclusion {
  readonly block: FinalBlock;
  readonly index: number;
}

interface Waiter {
  resolve(inclusion: Inclusion): void;
  reject(failure: Failure): void;
}

export class Inclusions {
  readonly #blocks: Blocks;
  readonly #mempool: BundlePool;
  readonly #waiting = new Map<Hash, Set<Waiter>>();

  constructor(blocks: Blocks, mempool: BundlePool) {
    this.#blocks = blocks;
    this.#mempool = mempool;
  }

  /**
   * Resolves with the block of the bundle; rejects with the reason why it was dropped, or with Timeout if the caller
   * disconnects.
   */
  async wait(hash: Hash, signal?: AbortSignal): Promise<Inclusion> {
    const found = await this.#blocks.bundle(hash);
    if (found) return { block: found.block, index: found.place.index };
    return new Promise((resolve, reject) => {
      const waiters = this.#waiting.get(hash) ?? new Set();
      const waiter: Waiter = { resolve, reject };
      this.#waiting.set(hash, waiters.add(waiter));
      signal?.addEventListener('abort', () => {
        waiters.delete(waiter);
        reject(
          new Failure(Timeout, { bundle_hash: hash, next_step: 'the bundle is still pending; query its receipt' }),
        );
      });
    });
  }

  /** Notifies waiting callers after a new block, from the block and the mempool. */
  follow(block: FinalBlock): void {
    if (this.#waiting.size === 0) return;
    for (const [index, { hash }] of block.envelopes.entries()) {
      if (this.#waiting.has(hash)) this.#settle(hash, (waiter) => waiter.resolve({ block, index }));
    }
    for (const hash of [...this.#waiting.keys()]) {
      const rejection = this.#mempool.rejections.get(hash);
      if (rejection) this.#settle(hash, (waiter) => waiter.reject(rejection.failure));
    }
  }

  /** Ends all waits when the node stops. */
  close(): void {
    for (const hash of [...this.#waiting.keys()]) {
      this.#settle(hash, (waiter) => waiter.reject(new Failure(NodeStopping)));
    }
  }

  #settle(hash: Hash, tell: (waiter: Waiter) => void): void {
    const waiters = this.#waiting.get(hash);
    if (!waiters) return;
    this.#waiting.delete(hash);
    for (const waiter of waiters) tell(waiter);
  }
}
