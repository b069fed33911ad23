/** The vocabulary of the consensus core: messages, certificates, the state of one height, its inputs and its effects. */
import type { Address, Hash } from '../../lib/codec/ids.js';

/** "No round": rounds are compared, never tested for truth, because round 0 is a round. */
export const NONE = -1;

/** The vote for no block. */
export const NIL = 'nil';

/** What a vote is for: a block, or nil. */
export type Value = Hash | typeof NIL;

/** The two votes of a round. */
export type VoteType = 'prevote' | 'precommit';

/** A validator of the set in force. Its index in the set is how messages name it. */
export interface Validator {
  /** The account that operates it. */
  readonly address: Address;
  /** Ed25519 consensus key, 64 hex characters. */
  readonly publicKey: string;
  /** Whole native units of stake; the sum over a set stays far below 2^53. */
  readonly power: number;
}

/** A prevote or precommit as it is signed. `validRound` is that of the prevoted proposal; NONE for nil and in precommits. */
export interface VoteBody {
  readonly type: VoteType;
  readonly height: number;
  readonly round: number;
  readonly value: Value;
  readonly validRound: number;
}

/** A signed vote. */
export interface Vote extends VoteBody {
  readonly validator: number;
  readonly signature: Uint8Array;
}

/** A proposal as it is signed: the block `hash` for `round`, first proposed there (NONE) or backed by a polka at `validRound`. */
export interface ProposalBody {
  readonly type: 'proposal';
  readonly height: number;
  readonly round: number;
  readonly validRound: number;
  readonly hash: Hash;
}

/** A signed proposal. */
export interface Proposal extends ProposalBody {
  readonly validator: number;
  readonly signature: Uint8Array;
}

/** What a validator is about to sign. */
export type UnsignedMessage = VoteBody | ProposalBody;
/** What a validator signed. */
export type SignedMessage = Vote | Proposal;

/** More than two thirds prevoted the same block with the same `validRound`. `signers` ascend; signatures are in their order. */
export interface PolkaCertificate {
  readonly height: number;
  readonly round: number;
  readonly hash: Hash;
  readonly validRound: number;
  readonly signers: readonly number[];
  readonly signatures: readonly Uint8Array[];
}

/** More than two thirds precommitted the block: it is final. */
export interface CommitCertificate {
  readonly height: number;
  readonly round: number;
  readonly hash: Hash;
  readonly signers: readonly number[];
  readonly signatures: readonly Uint8Array[];
}

/** Votes of one round, of more than a third of the power: proof that an honest validator reached that round. */
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
 * What checking a proposed block found: sound (structure, signatures, execution), timely by PBTS, its bundles in fair
 * order with attestations that are at hand, and its header's round. Only a first prevote asks for what time and order say.
 */
export interface Verdict {
  readonly valid: boolean;
  readonly timely: boolean;
  readonly fair: boolean;
  readonly headerRound: number;
}

/** A proposal whose block is at hand and checked. */
export interface CheckedProposal {
  readonly proposal: Proposal;
  readonly verdict: Verdict;
}

/** The votes of one type in one round. */
export interface Tally {
  /** In order of arrival, at most two distinct ones of a validator. */
  readonly votes: readonly Vote[];
  /** Power behind each `valueKey`. */
  readonly powers: Readonly<Record<string, number>>;
  /** Power of all who voted, each counted once. */
  readonly any: number;
}

/** The votes heard in one round, by type. */
export type RoundVotes = Readonly<Record<VoteType, Tally>>;

/** What is fixed for a height. Validators are indices into the set; `leaders[r mod n]` leads round r. */
export interface HeightConfig {
  readonly height: number;
  /** Own index, or NONE for a node that only follows. */
  readonly self: number;
  readonly powers: readonly number[];
  readonly totalPower: number;
  readonly leaders: readonly number[];
}

/** Where in a round the core is. */
export type Step = 'new' | 'propose' | 'prevote' | 'precommit';

/** Everything the core knows of a height. */
export interface CoreState {
  readonly config: HeightConfig;
  readonly round: number;
  readonly step: Step;
  readonly lockedRound: number;
  readonly lockedValue: Value;
  readonly validRound: number;
  readonly validValue: Value;
  /** At most two per round (more when a polka names them), rounds up to the next one. */
  readonly proposals: readonly CheckedProposal[];
  readonly votes: Readonly<Record<number, RoundVotes>>;
  readonly polkas: readonly PolkaCertificate[];
  /** What justified entering the current round; null in round 0 at the start of a height. */
  readonly roundCertificate: RoundCertificate | null;
  readonly commitCertificate: CommitCertificate | null;
  /** Blocks known to be sound (true) or not. */
  readonly blocks: Readonly<Record<string, boolean>>;
  /** Messages this node signed at this height, in order. */
  readonly own: readonly SignedMessage[];
  /** `kind/round` of every timeout asked for. */
  readonly timers: readonly string[];
  /** The committed block that is being fetched. */
  readonly fetching: Value;
  readonly decided: Value;
  readonly halted: boolean;
}

/** What a timeout is about. */
export type TimeoutKind = 'propose' | 'prevote' | 'precommit';

/** A timeout of a round. */
export interface Timeout {
  readonly kind: TimeoutKind;
  readonly height: number;
  readonly round: number;
}

/** What the core hears. Signatures, senders' indices and proposers have been verified before. */
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

/** What must be on disk before a message leaves. The driver adds the bytes of a block to its record. */
export type CoreRecord =
  | { readonly type: 'signed'; readonly message: SignedMessage }
  | { readonly type: 'block'; readonly hash: Hash }
  | { readonly type: 'lock'; readonly round: number; readonly hash: Hash }
  | { readonly type: 'valid'; readonly certificate: PolkaCertificate }
  | { readonly type: 'round'; readonly round: number; readonly certificate: RoundCertificate }
  | { readonly type: 'commit'; readonly certificate: CommitCertificate };

/** What validators tell each other. Whoever sends a proposal adds the block. */
export type Message =
  | { readonly type: 'proposal'; readonly proposal: Proposal; readonly polka: PolkaCertificate | null }
  | { readonly type: 'vote'; readonly vote: Vote }
  | { readonly type: 'polka'; readonly certificate: PolkaCertificate }
  | { readonly type: 'round'; readonly certificate: RoundCertificate }
  | { readonly type: 'commit'; readonly certificate: CommitCertificate }
  | { readonly type: 'status'; readonly status: Status };

/** Where a node stands, so that others can send what it lacks. Unsigned. */
export interface Status {
  readonly height: number;
  readonly round: number;
  readonly step: Step;
  readonly validRound: number;
  /** Whether it holds a proposal of its round. */
  readonly hasProposal: boolean;
}

/** What the core wants done. Records of `persist` must be durable before anything is broadcast. */
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

/** What an event did: the next state, and what to do in the world. */
export interface CoreOutcome {
  readonly state: CoreState;
  readonly effects: readonly Effect[];
}
