/** An honest validator of the simulation: the real core with a disk, timers and crashes around it. */

import { initialState } from '../../runtime/engine/consensus/actions.js';
import { type Action, type Advance, advance, complete } from '../../runtime/engine/consensus/advance.js';
import type { EquivocationDetector } from '../../runtime/engine/consensus/equivocation-detector.js';
import { heightOf } from '../../runtime/engine/consensus/height.js';
import { messagesFor, statusOf } from '../../runtime/engine/consensus/rebroadcast.js';
import { recover } from '../../runtime/engine/consensus/recovery.js';
import { RULES, type Rules } from '../../runtime/engine/consensus/rules.js';
import { STATUS_EVERY_MS } from '../../runtime/kernel/agreement/timeouts.js';
import type {
  CommitCertificate,
  CoreRecord,
  CoreState,
  Evidence,
  HeightConfig,
  Input,
  Message,
  SignedMessage,
  Status,
} from '../../runtime/kernel/agreement/types.js';
import { NIL, NONE } from '../../runtime/kernel/agreement/types.js';
import type { Pen, Pens } from './pens.js';
import { type Blocks, type Chance, type Timeline, Violation } from './world.js';

const INTERVAL_MS = 200;

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
  private early: Message[] = [];
  private lastSeen = '';
  /** Grows with every crash and height, so that older timers find themselves void. */
  private life = 0;
  private up = true;

  constructor(index: number, honest: boolean, around: Surroundings) {
    this.index = index;
    this.honest = honest;
    this.around = around;
    this.pen = around.pens.pen(index);
    this.detector = around.pens.detector();
    this.state = initialState(around.configOf(1, index));
    this.begin();
  }

  receive(from: Host, message: Message): void {
    if (!this.up) return;
    const ahead = heightOf(message) - this.state.config.height;
    if (message.type === 'status') {
      if (ahead <= 0) this.answer(from, message.status);
    } else if (ahead === 1) {
      if (this.early.length < 4 * this.state.config.powers.length) this.early.push(message);
    } else if (ahead === 0) for (const input of this.inputsOf(message)) this.take(input);
    else if (message.type === 'vote') this.hearLate(message.vote);
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

  private inputsOf(message: Message): readonly Input[] {
    if (message.type === 'status') return [];
    if (message.type !== 'proposal') return [message];
    const { proposal, polka } = message;
    const { valid, round, height } = this.around.blocks.get(proposal.hash);
    const verdict = { valid: valid && height === proposal.height, timely: true, fair: true, headerRound: round };
    const checked: Input = { type: 'proposal', proposal, verdict };
    return polka === null ? [checked] : [{ type: 'polka', certificate: polka }, checked];
  }

  private take(input: Input): void {
    if (this.up) this.perform(advance(this.state, input, this.pen.sign, this.around.make.rules));
  }

  private perform(turn: Advance): void {
    const { chance, make } = this.around;
    const records = make.written(turn.records);
    this.state = turn.state;
    this.checkLock();
    const crashes = turn.records.length > 0 && chance.happens(this.around.crashRate());
    const synced = !crashes || chance.happens(0.5);
    if (synced || make.syncsBeforeSending) this.disk.push(...(synced ? records : torn(records, chance)));
    const acts = (synced && this.pen.sync(crashes)) || !make.syncsBeforeSending;
    if (acts) for (const action of crashes ? torn(turn.actions, chance) : turn.actions) this.act(action);
    if (crashes) this.crash();
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
    const { height } = this.state.config;
    switch (action.type) {
      case 'broadcast':
        this.around.send(this, null, action.message);
        break;
      case 'schedule':
        this.later(action.afterMs, () => this.take({ type: 'timeout', timeout: action.timeout }));
        break;
      case 'build':
        this.later(chance.below(50), () => {
          const { hash } = blocks.make(height, action.round, true);
          this.take({ type: 'built', round: action.round, hash });
        });
        break;
      case 'fetch':
        this.later(chance.below(200), () => {
          this.take({ type: 'fetched', hash: action.hash, valid: blocks.get(action.hash).valid });
        });
        break;
      case 'decide':
        this.around.decided(this, action.certificate);
        for (const evidence of this.detector.close(this.state, this.around.pens.set)) this.accuse(evidence, true);
        this.chain.push(action.certificate);
        this.disk = [];
        this.begin();
        break;
      case 'evidence':
        this.accuse(action.evidence, false);
        break;
      case 'halt':
        if (this.honest) throw new Violation(`validator ${this.index} stopped at ${time.now}: ${action.reason}`);
    }
  }

  /** Opens the height after the last one decided. */
  private begin(): void {
    const early = this.early;
    this.early = [];
    this.life++;
    this.state = initialState(this.around.configOf(this.chain.length + 1, this.index));
    this.later(INTERVAL_MS, () => this.take({ type: 'start' }));
    this.keepStatus();
    for (const message of early) this.receive(this, message);
  }

  private crash(): void {
    this.up = false;
    this.life++;
    this.detector = this.around.pens.detector();
    this.early = [];
    this.around.time.after(100 + this.around.chance.below(4000), () => this.restart());
  }

  private restart(): void {
    this.up = true;
    this.life++;
    const { make } = this.around;
    const config = this.around.configOf(this.chain.length + 1, this.index);
    const records = this.around.pens.stored(make.read(this.disk));
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
    this.around.time.after(ms, () => {
      if (this.up && this.life === life) run();
    });
  }
}

/** A part from the front: what a crash lets through. */
function torn<T>(items: readonly T[], chance: Chance): readonly T[] {
  return items.slice(0, chance.below(items.length + 1));
}
