/** Verdicts: whether a key made a signature, computed at most once per signature (on workers where possible). */

import { fromHex, type Hash } from '../codec/ids.js';
import { verifySignature } from '../crypto/signatures.js';
import type { Signature } from './bundle.js';

/** A memo of a pure function: it can only make the same answer faster. */
const known = new WeakMap<Signature, { readonly publicKey: Uint8Array; readonly valid: boolean }[]>();

/** Records what a worker found. */
export function rememberVerdict(signature: Signature, publicKey: Uint8Array, valid: boolean): void {
  const verdicts = known.get(signature);
  if (verdicts) verdicts.push({ publicKey, valid });
  else known.set(signature, [{ publicKey, valid }]);
}

/** Whether a verdict is remembered, so that nobody needs to look for it. */
export function hasVerdict(signature: Signature, publicKey: Uint8Array): boolean {
  return known.get(signature)?.some((one) => sameBytes(one.publicKey, publicKey)) === true;
}

/** Whether a verdict is remembered under any key. */
export function isJudged(signature: Signature): boolean {
  return known.has(signature);
}

/** True when the key made this signature over the digest. */
export function verdictOf(signature: Signature, publicKey: Uint8Array, digest: Hash): boolean {
  const remembered = known.get(signature)?.find((one) => sameBytes(one.publicKey, publicKey));
  if (remembered) return remembered.valid;
  const valid = verifySignature(signature.key_type, publicKey, fromHex(digest), signature.signature);
  rememberVerdict(signature, publicKey, valid);
  return valid;
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
