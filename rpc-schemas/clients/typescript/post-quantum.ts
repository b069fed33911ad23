/** Post-quantum keys for the client, a separate file because they are as large as the rest of the client. */

import { dilithium3, mlDsa65, type PostQuantumScheme } from '../../../runtime/lib/crypto/dilithium.js';
import { KeyType } from '../../../runtime/lib/crypto/key-types.js';
import { type SigningKey, secretBytes } from './keys.js';

function keyOf(keyType: KeyType, scheme: PostQuantumScheme, secret: Uint8Array | string): SigningKey {
  const { publicKey, secretKey } = scheme.keygen(secretBytes(secret));
  return { keyType, publicKey, sign: (digest) => scheme.sign(secretKey, digest) };
}

/** An ML-DSA-65 key (FIPS 204) from its seed: 32 bytes, or 64 hex digits. */
export const mlDsa65Key = (secret: Uint8Array | string): SigningKey => keyOf(KeyType.MlDsa65, mlDsa65, secret);

/** A Dilithium3 key (round 3.1) from its seed: 32 bytes, or 64 hex digits. */
export const dilithium3Key = (secret: Uint8Array | string): SigningKey => keyOf(KeyType.Dilithium3, dilithium3, secret);
