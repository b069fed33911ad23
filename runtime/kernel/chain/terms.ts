/** What of a signed bundle can be read and written without the modules of the chain: its terms and its signatures. */

import { list, option, struct } from '../../lib/codec/composites.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { ValueOf } from '../../lib/codec/type.js';

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

/** One signature. Without a public key the account's registered keys of that type are tried. */
export const Signature = struct({
  /** secp256k1 (3) signs only transactions that are carried. */
  key_type: scalar.range(0, 2, 'key type'),
  public_key: option(scalar.bytes(32, 1_952, 'bare')),
  signature: scalar.bytes(64, 3_309, 'bare'),
});
export type Signature = ValueOf<typeof Signature>;

/** The signatures of a bundle: none where the network does not ask for them. */
export const Signatures = list(Signature, 4);
