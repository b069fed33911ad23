/** Certificates: built from tallies, weighed, and their signatures verified when they come from peers. */

import type {
  CommitCertificate,
  CoreState,
  PolkaCertificate,
  RoundCertificate,
  Validator,
  Vote,
  VoteBody,
  VoteType,
} from '../../kernel/agreement/types.js';
import { NIL, NONE } from '../../kernel/agreement/types.js';
import type { Hash } from '../../lib/codec/ids.js';
import type { ChainDomain } from './messages.js';
import { signBytes } from './messages.js';
import { oneVoteEach, tally, votesOfRound } from './votes.js';
import { isQuorum, powerOf } from './weights.js';

/** Whether `signature` is the key's signature of `message`, by the Ed25519 rule of protocol 2. */
export type VerifySignature = (message: Uint8Array, signature: Uint8Array, publicKey: string) => boolean;

/** The votes of one type for one block in a round, by ascending index. */
function signersFor(state: CoreState, round: number, type: VoteType, hash: Hash, validRound: number) {
  const votes = tally(state.votes, round, type)
    .votes.filter((vote) => vote.value === hash && vote.validRound === validRound)
    .sort((a, b) => a.validator - b.validator);
  return { signers: votes.map((vote) => vote.validator), signatures: votes.map((vote) => vote.signature) };
}

/** The prevotes for a block in a round as a certificate; the caller has checked their weight. */
export function polkaFrom(state: CoreState, round: number, hash: Hash, validRound: number): PolkaCertificate {
  const signed = signersFor(state, round, 'prevote', hash, validRound);
  return { height: state.config.height, round, hash, validRound, ...signed };
}

/** The precommits for a block in a round as a certificate; it grows while late precommits arrive. */
export function commitFrom(state: CoreState, round: number, hash: Hash): CommitCertificate {
  return { height: state.config.height, round, hash, ...signersFor(state, round, 'precommit', hash, NONE) };
}

/** The decided block's certificate with every precommit received since; null before the decision. */
export function fullestCommit(state: CoreState): CommitCertificate | null {
  const held = state.commitCertificate;
  if (held === null) return null;
  const late = commitFrom(state, held.round, held.hash);
  const signatures = new Map(held.signers.map((index, i) => [index, held.signatures[i]!]));
  late.signers.forEach((index, i) => {
    signatures.set(index, signatures.get(index) ?? late.signatures[i]!);
  });
  const sorted = [...signatures].sort(([a], [b]) => a - b);
  return { ...held, signers: sorted.map(([index]) => index), signatures: sorted.map(([, signature]) => signature) };
}

/** One vote of every validator heard in a round, of the given type or of either. */
export function roundFrom(state: CoreState, round: number, type?: VoteType): RoundCertificate {
  const votes = type === undefined ? votesOfRound(state.votes, round) : tally(state.votes, round, type).votes;
  return { height: state.config.height, round, votes: oneVoteEach(votes) };
}

/** Distinct known validators of the set, ascending, one signature each. */
function isWellFormed(signers: readonly number[], signatures: readonly Uint8Array[], count: number): boolean {
  if (signers.length !== signatures.length) return false;
  return signers.every((index, i) => Number.isInteger(index) && index < count && index > (signers[i - 1] ?? NONE));
}

function signedByAll(
  body: VoteBody,
  certificate: Pick<CommitCertificate, 'signers' | 'signatures'>,
  set: readonly Validator[],
  domain: ChainDomain,
  verify: VerifySignature,
): boolean {
  if (!isWellFormed(certificate.signers, certificate.signatures, set.length)) return false;
  const message = signBytes(domain, body);
  return certificate.signers.every((index, i) => verify(message, certificate.signatures[i]!, set[index]!.publicKey));
}

/** Whether every signature of a commit certificate is valid. Its weight is `isQuorum(powerOf(signers))`. */
export function verifyCommit(
  certificate: CommitCertificate,
  set: readonly Validator[],
  domain: ChainDomain,
  verify: VerifySignature,
): boolean {
  const { height, round, hash } = certificate;
  const body: VoteBody = { type: 'precommit', height, round, value: hash, validRound: NONE };
  return signedByAll(body, certificate, set, domain, verify);
}

/** Whether a commit certificate is valid and has more than two thirds of the set's power: the block is final. */
export function isCommitted(
  certificate: CommitCertificate,
  set: readonly Validator[],
  domain: ChainDomain,
  verify: VerifySignature,
): boolean {
  const powers = set.map(({ power }) => power);
  const total = powers.reduce((sum, power) => sum + power, 0);
  return isQuorum(powerOf(certificate.signers, powers), total) && verifyCommit(certificate, set, domain, verify);
}

/** Whether every signature of a polka is valid. */
export function verifyPolka(
  certificate: PolkaCertificate,
  set: readonly Validator[],
  domain: ChainDomain,
  verify: VerifySignature,
): boolean {
  const { height, round, hash, validRound } = certificate;
  return signedByAll({ type: 'prevote', height, round, value: hash, validRound }, certificate, set, domain, verify);
}

/** Whether a block's seal is its proposer's signature of the first proposal, in the round in its header. */
export function verifySeal(
  block: { readonly height: number; readonly round: number; readonly hash: Hash; readonly seal: Uint8Array | null },
  publicKey: string,
  domain: ChainDomain,
  verify: VerifySignature,
): boolean {
  const { height, round, hash, seal } = block;
  const message = signBytes(domain, { type: 'proposal', height, round, validRound: NONE, hash });
  return seal !== null && verify(message, seal, publicKey);
}

/** Whether a vote is well formed and signed by its validator. */
export function verifyVote(
  vote: Vote,
  set: readonly Validator[],
  domain: ChainDomain,
  verify: VerifySignature,
): boolean {
  const validator = set[vote.validator];
  if (validator === undefined) return false;
  const bare = vote.type === 'precommit' || vote.value === NIL;
  if (bare ? vote.validRound !== NONE : vote.validRound < NONE || vote.validRound >= vote.round) return false;
  return verify(signBytes(domain, vote), vote.signature, validator.publicKey);
}

/** Whether every vote of a round certificate is valid and of its height and round. */
export function verifyRound(
  certificate: RoundCertificate,
  set: readonly Validator[],
  domain: ChainDomain,
  verify: VerifySignature,
): boolean {
  const { height, round, votes } = certificate;
  return votes.every((vote) => vote.height === height && vote.round === round && verifyVote(vote, set, domain, verify));
}
