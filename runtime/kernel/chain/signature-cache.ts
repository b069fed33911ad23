/** What signs for a bundle, and the verdict: whether its key made the signature, computed at most once (on a worker where possible). */

import { fromHex, type Hash } from '../../lib/codec/ids.js';
import { verifySignature } from '../../lib/crypto/signatures.js';
import type { Signature } from './terms.js';

/**
 * What was signed and by whom: the signature of a bundle's own, or that of the transaction that it carries. It keeps what
 * was found out about it, a memo of a pure function: it can only make the same answer faster. (Not in a weak map, which
 * costs the garbage collector as much as parsing the bundle costs.)
 */
export class SignatureCache {
  readonly digest: Hash;
  /** Undefined where nobody signed. */
  readonly by: Signature | undefined;
  #verdict: boolean | undefined;

  constructor(digest: Hash, by: Signature | undefined) {
    this.digest = digest;
    this.by = by;
  }

  /** Whether nothing is left to find out. */
  get isKnown(): boolean {
    return this.by === undefined || this.#verdict !== undefined;
  }

  /** Records what a worker found. */
  record(valid: boolean): void {
    this.#verdict = valid;
  }

  /** True when the key that the signature names made it; also where there is none. */
  get valid(): boolean {
    if (this.by === undefined) return true;
    const { key_type, public_key, signature } = this.by;
    this.#verdict ??= verifySignature(key_type, public_key, fromHex(this.digest), signature);
    return this.#verdict;
  }
}
