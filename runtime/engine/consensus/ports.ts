/** What the driver is given by the node: the application, a clock, the network, a signer and the vote log. */

import type {
  CommitCertificate,
  Evidence,
  Message,
  SignedMessage,
  UnsignedMessage,
  Validator,
} from '../../kernel/agreement/types.js';
import type { Clock } from '../../lib/clock.js';
import type { Address, Hash } from '../../lib/codec/ids.js';
import type { VerifySignature } from './certificates.js';
import type { ChainDomain } from './messages.js';
import type { VoteRecords } from './records.js';

/** What a committed block fixes for the height after it. */
export interface NextHeight {
  readonly height: number;
  readonly validators: readonly Validator[];
  /** Leaders by round: leaders[r mod n] leads round r. */
  readonly leaders: readonly Address[];
  /** Time from block to block that is aimed at, milliseconds. */
  readonly targetMs: number;
  /** Pause before round 0 from now on, milliseconds. */
  readonly intervalMs: number;
  /** The earliest time that its block may have, Unix milliseconds. */
  readonly earliestMs: number;
}

/** A block as its proposer made it. */
export interface BuiltBlock<Block> {
  readonly hash: Hash;
  readonly block: Block;
}

/** What consensus needs of a header. */
export interface BlockFacts {
  readonly hash: Hash;
  /** Round in which the block was first proposed. */
  readonly round: number;
  readonly timestampMs: number;
  readonly proposer: Address;
  /** The proposer's signature of that first proposal, which travels with the block outside its hash; null when it is missing. */
  readonly seal: Uint8Array | null;
  /** The certificate of the block before, as this one carries it; null in the first. */
  readonly lastCommit: CommitCertificate | null;
}

/** What validators signed at a height, as its block tells. */
export interface SignedAt {
  readonly validators: readonly Validator[];
  readonly messages: readonly SignedMessage[];
}

/** The chain under the consensus. */
export interface Application<Block> {
  /** Builds a block for a round. `lastCommit` is the parent's certificate with every late precommit; null at the first height of this run. */
  build(height: number, round: number, lastCommit: CommitCertificate | null): Promise<BuiltBlock<Block>>;
  /** Whether the block follows the head, its bundles are signed and it executes to its header. Depends on the hash alone. */
  validate(hash: Hash, block: Block): Promise<boolean>;
  /**
   * Whether the block's attestations are genuine and its bundles in the order that follows from them. False too when the
   * attestations cannot be had within so many milliseconds. Asked of first proposals only.
   */
  isFair(hash: Hash, block: Block, withinMs: number): Promise<boolean>;
  /** What agreeing on a block of all that waits now will take, milliseconds: the height begins so much earlier. */
  expectedMs?(): number;
  /** Makes the decided block durable together with its certificate; called once per height, in order. */
  commit(hash: Hash, block: Block, certificate: CommitCertificate): Promise<NextHeight>;
  /** What the header says; null when the body is not the one the header commits to. Cheap: executes nothing. */
  header(block: Block): BlockFacts | null;
  /** What validators are known to have signed at a decided height; null when its block is not here. */
  signedAt(height: number): Promise<SignedAt | null>;
  /** The block with its seal. */
  sealed(block: Block, seal: Uint8Array): Block;
  /** The bytes of a block for the vote log. */
  encode(block: Block): Uint8Array;
  decode(bytes: Uint8Array): Block;
}

/** A block that came beside a message, not read yet: that is done once the message is verified. Undefined when it cannot be had so. */
export type Offer<Block> = () => Block | undefined;

/** Links to other nodes. Messages may be lost, doubled and reordered; nothing here throws. */
export interface Network<Block> {
  /** To every peer; a proposal and a commit travel with their block. */
  broadcast(message: Message, block?: Block): void;
  sendTo(peer: string, message: Message, block?: Block): void;
  /**
   * Looks for a block of the height in progress, here and at peers, the validator with the key `first` before others, until
   * one is accepted; false when nobody has it now.
   */
  fetch(height: number, hash: Hash, first: string, accepts: (block: Block) => boolean): Promise<boolean>;
  /** A peer sent what is false, as it could see itself. */
  blame(peer: string, why: string): void;
}

/**
 * Holds the consensus key and the watermark against double signing. `sign` advances the watermark in memory and answers
 * null when it may not sign; only `sync` writes it, so that a crash before `sync` forgets signatures that never left.
 */
export interface MessageSigner {
  sign(message: UnsignedMessage): Uint8Array | null;
  sync(): Promise<void>;
  /** The node came to this height late: what the key signed there before a crash or elsewhere may be unknown. */
  behind(height: number): void;
  /** A genuine signature of the key that this node did not make. Answers why the node must stop, or null when it need not. */
  foreign(height: number): string | null;
  /** Heights that it wants to see decided before it signs; 0 when it signs at once. */
  readonly quietBlocks: number;
  /** Whether it may not begin a height before `endQuiet`: it does not know whether its key signed at the first one. */
  waitsAt(height: number): boolean;
  /**
   * Lets it sign: for a validator without whom no height is decided, who waited for the time of `quietBlocks` instead, and
   * for one that was shown that the chain has not begun.
   */
  endQuiet(): void;
}

/** What a driver is made of. */
export interface DriverOptions<Block> {
  readonly application: Application<Block>;
  readonly clock: Clock;
  readonly network: Network<Block>;
  readonly voteLog: VoteRecords;
  /** Null for a node that only follows. `publicKey` is 64 hex characters. */
  readonly validator: { readonly publicKey: string; readonly signer: MessageSigner } | null;
  readonly verify: VerifySignature;
  readonly domain: ChainDomain;
  /** Told once when the node cannot go on: a failed write, a committed block that does not execute. */
  readonly onHalt: (reason: string, cause?: unknown) => void;
  readonly onEvidence?: (evidence: Evidence) => void;
  /** Told of each step that consensus has left, and how many milliseconds it was in it. */
  readonly onStep?: ((step: string, ms: number) => void) | undefined;
}

/** The height, round and step of the driver, for chain_consensusStatus. */
export interface DriverStatus {
  readonly running: boolean;
  readonly height: number;
  /** NONE while waiting for the interval to pass. */
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
