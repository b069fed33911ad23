/** Block data for consensus, without execution. */

import { attestationsRoot, type Block, certificateHash, headerHash } from '../../kernel/chain/block.js';
import { bundlesRoot, rootOf } from '../../kernel/chain/seal.js';
import type { Hash } from '../../lib/codec/ids.js';
import type { BlockSummary } from '../consensus/ports.js';

/** Header data; null if the body does not match the header. Hashes the whole block. */
export function summaryOf(block: Block): BlockSummary | null {
  const { header, last_commit, evidence, attestations, bundles } = block;
  const bodyFits =
    header.bundle_count === bundles.length &&
    header.transactions_root === bundlesRoot(bundles) &&
    header.evidence_root === rootOf(evidence) &&
    header.attestations_root === attestationsRoot(attestations) &&
    header.last_commit_hash === certificateHash(last_commit);
  return bodyFits ? summarize(block, headerHash(header)) : null;
}

/** The same for a block whose body is known to match the header, with its hash. */
export function summarize({ header, last_commit, proposer_signature }: Block, hash: Hash): BlockSummary {
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
