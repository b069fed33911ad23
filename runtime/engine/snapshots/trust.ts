/** Verifies that the chain decided a snapshot's block, by validator-set changes from the trust root to it. */

import { type Header, headerHash } from '../../kernel/chain/block.js';
import type { Signatures, Trusted } from '../../kernel/chain/certified.js';
import {
  flawInLater,
  trustedAfter,
  trustedAfterChange,
  type ValidatorSetChange,
} from '../../kernel/chain/validator-set-change.js';
import { validatorsHash } from '../../kernel/chain/validators.js';
import { refuse } from '../../lib/codec/type.js';
import { Slices } from '../../lib/scheduler.js';
import type { ChainDomain } from '../consensus/messages.js';
import type { Anchor, Subject } from './anchor.js';

/** A block certified from the trust root. */
export interface CertifiedBlock {
  readonly anchor: Anchor;
  /** The validator-set changes that were checked on the way. */
  readonly handovers: readonly ValidatorSetChange[];
}

/** A block that the operator trusts, with its header from any source: without the matching hash it is ignored. */
export interface Vouched {
  readonly height: number;
  readonly hash: string;
  readonly header?: Header | undefined;
}

/** Trust root: the validators of genesis or of another trusted block, or a block that the operator trusts. */
export type Root = Trusted | Vouched;

/**
 * Why a snapshot's block is not trusted; undefined if it is. Each validator-set change is checked against the
 * validators of the previous one, so the first false one ends the work.
 */
export async function flawInAnchor(
  anchor: Anchor,
  handovers: readonly ValidatorSetChange[],
  root: Root,
  chainId: number,
  signatures: Pick<Signatures, 'committed'>,
): Promise<string | undefined> {
  const { block, commit } = anchor;
  const at = { header: block.header, commit };
  if (!('validators' in root) && isBlock(block.header, root)) {
    return signatures.committed(commit, anchor.validators) && commit.hash === root.hash
      ? undefined
      : `block ${root.height} is not certified by two thirds`;
  }
  let trusted = 'validators' in root ? root : namedIn(anchor, handovers, root);
  if (trusted === undefined) return unproven(root.height, handovers, block.header.height);
  const slices = new Slices();
  for (const handover of handovers) {
    if (handover.header.height <= trusted.height) continue;
    const next = trustedAfterChange(handover, trusted, chainId, signatures);
    if (typeof next === 'string') return next;
    trusted = next;
    if (slices.over) await slices.next();
  }
  return flawInLater(at, trusted, chainId, signatures);
}

/** Explains why the snapshot does not prove the operator's trusted block, and which blocks it can prove. */
function unproven(height: number, handovers: readonly ValidatorSetChange[], last: number): string {
  const heights = handovers.map(({ header }) => header.height);
  if (height > last)
    return `its block ${last} is before block ${height} of --trusted-hash: use a newer one, or trust an earlier block`;
  const can = [0, ...heights.slice(-8), last].join(', ');
  return heights.includes(height) || height === last
    ? `its block ${height} differs from that of --trusted-hash`
    : `it cannot prove block ${height} of --trusted-hash; it can prove blocks ${can}`;
}

const isBlock = (header: Header, { height, hash }: Vouched): boolean =>
  header.height === height && headerHash(header) === hash;

/**
 * The trusted state after the operator's trusted block: its header commits to the validators, whatever their source.
 */
function namedIn(anchor: Anchor, handovers: readonly ValidatorSetChange[], root: Vouched): Trusted | undefined {
  const own = handovers.find(({ header }) => isBlock(header, root));
  const header = own?.header ?? root.header;
  if (!header || !isBlock(header, root)) return undefined;
  const sets = own ? [own.validators] : [...handovers.map(({ validators }) => validators), anchor.validators];
  const validators = sets.find((set) => validatorsHash(set) === header.next_validators_hash);
  return validators && trustedAfter(header, validators);
}

/** The block of a subject, certified from the trust root. Throws CodecError if it is not. */
export async function certified(
  anchor: Anchor,
  handovers: readonly ValidatorSetChange[],
  subject: Subject,
  root: Root,
  domain: ChainDomain,
  signatures: Signatures,
): Promise<CertifiedBlock> {
  const { header } = anchor.block;
  const same =
    header.height === subject.height &&
    headerHash(header) === subject.block_hash &&
    header.state_root === subject.state_root &&
    header.module_set_id === subject.module_set_id;
  if (!same) refuse('its block does not match its header');
  const flaw = await flawInAnchor(anchor, handovers, root, domain.chainId, signatures);
  if (flaw !== undefined) refuse(flaw);
  const proposer = anchor.validators.find(({ address }) => address === header.proposer);
  const { proposer_signature: seal } = anchor.block;
  if (!proposer || !signatures.sealed(header, headerHash(header), seal, proposer.publicKey))
    refuse("its block lacks its proposer's signature");
  return { anchor, handovers: handovers.filter((one) => one.header.height > root.height) };
}
