/** How a batch of signature checks is written for a worker, and its answers over the checks. */

import { KEY_TYPES, verifySignature } from './signatures.js';

/** One question: did this key make this signature over these 32 bytes? */
export interface SignatureCheck {
  readonly keyType: number;
  readonly publicKey: Uint8Array;
  readonly digest: Uint8Array;
  readonly signature: Uint8Array;
}

/** Length of every digest that is signed on the chain. */
export const DIGEST_LENGTH = 32;

/** Most checks in a batch: 5 ms of one worker's time, so that urgent checks never wait long behind one. */
export const BATCH_CHECKS = 128;

/** Room for a batch: a full one of Ed25519 checks, or three post-quantum ones. */
export const BATCH_BYTES = 1 + BATCH_CHECKS * packedLength(0);

/** Bytes a check of this key type takes: tag, key, digest, signature. */
export function packedLength(keyType: number): number {
  const { publicKeyLength, signatureLength } = KEY_TYPES[keyType]!;
  return 1 + publicKeyLength + DIGEST_LENGTH + signatureLength;
}

/** Writes the checks, all of the right lengths, behind their count. */
export function packChecks(checks: readonly SignatureCheck[], bytes: Uint8Array): void {
  bytes[0] = checks.length;
  let at = 1;
  for (const { keyType, publicKey, digest, signature } of checks) {
    bytes[at++] = keyType;
    bytes.set(publicKey, at);
    at += publicKey.length;
    bytes.set(digest, at);
    at += DIGEST_LENGTH;
    bytes.set(signature, at);
    at += signature.length;
  }
}

/** Verifies a packed batch. Byte i becomes 1 or 0 for check i: it lies before the end of that check, which has been read by then. */
export function answerPacked(bytes: Uint8Array): void {
  const count = bytes[0]!;
  let at = 1;
  for (let i = 0; i < count; i++) {
    const keyType = bytes[at]!;
    const { publicKeyLength, signatureLength } = KEY_TYPES[keyType]!;
    const key = at + 1;
    const digest = key + publicKeyLength;
    const signature = digest + DIGEST_LENGTH;
    at = signature + signatureLength;
    const check = bytes.slice(key, at); // native code gets memory that nobody shares
    const valid = verifySignature(
      keyType,
      check.subarray(0, digest - key),
      check.subarray(digest - key, signature - key),
      check.subarray(signature - key),
    );
    bytes[i] = valid ? 1 : 0;
  }
}
