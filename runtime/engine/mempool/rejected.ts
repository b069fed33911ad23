/** Rejected bundles: the last ones this node refused and why; local knowledge, never part of the chain. */

import type { Hash } from '../../lib/codec/ids.js';
import type { ErrorDef, Failure } from '../../lib/errors.js';

/** A refusal as chain_getTransactionReceipt tells it. */
export interface Rejection {
  readonly hash: Hash;
  readonly failure: Failure;
  /** Unix seconds. */
  readonly at: number;
}

/** A ring: the oldest falls out. */
export class Rejections {
  readonly #kept = new Map<Hash, Rejection>();
  readonly #capacity: number;
  /** Refusals since the start, by the error that they gave. */
  readonly counts = new Map<ErrorDef, number>();

  constructor(capacity = 10_000) {
    this.#capacity = capacity;
  }

  add(rejection: Rejection): void {
    const { error } = rejection.failure;
    this.counts.set(error, (this.counts.get(error) ?? 0) + 1);
    this.#kept.delete(rejection.hash);
    this.#kept.set(rejection.hash, rejection);
    if (this.#kept.size > this.#capacity) this.#kept.delete(this.#kept.keys().next().value!);
  }

  /** A bundle that made it after all is no longer rejected. */
  forget(hash: Hash): void {
    this.#kept.delete(hash);
  }

  get(hash: Hash): Rejection | undefined {
    return this.#kept.get(hash);
  }
}
