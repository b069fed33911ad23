/** What a running node keeps of one height: the core's state, the validator set, and the blocks with their verdicts. */

import { timeoutMs } from '../../kernel/agreement/timeouts.js';
import type {
  CommitCertificate,
  CoreState,
  HeightConfig,
  Input,
  Message,
  Proposal,
} from '../../kernel/agreement/types.js';
import { NONE } from '../../kernel/agreement/types.js';
import type { Hash } from '../../lib/codec/ids.js';
import { initialState, leaderOf } from './actions.js';
import { verifyCommit, verifyPolka, verifyRound, verifySeal, verifyVote } from './certificates.js';
import { hasUnknownSignature } from './elsewhere.js';
import { signBytes } from './messages.js';
import type { DriverOptions, NextHeight } from './ports.js';
import { isTimely } from './timeliness.js';
import { tally } from './votes.js';
import { isQuorum } from './weights.js';

/** The core's view of a height. Throws when a leader is not in the set: the application is wrong. */
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
  /** Blocks of this height that came in, by hash. */
  readonly blocks = new Map<Hash, Block>();
  /** Blocks whose bytes are in the vote log. */
  readonly logged = new Set<Hash>();
  /** Proposals whose block is being fetched or checked. */
  private readonly judging = new Set<string>();
  /** Whether the vote log knows that this height began. */
  opened = false;
  /** Whether a commit certificate came from others: then they are ahead. */
  told = false;
  state: CoreState;
  /** The state as far as it is on disk: peers are told of nothing later. */
  durable: CoreState;
  private readonly verdicts = new Map<Hash, Promise<boolean> | boolean>();
  private readonly options: DriverOptions<Block>;

  constructor(next: NextHeight, options: DriverOptions<Block>) {
    this.next = next;
    this.options = options;
    this.config = configFor(next, options.validator?.publicKey ?? null);
    this.state = initialState(this.config);
    this.durable = this.state;
  }

  /** Whether this node's power alone is a quorum, so that nobody needs its votes and it needs nobody's. */
  get alone(): boolean {
    return isQuorum(this.config.powers[this.config.self] ?? 0, this.config.totalPower);
  }

  /**
   * Keeps a block if it is the one of that hash and carries its seal, which a first proposal is itself; says whether the
   * block is held.
   */
  keepBlock(hash: Hash, block: Block, proposal?: Proposal): boolean {
    if (this.blocks.has(hash)) return true;
    const { application, domain, verify } = this.options;
    const facts = application.header(block);
    if (facts?.hash !== hash) return false;
    const first = proposal?.validRound === NONE && proposal.round === facts.round;
    const seal = first ? proposal.signature : facts.seal;
    const { publicKey } = this.next.validators[leaderOf(this.config, facts.round)]!;
    if (!verifySeal({ ...facts, height: this.config.height, seal }, publicKey, domain, verify)) return false;
    this.blocks.set(hash, application.sealed(block, seal!));
    return true;
  }

  /** Puts this node's own signature to the block it proposes first. */
  seal(hash: Hash, signature: Uint8Array): void {
    const block = this.blocks.get(hash);
    if (block !== undefined) this.blocks.set(hash, this.options.application.sealed(block, signature));
  }

  /** Notes a block this node built or checked before: it is sound. */
  keepSound(hash: Hash, block: Block): void {
    this.blocks.set(hash, block);
    this.verdicts.set(hash, true);
  }

  /** The block that travels with a message. */
  blockOf(message: Message): Block | undefined {
    if (message.type === 'proposal') return this.blocks.get(message.proposal.hash);
    return message.type === 'commit' ? this.blocks.get(message.certificate.hash) : undefined;
  }

  /** Has the application build a block for a round. */
  async build(round: number, lastCommit: CommitCertificate | null): Promise<Hash> {
    const { hash, block } = await this.options.application.build(this.config.height, round, lastCommit);
    this.keepSound(hash, block);
    return hash;
  }

  /** Whether a block is sound, checked once; asks the peers once for one not held, and answers null if they lack it too. */
  async check(hash: Hash): Promise<boolean | null> {
    const { network, application } = this.options;
    const held =
      this.blocks.has(hash) || (await network.fetch(this.config.height, hash, (block) => this.keepBlock(hash, block)));
    if (!held) return null;
    const block = this.blocks.get(hash)!;
    const verdict = this.verdicts.get(hash) ?? (this.isByLeader(block) ? application.validate(hash, block) : false);
    this.verdicts.set(hash, verdict);
    return verdict;
  }

  /** The input that a genuine proposal makes once its block is at hand and checked; null when the block cannot be had. */
  async judge(proposal: Proposal, receivedMs: number): Promise<Input | null> {
    const key = judgingKey(proposal);
    this.judging.add(key);
    const valid = await this.check(proposal.hash);
    const fair = valid === true && (await this.isFair(proposal));
    this.judging.delete(key);
    const facts = valid === null ? null : this.options.application.header(this.blocks.get(proposal.hash)!);
    if (valid === null || facts === null) return null;
    const timely = isTimely(facts.timestampMs, receivedMs, proposal.round);
    return { type: 'proposal', proposal, verdict: { valid, timely, fair, headerRound: facts.round } };
  }

  /** Asked of first proposals only: among those who made a polka more than a third of all power is honest and has checked. */
  private async isFair({ hash, round, validRound }: Proposal): Promise<boolean> {
    if (validRound !== NONE) return true;
    return this.options.application.isFair(hash, this.blocks.get(hash)!, timeoutMs('propose', round));
  }

  /** The input a message of this height makes, if it is new and its signatures are genuine. Proposals: `isGenuine`. */
  inputOf(message: Message): Input | null {
    const { domain, verify } = this.options;
    const { validators } = this.next;
    switch (message.type) {
      case 'vote': {
        const fresh = !this.knows(message) && verifyVote(message.vote, validators, domain, verify);
        return fresh ? message : null;
      }
      case 'polka':
        return verifyPolka(message.certificate, validators, domain, verify) ? message : null;
      case 'round':
        return verifyRound(message.certificate, validators, domain, verify) ? message : null;
      case 'commit': {
        const needed = this.state.commitCertificate === null;
        return needed && verifyCommit(message.certificate, validators, domain, verify) ? message : null;
      }
      case 'proposal':
      case 'status':
        return null;
    }
  }

  /** Whether a proposal is from the leader of a round that is or may come next, is news, and its signatures hold. */
  isGenuine({ proposal, polka }: Extract<Message, { type: 'proposal' }>): boolean {
    const { round, validator } = proposal;
    const { domain, verify } = this.options;
    const signer = this.next.validators[validator];
    if (signer === undefined || round > this.state.round + 1 || leaderOf(this.config, round) !== validator)
      return false;
    const held = this.state.proposals.some((other) => judgingKey(other.proposal) === judgingKey(proposal));
    if (held || this.judging.has(judgingKey(proposal))) return false;
    if (polka !== null && !verifyPolka(polka, this.next.validators, domain, verify)) return false;
    return verify(signBytes(domain, proposal), proposal.signature, signer.publicKey);
  }

  /** Whether a genuine message carries a signature of this node's key that is not among its own of this height. */
  isSignedElsewhere(message: Message): boolean {
    return hasUnknownSignature(message, this.config.self, this.state.own);
  }

  /** Whether the header names the leader of its round: who is paid is who had the turn. */
  private isByLeader(block: Block): boolean {
    const facts = this.options.application.header(block);
    const leader = facts === null ? undefined : this.next.validators[leaderOf(this.config, facts.round)];
    return leader !== undefined && leader.address === facts?.proposer;
  }

  private knows({ vote }: Extract<Message, { type: 'vote' }>): boolean {
    return tally(this.state.votes, vote.round, vote.type).votes.some(
      (held) => held.validator === vote.validator && held.value === vote.value && held.validRound === vote.validRound,
    );
  }
}

function judgingKey({ hash, round, validRound }: Proposal): string {
  return `${hash}/${round}/${validRound}`;
}

/** The height a message is about. */
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
