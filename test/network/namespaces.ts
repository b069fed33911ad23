/** Nodes in network namespaces of their own, with the kernel's own loss, delay and cuts between them. Needs root and Debian's iproute2 and nftables. */

import { spawnSync } from 'node:child_process';
import { addressOf } from '../../runtime/engine/network/address.js';
import { FINE, type Weather } from './udp-proxy.js';
import { isFine, type Place, type Wiring } from './wiring.js';

/** Instead of a delay where the kernel has no netem: packets queue behind this rate. */
const NARROW = ['tbf', 'rate', '1mbit', 'burst', '16kb', 'latency', '300ms'];
const BRIDGE_HOST = 254;

function run(program: string, args: readonly string[], input = ''): string {
  const { status, stderr, error } = spawnSync(program, args, { input, encoding: 'utf8' });
  if (error) return error.message;
  return status === 0 ? '' : `${program} ${args.join(' ')}: ${stderr.trim()}`;
}

function must(program: string, args: readonly string[], input = ''): void {
  const failure = run(program, args, input);
  if (failure !== '') throw new Error(failure);
}

/** Why this machine cannot do it; empty when it can. */
function obstacle(): string {
  if (process.platform !== 'linux') return 'network namespaces are of Linux';
  if (process.getuid?.() !== 0) return 'network namespaces need root';
  const probe = `trellis-probe-${process.pid}`;
  const failure = run('nft', ['--version']) || run('tc', ['-V']) || run('ip', ['netns', 'add', probe]);
  if (failure !== '') return failure;
  const inside = run('ip', ['netns', 'exec', probe, 'nft', 'add', 'table', 'inet', 'probe']);
  must('ip', ['netns', 'del', probe]);
  return inside;
}

export class NamespaceWiring implements Wiring {
  /** Whether the kernel can delay packets; else links get narrow. */
  readonly hasNetem: boolean;
  readonly #places: readonly Place[];
  readonly #bridge = `tb${process.pid}`;
  readonly #net = `10.231.${process.pid % 250}`;
  readonly #weather = new Map<string, Weather>();
  readonly #applied = new Map<number, string>();

  private constructor(places: readonly Place[]) {
    this.#places = places;
    must('ip', ['link', 'add', this.#bridge, 'type', 'bridge']);
    must('ip', ['addr', 'add', `${this.#net}.${BRIDGE_HOST}/24`, 'dev', this.#bridge]);
    must('ip', ['link', 'set', this.#bridge, 'up']);
    for (const { index } of places) {
      const [name, outside] = [this.#name(index), `tv${index}-${process.pid}`];
      must('ip', ['netns', 'add', name]);
      must('ip', ['link', 'add', outside, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name]);
      must('ip', ['link', 'set', outside, 'master', this.#bridge, 'up']);
      this.#inside(index, 'ip', ['addr', 'add', `${this.host(index)}/24`, 'dev', 'eth0']);
      this.#inside(index, 'ip', ['link', 'set', 'eth0', 'up']);
      this.#inside(index, 'ip', ['link', 'set', 'lo', 'up']);
    }
    const probe = [
      'netns',
      'exec',
      this.#name(0),
      'tc',
      'qdisc',
      'add',
      'dev',
      'eth0',
      'root',
      'netem',
      'delay',
      '1ms',
    ];
    this.hasNetem = run('ip', probe) === '';
    if (this.hasNetem) this.#inside(0, 'tc', ['qdisc', 'del', 'dev', 'eth0', 'root']);
  }

  /** The wiring, or why this machine has none. */
  static open(places: readonly Place[]): NamespaceWiring | string {
    return obstacle() || new NamespaceWiring(places);
  }

  command(index: number): readonly string[] {
    return ['ip', 'netns', 'exec', this.#name(index)];
  }

  host(index: number): string {
    return `${this.#net}.${index + 1}`;
  }

  bootnodes(index: number): readonly string[] {
    return this.#places
      .filter((place) => place.index !== index)
      .map((place) => addressOf(this.host(place.index), place.p2pPort, place.peer));
  }

  set(from: number, to: number, weather: Weather): void {
    this.#weather.set(`${from}/${to}`, weather);
  }

  /** Loss is at the receiver, for each sender; delay at the sender, the longest of its links for all of them. */
  settle(): void {
    for (const { index } of this.#places) {
      const others = this.#places.filter((place) => place.index !== index);
      const drops = others.flatMap((other) => {
        const percent = Math.round(100 * this.#between(other.index, index).loss);
        const share = percent === 100 ? '' : ` numgen random mod 100 < ${percent}`;
        return percent === 0 ? [] : [`ip saddr ${this.host(other.index)}${share} drop`];
      });
      const slowest = others
        .map((other) => this.#between(index, other.index))
        .reduce((a, b) => (b.delayMs + b.jitterMs > a.delayMs + a.jitterMs ? b : a), FINE);
      this.#apply(index, drops, slowest);
    }
  }

  close(): void {
    for (const { index } of this.#places) run('ip', ['netns', 'del', this.#name(index)]);
    run('ip', ['link', 'del', this.#bridge]);
  }

  #apply(index: number, drops: readonly string[], slowest: Weather): void {
    const rules = `table inet weather\nflush table inet weather\ntable inet weather {\n  chain in {\n    type filter hook input priority 0\n${drops.map((rule) => `    ${rule}\n`).join('')}  }\n}\n`;
    const wanted = rules + JSON.stringify(slowest);
    if (this.#applied.get(index) === wanted) return;
    this.#applied.set(index, wanted);
    this.#inside(index, 'nft', ['-f', '-'], rules);
    run('ip', [...this.command(index).slice(1), 'tc', 'qdisc', 'del', 'dev', 'eth0', 'root']);
    const { delayMs, jitterMs } = slowest;
    if (isFine({ ...slowest, loss: 0 })) return;
    const delay = this.hasNetem
      ? ['netem', 'delay', `${Math.round(delayMs + jitterMs / 2)}ms`, `${Math.round(jitterMs / 2)}ms`]
      : NARROW;
    this.#inside(index, 'tc', ['qdisc', 'add', 'dev', 'eth0', 'root', ...delay]);
  }

  #between(from: number, to: number): Weather {
    return this.#weather.get(`${from}/${to}`) ?? FINE;
  }

  #name(index: number): string {
    return `trellis-${process.pid}-${index}`;
  }

  #inside(index: number, program: string, args: readonly string[], input = ''): void {
    must('ip', [...this.command(index).slice(1), program, ...args], input);
  }
}
