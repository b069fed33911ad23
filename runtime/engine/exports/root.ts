/** The root of a state of any size, in little memory: what does not fit lies in files meanwhile. */

import { type Hash, toHex } from '../../lib/codec/ids.js';
import { tile } from '../../lib/state/subtrees.js';
import type { Entry } from '../../lib/storage/database.js';
import { Buckets } from '../snapshots/buckets.js';

/** How many records there are is not known, so they are sorted as many would be. */
const MANY = Number.MAX_SAFE_INTEGER;

/** Takes records in any order, each once. */
export class StateRoot {
  readonly #buckets: Buckets;

  /** `directory`: empty, for files meanwhile. */
  constructor(directory: string) {
    this.#buckets = new Buckets(directory, MANY);
  }

  /** The bytes must stay as they are. */
  add(records: readonly Entry[]): void {
    this.#buckets.add(records);
  }

  /** The root of the records. */
  finish(): Hash {
    const subtrees = Array.from(this.#buckets.parts(), ({ depth, leaves, hash }) => ({ depth, leaves, hash }));
    return toHex(tile(subtrees)!.root) as Hash;
  }
}
