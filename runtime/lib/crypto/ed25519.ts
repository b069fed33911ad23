/**
 * Ed25519 by the consensus rule of protocol 2, with the fastest library that passes the vectors. All libraries give the
 * same results (decision 0007).
 */

import { createRequire } from 'node:module';
import type * as Sodium from 'sodium-native';
import type { Ed25519Backend, Ed25519Signer } from './ed25519/backend.js';
import { sodiumBackend } from './ed25519/sodium.js';
import { passesVectors } from './ed25519/vectors.js';

export type { Ed25519Signer } from './ed25519/backend.js';

/** `require` loads on first use and synchronously; libsodium loads in half the time of `import`. */
const require = createRequire(import.meta.url);

/** From fast to slow. All but the first load @noble/curves (30 ms) for cases that the library cannot decide. */
const CANDIDATES: readonly (() => Ed25519Backend)[] = [
  () => sodiumBackend(require('sodium-native') as typeof Sodium),
  () => (require('./ed25519/openssl.js') as typeof import('./ed25519/openssl.js')).opensslBackend,
  () => (require('./ed25519/specification.js') as typeof import('./ed25519/specification.js')).specification,
];

/** The candidate if it loads here and follows the rule. */
function proven(candidate: () => Ed25519Backend): Ed25519Backend | undefined {
  try {
    const backend = candidate();
    return passesVectors(backend) ? backend : undefined;
  } catch {
    return undefined; // no binary for this platform, or a failed vector
  }
}

let chosen: Ed25519Backend | undefined;

function backend(): Ed25519Backend {
  if (chosen) return chosen;
  for (const candidate of CANDIDATES) {
    chosen = proven(candidate);
    if (chosen) return chosen;
  }
  throw new Error('no Ed25519 implementation on this platform passes the test vectors');
}

/** Loads and checks the library now (about 20 ms) instead of on first use, and returns its name. */
export function prepareEd25519(): Ed25519Backend['name'] {
  return backend().name;
}

/**
 * Whether a key may enter state: 32 bytes, the canonical encoding of a point of the prime-order subgroup, not the
 * identity.
 */
export function admissible(publicKey: Uint8Array): boolean {
  return publicKey.length === 32 && backend().admissible(publicKey);
}

/**
 * Whether the signature is valid under an admissible key: 64 bytes, S < L, R = encoding of [S]B − [k]A. Under an
 * inadmissible key the result depends on the library: check `admissible` when a key enters state.
 */
export function verify(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  return publicKey.length === 32 && signature.length === 64 && backend().verify(publicKey, message, signature);
}

/** A signer for a 32-byte secret key. Throws RangeError for another length. */
export function signer(secretKey: Uint8Array): Ed25519Signer {
  if (secretKey.length !== 32) throw new RangeError(`an Ed25519 secret key has 32 bytes, not ${secretKey.length}`);
  return backend().signer(secretKey);
}

/** The 64-byte signature of RFC 8032. Keep a `signer` to sign often with one key. */
export function sign(secretKey: Uint8Array, message: Uint8Array): Uint8Array {
  return signer(secretKey).sign(message);
}

/** The 32-byte public key of a 32-byte secret key. */
export function publicKeyOf(secretKey: Uint8Array): Uint8Array {
  return signer(secretKey).publicKey;
}

/** A new key pair from the operating system's randomness. */
export function generate(): { secretKey: Uint8Array; publicKey: Uint8Array } {
  const secretKey = crypto.getRandomValues(new Uint8Array(32));
  return { secretKey, publicKey: publicKeyOf(secretKey) };
}
