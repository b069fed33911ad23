/** A bundle's authorizing signature and its verification result, computed at most once (on a worker if possible). */

import { fromHex, type Hash } from '../../lib/codec/ids.js';
import { verifySignature } from '../../lib/crypto/signatures.js';
import type { Signature } from './terms.js';

/**
 * The signed content and the signature: the bundle's own, or that of the transaction it carries. It caches the
 * verification result, a memo of a pure function that can only speed up the same answer. (A weak map would cost the
 * garbage collector as much as parsing the bundle.)
 */
export class SignatureCache {
  readonly digest: Hash;
  /** Undefined if the bundle is unsigned. */
  readonly by: Signature | undefined;
  #verdict: boolean | undefined;

  constructor(digest: Hash, by: Signature | undefined) {
    this.digest = digest;
    this.by = by;
  }

  /** Whether the result is already known. */
  get isKnown(): boolean {
    return this.by === undefined || this.#verdict !== undefined;
  }

  /** Records a worker's result. */
  record(valid: boolean): void {
    this.#verdict = valid;
  }

  /** True if the named key made the signature, or if there is none. */
  get valid(): boolean {
    if (this.by === undefined) return true;
    const { key_type, public_key, signature } = this.by;
    this.#verdict ??= verifySignature(key_type, public_key, fromHex(this.digest), signature);
    return this.#verdict;
  }
}
