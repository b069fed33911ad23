/** Rejected bundles: the last ones this node refused and why; local knowledge, never part of the chain. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import type { OperationType } from '../../kernel/chain/operation.js';
import type { Hash } from '../../lib/codec/ids.js';
import type { ErrorDef, Failure } from '../../lib/errors.js';

/** A refusal as chain_getTransactionReceipt tells it. */
export interface Rejection {
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
  /** Of these those that an operation gave, by its type. */
  readonly operations = new Map<OperationType, number>();
  total = 0;

  constructor(capacity = 10_000) {
    this.#capacity = capacity;
  }

  /** Notes that a bundle was refused; `at` in Unix seconds. */
  add({ hash, bundle }: Envelope, failure: Failure, at: number): void {
    const { error, opIndex = -1 } = failure;
    this.total++;
    this.counts.set(error, (this.counts.get(error) ?? 0) + 1);
    const type = bundle.operations[opIndex]?.type;
    if (type) this.operations.set(type, (this.operations.get(type) ?? 0) + 1);
    this.#kept.delete(hash);
    this.#kept.set(hash, { failure, at });
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
