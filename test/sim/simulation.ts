/**
 * Deterministic simulation: validators on the real core under loss, partitions, crashes, jumping clocks, missing bodies and
 * faulty peers; one seed is one schedule. `npm run sim` runs many, or replays one.
 */
import { heightOf } from '../../runtime/engine/consensus/height.js';
import type { CommitCertificate, HeightConfig, Message } from '../../runtime/kernel/agreement/types.js';
import type { Hash } from '../../runtime/lib/codec/ids.js';
import { KINDS, type Kind, Liar } from './byzantine.js';
import { Host, type Make, SOUND, type Surroundings } from './host.js';
import { bodyOf, cellOf, describe, roundOf } from './naming.js';
import { type Pens, plainPens } from './pens.js';
import { jointState, placeOf } from './places.js';
import { realPens } from './real-pens.js';
import { Blocks, Chance, type Clock, Timeline, type Turn, Violation } from './world.js';

/** Powers of the validators, and how many of the last ones are faulty: up to just below a third of the power. */
const SETS = [
  { powers: [1, 1, 1, 1], faulty: 1 },
  { powers: [1, 1, 1, 1], faulty: 1 },
  { powers: [4, 3, 3, 3, 2], faulty: 1 },
  { powers: [1, 1, 1, 1, 1, 1, 1], faulty: 2 },
  { powers: [5, 5, 3, 6], faulty: 1 },
  { powers: [3, 3, 3, 2, 2, 3], faulty: 2 },
] as const;

const TARGET_HEIGHT = 3;
/** After the network heals, all honest validators reach the target within this time. */
const HEALING_MS = 90_000;
/** Time of day when a schedule begins, and how far clocks are from it once they are right. */
const EPOCH_MS = 1_000_000;
const SKEW_MS = 200;

export interface Options {
  readonly make?: Make;
  /** Overrides how many validators are faulty, to see that too many do break agreement. */
  readonly faulty?: number;
  readonly kind?: Kind;
  /** Whether messages are signed, sent as bytes and verified, and validators have real signers. */
  readonly real?: boolean;
  readonly trace?: (line: string) => void;
  /** Seeds that take over in the course of the schedule. */
  readonly turns?: readonly Turn[];
  /** Called with the state of all honest validators together, as a number, whenever it changed, and the draws so far. */
  readonly reached?: (state: number, draws: number) => void;
}

export interface Result {
  readonly seed: number;
  readonly events: number;
  /** Second messages of faulty validators that came when the height was decided, and convict them. */
  readonly late: number;
  /** What was broken, or null. */
  readonly violation: string | null;
}

/** Runs the schedule of a seed to its end. */
export function simulate(seed: number, options: Options = {}): Result {
  const world = new World(seed, options);
  try {
    world.run();
    return { seed, events: world.time.events, late: world.late, violation: null };
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    return { seed, events: world.time.events, late: world.late, violation: error.message };
  }
}

class World implements Surroundings {
  readonly time = new Timeline();
  readonly blocks = new Blocks();
  readonly chance: Chance;
  readonly make: Make;
  readonly pens: Pens;
  late = 0;
  private readonly hosts: Host[] = [];
  private readonly liars = new Map<Host, Liar>();
  private readonly kinds = new Map<Host, Kind>();
  private readonly powers: readonly number[];
  private readonly honestCount: number;
  private readonly agreed = new Map<number, string>();
  private readonly signed = new Map<string, string>();
  /** Honest validators that found the time of a block near their own. */
  private readonly timelyFor = new Map<Hash, Set<number>>();
  private readonly places = new Map<Host, number>();
  private readonly reached: Options['reached'];
  private readonly trace: ((line: string) => void) | undefined;
  private readonly salt: number;
  private readonly network: {
    heals: number;
    drop: number;
    duplicate: number;
    delay: number;
    crash: number;
    split: number;
    /** Chance that a message comes without the body of its block. */
    bare: number;
    drift: number;
    jump: number;
  };
  private splitUntil = 0;
  private splitSide: readonly boolean[] = [];

  constructor(seed: number, { make = SOUND, faulty, kind, real = false, trace, turns, reached }: Options) {
    const chance = new Chance(Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995, turns);
    this.chance = chance;
    this.make = make;
    this.trace = trace;
    this.reached = reached;
    this.salt = chance.below(2 ** 31);
    const set = chance.pick(SETS);
    this.powers = set.powers;
    this.pens = real ? realPens(set.powers) : plainPens;
    this.honestCount = set.powers.length - (faulty ?? set.faulty);
    this.network = {
      heals: chance.happens(0.1) ? 0 : 5000 + chance.below(35_000),
      drop: chance.happens(0.5) ? 0 : 0.35 * chance.next(),
      duplicate: 0.1 * chance.next(),
      delay: chance.pick([20, 200, 1500]),
      crash: chance.happens(0.5) ? 0 : 0.05 * chance.next(),
      split: chance.pick([0, 0.5, 0.9]),
      bare: chance.pick([0, 0, 0.2, 0.9]),
      drift: chance.pick([0, 0.1]),
      jump: chance.pick([0, 0, 2000, 60_000]),
    };
    this.powers.forEach((_, index) => {
      this.populate(index, index < this.honestCount ? null : (kind ?? chance.pick(KINDS)));
    });
  }

  private populate(index: number, kind: Kind | null): void {
    const halves = kind === 'twins' ? 2 : 1;
    for (let half = 0; half < halves; half++) {
      const lies = kind === 'equivocating' || kind === 'lying';
      const host = new Host(index, kind === null, kind !== 'silent' && !lies, this);
      this.hosts.push(host);
      if (kind === null) continue;
      this.kinds.set(host, kind);
      if (!lies) continue;
      const leaderOf = (height: number, round: number): number => (height + round) % this.powers.length;
      const liar = new Liar(index, kind === 'equivocating', this.chance, this.blocks, leaderOf, this.clock());
      this.liars.set(host, liar);
    }
  }

  run(): void {
    const end = this.network.heals + HEALING_MS;
    const slow = (): Host | undefined => this.hosts.find((host) => host.honest && host.chain.length < TARGET_HEIGHT);
    while (slow() !== undefined) {
      if (!this.time.step() || this.time.now > end) {
        const host = slow()!;
        const { round, step, config } = host.state;
        throw new Violation(`validator ${host.index} stands still at ${config.height}/${round}/${step}`);
      }
    }
  }

  crashRate(): number {
    return this.time.now < this.network.heals ? this.network.crash : 0;
  }

  configOf(height: number, self: number): HeightConfig {
    const { powers } = this;
    const leaders = powers.map((_, i) => (height + i) % powers.length);
    return { height, self, powers, totalPower: powers.reduce((sum, power) => sum + power, 0), leaders };
  }

  /** The timers of a clock drift; its time of day jumps until the network heals, and is then nearly right. */
  clock(): Clock {
    const { network, chance, time } = this;
    const skew = chance.below(2 * SKEW_MS) - SKEW_MS;
    let jumpsAt = 0;
    let offset = 0;
    const now = (): number => {
      if (time.now >= network.heals) return EPOCH_MS + time.now + skew;
      if (time.now >= jumpsAt) {
        offset = chance.happens(0.5) ? 0 : chance.below(2 * network.jump + 1) - network.jump;
        jumpsAt = time.now + 500 + chance.below(10_000);
      }
      return Math.trunc(EPOCH_MS + time.now + skew + offset);
    };
    return { rate: 1 + network.drift * (2 * chance.next() - 1), now };
  }

  timely(host: Host, hash: Hash): void {
    if (!host.honest) return;
    const by = this.timelyFor.get(hash) ?? new Set();
    this.timelyFor.set(hash, by.add(host.index));
  }

  moved(host: Host): void {
    if (this.reached === undefined) return;
    const place = placeOf(host.state);
    if (this.places.get(host) === place) return;
    this.places.set(host, place);
    this.reached(jointState([...this.places.keys()].map(({ state }) => state)), this.chance.draws);
  }

  provides(to: Host, hash: Hash): boolean {
    const { network, chance, time } = this;
    const from = chance.pick(this.hosts);
    if (from === to) return false;
    if (time.now < network.heals && (chance.happens(network.drop) || this.isSplit(from, to))) return false;
    return this.liars.has(from) ? chance.happens(0.3) : from.hasBody(hash);
  }

  send(from: Host, to: Host | null, message: Message): void {
    if (from.honest) this.checkSigned(from, message);
    const kind = this.kinds.get(from);
    if (kind === 'silent' || this.liars.has(from)) return;
    const carried = this.pens.carried(message);
    if (carried === null && from.honest) throw new Violation(`validator ${from.index} sends what others refuse`);
    for (const host of to === null ? this.hosts : [to]) {
      if (host === from || this.kinds.get(host) === 'silent' || (kind === 'withholding' && this.chance.happens(0.5)))
        continue;
      if (carried !== null) this.carry(from, host, carried);
    }
  }

  decided(host: Host, { height, hash }: CommitCertificate): void {
    this.trace?.(`${this.time.now} ${host.index} decides ${height} ${hash.slice(-4)}`);
    if (!host.honest) return;
    const block = this.blocks.get(hash);
    if (!block.valid || block.height !== height)
      throw new Violation(`height ${height} decided on a block that is not sound`);
    const other = this.agreed.get(height);
    this.agreed.set(height, hash);
    if (other !== undefined && other !== hash) throw new Violation(`validators disagree at height ${height}`);
    if (other !== undefined) return;
    if (!this.holdsThird(({ index }) => this.timelyFor.get(hash)?.has(index) === true))
      throw new Violation(`height ${height} decided with the time of nobody`);
    if (!this.holdsThird((one) => one.hasBody(hash)))
      throw new Violation(`height ${height} decided without a body on enough disks`);
  }

  /** Whether honest validators with more than a third of the power fulfil a condition. */
  private holdsThird(condition: (host: Host) => boolean): boolean {
    const { powers } = this;
    const power = this.hosts
      .filter((host) => host.honest && condition(host))
      .reduce((sum, { index }) => sum + powers[index]!, 0);
    return 3 * power > powers.reduce((sum, one) => sum + one, 0);
  }

  accused(host: Host, validator: number, late: boolean): void {
    if (late) this.late++;
    if (validator < this.honestCount) throw new Violation(`validator ${host.index} accuses the honest ${validator}`);
  }

  /** No honest validator ever signs two different things in one place, whatever crashes. */
  private checkSigned(from: Host, message: Message): void {
    if (message.type !== 'vote' && message.type !== 'proposal') return;
    const body = message.type === 'vote' ? message.vote : message.proposal;
    if (body.validator !== from.index) return;
    const place = `${from.index}/${body.height}/${body.round}/${body.type}`;
    const what = `${body.type === 'proposal' ? body.hash : body.value}/${body.validRound}`;
    const before = this.signed.get(place) ?? what;
    this.signed.set(place, what);
    if (before !== what) throw new Violation(`validator ${from.index} signed twice at ${place}`);
  }

  private carry(from: Host, to: Host, message: Message): void {
    const { network, chance, time } = this;
    const wild = time.now < network.heals;
    if (wild && (chance.happens(network.drop) || this.parted(from, to, message) || this.isSplit(from, to))) return;
    const body = this.sentWith(from, message);
    const deliver = (): void => {
      this.trace?.(
        `${time.now} ${from.index} -> ${to.index} ${describe(message)}${body === null ? '' : ' with its body'}`,
      );
      this.hear(from, to, message, body);
    };
    time.after(1 + chance.below(wild ? network.delay : 50), deliver);
    if (chance.happens(network.duplicate)) time.after(1 + chance.below(2 * network.delay), deliver);
  }

  /** The body that comes with a message. */
  private sentWith(from: Host, message: Message): Hash | null {
    const hash = bodyOf(message);
    if (hash === null || this.chance.happens(this.network.bare)) return null;
    return (this.liars.has(from) ? this.chance.happens(0.5) : from.hasBody(hash)) ? hash : null;
  }

  private hear(from: Host, to: Host, message: Message, body: Hash | null): void {
    const liar = this.liars.get(to);
    if (liar === undefined) to.receive(from, message, body);
    else if (message.type === 'vote' || message.type === 'proposal') {
      this.hosts.forEach((peer, seat) => {
        if (peer === to) return;
        for (const said of liar.reply(seat, heightOf(message), roundOf(message), message)) {
          const carried = this.pens.carried(this.pens.forged(said));
          if (carried !== null) this.carry(to, peer, carried);
        }
      });
    }
  }

  /** Twins' partitions: another one for every height, round and type, halves on opposite sides. Liars choose themselves. */
  private parted(from: Host, to: Host, message: Message): boolean {
    const cell = cellOf(message);
    if (this.liars.has(from) || this.draw(cell) >= this.network.split) return false;
    return this.side(from, cell) !== this.side(to, cell);
  }

  private side(host: Host, cell: number): boolean {
    const seat = this.hosts.indexOf(host);
    const isSecondTwin = seat > 0 && this.hosts[seat - 1]!.index === host.index;
    const first = isSecondTwin ? seat - 1 : seat;
    return this.draw(cell * 16 + first + 1000) < 0.5 !== isSecondTwin;
  }

  /** A number of this schedule's own for a key, 0 up to 1. */
  private draw(key: number): number {
    return new Chance(this.salt ^ Math.imul(key + 1, 0x85ebca6b)).next();
  }

  /** Plain partitions that last a while. */
  private isSplit(from: Host, to: Host): boolean {
    const { time, chance, hosts } = this;
    if (time.now >= this.splitUntil) {
      this.splitUntil = time.now + 500 + chance.below(6000);
      const cut = chance.happens(0.3);
      this.splitSide = hosts.map(() => cut && chance.happens(0.5));
    }
    return this.splitSide[hosts.indexOf(from)] !== this.splitSide[hosts.indexOf(to)];
  }
}
