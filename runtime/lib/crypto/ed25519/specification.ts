/**
 * The Ed25519 rule of protocol 2 in a dozen lines over @noble/curves points: specification, test oracle and last
 * fallback.
 */

import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import type { Ed25519Backend } from './backend.js';

const { Point } = ed25519;
const ORDER = Point.Fn.ORDER;

function littleEndian(bytes: Uint8Array): bigint {
  let value = 0n;
  for (let i = bytes.length - 1; i >= 0; i--) value = (value << 8n) | BigInt(bytes[i]!);
  return value;
}

/** The point of a canonical encoding; undefined for other bytes. */
function decode(encoding: Uint8Array) {
  try {
    return Point.fromBytes(encoding, false);
  } catch {
    return undefined;
  }
}

/** A canonical encoding of a point of the prime-order subgroup that is not the identity. */
function admissible(publicKey: Uint8Array): boolean {
  const point = decode(publicKey);
  return point !== undefined && !point.is0() && point.isTorsionFree();
}

/** S < L, and R equals the encoding of [S]B − [k]A byte for byte, with k = SHA-512(R ‖ A ‖ M) mod L. */
function verify(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const r = signature.subarray(0, 32);
  const s = littleEndian(signature.subarray(32));
  const point = decode(publicKey);
  if (point === undefined || s >= ORDER) return false;
  const k = littleEndian(sha512.create().update(r).update(publicKey).update(message).digest()) % ORDER;
  const expected = Point.BASE.multiplyUnsafe(s).subtract(point.multiplyUnsafe(k)).toBytes();
  return expected.every((byte, i) => byte === r[i]);
}

/** The back end over @noble/curves. It never calls noble's own `verify`, which follows other rules. */
export const specification: Ed25519Backend = {
  name: 'noble',
  admissible,
  verify,
  signer: (secretKey) => ({
    publicKey: ed25519.getPublicKey(secretKey),
    sign: (message) => ed25519.sign(message, secretKey),
  }),
};
