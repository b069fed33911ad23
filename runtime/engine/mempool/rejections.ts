/** Rejected bundles: the most recent ones on this node, with reasons; local knowledge, never part of the chain. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import type { OperationType } from '../../kernel/chain/operation.js';
import type { Hash } from '../../lib/codec/ids.js';
import type { ErrorDef, Failure } from '../../lib/errors.js';

/** A rejection as reported by chain_getTransactionReceipt. */
export interface Rejection {
  readonly failure: Failure;
  /** Unix seconds. */
  readonly at: number;
}

/** A ring buffer: drops the oldest entry. */
export class Rejections {
  readonly #kept = new Map<Hash, Rejection>();
  readonly #capacity: number;
  /** Rejections since the start, by error. */
  readonly counts = new Map<ErrorDef, number>();
  /** Those caused by an operation, by its type. */
  readonly operations = new Map<OperationType, number>();
  total = 0;

  constructor(capacity = 10_000) {
    this.#capacity = capacity;
  }

  /** Records a rejection; `at` in Unix seconds. */
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

  /** Removes the entry of a bundle that was included after all. */
  remove(hash: Hash): void {
    this.#kept.delete(hash);
  }

  get(hash: Hash): Rejection | undefined {
    return this.#kept.get(hash);
  }
}
