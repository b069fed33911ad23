/** Ed25519 by libsodium: the fastest, and a subset of the rule (it also refuses an R of small order). */

import type * as Sodium from 'sodium-native';
import type { Ed25519Backend } from './backend.js';

/** The back end over a loaded sodium-native. Its results are compared with `true`, since it answers undefined for shared memory. */
export function sodiumBackend(sodium: typeof Sodium): Ed25519Backend {
  return {
    name: 'sodium',
    refusesSmallR: true,
    admissible: (publicKey) => sodium.crypto_core_ed25519_is_valid_point(publicKey.slice()) === true,
    verify: (publicKey, message, signature) =>
      sodium.crypto_sign_verify_detached(signature, message, publicKey) === true,
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
