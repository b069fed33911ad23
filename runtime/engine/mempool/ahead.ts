/**
 * What ingress threads find out about submitted bundles before the main thread sees them: which of their signatures are valid.
 * Only a hint: who opens a bundle asks whether this very check was made, and makes it where it was not.
 */

import { Signatures } from '../../kernel/chain/terms.js';
import { Writer } from '../../lib/codec/type.js';
import { prepareEd25519 } from '../../lib/crypto/ed25519.js';
import { blake3 } from '../../lib/crypto/hash.js';
import { KeyType, verifySignature } from '../../lib/crypto/signatures.js';
import { VERIFIED_BYTES } from '../../lib/crypto/verified.js';

const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;

/** How a bundle with one Ed25519 signature ends. */
const END = ((): { readonly bytes: Buffer; readonly key: number; readonly signature: number } => {
  const writer = new Writer(256);
  const public_key = Buffer.alloc(KEY_BYTES, 1);
  const signature = Buffer.alloc(SIGNATURE_BYTES, 2);
  Signatures.write(writer, [{ key_type: KeyType.Ed25519, public_key, signature }]);
  const bytes = Buffer.from(writer.done());
  return { bytes, key: bytes.indexOf(public_key), signature: bytes.indexOf(signature) };
})();

/** What of such an end is the same in all bundles. */
const FIXED: readonly (readonly [number, number])[] = [
  [0, END.key],
  [END.key + KEY_BYTES, END.signature],
  [END.signature + SIGNATURE_BYTES, END.bytes.length],
];

const METHOD = Buffer.from('"chain_submitBundle"');
const HEX = /"0x([0-9a-f]+)"/g;

/** The valid signatures of the bundles in the body of a request, one behind the other; undefined where there are none. */
export function ahead(body: Buffer): Uint8Array | undefined {
  if (!body.includes(METHOD)) return undefined;
  const found: Uint8Array[] = [];
  for (const [, hex] of body.toString('latin1').matchAll(HEX)) {
    const bytes = Buffer.from(hex!, 'hex');
    const end = bytes.length - END.bytes.length;
    if (end <= 0 || !FIXED.every(([from, to]) => END.bytes.compare(bytes, end + from, end + to, from, to) === 0))
      continue;
    const digest = blake3(bytes.subarray(0, end));
    const publicKey = bytes.subarray(end + END.key, end + END.key + KEY_BYTES);
    const signature = bytes.subarray(end + END.signature, end + END.signature + SIGNATURE_BYTES);
    if (!verifySignature(KeyType.Ed25519, publicKey, digest, signature)) continue;
    const check = new Uint8Array(VERIFIED_BYTES);
    check.set(publicKey);
    check.set(digest, KEY_BYTES);
    check.set(signature, KEY_BYTES + digest.length);
    found.push(check);
  }
  return found.length === 0 ? undefined : Buffer.concat(found);
}

prepareEd25519();
