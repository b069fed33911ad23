/** The end of a bundle that one Ed25519 key has signed, as nearly all are. */

import { Writer } from '../../lib/codec/type.js';
import { KeyType } from '../../lib/crypto/signatures.js';
import { Signatures } from './terms.js';

const [KEY_BYTES, SIGNATURE_BYTES] = [32, 64];

/** How a bundle with one Ed25519 signature ends: such an end, and where in it key and signature stand. No other end is as long. */
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
