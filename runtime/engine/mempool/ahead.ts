/** Signature checks of submitted bundles on ingress threads, before the main thread sees them (decision 0089). */

import { ONE_SIGNATURE } from '../../kernel/chain/one-signature.js';
import { fromHex } from '../../lib/codec/ids.js';
import { prepareEd25519 } from '../../lib/crypto/ed25519.js';
import { blake3Hex } from '../../lib/crypto/hash.js';
import { KeyType, verifySignature } from '../../lib/crypto/signatures.js';

const { bytes: END, key, signature } = ONE_SIGNATURE;

/** Parts of the trailing bytes that are the same in all bundles. */
const FIXED: readonly (readonly [number, number])[] = [
  [0, key[0]],
  [key[1], signature[0]],
  [signature[1], END.length],
];

/** The signed hash, if the bytes end with one valid Ed25519 signature; undefined for all others. */
export function ahead(bytes: Buffer): string | undefined {
  const end = bytes.length - END.length;
  if (end <= 0 || !FIXED.every(([from, to]) => END.compare(bytes, end + from, end + to, from, to) === 0))
    return undefined;
  const hash = blake3Hex(bytes.subarray(0, end));
  const [publicKey, signed] = [key, signature].map(([from, to]) => bytes.subarray(end + from, end + to));
  return verifySignature(KeyType.Ed25519, publicKey!, fromHex(hash), signed!) ? hash : undefined;
}

prepareEd25519();
