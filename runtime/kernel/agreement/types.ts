/** The vocabulary of the consensus core: messages, certificates, the state of one height, its inputs and its effects. */
import type { Address, Hash } from '../../lib/codec/ids.js';

/** "No round". Compare rounds and never test them for truth: round 0 is a valid round. */
export const NONE = -1;

/** The vote for no block. */
export const NIL = 'nil';

/** Subject of a vote: a block, or nil. */
export type Value = Hash | typeof NIL;

/** The two votes of a round. */
export type VoteType = 'prevote' | 'precommit';

/** A validator of the current set. Messages identify it by its index in the set. */
export interface Validator {
  /** The validator's operator account. */
  readonly address: Address;
  /** Ed25519 consensus key, 64 hex characters. */
  readonly publicKey: string;
  /** Stake in whole native units; the sum over a set stays far below 2^53. */
  readonly power: number;
}

/**
 * The signed content of a prevote or precommit. `validRound` is that of the prevoted proposal; NONE for nil and in
 * precommits.
 */
export interface VoteBody {
  readonly type: VoteType;
  readonly height: number;
  readonly round: number;
  readonly value: Value;
  readonly validRound: number;
}

export interface Vote extends VoteBody {
  readonly validator: number;
  readonly signature: Uint8Array;
}

/**
 * The signed content of a proposal: block `hash` for `round`, either new (`validRound` NONE) or backed by a polka at
 * `validRound`.
 */
export interface ProposalBody {
  readonly type: 'proposal';
  readonly height: number;
  readonly round: number;
  readonly validRound: number;
  readonly hash: Hash;
}

export interface Proposal extends ProposalBody {
  readonly validator: number;
  readonly signature: Uint8Array;
}

/** A message before the validator signs it. */
export type UnsignedMessage = VoteBody | ProposalBody;
/** A message with the validator's signature. */
export type SignedMessage = Vote | Proposal;

/**
 * Proof that more than two thirds prevoted the same block with the same `validRound`. `signers` ascend; signatures
 * follow their order.
 */
export interface PolkaCertificate {
  readonly height: number;
  readonly round: number;
  readonly hash: Hash;
  readonly validRound: number;
  readonly signers: readonly number[];
  readonly signatures: readonly Uint8Array[];
}

/** Proof that more than two thirds precommitted the block: it is final. */
export interface CommitCertificate {
  readonly height: number;
  readonly round: number;
  readonly hash: Hash;
  readonly signers: readonly number[];
  readonly signatures: readonly Uint8Array[];
}

/** Votes of one round from more than a third of the power: proof that an honest validator reached that round. */
export interface RoundCertificate {
  readonly height: number;
  readonly round: number;
  readonly votes: readonly Vote[];
}

/** Two different signed messages of one kind, height and round by one validator (consensus 2.11). */
export type Evidence =
  | { readonly type: 'proposal'; readonly first: Proposal; readonly second: Proposal }
  | { readonly type: 'vote'; readonly first: Vote; readonly second: Vote };

/**
 * Result of checking a proposed block: soundness (structure, signatures, execution), timeliness (PBTS), fair order of
 * its bundles with all attestations available, and its header's round. Only a first prevote depends on timeliness and
 * order.
 */
export interface Verdict {
  readonly valid: boolean;
  readonly timely: boolean;
  readonly fair: boolean;
  readonly headerRound: number;
}

/** A proposal whose block is available and checked. */
export interface CheckedProposal {
  readonly proposal: Proposal;
  readonly verdict: Verdict;
}

/** The votes of one type in one round. */
export interface Tally {
  /** In order of arrival, at most two distinct votes per validator. */
  readonly votes: readonly Vote[];
  /** Power behind each `valueKey`. */
  readonly powers: Readonly<Record<string, number>>;
  /** Total power of all voters, each counted once. */
  readonly any: number;
}

/** The votes received in one round, by type. */
export type RoundVotes = Readonly<Record<VoteType, Tally>>;

/** Parameters fixed for a height. Validators are indices into the set; `leaders[r mod n]` leads round r. */
export interface HeightConfig {
  readonly height: number;
  /** The node's own index, or NONE if it is not a validator. */
  readonly self: number;
  readonly powers: readonly number[];
  readonly totalPower: number;
  readonly leaders: readonly number[];
}

/** The core's step within a round. */
export type Step = 'new' | 'propose' | 'prevote' | 'precommit';

/** Complete state of the core at a height. */
export interface CoreState {
  readonly config: HeightConfig;
  readonly round: number;
  readonly step: Step;
  readonly lockedRound: number;
  readonly lockedValue: Value;
  readonly validRound: number;
  readonly validValue: Value;
  /** At most two per round (more if a polka names them), for rounds up to the next one. */
  readonly proposals: readonly CheckedProposal[];
  readonly votes: Readonly<Record<number, RoundVotes>>;
  readonly polkas: readonly PolkaCertificate[];
  /** Certificate that justified entering the current round; null in round 0 at the start of a height. */
  readonly roundCertificate: RoundCertificate | null;
  readonly commitCertificate: CommitCertificate | null;
  /** Checked blocks by hash: true if sound. */
  readonly blocks: Readonly<Record<string, boolean>>;
  /** Messages this node signed at this height, in order. */
  readonly own: readonly SignedMessage[];
  /** `kind/round` of every timeout scheduled so far. */
  readonly timers: readonly string[];
  /** Hash of the committed block that is being fetched. */
  readonly fetching: Value;
  readonly decided: Value;
  readonly halted: boolean;
}

/** The step that a timeout ends. */
export type TimeoutKind = 'propose' | 'prevote' | 'precommit';

export interface Timeout {
  readonly kind: TimeoutKind;
  readonly height: number;
  readonly round: number;
}

/** Input of the core. Signatures, sender indices and proposers are verified before. */
export type Input =
  | { readonly type: 'start' }
  | ({ readonly type: 'proposal' } & CheckedProposal)
  | { readonly type: 'vote'; readonly vote: Vote }
  | { readonly type: 'polka'; readonly certificate: PolkaCertificate }
  | { readonly type: 'round'; readonly certificate: RoundCertificate }
  | { readonly type: 'commit'; readonly certificate: CommitCertificate }
  | { readonly type: 'timeout'; readonly timeout: Timeout }
  | { readonly type: 'built'; readonly round: number; readonly hash: Hash }
  | { readonly type: 'fetched'; readonly hash: Hash; readonly valid: boolean }
  | { readonly type: 'signed'; readonly message: SignedMessage };

/** Records that must be on disk before a message is sent. The driver adds the block's bytes to its record. */
export type CoreRecord =
  | { readonly type: 'signed'; readonly message: SignedMessage }
  | { readonly type: 'block'; readonly hash: Hash }
  | { readonly type: 'lock'; readonly round: number; readonly hash: Hash }
  | { readonly type: 'valid'; readonly certificate: PolkaCertificate }
  | { readonly type: 'round'; readonly round: number; readonly certificate: RoundCertificate }
  | { readonly type: 'commit'; readonly certificate: CommitCertificate };

/** Messages between validators. The sender of a proposal adds the block. */
export type Message =
  | { readonly type: 'proposal'; readonly proposal: Proposal; readonly polka: PolkaCertificate | null }
  | { readonly type: 'vote'; readonly vote: Vote }
  | { readonly type: 'polka'; readonly certificate: PolkaCertificate }
  | { readonly type: 'round'; readonly certificate: RoundCertificate }
  | { readonly type: 'commit'; readonly certificate: CommitCertificate }
  | { readonly type: 'status'; readonly status: Status };

/** A node's position, so that others can send what it lacks. Unsigned. */
export interface Status {
  readonly height: number;
  readonly round: number;
  readonly step: Step;
  readonly validRound: number;
  /** Whether the node holds a proposal of its round. */
  readonly hasProposal: boolean;
}

/** Actions that the core requests. Records of `persist` must be durable before anything is broadcast. */
export type Effect =
  | { readonly type: 'persist'; readonly record: CoreRecord }
  | { readonly type: 'sign'; readonly message: UnsignedMessage }
  | { readonly type: 'broadcast'; readonly message: Message }
  | { readonly type: 'schedule'; readonly timeout: Timeout; readonly afterMs: number }
  | { readonly type: 'build'; readonly height: number; readonly round: number }
  | { readonly type: 'fetch'; readonly hash: Hash }
  | { readonly type: 'decide'; readonly certificate: CommitCertificate }
  | { readonly type: 'evidence'; readonly evidence: Evidence }
  | { readonly type: 'halt'; readonly reason: string };

/** Result of an event: the next state and the requested effects. */
export interface CoreOutcome {
  readonly state: CoreState;
  readonly effects: readonly Effect[];
}
