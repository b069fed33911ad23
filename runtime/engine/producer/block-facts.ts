/** What consensus asks of a block, without executing it. */

import { attestationsRoot, type Block, certificateHash, headerHash } from '../../kernel/chain/block.js';
import { bundlesRoot, rootOf } from '../../kernel/chain/seal.js';
import type { Hash } from '../../lib/codec/ids.js';
import type { BlockFacts } from '../consensus/ports.js';

/** What a header says; null when the body is not the one the header commits to. Hashes all of the block. */
export function factsOf(block: Block): BlockFacts | null {
  const { header, last_commit, evidence, attestations, bundles } = block;
  const bodyFits =
    header.bundle_count === bundles.length &&
    header.transactions_root === bundlesRoot(bundles) &&
    header.evidence_root === rootOf(evidence) &&
    header.attestations_root === attestationsRoot(attestations) &&
    header.last_commit_hash === certificateHash(last_commit);
  return bodyFits ? factsFrom(block, headerHash(header)) : null;
}

/** The same of a block whose body is known to be the header's, with its hash. */
export function factsFrom({ header, last_commit, proposer_signature }: Block, hash: Hash): BlockFacts {
  const { round, timestamp_ms, proposer } = header;
  return {
    hash,
    round,
    timestampMs: timestamp_ms,
    proposer,
    seal: proposer_signature,
    lastCommit: last_commit.height === 0 ? null : last_commit,
  };
}
