/**
 * Signer recovery of carried transactions: the address of an ECDSA signature over secp256k1, by the fastest library
 * that passes the vectors (decision 0058).
 */

import { createRequire } from 'node:module';
import type * as Native from 'secp256k1/bindings.js';
import { fromHex, toHex } from '../codec/ids.js';
import { keccak256 } from './hash.js';
import { RECOVERABLE_LENGTH } from './key-types.js';

export { RECOVERABLE_LENGTH } from './key-types.js';

/** Returns the 65-byte public key of a signature whose numbers are in range; can throw if there is none. */
export interface RecoveryBackend {
  readonly name: 'libsecp256k1' | 'noble';
  publicKey(digest: Uint8Array, rs: Uint8Array, parity: number): Uint8Array;
}

const require = createRequire(import.meta.url);

/** From fast to slow: some 0.05 ms and 1 ms per signature. */
const CANDIDATES: readonly (() => RecoveryBackend)[] = [
  () => {
    const native = require('secp256k1/bindings.js') as typeof Native;
    return {
      name: 'libsecp256k1',
      publicKey: (digest, rs, parity) => native.ecdsaRecover(rs, parity, digest, false),
    };
  },
  () => {
    const { secp256k1 } = require('@noble/curves/secp256k1.js') as typeof import('@noble/curves/secp256k1.js');
    return {
      name: 'noble',
      publicKey: (digest, rs, parity) =>
        secp256k1.Signature.fromBytes(rs, 'compact').addRecoveryBit(parity).recoverPublicKey(digest).toBytes(false),
    };
  },
];

/** The back ends that load here; the first is used. */
export function recoveryBackends(): RecoveryBackend[] {
  return CANDIDATES.flatMap((candidate) => {
    try {
      const backend = candidate();
      return passesVectors(backend) ? [backend] : [];
    } catch {
      return []; // no binary for this platform
    }
  });
}

let chosen: RecoveryBackend | undefined;

function backend(): RecoveryBackend {
  chosen ??= recoveryBackends()[0];
  if (!chosen) throw new Error('no secp256k1 implementation on this platform passes the test vectors');
  return chosen;
}

/** Loads and checks the library now instead of on first use, and returns its name. */
export function prepareSecp256k1(): RecoveryBackend['name'] {
  return backend().name;
}

/** The group order, and half of it: a higher s is rejected (EIP-2), so that a signature has one form. */
const ORDER = fromHex('fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141');
const HALF_ORDER = fromHex('7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0');

/** Whether r and s are at least 1, r below the order, s at most half of it, and the parity 0 or 1. */
export function isCanonical(signature: Uint8Array): boolean {
  if (signature.length !== RECOVERABLE_LENGTH || signature[64]! > 1) return false;
  const r = signature.subarray(0, 32);
  const s = signature.subarray(32, 64);
  if (r.every((byte) => byte === 0) || s.every((byte) => byte === 0)) return false;
  return compare(r, ORDER) < 0 && compare(s, HALF_ORDER) <= 0;
}

function compare(a: Uint8Array, b: Uint8Array): number {
  for (let i = 0; i < 32; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}

/**
 * The 20-byte address that signed the 32-byte digest; undefined for a signature that is not canonical or has no signer.
 * Never throws.
 */
export function recoverAddress(
  digest: Uint8Array,
  signature: Uint8Array,
  using: RecoveryBackend = backend(),
): Uint8Array | undefined {
  if (digest.length !== 32 || !isCanonical(signature)) return undefined;
  try {
    const publicKey = using.publicKey(digest, signature.subarray(0, 64), signature[64]!);
    return keccak256(publicKey.subarray(1)).subarray(12);
  } catch {
    return undefined; // no point has this r
  }
}

/** Digest, signature and signer; an empty signer means none. */
const VECTORS: readonly (readonly [digest: string, signature: string, address: string])[] = [
  // The example of EIP-155, and the same with the other parity.
  [
    'daf5a779ae972f972197303d7b574746c7ef83eadac0f2791ad23db92e4c8e53',
    '28ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa63627667cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d8300',
    '9d8a62f656a8d1615c1294fd71e9cfb3e4855a4f',
  ],
  [
    'daf5a779ae972f972197303d7b574746c7ef83eadac0f2791ad23db92e4c8e53',
    `${'00'.repeat(31)}05${'00'.repeat(31)}0100`, // 5 is no x of the curve
    '',
  ],
];

function passesVectors(candidate: RecoveryBackend): boolean {
  return VECTORS.every(([digest, signature, address]) => {
    const recovered = recoverAddress(fromHex(digest), fromHex(signature), candidate);
    return (recovered === undefined ? '' : toHex(recovered)) === address;
  });
}
