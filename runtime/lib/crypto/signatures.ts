/** Keys and signatures of accounts: which keys are admissible, which signatures valid (protocol 1). */

import { createRequire } from 'node:module';
import * as ed25519 from './ed25519.js';
import { KEY_TYPES, KeyType } from './key-types.js';
import { recoverAddress } from './secp256k1.js';

export { KEY_TYPES, KeyType, type KeyTypeInfo } from './key-types.js';

/** A secret key of any type that signs bundles. */
export interface Signer {
  readonly keyType: KeyType;
  readonly publicKey: Uint8Array;
  sign(digest: Uint8Array): Uint8Array;
}

const require = createRequire(import.meta.url);

/** Loaded by the first post-quantum key (40 ms, once): most processes never see one, and `require` keeps verifying synchronous. */
const postQuantum = (): typeof import('./dilithium.js') => require('./dilithium.js');

/** Whether a key of this type may be added to an account: its length is right and, for Ed25519, the rule of protocol 2 admits it. */
export function admissibleKey(keyType: number, publicKey: Uint8Array): boolean {
  const info = KEY_TYPES[keyType];
  if (!info?.signsBundles || publicKey.length !== info.publicKeyLength) return false;
  return keyType !== KeyType.Ed25519 || ed25519.admissible(publicKey);
}

/** Whether an admissible key made the signature over the digest. False for wrong lengths and unknown types; never throws. */
export function verifySignature(
  keyType: number,
  publicKey: Uint8Array,
  digest: Uint8Array,
  signature: Uint8Array,
): boolean {
  if (!wellFormed(keyType, publicKey, signature)) return false;
  switch (keyType) {
    case KeyType.Ed25519:
      return ed25519.verify(publicKey, digest, signature);
    case KeyType.Dilithium3:
      return postQuantum().dilithium3.verify(publicKey, digest, signature);
    case KeyType.Secp256k1: {
      const signer = recoverAddress(digest, signature);
      return signer?.every((byte, i) => byte === publicKey[i]) === true;
    }
    default:
      return postQuantum().mlDsa65.verify(publicKey, digest, signature);
  }
}

/** Whether both lengths are those of the type; what remains is arithmetic. */
export function wellFormed(keyType: number, publicKey: Uint8Array, signature: Uint8Array): boolean {
  const info = KEY_TYPES[keyType];
  return publicKey.length === info?.publicKeyLength && signature.length === info.signatureLength;
}

/** A signer from a 32-byte secret: Ed25519's secret key, or the seed of a post-quantum key. Throws RangeError for another length or secp256k1. */
export function signerOf(keyType: KeyType, secret: Uint8Array): Signer {
  if (secret.length !== 32) throw new RangeError(`a secret key has 32 bytes, not ${secret.length}`);
  if (keyType === KeyType.Ed25519) return { keyType, ...ed25519.signer(secret) };
  if (keyType === KeyType.Secp256k1) throw new RangeError('secp256k1 keys do not sign bundles');
  const scheme = keyType === KeyType.Dilithium3 ? postQuantum().dilithium3 : postQuantum().mlDsa65;
  const { publicKey, secretKey } = scheme.keygen(secret);
  return { keyType, publicKey, sign: (digest) => scheme.sign(secretKey, digest) };
}
