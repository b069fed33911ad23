/**
 * Ed25519 by libsodium, the fastest back end.
 *
 * Under an admissible key libsodium accepts the same signatures as the rule, with one exception: it rejects every R of
 * small order. [S]B − [k]A lies in the prime-order subgroup, whose only point of small order is the identity, so only
 * signatures with R = identity are valid under the rule and rejected by libsodium. Their equation, [S]B = [k]A, is
 * computed here.
 */

import type * as Sodium from 'sodium-native';
import { type Ed25519Backend, hasIdentityR } from './backend.js';

const ZERO = new Uint8Array(32);

function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.every((byte, i) => byte === b[i]);
}

/** The back end over a loaded sodium-native. */
export function sodiumBackend(sodium: typeof Sodium): Ed25519Backend {
  /** The 64-byte little-endian number modulo L. */
  function reduced(number: Uint8Array): Uint8Array {
    const scalar = new Uint8Array(32);
    sodium.crypto_core_ed25519_scalar_reduce(scalar, number);
    return scalar;
  }

  function verifyIdentityR(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
    const s = signature.slice(32);
    const wide = new Uint8Array(64);
    wide.set(s);
    if (!equal(reduced(wide), s)) return false; // S ≥ L
    const hash = new Uint8Array(64);
    sodium.crypto_hash_sha512(hash, Buffer.concat([signature.subarray(0, 32), publicKey, message]));
    const k = reduced(hash);
    if (equal(s, ZERO) || equal(k, ZERO)) return equal(s, k); // libsodium does not multiply by zero
    const left = new Uint8Array(32);
    const right = new Uint8Array(32);
    sodium.crypto_scalarmult_ed25519_base_noclamp(left, s);
    sodium.crypto_scalarmult_ed25519_noclamp(right, k, publicKey.slice());
    return equal(left, right);
  }

  return {
    name: 'sodium',
    admissible: (publicKey) => sodium.crypto_core_ed25519_is_valid_point(publicKey.slice()),
    verify(publicKey, message, signature) {
      const accepted =
        sodium.crypto_sign_verify_detached(signature, message, publicKey) ??
        // It returns nothing for shared memory, so it gets copies.
        sodium.crypto_sign_verify_detached(signature.slice(), message.slice(), publicKey.slice());
      return accepted === true || (hasIdentityR(signature) && verifyIdentityR(publicKey, message, signature));
    },
    signer(secretKey) {
      const publicKey = new Uint8Array(32);
      const expanded = new Uint8Array(64);
      sodium.crypto_sign_seed_keypair(publicKey, expanded, secretKey);
      return {
        publicKey,
        sign(message) {
          const signature = new Uint8Array(64);
          sodium.crypto_sign_detached(signature, message, expanded);
          return signature;
        },
      };
    },
  };
}
