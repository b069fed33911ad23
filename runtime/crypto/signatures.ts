/** The key types of accounts: their names and lengths, which keys are admissible, which signatures valid (protocol 1). */

import { createRequire } from 'node:module';
import * as ed25519 from './ed25519.js';
import { ETHEREUM_ADDRESS_LENGTH, RECOVERABLE_LENGTH, recoverAddress } from './secp256k1.js';

/** The tag stored with a key; tags are permanent. */
export const KeyType = { Ed25519: 0, Dilithium3: 1, MlDsa65: 2, Secp256k1: 3 } as const;

/** One of the four tags. */
export type KeyType = (typeof KeyType)[keyof typeof KeyType];

/** What is fixed about a key type; lengths in bytes. */
export interface KeyTypeInfo {
  readonly keyType: KeyType;
  /** As callers read and write it. */
  readonly name: 'Ed25519' | 'Dilithium3' | 'ML-DSA-65' | 'secp256k1';
  readonly publicKeyLength: number;
  readonly signatureLength: number;
  /** False where a bundle cannot be signed with it: secp256k1 signs only what an operation carries. */
  readonly signsBundles: boolean;
}

/** The key types, each at the index that is its tag. */
export const KEY_TYPES: readonly KeyTypeInfo[] = [
  { keyType: 0, name: 'Ed25519', publicKeyLength: 32, signatureLength: 64, signsBundles: true },
  { keyType: 1, name: 'Dilithium3', publicKeyLength: 1952, signatureLength: 3293, signsBundles: true },
  { keyType: 2, name: 'ML-DSA-65', publicKeyLength: 1952, signatureLength: 3309, signsBundles: true },
  // Of these keys only the address is ever known: the public key is what recovery gives.
  {
    keyType: 3,
    name: 'secp256k1',
    publicKeyLength: ETHEREUM_ADDRESS_LENGTH,
    signatureLength: RECOVERABLE_LENGTH,
    signsBundles: false,
  },
];

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
