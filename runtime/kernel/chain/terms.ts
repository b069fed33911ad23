/** What of a signed bundle can be read and written without the modules of the chain: its terms and its signatures. */

import { list, struct } from '../../lib/codec/composites.js';
import * as scalar from '../../lib/codec/scalars.js';
import { refuse, type Type, type ValueOf } from '../../lib/codec/type.js';

/** What comes before the operations: its bytes can be told without the modules of the chain. */
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

/** Travels as an option that is always there: a bundle with and one without its key would be two forms of one id. */
const namedKey: Type<Uint8Array> = {
  ...key,
  write(to, value) {
    to.u8(1);
    key.write(to, value);
  },
  read: (from) => (from.u8() === 1 ? key.read(from) : refuse('a signature names its public key')),
};

/** One signature, of the key that it names: with the first one of an account the key is revealed. */
export const Signature = struct({
  /** secp256k1 (3) signs only transactions that are carried. */
  key_type: scalar.range(0, 2, 'key type'),
  public_key: namedKey,
  signature: scalar.bytes(64, 3_309, 'bare'),
});
export type Signature = ValueOf<typeof Signature>;

/** The signature of a bundle; none where the network does not ask for one. Any of two could be taken off on the way. */
export const Signatures = list(Signature, 1);
