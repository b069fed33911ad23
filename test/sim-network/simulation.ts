/** A network of simulated nodes under a load of transfers, measured for some time. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from '../../runtime/engine/network/address.js';
import { peerIdOf } from '../../runtime/engine/network/identity.js';
import { SimChain } from './chain.js';
import { type Fault, flood, lyingNetwork } from './faulty.js';
import { type Access, type Host, Internet, PORT, type Weather } from './internet.js';
import { CITY_COUNT } from './latency.js';
import { type Figures, Meter } from './measure.js';
import { identityOf, type NodeParts, SimNode } from './node.js';
import { shareSignatureChecks } from './signatures.js';
import { Processor, VirtualTime } from './virtual-time.js';

export interface Scenario {
  readonly validators: number;
  readonly followers: number;
  /** Submitted transfers per second, to nodes chosen at random. */
  readonly rate: number;
  /** Seconds to measure, and before that. */
  readonly seconds: number;
  readonly warmSeconds: number;
  readonly access: Access;
  readonly weather: Weather;
  readonly maxBundles: number;
  /** Nodes from which each follower has its bootnodes: the first ones; all earlier nodes by default. */
  readonly entries?: number;
  readonly fault?: { readonly kind: Fault; readonly count: number };
  readonly seed: number;
  /** Called with each line that a node logs at `warn` or above. */
  readonly log?: (line: string) => void;
  /** Called once per simulated second. */
  readonly progress?: (line: string) => void;
}

export interface Outcome extends Figures {
  /** Simulated events, and real seconds that they took. */
  readonly events: number;
}

/** Time until all links should be up, and consensus begins, milliseconds. */
const LINKING_MS = 15_000;
const START_SPREAD_MS = 3_000;
const SUBMIT_EVERY_MS = 20;
/** Nodes that a follower is given to dial. */
const FOLLOWER_BOOTNODES = 4;

/** Runs a scenario to its end. */
export async function simulateNetwork(scenario: Scenario): Promise<Outcome> {
  const directory = await mkdtemp(join(tmpdir(), 'trellis-network-'));
  const time = new VirtualTime(scenario.seed);
  const restoreClocks = time.install();
  const restoreChecks = shareSignatureChecks(time);
  try {
    return await new World(scenario, time, directory).run();
  } finally {
    restoreChecks();
    restoreClocks();
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

class World {
  readonly #scenario: Scenario;
  readonly #time: VirtualTime;
  readonly #directory: string;
  readonly #chain: SimChain;
  readonly #internet: Internet;
  readonly #meter: Meter;
  readonly #hosts: Host[] = [];
  #honest: readonly SimNode[] = [];

  constructor(scenario: Scenario, time: VirtualTime, directory: string) {
    this.#scenario = scenario;
    this.#time = time;
    this.#directory = directory;
    this.#chain = new SimChain(scenario.validators, scenario.maxBundles);
    this.#internet = new Internet(time, scenario.weather);
    this.#meter = new Meter(time);
  }

  async run(): Promise<Outcome> {
    const { warmSeconds, seconds } = this.#scenario;
    const time = this.#time;
    const nodes = await this.#createAll();
    this.#honest = nodes.filter((_, index) => this.#faultOf(index) === undefined);
    for (const node of nodes) this.#schedule(node);
    this.#reportEachSecond();
    const from = LINKING_MS + warmSeconds * 1_000;
    time.after(LINKING_MS, () => this.#submit(), undefined);
    await time.run(from);
    time.current = undefined;
    this.#meter.begin(this.#honest, this.#chain.height);
    await time.run(from + seconds * 1_000);
    const figures = this.#meter.figures();
    for (const { parts } of nodes) parts.processor.isOn = false;
    return { ...figures, events: time.events };
  }

  async #createAll(): Promise<readonly SimNode[]> {
    const { validators, followers, access } = this.#scenario;
    const nodes: SimNode[] = [];
    const addresses: string[] = [];
    for (let index = 0; index < validators + followers; index++) {
      const processor = new Processor(this.#time);
      const city = index % CITY_COUNT;
      const host = this.#internet.host(index, city, access, processor);
      this.#hosts.push(host);
      addresses.push(addressOf(host.ip, PORT, peerIdOf(identityOf(index))));
      nodes.push(await SimNode.create(this.#partsOf(index, processor, host, addresses)));
    }
    return nodes;
  }

  #partsOf(index: number, processor: Processor, host: Host, addresses: readonly string[]): NodeParts {
    const { validators, entries = index, log } = this.#scenario;
    const isValidator = index < validators;
    const fault = this.#faultOf(index);
    const { chance } = this.#time;
    const bootnodes = isValidator
      ? addresses.slice(0, index)
      : Array.from({ length: FOLLOWER_BOOTNODES }, () => chance.pick(addresses.slice(0, entries)));
    return {
      ...{ index, time: this.#time, chain: this.#chain, processor, host, directory: this.#directory },
      bootnodes: [...new Set(bootnodes)],
      key: isValidator ? this.#chain.keys[index] : undefined,
      log: (level, message, fields) => {
        if (log && (level === 'warn' || level === 'error'))
          log(`${(this.#time.now / 1_000).toFixed(3)} ${index} ${message} ${JSON.stringify(fields ?? {})}`);
      },
      finalized: (node, executed) => this.#meter.finalized(node, executed),
      ...(fault === 'lying' ? { wrap: lyingNetwork } : {}),
    };
  }

  /** The last validators are the faulty ones. */
  #faultOf(index: number): Fault | undefined {
    const { validators, fault } = this.#scenario;
    return fault !== undefined && index < validators && index >= validators - fault.count ? fault.kind : undefined;
  }

  #schedule(node: SimNode): void {
    const time = this.#time;
    const { index, processor, host } = node.parts;
    const fault = this.#faultOf(index);
    if (fault === 'stopped') return;
    const after = (ms: number, run: () => void) => time.after(ms, run, processor);
    after(time.chance.next() * START_SPREAD_MS, () => void node.start());
    after(LINKING_MS, () => {
      if (fault === 'stalling') host.isDeaf = true;
      else void node.beginConsensus();
    });
    if (fault === 'flooding') after(LINKING_MS + 5_000, () => flood(node));
    if (fault === 'lying') node.pool.pendingAdded.notify = () => undefined;
  }

  /** Submits the load of the time that has passed to honest nodes. */
  #submit(): void {
    const { rate } = this.#scenario;
    const { chance } = this.#time;
    let due = 0;
    const step = (): void => {
      due += (rate * SUBMIT_EVERY_MS) / 1_000;
      for (; due >= 1; due--) {
        const node = chance.pick(this.#honest);
        const { hash, bytes } = this.#chain.makeBundle();
        const delay = chance.next() * SUBMIT_EVERY_MS;
        this.#time.after(
          delay,
          () => {
            this.#meter.submitted(hash, node);
            void node.pool.submit(bytes).catch(() => undefined);
          },
          node.parts.processor,
        );
      }
      this.#time.after(SUBMIT_EVERY_MS, step, undefined);
    };
    step();
  }

  #reportEachSecond(): void {
    const { progress } = this.#scenario;
    if (progress === undefined) return;
    const report = (): void => {
      const links = this.#honest[0]!.network.peers().length;
      const waiting = this.#honest[0]!.pool.size;
      progress(`${this.#time.now / 1_000} s: block ${this.#chain.height}, node 0: ${links} links, ${waiting} waiting`);
      this.#time.after(1_000, report, undefined);
    };
    this.#time.after(1_000, report, undefined);
  }
}
