/** What goes into a block: chosen by its proposer, or given by the block of another node. */

import type { CommitCertificate } from '../../kernel/agreement/types.js';
import { type AttestationRef, type Block, MAX_ATTESTATIONS } from '../../kernel/chain/block.js';
import type { Envelope } from '../../kernel/chain/bundle.js';
import { GasLimitExceeded } from '../../kernel/chain/common-errors.js';
import type { BlockLimits } from '../../kernel/chain/core.js';
import type { Address } from '../../lib/codec/ids.js';
import type { Failure } from '../../lib/errors.js';
import { MAX_EVIDENCE_PER_BLOCK } from '../consensus/evidence.js';

/** What a proposer decides about a new block. */
export interface BuildRequest {
  readonly proposer: Address;
  readonly round: number;
  readonly timeMs: number;
  /** Of the parent, with every late precommit. */
  readonly lastCommit: CommitCertificate;
  readonly candidates: Iterable<Envelope>;
  /** Attestations that wait for a block, ascending; those that are not accepted are left out. */
  readonly attestations: Iterable<AttestationRef>;
  /** Double signs seen, as bytes; those that are not accepted are left out. */
  readonly evidence: Iterable<Uint8Array>;
  /** This node's own cap, at most the chain's. */
  readonly maxBundles: number;
  /** Hears of every candidate that fails: it will be in no block. */
  readonly refused: (envelope: Envelope, failure: Failure) => void;
}

/** Why a block of another node is not valid. */
export class InvalidBlock extends Error {}

/** The block under way: one thing after the other is put into it. Says why when it cannot be there. */
export interface BlockBuilder {
  /** What is in it so far. */
  readonly contents: BlockContents;
  attestation(ref: AttestationRef): Promise<Failure | undefined>;
  evidence(bytes: Uint8Array): Promise<Failure | undefined>;
  /** Says which bundles will be put in: what they read is loaded together. */
  expect(envelopes: readonly Envelope[]): void;
  /** Gives a promise only where there is something to wait for. */
  bundle(envelope: Envelope): Failure | undefined | Promise<Failure | undefined>;
}

/** What is in a block. */
export interface BlockContents {
  readonly attestations: readonly AttestationRef[];
  readonly evidence: readonly Uint8Array[];
  readonly envelopes: readonly Envelope[];
}

/** Bytes of a bundle in a block. */
const sizeOf = ({ bytes }: Pick<Envelope, 'bytes'>): number => bytes.length + 4;

/** Whether a bundle fails for no other reason than the gas of the bundles before it: the next block has room for it. */
const leavesNoGas = ({ error, details }: Failure, { bundle }: Envelope, limits: BlockLimits): boolean =>
  error === GasLimitExceeded && details.of === 'block' && bundle.gas_limit <= limits.gas;

/** Fills a block that this node makes, within the limits. A part of the distribution. */
export type SelectContents = (block: BlockBuilder, request: BuildRequest, limits: BlockLimits) => Promise<void>;

/** Takes candidates that succeed until the block is full. */
export const select: SelectContents = async (block, request, limits) => {
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
  /** Senders of a bundle that is too long for the rest of the block: what they have behind it waits with it. */
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
    if (failure && leavesNoGas(failure, envelope, limits)) break;
    if (failure) request.refused(envelope, failure);
    else size += sizeOf(envelope);
  }
};

/** What a block has too much of; undefined where it keeps the limits. */
function excess(bundles: readonly Uint8Array[], limits: BlockLimits): string | undefined {
  if (bundles.length > limits.bundles) return 'too many bundles';
  return bundles.reduce((sum, bytes) => sum + sizeOf({ bytes }), 0) > limits.bytes ? 'too many bytes' : undefined;
}

/** Throws InvalidBlock for what `select` must not have done. */
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

/** Puts in exactly what the block has, its bundles parsed. Throws InvalidBlock when it is too much or any of it fails. */
export async function apply(
  put: BlockBuilder,
  block: Block,
  envelopes: readonly Envelope[],
  limits: BlockLimits,
): Promise<void> {
  const flaw = excess(block.bundles, limits);
  if (flaw !== undefined) throw new InvalidBlock(flaw);
  for (const ref of block.attestations) {
    const failure = await put.attestation(ref);
    if (failure) throw new InvalidBlock(`an attestation is not accepted: ${failure.details.reason}`);
  }
  for (const bytes of block.evidence) {
    const failure = await put.evidence(bytes);
    if (failure) throw new InvalidBlock(`evidence is not accepted: ${failure}`);
  }
  put.expect(envelopes);
  for (const envelope of envelopes) {
    const end = put.bundle(envelope);
    const failure = end instanceof Promise ? await end : end;
    if (failure) throw new InvalidBlock(`bundle ${envelope.hash} fails: ${failure}`);
  }
}
