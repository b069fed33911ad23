/** What signs for a bundle, and verdicts: whether a key made a signature, computed at most once (on workers where possible). */

import { fromHex, type Hash } from '../../lib/codec/ids.js';
import { verifySignature } from '../../lib/crypto/signatures.js';
import type { Signature } from './terms.js';

interface Verdict {
  readonly signature: Signature;
  readonly publicKey: Uint8Array;
  readonly valid: boolean;
}

const NONE: readonly Verdict[] = [];

/**
 * What was signed and by whom: signatures of a bundle's own, or the one of the transaction that it carries. It keeps what
 * was found out about them, a memo of a pure function: it can only make the same answer faster. (Not in a weak map, which
 * costs the garbage collector as much as parsing the bundle costs.)
 */
export class Signed {
  readonly digest: Hash;
  readonly by: readonly Signature[];
  #verdicts: readonly Verdict[] = NONE;

  constructor(digest: Hash, by: readonly Signature[]) {
    this.digest = digest;
    this.by = by;
  }

  /** True when every signature has a verdict, under whatever key. */
  get judged(): boolean {
    return this.by.every((signature) => this.#verdicts.some((one) => one.signature === signature));
  }

  /** Whether a verdict is remembered, so that nobody needs to look for it. */
  knows(signature: Signature, publicKey: Uint8Array): boolean {
    return this.#find(signature, publicKey) !== undefined;
  }

  /** Records what a worker found. */
  remember(signature: Signature, publicKey: Uint8Array, valid: boolean): void {
    this.#verdicts = [...this.#verdicts, { signature, publicKey, valid }];
  }

  /** True when the key made this signature, which is one of `by`. */
  verdict(signature: Signature, publicKey: Uint8Array): boolean {
    const known = this.#find(signature, publicKey);
    if (known) return known.valid;
    const valid = verifySignature(signature.key_type, publicKey, fromHex(this.digest), signature.signature);
    this.remember(signature, publicKey, valid);
    return valid;
  }

  #find(signature: Signature, publicKey: Uint8Array): Verdict | undefined {
    return this.#verdicts.find((one) => one.signature === signature && sameBytes(one.publicKey, publicKey));
  }
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
