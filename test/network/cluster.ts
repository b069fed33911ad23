/** Validators as processes of their own, with weather on every link between two of them. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readdir, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { defaults } from '../../cli/distribution/default.js';
import type { JsonObject } from '../../cli/genesis/sections.js';
import { foundTestnet, nodesOf, type TestnetNode } from '../../cli/testnet/files.js';
import { MAIN } from '../cli/program.js';
import { portsFrom } from '../ports.js';
import { until } from '../until.js';
import { FINE, type Weather } from './udp-proxy.js';
import { type Place, ProxyWiring, type Wiring } from './wiring.js';

export class Cluster {
  readonly nodes: readonly TestnetNode[];
  readonly #wiring: Wiring;
  readonly #flags: readonly string[];
  readonly #running = new Map<number, { readonly child: ChildProcess; readonly ended: Promise<unknown> }>();
  /** Nodes that ended without being told to. */
  readonly failed: string[] = [];

  private constructor(nodes: readonly TestnetNode[], wiring: Wiring, flags: readonly string[]) {
    this.nodes = nodes;
    this.#wiring = wiring;
    this.#flags = flags;
  }

  /** Makes a chain of `count` validators below a directory; nothing runs yet. `params` are chain parameters. Throws what `wire` says it lacks. */
  static async create(
    directory: string,
    count: number,
    flags: readonly string[] = [],
    params: JsonObject = {},
    epochBlocks = 1_800,
    wire: (places: readonly Place[]) => Promise<Wiring> | Wiring = ProxyWiring.open,
  ): Promise<Cluster> {
    const rpcPort = await portsFrom(2 * count);
    const network = {
      directory,
      validators: count,
      rpcPort,
      p2pPort: rpcPort + count,
      enforceSignatures: false,
      epochBlocks,
      modules: [],
      params,
    };
    await foundTestnet(defaults, network);
    const nodes = nodesOf(defaults, network);
    const places = nodes.map(({ index, p2pPort, peer }) => ({ index, p2pPort, peer: peer.split('/').at(-1)! }));
    return new Cluster(nodes, await wire(places), flags);
  }

  get size(): number {
    return this.nodes.length;
  }

  url(index: number): string {
    return `http://${this.#wiring.host(index)}:${this.nodes[index]!.rpcPort}`;
  }

  isUp(index: number): boolean {
    return this.#running.has(index);
  }

  /** Starts a node as a process, with flags and variables of its own; what it logs goes to its directory. */
  start(index: number, flags: readonly string[] = [], env: Readonly<Record<string, string>> = {}): void {
    const { directory, keyFile, rpcPort, p2pPort } = this.nodes[index]!;
    const host = this.#wiring.host(index);
    const bootnodes = this.#wiring.bootnodes(index);
    const args = [
      ...['start', '--data-dir', directory, '--rpc-rate-limit', '0'],
      ...(flags.includes('--signer') ? [] : ['--validator-key', keyFile]),
      ...['--rpc-port', `${rpcPort}`, '--p2p-port', `${p2pPort}`, '--p2p-host', host, '--peer-exchange', 'off'],
      ...(host === '127.0.0.1' ? [] : ['--rpc-host', host]),
      ...(bootnodes.length === 0 ? [] : ['--bootnodes', bootnodes.join(',')]),
      ...this.#flags,
      ...flags,
    ];
    const [program, ...words] = [...this.#wiring.command(index), process.execPath, MAIN, ...args];
    const child = spawn(program!, words, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
    const log = createWriteStream(join(directory, 'node.log'), { flags: 'a' });
    child.stderr!.pipe(log);
    let tail = '';
    child.stderr!.on('data', (chunk: Buffer) => {
      tail = `${tail}${chunk.toString('utf8')}`.slice(-2_000);
    });
    const ended = once(child, 'exit').then(([code, signal]) => {
      if (this.#running.get(index)?.child !== child) return;
      this.#running.delete(index);
      if (signal === null) this.failed.push(`node ${index} ended with ${code}:\n${tail}`);
    });
    this.#running.set(index, { child, ended });
  }

  /** Process id of a running node. */
  pid(index: number): number {
    return this.#running.get(index)!.child.pid!;
  }

  signal(index: number, signal: NodeJS.Signals): void {
    this.#running.get(index)?.child.kill(signal);
  }

  /** Ends a node and waits until it is gone. */
  async end(index: number, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const one = this.#running.get(index);
    if (one === undefined) return;
    this.#running.delete(index);
    one.child.kill(signal);
    await one.ended;
  }

  async close(): Promise<void> {
    for (const index of this.#running.keys()) this.signal(index, 'SIGCONT');
    await Promise.all([...this.#running.keys()].map((index) => this.end(index)));
    this.#wiring.close();
  }

  /** The weather on the links between nodes of different groups; the others are fine. */
  divide(groups: readonly (readonly number[])[], weather: Weather): void {
    const groupOf = (index: number) => groups.findIndex((group) => group.includes(index));
    this.#pairs((from, to) => (groupOf(from) === groupOf(to) ? FINE : weather));
  }

  /** The weather on one direction of the link between two nodes. */
  oneWay(from: number, to: number, weather: Weather): void {
    this.#wiring.set(from, to, weather);
    this.#wiring.settle();
  }

  everywhere(weather: Weather): void {
    this.#pairs(() => weather);
  }

  #pairs(weather: (from: number, to: number) => Weather): void {
    for (const { index: from } of this.nodes) {
      for (const { index: to } of this.nodes) if (from !== to) this.#wiring.set(from, to, weather(from, to));
    }
    this.#wiring.settle();
  }

  /** Cuts bytes off the vote log of a node that is down, as a write that was torn does. */
  async tearVoteLog(index: number, bytes: number): Promise<boolean> {
    const directory = join(this.nodes[index]!.directory, 'wal');
    const [name] = (await readdir(directory))
      .filter((one) => /^\d+\.log$/.test(one))
      .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
    if (name === undefined) return false;
    const path = join(directory, name);
    const { size } = await stat(path);
    await truncate(path, Math.max(0, size - bytes));
    return true;
  }

  /** What a node answers; undefined while it does not. */
  async #ask<T>(index: number, method: string): Promise<T | undefined> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] });
    const headers = { 'content-type': 'application/json' };
    try {
      // A frozen node takes the call and never answers.
      const signal = AbortSignal.timeout(1_000);
      const answer = await fetch(this.url(index), { method: 'POST', headers, body, signal });
      return ((await answer.json()) as { result: T }).result;
    } catch {
      return undefined;
    }
  }

  /** Height of a node's chain; -1 while it does not answer. */
  async height(index: number): Promise<number> {
    const status = await this.#ask<{ finalized_height: number }>(index, 'chain_consensusStatus');
    return status?.finalized_height ?? -1;
  }

  heights(): Promise<number[]> {
    return Promise.all(this.nodes.map(({ index }) => this.height(index)));
  }

  /** Waits until blocks carry the signatures of all: who comes when the chain has begun is silent for two heights. */
  async untilAllSign(): Promise<void> {
    const hasSigned = async ({ index }: TestnetNode): Promise<boolean> => {
      const health = await this.#ask<{ last_signed_height: number | null }>(index, 'chain_validatorHealth');
      return (health?.last_signed_height ?? 0) > 0;
    };
    await until(async () => (await Promise.all(this.nodes.map(hasSigned))).every(Boolean), 'all sign');
  }

  /** Waits until these nodes (or all) have a block of a height. */
  async until(height: number, indexes = this.nodes.map(({ index }) => index)): Promise<void> {
    let heights: readonly number[] = [];
    await until(
      async () => {
        if (this.failed.length > 0) throw new Error(this.failed.join('\n'));
        heights = await Promise.all(indexes.map((index) => this.height(index)));
        return heights.every((one) => one >= height);
      },
      () => `height ${height} at nodes ${indexes}, which are at ${heights}`,
    );
  }
}
