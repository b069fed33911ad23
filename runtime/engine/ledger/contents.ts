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
export interface BuildOrder {
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

/** Puts one thing into the block under way; says why when it cannot be there. */
export interface Putting {
  attestation(ref: AttestationRef): Promise<Failure | undefined>;
  evidence(bytes: Uint8Array): Promise<Failure | undefined>;
  /** Says which bundles will be put in: what they read is loaded together. */
  expect(envelopes: readonly Envelope[]): void;
  /** Gives a promise only where there is something to wait for. */
  bundle(envelope: Envelope): Failure | undefined | Promise<Failure | undefined>;
}

/** What is in a block. */
export interface Contents {
  readonly attestations: readonly AttestationRef[];
  readonly evidence: readonly Uint8Array[];
  readonly envelopes: readonly Envelope[];
}

/** Bytes of a bundle in a block. */
const sizeOf = ({ bytes }: Pick<Envelope, 'bytes'>): number => bytes.length + 4;

/** Whether a bundle fails for no other reason than the gas of the bundles before it: the next block has room for it. */
const leavesNoGas = ({ error, details }: Failure, { bundle }: Envelope, limits: BlockLimits): boolean =>
  error === GasLimitExceeded && details.of === 'block' && bundle.gas_limit <= limits.gas;

/** Takes candidates that succeed until the block is full. */
export async function choose(put: Putting, order: BuildOrder, limits: BlockLimits): Promise<Contents> {
  const attestations: AttestationRef[] = [];
  for (const ref of order.attestations) {
    if (attestations.length >= MAX_ATTESTATIONS) break;
    if (!(await put.attestation(ref))) attestations.push(ref);
  }
  const evidence: Uint8Array[] = [];
  for (const bytes of order.evidence) {
    if (evidence.length >= MAX_EVIDENCE_PER_BLOCK) break;
    if (!(await put.evidence(bytes))) evidence.push(bytes);
  }
  const envelopes: Envelope[] = [];
  const most = Math.min(limits.bundles, order.maxBundles);
  /** Senders of a bundle that is too long for the rest of the block: what they have behind it waits with it. */
  const waiting = new Set<Address>();
  let size = 0;
  for (const envelope of order.candidates) {
    if (envelopes.length >= most) break;
    const { from } = envelope.bundle;
    if (waiting.has(from)) continue;
    if (size + sizeOf(envelope) > limits.bytes) {
      waiting.add(from);
      continue;
    }
    const end = put.bundle(envelope);
    const failure = end instanceof Promise ? await end : end;
    if (failure && leavesNoGas(failure, envelope, limits)) break;
    if (failure) order.refused(envelope, failure);
    else {
      envelopes.push(envelope);
      size += sizeOf(envelope);
    }
  }
  return { attestations, evidence, envelopes };
}

/** Takes exactly what the block has, its bundles parsed. Throws InvalidBlock when it is too much or any of it fails. */
export async function take(
  put: Putting,
  block: Block,
  envelopes: readonly Envelope[],
  limits: BlockLimits,
): Promise<Contents> {
  if (block.bundles.length > limits.bundles) throw new InvalidBlock('too many bundles');
  const size = block.bundles.reduce((sum, bytes) => sum + sizeOf({ bytes }), 0);
  if (size > limits.bytes) throw new InvalidBlock('too many bytes');
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
  return { attestations: block.attestations, evidence: block.evidence, envelopes };
}
