/** Dependencies of the driver: the application, a clock, the network, a signer and the vote log. */

import type {
  CommitCertificate,
  Evidence,
  Message,
  SignedMessage,
  UnsignedMessage,
  Validator,
  VoteType,
} from '../../kernel/agreement/types.js';
import type { Clock } from '../../lib/clock.js';
import type { Address, Hash } from '../../lib/codec/ids.js';
import type { VerifySignature } from './certificates.js';
import type { ChainDomain } from './messages.js';
import type { VoteRecords } from './records.js';

/** Parameters of the next height, fixed by a committed block. */
export interface NextHeight {
  readonly height: number;
  readonly validators: readonly Validator[];
  /** Leaders by round: leaders[r mod n] leads round r. */
  readonly leaders: readonly Address[];
  /** Target time between blocks, milliseconds. */
  readonly targetMs: number;
  /** Pause before round 0 from now on, milliseconds. */
  readonly intervalMs: number;
  /** Earliest timestamp of the next block, Unix milliseconds. */
  readonly earliestMs: number;
}

export interface BuiltBlock<Block> {
  readonly hash: Hash;
  readonly block: Block;
}

/** Header fields that consensus needs. */
export interface BlockSummary {
  readonly hash: Hash;
  /** Round in which the block was first proposed. */
  readonly round: number;
  readonly timestampMs: number;
  readonly proposer: Address;
  /** The proposer's signature of the first proposal, sent with the block outside its hash; null if missing. */
  readonly seal: Uint8Array | null;
  /** The previous block's certificate, as this block carries it; null in the first. */
  readonly lastCommit: CommitCertificate | null;
}

/** Messages that validators signed at a height, according to its block. */
export interface SignedAt {
  readonly validators: readonly Validator[];
  readonly messages: readonly SignedMessage[];
}

/** The chain below consensus. */
export interface Application<Block> {
  /**
   * Builds a block for a round. `lastCommit` is the parent's certificate with every late precommit; null at the first
   * height of this run.
   */
  build(height: number, round: number, lastCommit: CommitCertificate | null): Promise<BuiltBlock<Block>>;
  /**
   * Whether the block follows the head, its bundles are signed and its execution matches its header. Depends on the
   * hash alone.
   */
  validate(hash: Hash, block: Block): Promise<boolean>;
  /**
   * Whether the block's attestations are valid and its bundles in the order that follows from them. False also if the
   * attestations are unavailable within this many milliseconds. Called for first proposals only.
   */
  isFair(hash: Hash, block: Block, withinMs: number): Promise<boolean>;
  /**
   * Expected time for agreeing on a block of all waiting bundles, milliseconds: the height begins that much earlier.
   */
  expectedMs?(): number;
  /** Makes the decided block and its certificate durable; called once per height, in order. */
  commit(hash: Hash, block: Block, certificate: CommitCertificate): Promise<NextHeight>;
  /** The block's header fields; null if the body does not match the header. Cheap: executes nothing. */
  header(block: Block): BlockSummary | null;
  /** Messages known to be signed by validators at a decided height; null if its block is not on this node. */
  signedAt(height: number): Promise<SignedAt | null>;
  sealed(block: Block, seal: Uint8Array): Block;
  /** The bytes of a block for the vote log. */
  encode(block: Block): Uint8Array;
  decode(bytes: Uint8Array): Block;
}

/**
 * A block received with a message and not decoded yet: that happens after the message is verified. Undefined if it
 * cannot be decoded.
 */
export type Offer<Block> = () => Block | undefined;

/** Links to other nodes. Messages may be lost, duplicated and reordered; no function throws. */
export interface Network<Block> {
  /** Sends to every peer; a proposal and a commit are sent with their block. */
  broadcast(message: Message, block?: Block): void;
  sendTo(peer: string, message: Message, block?: Block): void;
  /**
   * Looks for a block of the current height, locally and at peers, first at the validator with the key `first`, until
   * one is accepted; false if no peer has it now.
   */
  fetch(height: number, hash: Hash, first: string, accepts: (block: Block) => boolean): Promise<boolean>;
  /** Reports a peer that sent something false which it could have detected. */
  blame(peer: string, why: string): void;
  /** Undefined in a network without sentries. */
  readonly sentries?: SentryNetwork<Block> | undefined;
}

/** Passing messages between validators behind sentries and the others. */
export interface SentryNetwork<Block> {
  /** Passes on a verified vote or proposal, once, to those that receive it through this node. */
  pass(from: string, message: Message, signer: string, block: Block | undefined): void;
  /** Whether this node answers the status of a peer with votes of a validator, besides its own. */
  answersFor(peer: string, signer: string): boolean;
  /** Number of validators whose messages come from a peer. */
  senders(peer: string): number;
}

/**
 * Holds the consensus key and the watermark against double signing. `sign` advances the watermark in memory and returns
 * null if it may not sign; only `sync` writes it, so a crash before `sync` loses signatures that were never sent.
 */
export interface MessageSigner {
  /** Whether it is in another process, with a record that is durable before its answers. */
  readonly isRemote?: boolean;
  /** Whether a signature that it did not give may still come: it is absent, or serves another node. */
  readonly isPending?: boolean;
  /** A promise if the signer is in another process; it resolves within a bounded time. */
  sign(message: UnsignedMessage): Uint8Array | null | Promise<Uint8Array | null>;
  sync(): Promise<void>;
  /** The node came to this height late: the key may have signed there before a crash, or elsewhere. */
  behind(height: number): void;
  /**
   * Reports valid signatures of the key at a height that this node did not make. Returns why the node must stop, or null
   * if it need not.
   */
  foreign(height: number, claims: readonly SignedMessage[]): string | null;
  /** Heights that must be decided before it signs; 0 if it signs at once. */
  readonly quietBlocks: number;
  /** Whether it may not begin a height before `endQuiet`, because the key may have signed at the first one. */
  waitsAt(height: number): boolean;
  /**
   * Allows it to sign. For a validator without which no height is decided, after waiting the time of `quietBlocks`
   * instead; and after peers have shown that the chain has not begun.
   */
  endQuiet(): void;
}

export interface DriverOptions<Block> {
  readonly application: Application<Block>;
  readonly clock: Clock;
  readonly network: Network<Block>;
  readonly voteLog: VoteRecords;
  /** Null for a node that is not a validator. `publicKey` is 64 hex characters. */
  readonly validator: { readonly publicKey: string; readonly signer: MessageSigner } | null;
  readonly verify: VerifySignature;
  readonly domain: ChainDomain;
  /** Called once if the node cannot continue: a failed write, or a committed block that does not execute. */
  readonly onHalt: (reason: string, cause?: unknown) => void;
  readonly onEvidence?: (evidence: Evidence) => void;
  /** Called with each completed consensus step and its duration, milliseconds. */
  readonly onStep?: ((step: string, ms: number) => void) | undefined;
  /** Called with each vote of the own key for a block, before it is sent. */
  readonly onVote?: ((block: Hash, type: VoteType) => void) | undefined;
}

/** The height, round and step of the driver, for chain_consensusStatus. */
export interface DriverStatus {
  readonly running: boolean;
  readonly height: number;
  /** NONE during the pause before round 0. */
  readonly round: number;
  readonly step: string;
  readonly leader: Address;
  readonly validators: number;
  readonly totalPower: number;
  /** Power that signed the last block this driver committed; 0 before the first. */
  readonly lastSignedPower: number;
  readonly intervalMs: number;
  readonly haltedReason: string | null;
}
