/** Verdicts: whether a key made a signature, computed at most once per signature (on workers where possible). */

import { fromHex, type Hash, toHex } from '../codec/ids.js';
import { verifySignature } from '../crypto/signatures.js';
import type { Signature } from './bundle.js';

/** A memo of a pure function: it can only make the same answer faster. */
const known = new WeakMap<Signature, Map<string, boolean>>();

/** Records what a worker found. */
export function rememberVerdict(signature: Signature, publicKey: Uint8Array, valid: boolean): void {
  const verdicts = known.get(signature);
  if (verdicts) verdicts.set(toHex(publicKey), valid);
  else known.set(signature, new Map([[toHex(publicKey), valid]]));
}

/** True when the key made this signature over the digest. */
export function verdictOf(signature: Signature, publicKey: Uint8Array, digest: Hash): boolean {
  const remembered = known.get(signature)?.get(toHex(publicKey));
  if (remembered !== undefined) return remembered;
  const valid = verifySignature(signature.key_type, publicKey, fromHex(digest), signature.signature);
  rememberVerdict(signature, publicKey, valid);
  return valid;
}
