/** Data of one height on a running node: the core's state, the validator set, and the blocks with their verdicts. */

import { timeoutMs } from '../../kernel/agreement/timeouts.js';
import type {
  CommitCertificate,
  CoreState,
  Effect,
  Evidence,
  HeightConfig,
  Input,
  Message,
  PolkaCertificate,
  Proposal,
  SignedMessage,
  UnsignedMessage,
  Vote,
} from '../../kernel/agreement/types.js';
import { NIL, NONE } from '../../kernel/agreement/types.js';
import type { Hash } from '../../lib/codec/ids.js';
import { initialState, leaderOf, polkaAt } from './actions.js';
import { verifyCommit, verifyPolka, verifyRound, verifySeal, verifyVote } from './certificates.js';
import { compareBytes, conflicting } from './evidence.js';
import { signBytes } from './messages.js';
import type { DriverOptions, NextHeight } from './ports.js';
import { isSameVote, signedIn } from './signed-messages.js';
import { isTimely } from './timeliness.js';
import { powerFor, roundsOf, senderPower, tally } from './votes.js';
import { holdsHonest, isQuorum, powerOf } from './weights.js';

/**
 * Verdict on a message: 'new' is acted on; 'ignored' is known or too late; 'invalid' is a fault that its sender could
 * have detected.
 */
export type Assessment = 'new' | 'ignored' | 'invalid';

/** A valid proposal and its first arrival time. */
export interface ReceivedProposal {
  readonly proposal: Proposal;
  readonly receivedMs: number;
}

/** Proposals examined per leader and round: two convict the leader, and a third adds nothing. */
const MAX_PER_ROUND = 2;

/** The core's view of a height. Throws if a leader is not in the set: the application is wrong. */
export function configFor(next: NextHeight, publicKey: string | null): HeightConfig {
  const powers = next.validators.map((validator) => validator.power);
  const leaders = next.leaders.map((leader) => next.validators.findIndex(({ address }) => address === leader));
  if (leaders.length === 0 || leaders.includes(NONE)) throw new Error(`height ${next.height} has no usable leaders`);
  return {
    height: next.height,
    self: next.validators.findIndex((validator) => validator.publicKey === publicKey),
    powers,
    totalPower: powers.reduce((sum, power) => sum + power, 0),
    leaders,
  };
}

export class Height<Block> {
  readonly next: NextHeight;
  readonly config: HeightConfig;
  /** Received blocks of this height, by hash. */
  readonly blocks = new Map<Hash, Block>();
  /** Blocks whose bytes are in the vote log. */
  readonly logged = new Set<Hash>();
  readonly #received = new Map<string, ReceivedProposal>();
  /** Proposals whose block is being fetched or checked, and those ever examined. */
  readonly #evaluating = new Set<string>();
  readonly #evaluated = new Set<string>();
  /** Blocks being requested from peers, with the callers that wait for them. */
  readonly #fetching = new Map<Hash, Promise<boolean>>();
  readonly #waiters = new Map<Hash, () => void>();
  /** Whether the start of this height is in the vote log. */
  opened = false;
  /** Whether a commit certificate came from peers: they are ahead then. */
  hasPeerCommit = false;
  /** Messages of this height that the signer did not sign, in order. */
  readonly unsigned: UnsignedMessage[] = [];
  /** The decision on a block whose signature of its proposer, this validator, may still come: the block is stored with it. */
  unsealed: CommitCertificate | null = null;
  state: CoreState;
  /** The state that is on disk: peers receive nothing later. */
  durable: CoreState;
  readonly #verdicts = new Map<Hash, Promise<boolean> | boolean>();
  readonly #options: DriverOptions<Block>;

  constructor(next: NextHeight, options: DriverOptions<Block>) {
    this.next = next;
    this.#options = options;
    this.config = configFor(next, options.validator?.publicKey ?? null);
    this.state = initialState(this.config);
    this.durable = this.state;
  }

  /**
   * Whether others had decided it, or may have, before this node took part: a commit certificate came from them without
   * a quorum of prevotes. A participant receives prevotes; the first commit certificate may still arrive before the
   * last precommit.
   */
  get late(): boolean {
    const { votes } = this.state;
    const hasQuorum = (round: number): boolean => isQuorum(tally(votes, round, 'prevote').any, this.config.totalPower);
    return this.hasPeerCommit && !roundsOf(votes).some(hasQuorum);
  }

  /** Whether this node's power alone is a quorum, so that it decides without other validators. */
  get alone(): boolean {
    return isQuorum(this.config.powers[this.config.self] ?? 0, this.config.totalPower);
  }

  /**
   * Stores a block if it has that hash and a valid seal, which a first proposal supplies. Returns whether the block is
   * stored.
   */
  keepBlock(hash: Hash, block: Block, proposal?: Proposal): boolean {
    if (this.isSealed(hash)) return true;
    const { application, domain, verify } = this.#options;
    const summary = application.header(block);
    if (summary?.hash !== hash) return false;
    const first = proposal?.validRound === NONE && proposal.round === summary.round;
    const seal = first ? proposal.signature : summary.seal;
    const { publicKey } = this.next.validators[leaderOf(this.config, summary.round)]!;
    if (!verifySeal({ ...summary, height: this.config.height, seal }, publicKey, domain, verify)) return false;
    this.blocks.set(hash, application.sealed(block, seal!));
    this.#waiters.get(hash)?.();
    return true;
  }

  /**
   * Whether this node has a block with its proposer's signature. A standby of the proposer builds the same block and gets
   * no signature for it.
   */
  isSealed(hash: Hash): boolean {
    const block = this.blocks.get(hash);
    return block !== undefined && this.#options.application.header(block)?.seal != null;
  }

  /** Requests the signed form of a decided block from peers. */
  async fetchSeal(hash: Hash, round: number): Promise<void> {
    if (!this.isSealed(hash)) await this.#awaitBlock(hash, leaderOf(this.config, round));
  }

  /** Adds this node's own signature to the block that it proposes first. */
  seal(hash: Hash, signature: Uint8Array): void {
    const block = this.blocks.get(hash);
    if (block !== undefined) this.blocks.set(hash, this.#options.application.sealed(block, signature));
  }

  /** Stores a block that this node built or checked before: it is sound. */
  keepValid(hash: Hash, block: Block): void {
    this.blocks.set(hash, block);
    this.#verdicts.set(hash, true);
  }

  /** Whether a signature of this validator is missing. */
  get lacksSignature(): boolean {
    return this.unsigned.length > 0 || this.unsealed !== null;
  }

  /** Requests for the missing signatures of the current round; those of earlier rounds are of no use any more. */
  takeUnsigned(): readonly Effect[] {
    const certificate = this.unsealed;
    this.unsealed = null;
    if (certificate !== null) return [{ type: 'decide', certificate }];
    const { round, decided } = this.state;
    return this.unsigned
      .splice(0)
      .filter((message) => message.round === round && decided === NIL)
      .map((message) => ({ type: 'sign', message }));
  }

  /** The block to send with a message. */
  blockOf(message: Message): Block | undefined {
    if (message.type === 'proposal') return this.blocks.get(message.proposal.hash);
    return message.type === 'commit' ? this.blocks.get(message.certificate.hash) : undefined;
  }

  /** Lets the application build a block for a round. */
  async build(round: number, lastCommit: CommitCertificate | null): Promise<Hash> {
    const { hash, block } = await this.#options.application.build(this.config.height, round, lastCommit);
    this.keepValid(hash, block);
    return hash;
  }

  /**
   * Whether a block is sound, checked once. A missing block is fetched, first from the validator with index `first`;
   * null if no peer provides it.
   */
  async check(hash: Hash, first: number): Promise<boolean | null> {
    if (!this.blocks.has(hash) && !(await this.#awaitBlock(hash, first))) return null;
    const block = this.blocks.get(hash)!;
    const { application } = this.#options;
    const verdict = this.#verdicts.get(hash) ?? (this.#isByLeader(block) ? application.validate(hash, block) : false);
    this.#verdicts.set(hash, verdict);
    return verdict;
  }

  /** Waits for a block from peers, requested or received with a message. */
  #awaitBlock(hash: Hash, first: number): Promise<boolean> {
    const running = this.#fetching.get(hash);
    if (running !== undefined) return running;
    const received = new Promise<boolean>((resolve) => this.#waiters.set(hash, () => resolve(true)));
    const { publicKey } = this.next.validators[first]!;
    const accepts = (block: Block): boolean => this.keepBlock(hash, block);
    const fetched = this.#options.network.fetch(this.config.height, hash, publicKey, accepts);
    const found = Promise.race([received, fetched]).finally(() => this.#fetching.delete(hash));
    this.#fetching.set(hash, found);
    return found;
  }

  /** Records a valid proposal. A second one for its round is evidence against its leader. */
  recordProposal(proposal: Proposal, receivedMs: number): Evidence | null {
    const first = this.#proposalsIn(proposal.round).find((one) => conflicting(one, proposal));
    if (!this.#received.has(keyOf(proposal))) this.#received.set(keyOf(proposal), { proposal, receivedMs });
    return first === undefined ? null : { type: 'proposal', first, second: proposal };
  }

  /** Recorded proposals of a convicted leader that now have a polka and should be examined after all. */
  newlyBacked(): readonly ReceivedProposal[] {
    return [...this.#received.values()].filter(
      ({ proposal }) => !this.#evaluated.has(keyOf(proposal)) && this.#hasPolka(proposal),
    );
  }

  /** A recorded proposal to be examined now. Once its leader is convicted, only a proposal with a polka is. */
  nextEvaluation(proposal: Proposal): ReceivedProposal | undefined {
    const noted = this.#received.get(keyOf(proposal));
    if (noted === undefined || this.#isInCore(proposal) || this.#evaluating.has(keyOf(proposal))) return undefined;
    return this.#proposalsIn(proposal.round).length < MAX_PER_ROUND || this.#hasPolka(proposal) ? noted : undefined;
  }

  /** The input from a valid proposal once its block is available and checked; null if the block is unavailable. */
  async evaluate({ proposal, receivedMs }: ReceivedProposal): Promise<Input | null> {
    const key = keyOf(proposal);
    this.#evaluating.add(key);
    this.#evaluated.add(key);
    const valid = await this.check(proposal.hash, proposal.validator);
    const fair = valid === true && (await this.#isFair(proposal));
    this.#evaluating.delete(key);
    const summary = valid === null ? null : this.#options.application.header(this.blocks.get(proposal.hash)!);
    if (valid === null || summary === null) return null;
    // No block may have an earlier time: otherwise clocks behind the head would stop the chain until they catch up.
    const earliest = summary.timestampMs <= this.next.earliestMs;
    const timely = earliest || isTimely(summary.timestampMs, receivedMs, proposal.round);
    return { type: 'proposal', proposal, verdict: { valid, timely, fair, headerRound: summary.round } };
  }

  /** For first proposals only: a polka includes more than a third of honest power, which has checked it. */
  async #isFair({ hash, round, validRound }: Proposal): Promise<boolean> {
    if (validRound !== NONE) return true;
    return this.#options.application.isFair(hash, this.blocks.get(hash)!, timeoutMs('propose', round));
  }

  /**
   * Verdict on a message of this height. Known messages are not verified again. A certificate is weighed first:
   * verifying its signatures costs work, and one with too little power is false in any case.
   */
  assess(message: Message): Assessment {
    const { domain, verify } = this.#options;
    const { validators } = this.next;
    switch (message.type) {
      case 'vote':
        if (this.#knows(message.vote)) return 'ignored';
        return newIf(verifyVote(message.vote, validators, domain, verify));
      case 'polka':
        if (this.#knowsPolka(message.certificate)) return 'ignored';
        return newIf(this.#isPolka(message.certificate));
      case 'round': {
        const { certificate } = message;
        if (certificate.round <= this.state.round && certificate.votes.every((vote) => this.#knows(vote)))
          return 'ignored';
        const power = senderPower(certificate.votes, this.config.powers);
        const weighty = holdsHonest(power, this.config.totalPower);
        return newIf(weighty && verifyRound(certificate, validators, domain, verify));
      }
      case 'commit': {
        const { certificate } = message;
        if (this.state.commitCertificate !== null) return 'ignored';
        return newIf(this.#isQuorum(certificate.signers) && verifyCommit(certificate, validators, domain, verify));
      }
      case 'proposal':
        return this.#assessProposal(message);
      case 'status':
        return 'ignored';
    }
  }

  /** Whether a block of this height is needed and missing, so that a message naming it is worth its block. */
  needs(hash: Hash): boolean {
    return !this.blocks.has(hash) && (this.#waiters.has(hash) || this.state.commitCertificate?.hash === hash);
  }

  #assessProposal({ proposal, polka }: Extract<Message, { type: 'proposal' }>): Assessment {
    const { round, validRound, validator, hash, signature } = proposal;
    if (round > this.state.round + 1) return 'ignored';
    if (leaderOf(this.config, round) !== validator || validRound < NONE || validRound >= round) return 'invalid';
    const noted = this.#received.get(keyOf(proposal));
    const wanted =
      noted === undefined
        ? !this.#isInCore(proposal) && (this.#proposalsIn(round).length < MAX_PER_ROUND || this.#hasPolka(proposal))
        : this.needs(hash) || this.nextEvaluation(proposal) !== undefined;
    if (!wanted) return 'ignored';
    const known = noted !== undefined && compareBytes(noted.proposal.signature, signature) === 0;
    if (!known && !this.#isSigned(proposal)) return 'invalid';
    if (polka === null || this.#knowsPolka(polka)) return 'new';
    return newIf(polka.hash === hash && polka.round === validRound && this.#isPolka(polka));
  }

  /** Distinct valid proposals received from the leader of a round. */
  #proposalsIn(round: number): readonly Proposal[] {
    const proposals = new Map<string, Proposal>();
    for (const { proposal } of [...this.state.proposals, ...this.#received.values()]) {
      if (proposal.round === round && !proposals.has(keyOf(proposal))) proposals.set(keyOf(proposal), proposal);
    }
    return [...proposals.values()];
  }

  #isSigned(proposal: Proposal): boolean {
    const { domain, verify } = this.#options;
    const { publicKey } = this.next.validators[proposal.validator]!;
    return verify(signBytes(domain, proposal), proposal.signature, publicKey);
  }

  #isInCore(proposal: Proposal): boolean {
    return this.state.proposals.some((other) => keyOf(other.proposal) === keyOf(proposal));
  }

  /** Whether more than two thirds prevoted the block in the round in which it is proposed. */
  #hasPolka({ round, hash, validRound }: Proposal): boolean {
    const power = powerFor(this.state.votes, round, 'prevote', hash, validRound);
    return polkaAt(this.state, hash, round) !== null || isQuorum(power, this.config.totalPower);
  }

  #isQuorum(signers: readonly number[]): boolean {
    return isQuorum(powerOf(signers, this.config.powers), this.config.totalPower);
  }

  #isPolka(polka: PolkaCertificate): boolean {
    const { domain, verify } = this.#options;
    return this.#isQuorum(polka.signers) && verifyPolka(polka, this.next.validators, domain, verify);
  }

  #knowsPolka({ round, hash, validRound }: PolkaCertificate): boolean {
    return this.state.polkas.some((one) => one.round === round && one.hash === hash && one.validRound === validRound);
  }

  /**
   * Messages in a valid message that this node's key signed and this node did not make: another node uses the key, or
   * this node lost its history.
   */
  signedElsewhere(message: Message): readonly SignedMessage[] {
    const { self } = this.config;
    const claims = self === NONE ? [] : signedIn(message).filter(({ validator }) => validator === self);
    return claims.filter((claim) => !this.state.own.some((made) => isSameVote(made, claim)));
  }

  /** Whether the header names the leader of its round, so that only the leader is paid. */
  #isByLeader(block: Block): boolean {
    const summary = this.#options.application.header(block);
    const leader = summary === null ? undefined : this.next.validators[leaderOf(this.config, summary.round)];
    return leader !== undefined && leader.address === summary?.proposer;
  }

  #knows(vote: Vote): boolean {
    return tally(this.state.votes, vote.round, vote.type).votes.some(
      (held) => held.validator === vote.validator && held.value === vote.value && held.validRound === vote.validRound,
    );
  }
}

const newIf = (genuine: boolean): Assessment => (genuine ? 'new' : 'invalid');

/** Key that distinguishes two proposals of one leader. */
function keyOf({ hash, round, validRound }: Proposal): string {
  return `${hash}/${round}/${validRound}`;
}

/** The height that a message is about. */
export function heightOf(message: Message): number {
  switch (message.type) {
    case 'proposal':
      return message.proposal.height;
    case 'vote':
      return message.vote.height;
    case 'polka':
    case 'round':
    case 'commit':
      return message.certificate.height;
    case 'status':
      return message.status.height;
  }
}
