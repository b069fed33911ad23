/**
 * Drives the core on a live node: processes inputs until nothing changes, syncs once, and only then sends messages,
 * sets timers and commits.
 */

import { STATUS_EVERY_MS } from '../../kernel/agreement/timeouts.js';
import type {
  CommitCertificate,
  CoreOutcome,
  CoreRecord,
  Input,
  Message,
  Proposal,
  Vote,
} from '../../kernel/agreement/types.js';
import { NIL, NONE } from '../../kernel/agreement/types.js';
import type { Hash } from '../../lib/codec/ids.js';
import { leaderOf } from './actions.js';
import type { Action, Advance } from './advance.js';
import { BackgroundWork } from './background-work.js';
import { fullestCommit } from './certificates.js';
import { transition } from './core.js';
import { statusAt } from './driver-status.js';
import { EarlyMessages } from './early-messages.js';
import { Height, heightOf, type ReceivedProposal } from './height.js';
import { HeightClock } from './height-clock.js';
import { persist, restore } from './journal.js';
import { answerStatus, passOn } from './passing.js';
import { PastHeights } from './past-heights.js';
import type { DriverOptions, DriverStatus, NextHeight, Offer } from './ports.js';
import { statusOf } from './rebroadcast.js';
import { recover } from './recovery.js';
import { SigningTurn } from './signing-turn.js';
import { ValidatorSigner } from './validator-signer.js';

/** Messages from peers other than their status. */
type ConsensusMessage = Exclude<Message, { type: 'status' }>;
type ProposalMessage = Extract<Message, { type: 'proposal' }>;

export class ConsensusDriver<Block> {
  readonly #options: DriverOptions<Block>;
  #height: Height<Block> | null = null;
  readonly #pastHeights: PastHeights<Block>;
  #inputs: Input[] = [];
  readonly #earlyMessages = new EarlyMessages<Block>();
  readonly #clock: HeightClock<Block>;
  readonly #validatorSigner: ValidatorSigner<Block>;
  readonly #signing: SigningTurn<Block>;
  /** Building, checking and fetching blocks, and other unawaited tasks. */
  readonly #background: BackgroundWork;
  #lastSeen = '';
  #haltedReason: string | null = null;
  #running = false;
  #pumping: Promise<void> | null = null;

  constructor(options: DriverOptions<Block>) {
    this.#options = options;
    this.#background = new BackgroundWork((cause) =>
      this.#halt(cause instanceof Error ? cause.message : String(cause), cause),
    );
    this.#validatorSigner = new ValidatorSigner(options);
    this.#clock = new HeightClock(options, this.#validatorSigner, () => this.#running);
    this.#signing = new SigningTurn(options, this.#validatorSigner, (height, round, afterMs) => {
      const timeout = { kind: 'propose', height: height.config.height, round } as const;
      this.#clock.after(afterMs, () => this.#push({ type: 'timeout', timeout }, height));
    });
    this.#pastHeights = new PastHeights(options, (work) => this.#background.start(work));
  }

  /** Starts (or resumes) the height after the last durable block. */
  async start(next: NextHeight): Promise<void> {
    if (this.#running) throw new Error('the consensus driver is already running');
    const height = new Height(next, this.#options);
    const records = await restore(this.#options, height);
    this.#running = true;
    this.#haltedReason = null;
    this.#pastHeights.previous = null;
    this.#height = height;
    this.#validatorSigner.cameLate(height);
    this.#pumping = this.#background.guarded(async () => {
      const turn = await this.#signing.complete(height, recover(height.config, records));
      height.state = turn.state;
      await this.#perform(height, turn);
    });
    await this.#pumping;
    this.#pumping = null;
    if (this.#height === height) this.#schedule(height);
    this.#pump();
  }

  /**
   * Ends the current turn and clears all timers. The vote log recovers messages in flight; blocks being built or
   * checked are completed, then discarded.
   */
  async stop(): Promise<void> {
    this.#running = false;
    this.#clock.clear();
    this.#inputs = [];
    this.#earlyMessages.drain();
    await this.#pumping;
    this.#clock.clear();
  }

  /** Stops permanently. Resolves when all started work has finished using the application, the network and the logs. */
  async close(): Promise<void> {
    await this.stop();
    await this.#background.ended();
  }

  status(): DriverStatus {
    const running = this.#running;
    const haltedReason = this.#haltedReason;
    return { ...statusAt(this.#current(), this.#pastHeights.previous), running, haltedReason };
  }

  /**
   * Handles a message from a peer; a proposal or commit may come with its block. Useless messages are dropped; the peer
   * is blamed for false ones.
   */
  receive(peer: string, message: Message, offer?: Offer<Block>): void {
    if (!this.#running) return;
    const height = this.#current();
    const ahead = heightOf(message) - height.config.height;
    if (message.type === 'status') {
      const about = ahead === 0 ? height : ahead < 0 ? this.#pastHeights.previous : null;
      if (about !== null) answerStatus(this.#options.network, peer, about, message.status);
    } else if (ahead < 0) {
      const forged = () => this.#blame(peer, message);
      this.#pastHeights.receive(message, height.config.height, forged, (past) =>
        passOn(this.#options.network, peer, past, message),
      );
    } else if (ahead === 1) {
      this.#earlyMessages.keep(peer, message, offer, this.#options.network.sentries?.senders(peer));
    } else if (ahead === 0) this.#handle(peer, height, message, offer);
  }

  /** Drops the unverified messages of a disconnected peer. */
  drop(peer: string): void {
    this.#earlyMessages.drop(peer);
  }

  /** A block of the current or previous height that this node has. */
  held(hash: Hash): Block | undefined {
    return this.#height?.blocks.get(hash) ?? this.#pastHeights.previous?.blocks.get(hash);
  }

  #handle(peer: string, height: Height<Block>, message: ConsensusMessage, offer: Offer<Block> | undefined): void {
    // Votes would make a waiting validator enter a round in which it may not sign; peers send them again.
    if (message.type !== 'commit' && this.#validatorSigner.waits(height)) return;
    const assessment = height.assess(message);
    if (assessment === 'invalid') {
      this.#blame(peer, message);
      return;
    }
    if (assessment === 'new') this.#checkForeignSignature(height, message);
    if (message.type === 'proposal') {
      if (assessment === 'new') this.#handleProposal(peer, height, message, offer);
      return;
    }
    if (assessment === 'new') passOn(this.#options.network, peer, height, message);
    if (message.type === 'commit') {
      const { hash } = message.certificate;
      height.hasPeerCommit ||= assessment === 'new';
      if (assessment === 'new' || height.needs(hash)) this.#keepBlock(peer, height, hash, offer);
    }
    if (assessment === 'new') this.#push(message);
  }

  /** Stores the block that came with a verified message. */
  #keepBlock(peer: string, height: Height<Block>, hash: Hash, offer?: Offer<Block>, proposal?: Proposal): void {
    if (height.isSealed(hash)) return;
    // The signature of a first proposal completes a block that this node has built as a standby of its proposer.
    const block = offer?.() ?? (proposal?.validRound === NONE ? height.blocks.get(hash) : undefined);
    if (block === undefined || height.keepBlock(hash, block, proposal)) return;
    this.#options.network.blame(peer, 'a block that does not match its message or has a false seal');
  }

  #blame(peer: string, { type }: Message): void {
    this.#options.network.blame(peer, `a ${type} with a false signature`);
  }

  #current(): Height<Block> {
    if (this.#height === null) throw new Error('the consensus driver has not been started');
    return this.#height;
  }

  #enterHeight(next: NextHeight): void {
    const height = new Height(next, this.#options);
    this.#height = height;
    for (const received of this.#earlyMessages.drain()) this.receive(...received);
    this.#schedule(height);
  }

  /** Peers have shown that the chain has not begun: a validator that waited for this takes part. */
  endWaiting(): void {
    const height = this.#current();
    if (!this.#running || !this.#validatorSigner.waits(height)) return;
    this.#validatorSigner.endQuiet();
    this.#openHeight(height);
  }

  /** Sets the timers of a new height: the pause before round 0, and the status. */
  #schedule(height: Height<Block>): void {
    if (!this.#validatorSigner.waits(height)) this.#openHeight(height);
    this.#clock.everyStatus(() => this.#sendStatus());
  }

  #openHeight(height: Height<Block>): void {
    this.#clock.untilStart(height, () => this.#push({ type: 'start' }, height));
  }

  /** If a message has a signature of the node's own key that it did not make, the node goes silent or stops. */
  #checkForeignSignature(height: Height<Block>, message: Message): void {
    const claims = height.signedElsewhere(message);
    if (claims.length === 0) return;
    this.#background.start(async () => {
      const reason = await this.#validatorSigner.detectDoppelganger(height, claims);
      if (reason !== null) this.#halt(reason);
    });
  }

  #handleProposal(peer: string, height: Height<Block>, message: ProposalMessage, offer?: Offer<Block>): void {
    const { proposal, polka } = message;
    const evidence = height.recordProposal(proposal, this.#options.clock.now());
    if (evidence !== null) this.#options.onEvidence?.(evidence);
    if (polka !== null) this.#push({ type: 'polka', certificate: polka });
    this.#keepBlock(peer, height, proposal.hash, offer, proposal);
    passOn(this.#options.network, peer, height, message);
    const due = height.nextEvaluation(proposal);
    if (due !== undefined) this.#evaluate(height, due);
  }

  #evaluate(height: Height<Block>, noted: ReceivedProposal): void {
    this.#background.start(async () => {
      const input = await height.evaluate(noted);
      if (input !== null) this.#push(input, height);
    });
  }

  /** Counts a vote of the own key that another node obtained from the same signer. */
  receiveOwn(vote: Vote): void {
    const height = this.#height;
    if (height === null || vote.height !== height.config.height || height.config.self === NONE) return;
    this.#push({ type: 'vote', vote: { ...vote, validator: height.config.self } }, height);
  }

  /** Requests the missing signatures of the current round again: the signer in another process serves this node now. */
  signAgain(): void {
    if (this.#running && this.#signing.signAgain(this.#height)) this.#pump();
  }

  #push(input: Input, height: Height<Block> | null = this.#height): void {
    if (!this.#running || height !== this.#height) return;
    this.#inputs.push(input);
    this.#pump();
  }

  #pump(): void {
    if (this.#pumping !== null || !this.#running || !this.#hasWork) return;
    this.#pumping = this.#background
      .guarded(async () => {
        while (this.#running && this.#hasWork) {
          const height = this.#current();
          const done = await this.#process(height);
          this.#clock.noteStep(done.state.step);
          for (const noted of height.newlyBacked()) this.#evaluate(height, noted);
          await this.#perform(height, done);
        }
      })
      .finally(() => {
        this.#pumping = null;
        this.#pump();
      });
  }

  get #hasWork(): boolean {
    return this.#inputs.length > 0 || this.#signing.isDue;
  }

  /** Processes everything that waits, so that it shares one sync. */
  async #process(height: Height<Block>): Promise<Advance> {
    const records: CoreRecord[] = [];
    const actions: Action[] = [];
    const perform = async (outcome: CoreOutcome): Promise<void> => {
      const done = await this.#signing.complete(height, outcome);
      height.state = done.state;
      records.push(...done.records);
      actions.push(...done.actions);
    };
    const due = this.#signing.takeDue(height);
    if (due !== undefined) await perform(due);
    for (const input of this.#inputs.splice(0)) await perform(transition(height.state, input));
    return { state: height.state, records, actions };
  }

  /**
   * Writes, then acts. A node whose power alone decides skips the vote log. It holds its messages back until the block
   * and its certificate are durable, so nothing signed in this turn can be sent before, and after a crash it may sign
   * again.
   */
  async #perform(height: Height<Block>, { state, records, actions }: Advance): Promise<void> {
    this.#reportVotes(actions);
    const decision = actions.find((action) => action.type === 'decide');
    const held = decision !== undefined && height.alone && !this.#validatorSigner.isRemote;
    if (!held) {
      await persist(this.#options, height, records);
      height.durable = state;
    }
    for (const action of actions) {
      if (action.type !== 'decide' && !(held && action.type === 'broadcast')) this.#act(height, action);
    }
    if (decision === undefined) return;
    await this.#commit(height, decision.certificate);
    if (held) {
      const block = height.blocks.get(decision.certificate.hash);
      this.#options.network.broadcast({ type: 'commit', certificate: decision.certificate }, block);
      this.#background.start(() => this.#validatorSigner.sync());
    }
  }

  #reportVotes(actions: readonly Action[]): void {
    const { onVote } = this.#options;
    if (onVote === undefined) return;
    for (const action of actions) {
      if (action.type !== 'broadcast' || action.message.type !== 'vote') continue;
      const { value, type } = action.message.vote;
      if (value !== NIL) onVote(value, type);
    }
  }

  #act(height: Height<Block>, action: Exclude<Action, { type: 'decide' }>): void {
    const { type } = action;
    if (type === 'broadcast') this.#options.network.broadcast(action.message, height.blockOf(action.message));
    else if (type === 'schedule') {
      const { timeout, afterMs } = action;
      this.#clock.after(afterMs, () => this.#push({ type: 'timeout', timeout }, height));
    } else if (type === 'build') this.#background.start(() => this.#build(height, action.round));
    else if (type === 'fetch') this.#background.start(() => this.#recoverBlock(height, action.hash));
    else if (type === 'evidence') this.#options.onEvidence?.(action.evidence);
    else this.#halt(action.reason);
  }

  async #build(height: Height<Block>, round: number): Promise<void> {
    const { previous } = this.#pastHeights;
    const last = previous === null ? null : fullestCommit(previous.state);
    const hash = await height.build(round, last);
    this.#push({ type: 'built', round, hash }, height);
  }

  /** Fetches a committed block, however long it takes, and checks it. */
  async #recoverBlock(height: Height<Block>, hash: Hash): Promise<void> {
    if (!this.#running || height !== this.#height) return;
    const valid = await height.check(hash, leaderOf(height.config, height.state.commitCertificate?.round ?? 0));
    if (valid !== null) this.#push({ type: 'fetched', hash, valid }, height);
    else this.#clock.after(STATUS_EVERY_MS, () => this.#background.start(() => this.#recoverBlock(height, hash)));
  }

  async #commit(height: Height<Block>, certificate: CommitCertificate): Promise<void> {
    if (!(await this.#validatorSigner.seal(height, certificate))) {
      height.unsealed = certificate;
      return;
    }
    const { hash } = certificate;
    const block = height.blocks.get(hash)!;
    const next = await this.#options.application.commit(hash, block, certificate);
    const fixedMs = this.#options.clock.now();
    if (height.late) this.#validatorSigner.cameLate(height);
    if (height.opened) await this.#options.voteLog.finish(height.config.height);
    const lastCommit = this.#options.application.header(block)?.lastCommit ?? null;
    if (lastCommit !== null) this.#pastHeights.carried(lastCommit);
    this.#pastHeights.close(height, this.#inputs.splice(0));
    this.#clock.clear();
    // The pause elapses while the vote log moves to the next height.
    const passedMs = Math.max(0, this.#options.clock.now() - fixedMs);
    if (this.#running) this.#enterHeight({ ...next, intervalMs: Math.max(0, next.intervalMs - passedMs) });
  }

  /** Broadcasts the status of a node without progress since the last call. */
  #sendStatus(): void {
    const state = this.#current().durable;
    const status = statusOf(state);
    const seen = `${status.height}/${status.round}/${status.step}`;
    if (seen === this.#lastSeen && state.round !== NONE && state.decided === NIL) {
      this.#options.network.broadcast({ type: 'status', status });
    }
    this.#lastSeen = seen;
  }

  #halt(reason: string, cause?: unknown): void {
    if (this.#haltedReason !== null) return;
    this.#haltedReason = reason;
    this.#running = false;
    this.#clock.clear();
    this.#options.onHalt(reason, cause);
  }
}
