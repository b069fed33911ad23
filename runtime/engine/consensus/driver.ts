/**
 * Drives the core on a live node: processes inputs until nothing changes, syncs once, and only then sends messages,
 * sets timers and commits.
 */

import { STATUS_EVERY_MS, timeoutMs } from '../../kernel/agreement/timeouts.js';
import type {
  CommitCertificate,
  CoreOutcome,
  CoreRecord,
  Input,
  Message,
  Proposal,
  UnsignedMessage,
  Vote,
} from '../../kernel/agreement/types.js';
import { NIL, NONE } from '../../kernel/agreement/types.js';
import type { Hash } from '../../lib/codec/ids.js';
import { leaderOf } from './actions.js';
import { type Action, type Advance, turn } from './advance.js';
import { fullestCommit } from './certificates.js';
import { transition } from './core.js';
import { statusAt } from './driver-status.js';
import { EarlyMessages } from './early-messages.js';
import { Height, heightOf, type ReceivedProposal } from './height.js';
import { persist, restore } from './journal.js';
import { PastHeights } from './past-heights.js';
import { beginPause } from './pause.js';
import type { DriverOptions, DriverStatus, NextHeight, Offer } from './ports.js';
import { messagesFor, statusOf } from './rebroadcast.js';
import { recover } from './recovery.js';
import { Timers } from './timers.js';
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
  readonly #timers: Timers;
  readonly #validatorSigner: ValidatorSigner<Block>;
  #lastSeen = '';
  /** The current step and its start time. */
  #step = { name: 'new', beganMs: 0 };
  #haltedReason: string | null = null;
  /** Whether missing signatures are due to be requested again. */
  #signsAgain = false;
  #running = false;
  #pumping: Promise<void> | null = null;
  /** Background work: building, checking and fetching blocks, and other unawaited tasks. */
  readonly #inBackground = new Set<Promise<void>>();

  constructor(options: DriverOptions<Block>) {
    this.#options = options;
    this.#timers = new Timers(options.clock);
    this.#validatorSigner = new ValidatorSigner(options);
    this.#pastHeights = new PastHeights(options, (work) => this.#background(work));
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
    this.#pumping = this.#guarded(async () => {
      const turn = await this.#complete(height, recover(height.config, records));
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
    this.#timers.clear();
    this.#inputs = [];
    this.#earlyMessages.drain();
    await this.#pumping;
    this.#timers.clear();
  }

  /** Stops permanently. Resolves when all started work has finished using the application, the network and the logs. */
  async close(): Promise<void> {
    await this.stop();
    while (this.#inBackground.size > 0) await Promise.all(this.#inBackground);
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
      if (ahead <= 0) this.#answerStatus(peer, message);
    } else if (ahead < 0) {
      const forged = () => this.#blame(peer, message);
      this.#pastHeights.receive(message, height.config.height, forged, (past) => this.#pass(peer, past, message));
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
    if (assessment === 'new') this.#pass(peer, height, message);
    if (message.type === 'commit') {
      const { hash } = message.certificate;
      height.hasPeerCommit ||= assessment === 'new';
      if (assessment === 'new' || height.needs(hash)) this.#keepBlock(peer, height, hash, offer);
    }
    if (assessment === 'new') this.#push(message);
  }

  /** A sentry passes a verified vote or proposal on. */
  #pass(peer: string, height: Height<Block>, message: ConsensusMessage): void {
    const { sentries } = this.#options.network;
    const signed = message.type === 'vote' ? message.vote : message.type === 'proposal' ? message.proposal : undefined;
    if (sentries === undefined || signed === undefined) return;
    const { publicKey } = height.next.validators[signed.validator]!;
    sentries.pass(peer, message, publicKey, height.blockOf(message));
  }

  /** Stores the block that came with a verified message. */
  #keepBlock(peer: string, height: Height<Block>, hash: Hash, offer?: Offer<Block>, proposal?: Proposal): void {
    const block = height.blocks.has(hash) ? undefined : offer?.();
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
    this.#scheduleStatus();
  }

  #openHeight(height: Height<Block>): void {
    const quietMs = this.#validatorSigner.quietMs(height);
    if (quietMs > 0) this.#after(quietMs, () => this.#endQuiet(height));
    else if (height.state.step === 'new') {
      const { application, clock } = this.#options;
      this.#pause(height, beginPause(height.next, clock, height.alone ? {} : application));
    }
  }

  #pause(height: Height<Block>, left: (waitedMs: number) => number, waitedMs = 0): void {
    const ms = left(waitedMs);
    const isOver = (): boolean => left(waitedMs + ms) <= 0;
    this.#after(ms, () =>
      isOver() ? this.#push({ type: 'start' }, height) : this.#pause(height, left, waitedMs + ms),
    );
  }

  #endQuiet(height: Height<Block>): void {
    if (height !== this.#height) return;
    this.#validatorSigner.endQuiet();
    this.#push({ type: 'start' }, height);
  }

  /** If a message has a signature of the node's own key that it did not make, the node goes silent or stops. */
  #checkForeignSignature(height: Height<Block>, message: Message): void {
    const claims = height.signedElsewhere(message);
    if (claims.length === 0) return;
    this.#background(async () => {
      const reason = await this.#validatorSigner.detectDoppelganger(height, claims);
      if (reason !== null) this.#halt(reason);
    });
  }

  #answerStatus(peer: string, { status }: Extract<Message, { type: 'status' }>): void {
    const height = this.#current();
    const about = status.height === height.config.height ? height : this.#pastHeights.previous;
    if (about === null) return;
    const { sentries } = this.#options.network;
    const answersFor =
      sentries && ((index: number) => sentries.answersFor(peer, about.next.validators[index]!.publicKey));
    for (const message of messagesFor(about.durable, status, answersFor)) {
      this.#options.network.sendTo(peer, message, about.blockOf(message));
    }
  }

  #handleProposal(peer: string, height: Height<Block>, message: ProposalMessage, offer?: Offer<Block>): void {
    const { proposal, polka } = message;
    const evidence = height.recordProposal(proposal, this.#options.clock.now());
    if (evidence !== null) this.#options.onEvidence?.(evidence);
    if (polka !== null) this.#push({ type: 'polka', certificate: polka });
    this.#keepBlock(peer, height, proposal.hash, offer, proposal);
    this.#pass(peer, height, message);
    const due = height.nextEvaluation(proposal);
    if (due !== undefined) this.#evaluate(height, due);
  }

  #evaluate(height: Height<Block>, noted: ReceivedProposal): void {
    this.#background(async () => {
      const input = await height.evaluate(noted);
      if (input !== null) this.#push(input, height);
    });
  }

  /** Completes an outcome with signatures; waits only for a signer in another process. */
  async #complete(height: Height<Block>, outcome: CoreOutcome): Promise<Advance> {
    const running = turn(outcome);
    const kept: CoreRecord[] = [];
    let step = running.next();
    while (!step.done) {
      const { message, records: before } = step.value;
      // A remote signer's record is durable at once, so what it is about must be durable before: block and lock.
      if (this.#validatorSigner.isRemote) await persist(this.#options, height, before);
      else kept.push(...before);
      const asked = this.#validatorSigner.sign(height, message);
      const signed = asked instanceof Promise ? await asked : asked;
      if (signed === null) this.#noteUnsigned(height, message);
      step = running.next(signed);
    }
    return { ...step.value, records: [...kept, ...step.value.records] };
  }

  /** A validator that decides alone sets no timers, but must leave a round in which it may not propose. */
  #noteUnsigned(height: Height<Block>, message: UnsignedMessage): void {
    height.unsigned.push(message);
    if (!height.alone || message.type !== 'proposal') return;
    const timeout = { kind: 'propose', height: message.height, round: message.round } as const;
    this.#after(timeoutMs('propose', message.round), () => this.#push({ type: 'timeout', timeout }, height));
  }

  /** Counts a vote of the own key that another node obtained from the same signer. */
  receiveOwn(vote: Vote): void {
    const height = this.#height;
    if (height === null || vote.height !== height.config.height || height.config.self === NONE) return;
    this.#push({ type: 'vote', vote: { ...vote, validator: height.config.self } }, height);
  }

  /** Requests the missing signatures of the current round again: the signer in another process serves this node now. */
  signAgain(): void {
    if (!this.#running || (this.#height?.unsigned.length ?? 0) === 0) return;
    this.#signsAgain = true;
    this.#pump();
  }

  #push(input: Input, height: Height<Block> | null = this.#height): void {
    if (!this.#running || height !== this.#height) return;
    this.#inputs.push(input);
    this.#pump();
  }

  #pump(): void {
    if (this.#pumping !== null || !this.#running || !this.#hasWork) return;
    this.#pumping = this.#guarded(async () => {
      while (this.#running && this.#hasWork) {
        const height = this.#current();
        const done = await this.#process(height);
        this.#noteStep(done.state.step);
        for (const noted of height.newlyBacked()) this.#evaluate(height, noted);
        await this.#perform(height, done);
      }
    }).finally(() => {
      this.#pumping = null;
      this.#pump();
    });
  }

  get #hasWork(): boolean {
    return this.#inputs.length > 0 || this.#signsAgain;
  }

  #noteStep(name: string): void {
    const { onStep, clock } = this.#options;
    if (onStep === undefined || name === this.#step.name) return;
    const nowMs = clock.now();
    if (this.#step.beganMs > 0) onStep(this.#step.name, nowMs - this.#step.beganMs);
    this.#step = { name, beganMs: nowMs };
  }

  /** Processes everything that waits, so that it shares one sync. */
  async #process(height: Height<Block>): Promise<Advance> {
    const records: CoreRecord[] = [];
    const actions: Action[] = [];
    const perform = async (outcome: CoreOutcome): Promise<void> => {
      const done = await this.#complete(height, outcome);
      height.state = done.state;
      records.push(...done.records);
      actions.push(...done.actions);
    };
    if (this.#signsAgain) {
      this.#signsAgain = false;
      await perform({ state: height.state, effects: height.takeUnsigned() });
    }
    for (const input of this.#inputs.splice(0)) await perform(transition(height.state, input));
    return { state: height.state, records, actions };
  }

  /**
   * Writes, then acts. A node whose power alone decides skips the vote log. It holds its messages back until the block
   * and its certificate are durable, so nothing signed in this turn can be sent before, and after a crash it may sign
   * again.
   */
  async #perform(height: Height<Block>, { state, records, actions }: Advance): Promise<void> {
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
      this.#background(() => this.#validatorSigner.sync());
    }
  }

  #act(height: Height<Block>, action: Exclude<Action, { type: 'decide' }>): void {
    const { type } = action;
    if (type === 'broadcast') this.#options.network.broadcast(action.message, height.blockOf(action.message));
    else if (type === 'schedule') {
      const { timeout, afterMs } = action;
      this.#after(afterMs, () => this.#push({ type: 'timeout', timeout }, height));
    } else if (type === 'build') this.#background(() => this.#build(height, action.round));
    else if (type === 'fetch') this.#background(() => this.#recoverBlock(height, action.hash));
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
    else this.#after(STATUS_EVERY_MS, () => this.#background(() => this.#recoverBlock(height, hash)));
  }

  async #commit(height: Height<Block>, certificate: CommitCertificate): Promise<void> {
    const { hash } = certificate;
    const block = height.blocks.get(hash)!;
    const next = await this.#options.application.commit(hash, block, certificate);
    const fixedMs = this.#options.clock.now();
    if (height.late) this.#validatorSigner.cameLate(height);
    if (height.opened) await this.#options.voteLog.finish(height.config.height);
    const lastCommit = this.#options.application.header(block)?.lastCommit ?? null;
    if (lastCommit !== null) this.#pastHeights.carried(lastCommit);
    this.#pastHeights.close(height, this.#inputs.splice(0));
    this.#timers.clear();
    // The pause elapses while the vote log moves to the next height.
    const passedMs = Math.max(0, this.#options.clock.now() - fixedMs);
    if (this.#running) this.#enterHeight({ ...next, intervalMs: Math.max(0, next.intervalMs - passedMs) });
  }

  /** A node without progress since the last call sends its status. */
  #scheduleStatus(): void {
    this.#after(STATUS_EVERY_MS, () => {
      const state = this.#current().durable;
      const status = statusOf(state);
      const seen = `${status.height}/${status.round}/${status.step}`;
      if (seen === this.#lastSeen && state.round !== NONE && state.decided === NIL) {
        this.#options.network.broadcast({ type: 'status', status });
      }
      this.#lastSeen = seen;
      this.#scheduleStatus();
    });
  }

  #after(ms: number, callback: () => void): void {
    if (this.#running) this.#timers.after(ms, callback);
  }

  #background(work: () => Promise<void>): void {
    const running = this.#guarded(work).finally(() => this.#inBackground.delete(running));
    this.#inBackground.add(running);
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#halt(error instanceof Error ? error.message : String(error), error);
    }
  }

  #halt(reason: string, cause?: unknown): void {
    if (this.#haltedReason !== null) return;
    this.#haltedReason = reason;
    this.#running = false;
    this.#timers.clear();
    this.#options.onHalt(reason, cause);
  }
}
