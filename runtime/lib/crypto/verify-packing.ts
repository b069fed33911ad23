/** Encoding of a batch of signature checks for a worker, and of its answers. */

import { recoverAddress } from './secp256k1.js';
import { KEY_TYPES, verifySignature } from './signatures.js';

/** One question: did this key make this signature over these 32 bytes? */
export interface SignatureCheck {
  readonly keyType: number;
  readonly publicKey: Uint8Array;
  readonly digest: Uint8Array;
  readonly signature: Uint8Array;
  /**
   * Present for secp256k1, where the signature determines the key: filled with the signer's address; `publicKey` is
   * ignored.
   */
  readonly signer?: Uint8Array;
}

/** Length of every signed digest of the chain. */
export const DIGEST_LENGTH = 32;

/** Maximum checks per batch: 5 ms of one worker, so that urgent checks never wait long behind one. */
export const BATCH_CHECKS = 128;

/** Offset of the checks of a batch, after their count and one byte per answer. */
export const FIRST_CHECK = 1 + BATCH_CHECKS;

/** Room for a batch: a full one of Ed25519 or secp256k1 checks, or three post-quantum ones. */
export const BATCH_BYTES = FIRST_CHECK + BATCH_CHECKS * packedLength(0);

/** Flag on the tag of a check that asks for the signer. */
const ASKS_SIGNER = 0x80;

/** Size of a check of this key type: tag, key, digest, signature. */
export function packedLength(keyType: number): number {
  const { publicKeyLength, signatureLength } = KEY_TYPES[keyType]!;
  return 1 + publicKeyLength + DIGEST_LENGTH + signatureLength;
}

/** Writes the count and the checks, whose lengths are already verified. */
export function packChecks(checks: readonly SignatureCheck[], bytes: Uint8Array): void {
  bytes[0] = checks.length;
  let at = FIRST_CHECK;
  for (const { keyType, publicKey, digest, signature, signer } of checks) {
    bytes[at++] = signer ? keyType | ASKS_SIGNER : keyType;
    bytes.set(publicKey, at);
    at += publicKey.length;
    bytes.set(digest, at);
    at += DIGEST_LENGTH;
    bytes.set(signature, at);
    at += signature.length;
  }
}

/** Answers a packed batch: byte 1 + i becomes 1 or 0 for check i; if the signer was requested, it replaces the key. */
export function answerPacked(bytes: Uint8Array): void {
  let at = FIRST_CHECK;
  for (let i = 0; i < bytes[0]!; i++) {
    const tag = bytes[at]!;
    const { keyType, publicKeyLength, signatureLength } = KEY_TYPES[tag & ~ASKS_SIGNER]!;
    const key = at + 1;
    at = key + publicKeyLength + DIGEST_LENGTH + signatureLength;
    const check = bytes.slice(key, at); // native code gets memory that is not shared
    const publicKey = check.subarray(0, publicKeyLength);
    const digest = check.subarray(publicKeyLength, publicKeyLength + DIGEST_LENGTH);
    const signature = check.subarray(publicKeyLength + DIGEST_LENGTH);
    if (tag & ASKS_SIGNER) {
      const signer = recoverAddress(digest, signature);
      bytes[1 + i] = signer ? 1 : 0;
      if (signer) bytes.set(signer, key);
    } else bytes[1 + i] = verifySignature(keyType, publicKey, digest, signature) ? 1 : 0;
  }
}

export function answerCheck({ keyType, publicKey, digest, signature, signer }: SignatureCheck): boolean {
  if (!signer) return verifySignature(keyType, publicKey, digest, signature);
  const recovered = recoverAddress(digest, signature);
  if (recovered) signer.set(recovered);
  return recovered !== undefined;
}

/** The answers of a batch, in the order of its checks. */
export function readAnswers(bytes: Uint8Array, checks: readonly SignatureCheck[]): boolean[] {
  let at = FIRST_CHECK;
  return checks.map(({ keyType, signer }, i) => {
    signer?.set(bytes.subarray(at + 1, at + 1 + signer.length));
    at += packedLength(keyType);
    return bytes[1 + i] === 1;
  });
}
