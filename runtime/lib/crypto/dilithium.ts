/** Post-quantum signatures: Dilithium3 of CRYSTALS-Dilithium round 3.1, and its successor ML-DSA-65 of FIPS 204. */

import { ml_dsa65 } from '@noble/post-quantum/ml-dsa.js';
import { dilithium_v31 } from 'dilithium-round3/ml-dsa';

/** Signing is deterministic in both schemes. Callers of `verify` check the lengths. */
export interface PostQuantumScheme {
  /** Key pair of a 32-byte seed. */
  keygen(seed: Uint8Array): { publicKey: Uint8Array; secretKey: Uint8Array };
  sign(secretKey: Uint8Array, message: Uint8Array): Uint8Array;
  verify(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean;
}

/**
 * Public key 1,952 bytes, signature 3,293. Only version 0.1.0 of @noble/post-quantum has it; later ones have only
 * ML-DSA.
 */
export const dilithium3: PostQuantumScheme = dilithium_v31.dilithium3;

/** Public key 1,952 bytes, signature 3,309, empty context string. */
export const mlDsa65: PostQuantumScheme = {
  keygen: (seed) => ml_dsa65.keygen(seed),
  sign: (secretKey, message) => ml_dsa65.sign(message, secretKey, { extraEntropy: false }),
  verify: (publicKey, message, signature) => ml_dsa65.verify(signature, message, publicKey),
};
