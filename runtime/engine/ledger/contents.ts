/** Contents of a block: selected by its proposer, or taken from another node's block. */

import type { CommitCertificate } from '../../kernel/agreement/types.js';
import { type AttestationRef, type Block, MAX_ATTESTATIONS } from '../../kernel/chain/block.js';
import type { Envelope } from '../../kernel/chain/bundle.js';
import { GasLimitExceeded } from '../../kernel/chain/common-errors.js';
import type { BlockLimits } from '../../kernel/chain/core.js';
import type { Address } from '../../lib/codec/ids.js';
import type { Failure } from '../../lib/errors.js';
import { MAX_EVIDENCE_PER_BLOCK } from '../consensus/evidence.js';

/** The proposer's decisions about a new block. */
export interface BuildRequest {
  readonly proposer: Address;
  readonly round: number;
  readonly timeMs: number;
  /** Certificate of the parent, including late precommits. */
  readonly lastCommit: CommitCertificate;
  readonly candidates: Iterable<Envelope>;
  /** Attestations waiting for a block, ascending; rejected ones are left out. */
  readonly attestations: Iterable<AttestationRef>;
  /** Observed double signs, as bytes; rejected ones are left out. */
  readonly evidence: Iterable<Uint8Array>;
  /** This node's own cap, at most the chain's. */
  readonly maxBundles: number;
  /** Called for every candidate that fails; it will be in no block. */
  readonly refused: (envelope: Envelope, failure: Failure) => void;
}

/** Reason why a block of another node is invalid. */
export class InvalidBlock extends Error {}

/** The block being built: items are added one by one. Each call returns the reason if an item cannot be added. */
export interface BlockBuilder {
  readonly contents: BlockContents;
  attestation(ref: AttestationRef): Promise<Failure | undefined>;
  evidence(bytes: Uint8Array): Promise<Failure | undefined>;
  /** Announces the bundles to be added, so that their reads are loaded together. */
  announce(envelopes: readonly Envelope[]): void;
  /** Returns a promise only if it must wait. */
  bundle(envelope: Envelope): Failure | undefined | Promise<Failure | undefined>;
}

export interface BlockContents {
  readonly attestations: readonly AttestationRef[];
  readonly evidence: readonly Uint8Array[];
  readonly envelopes: readonly Envelope[];
}

/** Bytes of a bundle in a block. */
const sizeOf = ({ bytes }: Pick<Envelope, 'bytes'>): number => bytes.length + 4;

/** Whether a bundle fails only because earlier bundles used up the gas: the next block has room for it. */
const isOutOfBlockGas = ({ error, details }: Failure, { bundle }: Envelope, limits: BlockLimits): boolean =>
  error === GasLimitExceeded && details.of === 'block' && bundle.gas_limit <= limits.gas;

/** Fills a block that this node builds, within the limits. A part of the distribution. */
export type SelectContents = (block: BlockBuilder, request: BuildRequest, limits: BlockLimits) => Promise<void>;

/** Adds candidates that succeed until the block is full. */
export const selectContents: SelectContents = async (block, request, limits) => {
  const { attestations, evidence, envelopes } = block.contents;
  for (const ref of request.attestations) {
    if (attestations.length >= MAX_ATTESTATIONS) break;
    await block.attestation(ref);
  }
  for (const bytes of request.evidence) {
    if (evidence.length >= MAX_EVIDENCE_PER_BLOCK) break;
    await block.evidence(bytes);
  }
  const most = Math.min(limits.bundles, request.maxBundles);
  /** Senders of a bundle too long for the rest of the block; their later bundles wait with it. */
  const waiting = new Set<Address>();
  let size = 0;
  for (const envelope of request.candidates) {
    if (envelopes.length >= most) break;
    const { from } = envelope.bundle;
    if (waiting.has(from)) continue;
    if (size + sizeOf(envelope) > limits.bytes) {
      waiting.add(from);
      continue;
    }
    const end = block.bundle(envelope);
    const failure = end instanceof Promise ? await end : end;
    if (failure && isOutOfBlockGas(failure, envelope, limits)) break;
    if (failure) request.refused(envelope, failure);
    else size += sizeOf(envelope);
  }
};

/** Which limit a block exceeds; undefined if none. */
function excess(bundles: readonly Uint8Array[], limits: BlockLimits): string | undefined {
  if (bundles.length > limits.bundles) return 'too many bundles';
  return bundles.reduce((sum, bytes) => sum + sizeOf({ bytes }), 0) > limits.bytes ? 'too many bytes' : undefined;
}

/** Throws InvalidBlock if `select` has broken its rules. */
export function checkSelected({ attestations, evidence, envelopes }: BlockContents, limits: BlockLimits): void {
  const flaw =
    excess(
      envelopes.map(({ bytes }) => bytes),
      limits,
    ) ??
    (attestations.length > MAX_ATTESTATIONS ? 'too many attestations' : undefined) ??
    (evidence.length > MAX_EVIDENCE_PER_BLOCK ? 'too much evidence' : undefined);
  if (flaw !== undefined) throw new InvalidBlock(`this node filled a block with ${flaw}`);
}

/**
 * Adds exactly the block's contents, with its bundles parsed. Throws InvalidBlock if a limit is exceeded or any item
 * fails.
 */
export async function applyContents(
  put: BlockBuilder,
  block: Block,
  envelopes: readonly Envelope[],
  limits: BlockLimits,
): Promise<void> {
  const flaw = excess(block.bundles, limits);
  if (flaw !== undefined) throw new InvalidBlock(flaw);
  for (const ref of block.attestations) {
    const failure = await put.attestation(ref);
    if (failure) throw new InvalidBlock(`attestation rejected: ${failure.details.reason}`);
  }
  for (const bytes of block.evidence) {
    const failure = await put.evidence(bytes);
    if (failure) throw new InvalidBlock(`evidence rejected: ${failure}`);
  }
  put.announce(envelopes);
  for (const envelope of envelopes) {
    const end = put.bundle(envelope);
    const failure = end instanceof Promise ? await end : end;
    if (failure) throw new InvalidBlock(`bundle ${envelope.hash} fails: ${failure}`);
  }
}
