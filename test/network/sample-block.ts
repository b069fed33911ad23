/** A block of height 5 with given bundles, and the proposal that it comes with; nothing in them is signed or executed. */

import type { Message } from '../../runtime/kernel/agreement/types.js';
import { type Block, Header, headerHash, NO_CERTIFICATE } from '../../runtime/kernel/chain/block.js';
import { bundlesRoot } from '../../runtime/kernel/chain/seal.js';
import { seeded } from '../runtime/codec/vocabulary.js';

const SIGNATURE = new Uint8Array(64).fill(7);

export const sampleBlock = (bundles: readonly Uint8Array[]): Block => ({
  header: {
    ...Header.sample(seeded(1)),
    height: 5,
    transactions_root: bundlesRoot(bundles),
    bundle_count: bundles.length,
  },
  last_commit: NO_CERTIFICATE,
  evidence: [],
  attestations: [],
  bundles,
  proposer_signature: SIGNATURE,
});

/** The proposal of a block by the validator at a position. */
export const sampleProposal = ({ header }: Block, validator = 0): Message => ({
  type: 'proposal',
  proposal: {
    type: 'proposal',
    height: header.height,
    round: 0,
    validRound: -1,
    hash: headerHash(header),
    validator,
    signature: SIGNATURE,
  },
  polka: null,
});
