/** Four validators as processes for benchmarks: started, asked, fed with batches, and watched from block to block. */

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addressOf } from '../../runtime/engine/network/address.js';
import { nodeIdentity, peerIdOf } from '../../runtime/engine/network/identity.js';
import { answerOf, Listener, post } from '../node/live.js';
import type { ChainFiles } from './chain-files.js';
import { NODE_OPTIONS } from './driver.js';

const MAIN = fileURLToPath(new URL('../../cli/main.js', import.meta.url));

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The value that this share of the values is below. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.trunc(values.length * share))] ?? 0;

/** Asks a node; throws what it refuses. */
export async function ask<T>(url: string, method: string, ...params: unknown[]): Promise<T> {
  const answer = await answerOf<T>(url, method, ...params);
  if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
  return answer.result;
}

/** The validators, and when their blocks came. */
export class Validators {
  readonly urls: readonly string[];
  /** When each block was told to a subscriber, by the clock of `performance.now`. */
  readonly heads: number[] = [];
  readonly #children: readonly ChildProcess[];
  #listener: Listener | undefined;
  #watch: NodeJS.Timeout | undefined;

  /** Starts one process for each validator. */
  constructor(nodes: ChainFiles['nodes']) {
    const rpc = 20_000 + (process.pid % 20_000);
    const peers = nodes.map(({ data }, i) => addressOf('127.0.0.1', rpc + 100 + i, peerIdOf(nodeIdentity(data))));
    this.urls = nodes.map((_, i) => `http://127.0.0.1:${rpc + i}`);
    this.#children = nodes.map(({ data, key }, i) => {
      const others = peers.filter((_, j) => j !== i).join(',');
      const ports = ['--rpc-port', `${rpc + i}`, '--p2p-port', `${rpc + 100 + i}`, '--p2p-host', '127.0.0.1'];
      const rules = ['--rpc-rate-limit', '0', '--bootnodes', others];
      const args = [...NODE_OPTIONS, MAIN, 'start', '-d', data, '--validator-key', key, ...rules, ...ports];
      return spawn(process.execPath, args, { stdio: 'ignore' });
    });
  }

  /** Resolves when every node has a block; blocks are watched from here on. */
  async begun(): Promise<void> {
    for (;;) {
      const heights = await Promise.all(this.urls.map((_, i) => this.height(i).catch(() => 0)));
      if (heights.every((height) => height > 0)) break;
      await sleep(100);
    }
    const listener = await Listener.open(this.urls[0]!);
    this.#listener = listener;
    const id = await listener.subscribe('newHeads');
    this.#watch = setInterval(() => {
      while (this.heads.length < listener.of(id).length) this.heads.push(performance.now());
    }, 5);
  }

  /** Final height of a node. */
  async height(node: number): Promise<number> {
    return (await ask<{ finalized_height: number }>(this.urls[node]!, 'chain_consensusStatus')).finalized_height;
  }

  /** Times between blocks, from the one before a count of blocks. */
  gapsFrom(first: number): readonly number[] {
    const from = Math.max(0, first);
    return this.heads.slice(from + 1).map((time, i) => time - this.heads[from + i]!);
  }

  /** Bytes that all nodes have sent to each other. */
  async traffic(): Promise<number> {
    const answers = this.urls.map((url) => ask<{ peers: { bytes_out: number }[] }>(url, 'chain_getPeers'));
    return (await Promise.all(answers))
      .flatMap(({ peers }) => peers)
      .reduce((sum, { bytes_out }) => sum + bytes_out, 0);
  }

  /** Processor time of all nodes so far, seconds. */
  cpuSeconds(): number {
    return this.#children.reduce((sum, { pid }) => sum + cpuSecondsOf(pid!), 0);
  }

  /** Sends bundles to a node in one request; says how many it refused. */
  async send(node: number, bundles: readonly string[]): Promise<number> {
    const calls = bundles.map((hex, id) => ({ jsonrpc: '2.0', id, method: 'chain_submitBundle', params: [hex] }));
    const { json } = await post<{ error?: object }[]>(this.urls[node]!, JSON.stringify(calls));
    return json.filter(({ error }) => error !== undefined).length;
  }

  /** Resolves when the blocks from a height on hold so many bundles, on the last node. */
  async holds(wanted: number, from: number): Promise<void> {
    const last = this.urls.length - 1;
    for (let counted = 0, height = from; counted < wanted; ) {
      for (const end = await this.height(last); height <= end; height++) {
        const block = await ask<{ bundleCount: number }>(this.urls[last]!, 'chain_getBlockByHeight', height);
        counted += block.bundleCount;
      }
      await sleep(20);
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#watch);
    this.#listener?.close();
    for (const child of this.#children) child.kill();
    const running = this.#children.filter(({ exitCode }) => exitCode === null);
    await Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve))));
  }
}

function cpuSecondsOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}
