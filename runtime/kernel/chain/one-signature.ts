/** The trailing bytes of a bundle with one Ed25519 signature, the most frequent form. */

import { Writer } from '../../lib/codec/type.js';
import { KeyType } from '../../lib/crypto/signatures.js';
import { Signatures } from './terms.js';

const [KEY_BYTES, SIGNATURE_BYTES] = [32, 64];

/**
 * Template of these trailing bytes, with the offsets of key and signature. No other signature list has the same length.
 */
export const ONE_SIGNATURE = ((): {
  readonly bytes: Buffer;
  readonly key: readonly [from: number, to: number];
  readonly signature: readonly [from: number, to: number];
} => {
  const writer = new Writer(256);
  const public_key = Buffer.alloc(KEY_BYTES, 1);
  const signature = Buffer.alloc(SIGNATURE_BYTES, 2);
  Signatures.write(writer, [{ key_type: KeyType.Ed25519, public_key, signature }]);
  const bytes = Buffer.from(writer.done());
  const [key, sign] = [bytes.indexOf(public_key), bytes.indexOf(signature)];
  return { bytes, key: [key, key + KEY_BYTES], signature: [sign, sign + SIGNATURE_BYTES] };
})();
