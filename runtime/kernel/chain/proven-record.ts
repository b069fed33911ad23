/** A state record with its proof, as methods return it. */

import { option, struct } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import { bytes, hash, height } from '../../lib/codec/scalars.js';
import type { ValueOf } from '../../lib/codec/type.js';
import { Proof } from '../../lib/state/proof.js';

/** The value of a state key under a state root, or null if absent; `verifyProof` checks it. */
export const ProvenRecord = struct({
  height: doc(height, 'Block whose header has the state root'),
  state_root: doc(hash, 'Root of the state after that block, under which the record is'),
  key: doc(bytes(3, 512, 'bare'), 'Key of the record: two bytes of the module, one of the slot, the parts of the key'),
  value: doc(option(bytes(0, 131_072, 'bare')), 'Bytes of the record in borsh; null when the key holds nothing'),
  path: doc(Proof, 'Hashes from the record to the root; verifyProof of the client checks them'),
});
export type ProvenRecord = ValueOf<typeof ProvenRecord>;
