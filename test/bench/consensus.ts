/** A hundred validators in simulation, all around the world, on the real core: rounds, messages and bytes of a block. */

import { pathToFileURL } from 'node:url';
import { encodeMessage } from '../../runtime/engine/consensus/messages.js';
import type { CommitCertificate, HeightConfig, Message } from '../../runtime/kernel/agreement/types.js';
import { Host, SOUND, type Surroundings } from '../sim/host.js';
import { bodyOf } from '../sim/naming.js';
import { type Pens, plainPens } from '../sim/pens.js';
import { Blocks, Chance, type Clock, Timeline } from '../sim/world.js';
import type { Row } from './crypto.js';

const VALIDATORS = 100;
const HEIGHTS = 4;
/** One-way delays between five regions, milliseconds. */
const DELAYS = [
  [2, 40, 75, 110, 160],
  [40, 2, 60, 90, 130],
  [75, 60, 2, 80, 120],
  [110, 90, 80, 2, 70],
  [160, 130, 120, 70, 2],
] as const;

/** Signatures of the right length, which nobody checks. */
const pens: Pens = {
  ...plainPens,
  pen: (validator) => ({
    ...plainPens.pen(validator),
    sign: (message) => ({ ...message, validator, signature: new Uint8Array(64) }),
  }),
};

/** The network: every message goes to everybody, and is counted. */
class Network implements Surroundings {
  readonly time = new Timeline();
  readonly chance = new Chance(1);
  readonly blocks = new Blocks();
  readonly make = SOUND;
  readonly pens = pens;
  readonly hosts: Host[] = [];
  messages = 0;
  bytes = 0;
  readonly rounds: number[] = [];

  /** Every so manieth is down; 0 for none. */
  constructor(downEvery: number) {
    for (let index = 0; index < VALIDATORS; index++) {
      if (downEvery === 0 || (index + 1) % downEvery !== 0) this.hosts.push(new Host(index, true, true, this));
    }
  }

  crashRate(): number {
    return 0;
  }

  clock(): Clock {
    return { rate: 1, now: () => this.time.now };
  }

  provides(): boolean {
    return true;
  }

  timely(): void {}

  moved(): void {}

  configOf(height: number, self: number): HeightConfig {
    const powers = Array.from({ length: VALIDATORS }, () => 1);
    const leaders = powers.map((_, i) => (height + i) % VALIDATORS);
    return { height, self, powers, totalPower: VALIDATORS, leaders };
  }

  send(from: Host, to: Host | null, message: Message): void {
    const { length } = encodeMessage(message);
    for (const host of to === null ? this.hosts : [to]) {
      if (host === from) continue;
      this.messages++;
      this.bytes += length;
      const delay = DELAYS[from.index % 5]![host.index % 5]! + this.chance.below(10);
      this.time.after(delay, () => host.receive(from, message, bodyOf(message)));
    }
  }

  decided(host: Host, { round }: CommitCertificate): void {
    if (host.index === 0) this.rounds.push(round);
  }

  accused(): void {
    throw new Error('an honest validator is accused');
  }

  run(): number {
    const began = performance.now();
    while (this.hosts.some((host) => host.chain.length < HEIGHTS) && this.time.step());
    return performance.now() - began;
  }
}

/** Per block and validator. */
function measure(what: string, downEvery: number): readonly Row[] {
  const network = new Network(downEvery);
  const cpuMs = network.run();
  const shares = HEIGHTS * network.hosts.length;
  return [
    { name: `${what}: highest round that decided`, value: Math.max(...network.rounds), unit: '' },
    { name: `${what}: messages sent per validator and block`, value: network.messages / shares, unit: '' },
    { name: `${what}: bytes sent per validator and block`, value: network.bytes / shares / 1024, unit: 'KiB' },
    { name: `${what}: core time per validator and block`, value: cpuMs / shares, unit: 'ms' },
    { name: `${what}: time per block beside the pause`, value: network.time.now / HEIGHTS - 200, unit: 'ms' },
  ];
}

export async function run(): Promise<readonly Row[]> {
  return [...measure('100 validators', 0), ...measure('100 validators, 20 down', 5)];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await run());
