/**
 * Checks that headers follow each other and are certified: all that a node needs to trust a chain it has not seen
 * (definitions 7.27) (decision 0046).
 */

import type { Hash } from '../../lib/codec/ids.js';
import type { CommitCertificate } from '../agreement/types.js';
import type { ValidatorPower } from '../ports.js';
import { certificateHash, type Header, headerHash } from './block.js';

/** A header with its signatures. */
export interface Certified {
  readonly header: Header;
  readonly commit: CommitCertificate;
  readonly proposer_signature: Uint8Array | null;
}

/** The last verified block, and the validators that decide the next one. */
export interface Trusted {
  readonly height: number;
  readonly hash: Hash;
  readonly timestampMs: number;
  readonly validators: readonly ValidatorPower[];
  readonly validatorsHash: Hash;
}

/** The two signature checks; the caller supplies them. */
export interface Signatures {
  /** Checks the proposer's signature on the first proposal of this header. */
  readonly sealed: (header: Header, hash: Hash, seal: Uint8Array | null, publicKey: string) => boolean;
  /** Checks the signatures of more than two thirds of the power. */
  readonly committed: (commit: CommitCertificate, set: readonly ValidatorPower[]) => boolean;
}

/**
 * Number of headers that can be checked against the set in `trusted`: up to and including the first that changes the
 * set.
 */
export function sameSet(headers: readonly Certified[]): number {
  const boundary = headers.findIndex(({ header }) => header.next_validators_hash !== header.validators_hash);
  return boundary < 0 ? headers.length : boundary + 1;
}

/**
 * Returns why headers of one validator set do not continue `trusted`, or undefined if they do. Checks every proposer's
 * signature and the last certificate, which covers the other headers by their hashes.
 */
export function flawIn(
  headers: readonly Certified[],
  trusted: Trusted,
  chainId: number,
  { sealed, committed }: Signatures,
): string | undefined {
  let { height, hash, timestampMs } = trusted;
  for (const { header, proposer_signature } of headers) {
    const at = `block ${header.height}`;
    if (header.height !== height + 1) return `${at} comes after block ${height}`;
    if (header.parent_hash !== hash) return `${at} has another parent`;
    if (header.chain_id !== chainId) return `${at} is of chain ${header.chain_id}`;
    if (header.timestamp_ms <= timestampMs) return `the time of ${at} does not advance`;
    if (header.validators_hash !== trusted.validatorsHash) return `${at} names another validator set`;
    const proposer = trusted.validators.find(({ address }) => address === header.proposer);
    if (proposer === undefined) return `the proposer of ${at} is not a validator`;
    hash = headerHash(header);
    if (!sealed(header, hash, proposer_signature, proposer.publicKey)) return `${at} lacks its proposer's signature`;
    height = header.height;
    timestampMs = header.timestamp_ms;
  }
  const last = headers.at(-1);
  if (last === undefined) return undefined;
  const { commit } = last;
  const names = commit.height === height && commit.hash === hash;
  return names && committed(commit, trusted.validators) ? undefined : `block ${height} is not certified by two thirds`;
}

/**
 * The certificate of each block. For all blocks but the last it is the one that the successor carries and commits to.
 */
export function certificates(
  blocks: readonly { readonly header: Header; readonly last_commit: CommitCertificate }[],
  last: CommitCertificate,
): readonly CommitCertificate[] | undefined {
  const fits = blocks.every(({ header, last_commit }) => header.last_commit_hash === certificateHash(last_commit));
  return fits ? [...blocks.slice(1).map(({ last_commit }) => last_commit), last] : undefined;
}
