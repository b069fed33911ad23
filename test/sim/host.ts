/** An honest validator of the simulation: the real core with a disk, clocks, bodies and crashes around it. */

import { initialState } from '../../runtime/engine/consensus/actions.js';
import { type Action, type Advance, advance, complete } from '../../runtime/engine/consensus/advance.js';
import type { EquivocationDetector } from '../../runtime/engine/consensus/equivocation-detector.js';
import { heightOf } from '../../runtime/engine/consensus/height.js';
import { messagesFor, statusOf } from '../../runtime/engine/consensus/rebroadcast.js';
import { recover } from '../../runtime/engine/consensus/recovery.js';
import { RULES, type Rules } from '../../runtime/engine/consensus/rules.js';
import { isTimely } from '../../runtime/engine/consensus/timeliness.js';
import { STATUS_EVERY_MS } from '../../runtime/kernel/agreement/timeouts.js';
import type {
  CommitCertificate,
  CoreRecord,
  CoreState,
  Evidence,
  HeightConfig,
  Input,
  Message,
  Proposal,
  SignedMessage,
  Status,
  Verdict,
} from '../../runtime/kernel/agreement/types.js';
import { NIL, NONE } from '../../runtime/kernel/agreement/types.js';
import type { Hash } from '../../runtime/lib/codec/ids.js';
import { Bodies } from './bodies.js';
import type { Pen, Pens } from './pens.js';
import { type Blocks, type Chance, type Clock, type Timeline, Violation } from './world.js';

const INTERVAL_MS = 200;
/** Peers asked for the body of a proposal before it is dropped; it comes again. A decided body is requested until it comes. */
const TRIES = 3;

/** How a node is built; mutants build it wrong. */
export interface Make {
  readonly rules: Rules;
  readonly messagesFor: (state: CoreState, peer: Status) => readonly Message[];
  /** What of a turn's records reaches the disk. */
  readonly written: (records: readonly CoreRecord[]) => readonly CoreRecord[];
  /** What of the disk's records a restart looks at. */
  readonly read: (records: readonly CoreRecord[]) => readonly CoreRecord[];
  readonly syncsBeforeSending: boolean;
}

export const SOUND: Make = {
  rules: RULES,
  messagesFor,
  written: (records) => records,
  read: (records) => records,
  syncsBeforeSending: true,
};

/** What a host needs of the simulation around it. */
export interface Surroundings {
  readonly time: Timeline;
  readonly chance: Chance;
  readonly blocks: Blocks;
  readonly make: Make;
  readonly pens: Pens;
  /** Chance that a turn ends in a crash now. */
  crashRate(): number;
  send(from: Host, to: Host | null, message: Message): void;
  /** Whether a peer that the host asks has the body of a block and sends it. */
  provides(to: Host, hash: Hash): boolean;
  clock(): Clock;
  /** A block's time is near the host's own. */
  timely(host: Host, hash: Hash): void;
  /** The host's state changed. */
  moved(host: Host): void;
  decided(host: Host, certificate: CommitCertificate): void;
  /** `late`: the height was decided before. */
  accused(host: Host, validator: number, late: boolean): void;
  configOf(height: number, self: number): HeightConfig;
}

export class Host {
  readonly index: number;
  /** Twins share an index; only the whole of a validator is honest. */
  readonly honest: boolean;
  readonly chain: CommitCertificate[] = [];
  state: CoreState;
  private readonly around: Surroundings;
  private readonly pen: Pen;
  private disk: CoreRecord[] = [];
  private detector: EquivocationDetector;
  private early: (readonly [Message, Hash | null])[] = [];
  private readonly bodies = new Bodies();
  private readonly clock: Clock;
  /** When each proposal first arrived, by the clock of this validator. */
  private readonly arrivals = new Map<string, number>();
  /** The height of the records on disk: a crash can come after a block is written and before the vote log is emptied. */
  private diskHeight = 1;
  private lastSeen = '';
  /** Grows with every crash and height, so that older timers find themselves void. */
  private life = 0;
  private up: boolean;

  /** One that does not run only has a place in the network. */
  constructor(index: number, honest: boolean, runs: boolean, around: Surroundings) {
    this.index = index;
    this.honest = honest;
    this.around = around;
    this.pen = around.pens.pen(index);
    this.detector = around.pens.detector();
    this.state = initialState(around.configOf(1, index));
    this.clock = around.clock();
    this.up = runs;
    if (runs) this.begin();
  }

  /** Whether the body of a block is in memory, or on disk after a crash. */
  hasBody(hash: Hash): boolean {
    const stored = this.up ? this.bodies.has(hash) : blocksIn(this.disk).includes(hash);
    return stored || this.chain.some((commit) => commit.hash === hash);
  }

  /** A message may come with the body of its block. */
  receive(from: Host, message: Message, body: Hash | null): void {
    if (!this.up) return;
    const ahead = heightOf(message) - this.state.config.height;
    if (message.type === 'status') {
      if (ahead <= 0) this.answer(from, message.status);
    } else if (ahead === 1) {
      if (this.early.length < 4 * this.state.config.powers.length) this.early.push([message, body]);
    } else if (ahead === 0) {
      if (body !== null) this.bodies.keep(body);
      if (message.type !== 'proposal') this.take(message);
      else {
        if (message.polka !== null) this.take({ type: 'polka', certificate: message.polka });
        this.hearProposal(message.proposal);
      }
    } else if (message.type === 'vote') this.hearLate(message.vote);
    else if (message.type === 'proposal') this.hearLate(message.proposal);
  }

  private hearLate(said: SignedMessage): void {
    const evidence = this.detector.check(said);
    if (evidence !== null) this.accuse(evidence, true);
  }

  private accuse({ first }: Evidence, late: boolean): void {
    if (this.honest) this.around.accused(this, first.validator, late);
  }

  private answer(to: Host, status: Status): void {
    const commit = this.chain[status.height - 1];
    const messages =
      commit === undefined
        ? this.around.make.messagesFor(this.state, status)
        : [{ type: 'commit' as const, certificate: commit }];
    for (const message of messages) this.around.send(this, to, message);
  }

  private hearProposal(proposal: Proposal): void {
    const { hash, round, validRound } = proposal;
    const key = `${hash}/${round}/${validRound}`;
    const receivedMs = this.arrivals.get(key) ?? this.clock.now();
    this.arrivals.set(key, receivedMs);
    this.withBody(hash, () => this.take({ type: 'proposal', proposal, verdict: this.verdict(proposal, receivedMs) }));
  }

  private verdict(proposal: Proposal, receivedMs: number): Verdict {
    const { valid, round, height, timestampMs } = this.around.blocks.get(proposal.hash);
    const earliest = this.earliestMs();
    const timely = timestampMs <= earliest || isTimely(timestampMs, receivedMs, proposal.round);
    if (timely) this.around.timely(this, proposal.hash);
    const sound = valid && height === proposal.height && timestampMs >= earliest;
    return { valid: sound, timely, fair: true, headerRound: round };
  }

  private earliestMs(): number {
    const parent = this.chain.at(-1);
    return parent === undefined ? 0 : this.around.blocks.get(parent.hash).timestampMs + 1;
  }

  /** Does work once the body is there, and requests it. */
  private withBody(hash: Hash, work: () => void): void {
    if (this.bodies.whenHeld(hash, work)) this.request(hash, TRIES);
  }

  private request(hash: Hash, tries: number): void {
    this.later(1 + this.around.chance.below(200), () => {
      if (this.bodies.has(hash)) return;
      if (this.around.provides(this, hash)) this.bodies.keep(hash);
      else if (tries > 1 || this.state.fetching === hash) this.request(hash, tries - 1);
      else this.bodies.giveUp(hash);
    });
  }

  private take(input: Input): void {
    if (this.up) this.perform(advance(this.state, input, this.pen.sign, this.around.make.rules));
  }

  private perform(turn: Advance): void {
    const { chance, make } = this.around;
    const records = make.written(turn.records);
    this.state = turn.state;
    this.checkLock();
    if (this.honest) this.around.moved(this);
    const crashes = turn.records.length > 0 && chance.happens(this.around.crashRate());
    const synced = !crashes || chance.happens(0.5);
    if (synced || make.syncsBeforeSending) this.write(synced ? records : torn(records, chance));
    const acts = (synced && this.pen.sync(crashes)) || !make.syncsBeforeSending;
    if (acts) for (const action of crashes ? torn(turn.actions, chance) : turn.actions) if (this.up) this.act(action);
    if (crashes) this.crash();
  }

  private write(records: readonly CoreRecord[]): void {
    const { height } = this.state.config;
    if (this.diskHeight !== height) this.disk = [];
    this.diskHeight = height;
    this.disk.push(...records);
  }

  /** A lock always has its polka. */
  private checkLock(): void {
    const { lockedRound, lockedValue, polkas } = this.state;
    if (lockedRound === NONE || !this.honest) return;
    const held = polkas.some(({ round, hash }) => round === lockedRound && hash === lockedValue);
    if (!held) throw new Violation(`validator ${this.index} is locked at round ${lockedRound} without a polka`);
  }

  private act(action: Action): void {
    const { time, chance, blocks } = this.around;
    switch (action.type) {
      case 'broadcast':
        this.around.send(this, null, action.message);
        break;
      case 'schedule':
        this.later(action.afterMs, () => this.take({ type: 'timeout', timeout: action.timeout }));
        break;
      case 'build':
        this.later(chance.below(50), () => {
          const timestampMs = Math.max(this.earliestMs(), this.clock.now());
          const { hash } = blocks.make(action.height, action.round, true, timestampMs);
          this.bodies.keep(hash);
          this.around.timely(this, hash);
          this.take({ type: 'built', round: action.round, hash });
        });
        break;
      case 'fetch':
        this.withBody(action.hash, () => {
          this.take({ type: 'fetched', hash: action.hash, valid: blocks.get(action.hash).valid });
        });
        break;
      case 'decide':
        this.decide(action.certificate);
        break;
      case 'evidence':
        this.accuse(action.evidence, false);
        break;
      case 'halt':
        if (this.honest) throw new Violation(`validator ${this.index} stopped at ${time.now}: ${action.reason}`);
    }
  }

  /** Writes the block, then empties the vote log; a crash can come before each. */
  private decide(certificate: CommitCertificate): void {
    const { around } = this;
    const crashes = around.chance.happens(around.crashRate());
    if (crashes && around.chance.happens(0.5)) {
      this.crash();
      return;
    }
    around.decided(this, certificate);
    for (const evidence of this.detector.close(this.state, around.pens.set)) this.accuse(evidence, true);
    this.chain.push(certificate);
    if (crashes) {
      this.crash();
      return;
    }
    this.disk = [];
    this.begin();
  }

  /** Opens the height after the last one decided. */
  private begin(): void {
    const early = this.early;
    this.early = [];
    this.bodies.reset([]);
    this.arrivals.clear();
    this.life++;
    this.state = initialState(this.around.configOf(this.chain.length + 1, this.index));
    this.later(INTERVAL_MS, () => this.take({ type: 'start' }));
    this.keepStatus();
    for (const [message, body] of early) this.receive(this, message, body);
  }

  private crash(): void {
    if (!this.up) return;
    this.up = false;
    this.life++;
    this.detector = this.around.pens.detector();
    this.early = [];
    this.arrivals.clear();
    this.around.time.after(100 + this.around.chance.below(4000), () => this.restart());
  }

  private restart(): void {
    this.up = true;
    this.life++;
    const { make } = this.around;
    const config = this.around.configOf(this.chain.length + 1, this.index);
    if (this.diskHeight !== config.height) this.disk = [];
    const records = this.around.pens.stored(make.read(this.disk));
    this.bodies.reset(blocksIn(records));
    const outcome = recover(config, records, make.rules);
    this.pen.reopen(outcome.state.own);
    if (outcome.state.step === 'new') this.later(INTERVAL_MS, () => this.take({ type: 'start' }));
    this.keepStatus();
    this.perform(complete(outcome, this.pen.sign, make.rules));
  }

  private keepStatus(): void {
    this.later(STATUS_EVERY_MS, () => {
      const status = statusOf(this.state);
      const seen = `${status.round}/${status.step}`;
      if (seen === this.lastSeen && this.state.round !== NONE && this.state.decided === NIL) {
        this.around.send(this, null, { type: 'status', status });
      }
      this.lastSeen = seen;
      this.keepStatus();
    });
  }

  private later(ms: number, run: () => void): void {
    const { life } = this;
    this.around.time.after(ms * this.clock.rate, () => {
      if (this.up && this.life === life) run();
    });
  }
}

const blocksIn = (records: readonly CoreRecord[]): Hash[] =>
  records.flatMap((record) => (record.type === 'block' ? [record.hash] : []));

/** A part from the front: what a crash lets through. */
function torn<T>(items: readonly T[], chance: Chance): readonly T[] {
  return items.slice(0, chance.below(items.length + 1));
}
