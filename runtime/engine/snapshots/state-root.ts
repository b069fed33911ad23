/** Computes the root of a state of any size in little memory, using temporary files. */

import { type Hash, toHex } from '../../lib/codec/ids.js';
import { tile } from '../../lib/state/subtrees.js';
import type { Entry } from '../../lib/storage/database.js';
import { Buckets } from './buckets.js';

/** The number of records is unknown, so they are sorted as for a large number. */
const MANY = Number.MAX_SAFE_INTEGER;

/** Takes records in any order, each once. */
export class StateRoot {
  readonly #buckets: Buckets;

  /** `directory`: empty, for temporary files. */
  constructor(directory: string) {
    this.#buckets = new Buckets(directory, MANY);
  }

  /** Adds records. Their bytes must not change afterwards. */
  add(records: readonly Entry[]): void {
    this.#buckets.add(records);
  }

  /** The root of the records. */
  finish(): Hash {
    const subtrees = Array.from(this.#buckets.parts(), ({ depth, leaves, hash }) => ({ depth, leaves, hash }));
    return toHex(tile(subtrees)!.root) as Hash;
  }
}
