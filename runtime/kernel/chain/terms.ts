/**
 * Parts of a signed bundle that can be read and written without the chain's modules: its terms and its signatures.
 * Decision 0091.
 */

import { list, struct } from '../../lib/codec/composites.js';
import * as scalar from '../../lib/codec/scalars.js';
import { refuse, type Type, type ValueOf } from '../../lib/codec/type.js';

/** The fields before the operations, which need no modules to encode. */
export const bundleTerms = {
  version: scalar.range(1, 1, 'bundle version'),
  chain_id: scalar.count,
  from: scalar.address,
  nonce: scalar.nonce,
  gas_limit: scalar.gas,
  gas_price: scalar.gas,
  valid_until: scalar.height,
  memo: scalar.text(0, 256),
};

const key = scalar.bytes(32, 1_952, 'bare');

/** Encoded as an option that is always present: a bundle with and without its key would be two forms of one id. */
const namedKey: Type<Uint8Array> = {
  ...key,
  wire: ['option', 'bytes'],
  write(to, value) {
    to.u8(1);
    key.write(to, value);
  },
  read: (from) => (from.u8() === 1 ? key.read(from) : refuse('a signature names its public key')),
};

/** One signature with its key; an account's first signature reveals the key. */
export const Signature = struct({
  /** secp256k1 (3) signs carried transactions only. */
  key_type: scalar.range(0, 2, 'key type'),
  public_key: namedKey,
  signature: scalar.bytes(64, 3_309, 'bare'),
});
export type Signature = ValueOf<typeof Signature>;

/** The bundle's signature; none if the network does not require one. With two, a relaying node could remove either. */
export const Signatures = list(Signature, 1);
