/** Keys with which the client signs bundles. */

import { ed25519 } from '@noble/curves/ed25519.js';
import { fromHex } from '../../../runtime/lib/codec/ids.js';
import { KEY_TYPES, KeyType } from '../../../runtime/lib/crypto/key-types.js';

/**
 * A key from a secret, made here or in `trellis/client/post-quantum`, or one that signs elsewhere, such as a hardware
 * device.
 */
export interface SigningKey {
  /** The tag of its type: 0 Ed25519, 1 Dilithium3, 2 ML-DSA-65. */
  readonly keyType: KeyType;
  readonly publicKey: Uint8Array;
  /** Signs 32 bytes, the chain's signing hash. */
  sign(digest: Uint8Array): Uint8Array | Promise<Uint8Array>;
}

/** A secret of 32 bytes, given as bytes or as 64 hex digits. Throws RangeError otherwise. */
export function secretBytes(secret: Uint8Array | string): Uint8Array {
  const bytes = typeof secret === 'string' ? fromHex(secret.replace(/^0x/, '')) : Uint8Array.from(secret);
  if (bytes.length !== 32) throw new RangeError('a secret has 32 bytes');
  return bytes;
}

/** An Ed25519 key. */
export function ed25519Key(secret: Uint8Array | string): SigningKey {
  const bytes = secretBytes(secret);
  return {
    keyType: KeyType.Ed25519,
    publicKey: ed25519.getPublicKey(bytes),
    sign: (digest) => ed25519.sign(digest, bytes),
  };
}

/** The name of a key's type, as methods accept it. */
export const typeName = ({ keyType }: SigningKey) => KEY_TYPES[keyType]!.name as 'Ed25519' | 'Dilithium3' | 'ML-DSA-65';
