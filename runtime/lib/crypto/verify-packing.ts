/** How a batch of signature checks is written for a worker, and its answers over the checks. */

import { recoverAddress } from './secp256k1.js';
import { KEY_TYPES, verifySignature } from './signatures.js';

/** One question: did this key make this signature over these 32 bytes? */
export interface SignatureCheck {
  readonly keyType: number;
  readonly publicKey: Uint8Array;
  readonly digest: Uint8Array;
  readonly signature: Uint8Array;
  /** Given with secp256k1, where the signature itself tells the key: filled with who signed, whoever it is; `publicKey` counts for nothing. */
  readonly signer?: Uint8Array;
}

/** Length of every digest that is signed on the chain. */
export const DIGEST_LENGTH = 32;

/** Most checks in a batch: 5 ms of one worker's time, so that urgent checks never wait long behind one. */
export const BATCH_CHECKS = 128;

/** Where the checks of a batch begin: behind their count and a byte for each answer. */
export const FIRST_CHECK = 1 + BATCH_CHECKS;

/** Room for a batch: a full one of Ed25519 or secp256k1 checks, or three post-quantum ones. */
export const BATCH_BYTES = FIRST_CHECK + BATCH_CHECKS * packedLength(0);

/** On the tag of a check: who signed is the question. */
const ASKS_SIGNER = 0x80;

/** Bytes a check of this key type takes: tag, key, digest, signature. */
export function packedLength(keyType: number): number {
  const { publicKeyLength, signatureLength } = KEY_TYPES[keyType]!;
  return 1 + publicKeyLength + DIGEST_LENGTH + signatureLength;
}

/** Writes the checks, all of the right lengths, behind their count. */
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

/** Answers a packed batch: byte 1 + i becomes 1 or 0 for check i, and who signed takes the place of the key where that was asked. */
export function answerPacked(bytes: Uint8Array): void {
  let at = FIRST_CHECK;
  for (let i = 0; i < bytes[0]!; i++) {
    const tag = bytes[at]!;
    const { keyType, publicKeyLength, signatureLength } = KEY_TYPES[tag & ~ASKS_SIGNER]!;
    const key = at + 1;
    at = key + publicKeyLength + DIGEST_LENGTH + signatureLength;
    const check = bytes.slice(key, at); // native code gets memory that nobody shares
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

/** Answers a check on this thread. */
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
