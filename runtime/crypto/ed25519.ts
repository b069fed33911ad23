/** Ed25519 by the consensus rule of protocol 2: native where a library passes the vectors, noble points otherwise; the answers are the same. */

import { createRequire } from 'node:module';
import type * as Sodium from 'sodium-native';
import type { Ed25519Backend, Ed25519Signer } from './ed25519/backend.js';
import { opensslBackend } from './ed25519/openssl.js';
import { sodiumBackend } from './ed25519/sodium.js';
import { passesVectors } from './ed25519/vectors.js';

export type { Ed25519Signer } from './ed25519/backend.js';

/** `require` loads on first use and synchronously, and takes half the time that `import` takes for these packages. */
const require = createRequire(import.meta.url);

function loadSodium(): Ed25519Backend | undefined {
  try {
    return sodiumBackend(require('sodium-native') as typeof Sodium);
  } catch {
    return undefined; // no prebuilt binary for this platform
  }
}

const loadSpecification = (): typeof import('./ed25519/specification.js') => require('./ed25519/specification.js');

interface Backends {
  /** Its accept means accept. */
  readonly fast: Ed25519Backend | undefined;
  /** Follows the rule to the letter. */
  readonly exact: Ed25519Backend;
}

/** Uses a library only if it behaves as the rule says; one that throws on a vector does not. */
function passes(backend: Ed25519Backend): boolean {
  try {
    return passesVectors(backend);
  } catch {
    return false;
  }
}

function choose(): Backends {
  const sodium = loadSodium();
  return {
    fast: sodium && passes(sodium) ? sodium : undefined,
    exact: passes(opensslBackend) ? opensslBackend : loadSpecification().specification,
  };
}

let chosen: Backends | undefined;

function backends(): Backends {
  chosen ??= choose();
  return chosen;
}

/** Loads and checks the libraries now (about 20 ms) instead of at the first use; says which serve, fastest first. */
export function prepareEd25519(): readonly string[] {
  const { fast, exact } = backends();
  return fast ? [fast.name, exact.name] : [exact.name];
}

/** Whether a key may enter the state: 32 bytes, the canonical encoding of a point of the prime-order subgroup, not the identity. */
export function admissible(publicKey: Uint8Array): boolean {
  if (publicKey.length !== 32) return false;
  return (backends().fast?.admissible ?? loadSpecification().specification.admissible)(publicKey);
}

/**
 * Whether the signature is valid under an admissible key: 64 bytes, S < L, R = encoding of [S]B − [k]A.
 * Under a key that is not admissible the answer depends on the library: check `admissible` where the key enters.
 */
export function verify(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  if (publicKey.length !== 32 || signature.length !== 64) return false;
  const { fast, exact } = backends();
  return fast?.verify(publicKey, message, signature) || exact.verify(publicKey, message, signature);
}

/** A signer for a 32-byte secret key. Throws RangeError for another length. */
export function signer(secretKey: Uint8Array): Ed25519Signer {
  if (secretKey.length !== 32) throw new RangeError(`an Ed25519 secret key has 32 bytes, not ${secretKey.length}`);
  const { fast, exact } = backends();
  return (fast ?? exact).signer(secretKey);
}

/** The 64-byte signature of RFC 8032. To sign often with one key keep a `signer`. */
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
