/** Benchmark of four validators on one machine: transfers until they are final everywhere, pace, latency, traffic. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { addressOf } from '../../runtime/network/address.js';
import { nodeIdentity, peerIdOf } from '../../runtime/network/identity.js';
import { answerOf, Listener, post, type Written } from '../node/live.js';
import { chainFiles } from './chain-files.js';
import type { Row } from './rpc.js';

const MAIN = fileURLToPath(new URL('../../cli/main.js', import.meta.url));
const VALIDATORS = 4;
const SENDERS = 100;
const BATCH = 50;
const IDLE_BLOCKS = 10;
/** Clients that send one transfer after the other and wait for each to be final. */
const PROBES = 4;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const argument = (name: string, standard: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? standard : Number(process.argv[at + 1]);
};
const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.trunc(values.length * share))] ?? 0;

function cpuSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

async function ask<T>(url: string, method: string, ...params: unknown[]): Promise<T> {
  const answer = await answerOf<T>(url, method, ...params);
  if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
  return answer.result;
}

/** Bytes that all nodes have sent to each other. */
async function traffic(urls: readonly string[]): Promise<number> {
  const all = await Promise.all(urls.map((url) => ask<{ peers: { bytes_out: number }[] }>(url, 'chain_getPeers')));
  return all.flatMap(({ peers }) => peers).reduce((sum, { bytes_out }) => sum + bytes_out, 0);
}

const heightOf = async (url: string): Promise<number> =>
  (await ask<{ finalized_height: number }>(url, 'chain_consensusStatus')).finalized_height;

/** Figures of one run: `each` transfers of every one of 100 senders, in batches, to all four nodes. */
async function measure(each: number, fair: boolean): Promise<Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  const { nodes, bundles } = await chainFiles(directory, SENDERS + PROBES, each, VALIDATORS, {
    'chain.fair_ordering': fair,
  });
  const rpc = 20_000 + (process.pid % 20_000);
  const peers = nodes.map(({ data }, i) => addressOf('127.0.0.1', rpc + 100 + i, peerIdOf(nodeIdentity(data))));
  const urls = nodes.map((_, i) => `http://127.0.0.1:${rpc + i}`);
  const children: ChildProcess[] = nodes.map(({ data, key }, i) => {
    const others = peers.filter((_, j) => j !== i).join(',');
    const ports = ['--rpc-port', `${rpc + i}`, '--p2p-port', `${rpc + 100 + i}`, '--p2p-host', '127.0.0.1'];
    const args = [
      'start',
      '-d',
      data,
      '--validator-key',
      key,
      '--rpc-rate-limit',
      '0',
      '--bootnodes',
      others,
      ...ports,
    ];
    return spawn(process.execPath, [MAIN, ...args], { stdio: 'ignore' });
  });
  try {
    for (;;) {
      const heights = await Promise.all(urls.map((url) => heightOf(url).catch(() => 0)));
      if (heights.every((height) => height > 0)) break;
      await sleep(100);
    }
    const listener = await Listener.open(urls[0]!);
    const heads: number[] = [];
    const id = await listener.subscribe('newHeads');
    const watch = setInterval(() => {
      while (heads.length < listener.of(id).length) heads.push(performance.now());
    }, 5);
    const gapsFrom = (first: number) => heads.slice(first + 1).map((time, i) => time - heads[first + i]!);
    const idleFrom = await traffic(urls);
    while (heads.length <= IDLE_BLOCKS) await sleep(20);
    const idleBytes = (await traffic(urls)) - idleFrom;
    const idle = gapsFrom(0);

    const loaded = bundles.slice(0, SENDERS * each);
    const before = {
      bytes: await traffic(urls),
      cpu: children.map(({ pid }) => cpuSeconds(pid!)),
      heads: heads.length,
    };
    const began = performance.now();
    const latencies: number[] = [];
    let loading = true;
    const probes = Array.from({ length: PROBES }, async (_, p) => {
      for (let nonce = 0; loading && nonce < each; nonce++) {
        const sent = performance.now();
        const hex = bundles[(SENDERS + p) * each + nonce]!;
        // Who hears nothing for ten seconds has waited at least that long.
        await ask<Written>(urls[p % VALIDATORS]!, 'chain_submitBundle', hex, { wait: 'included' }).catch(
          () => undefined,
        );
        latencies.push(performance.now() - sent);
      }
    });
    let refused = 0;
    await Promise.all(
      urls.map(async (url, i) => {
        for (let nonce = 0; nonce < each; nonce += 2) {
          for (let a = i; a < SENDERS; a += VALIDATORS * (BATCH / 2)) {
            const calls = [];
            for (let b = a; b < Math.min(SENDERS, a + VALIDATORS * (BATCH / 2)); b += VALIDATORS) {
              for (let k = nonce; k < Math.min(each, nonce + 2); k++) {
                calls.push({
                  jsonrpc: '2.0',
                  id: calls.length,
                  method: 'chain_submitBundle',
                  params: [loaded[b * each + k]],
                });
              }
            }
            const { json } = await post<{ error?: object }[]>(url, JSON.stringify(calls));
            refused += json.filter(({ error }) => error !== undefined).length;
          }
        }
      }),
    );
    const submitted = (performance.now() - began) / 1000;
    const wanted = loaded.length - refused;
    let counted = 0;
    for (let height = 1; counted < wanted; ) {
      const end = await heightOf(urls[3]!);
      for (; height <= end; height++) {
        counted += (await ask<{ bundleCount: number }>(urls[3]!, 'chain_getBlockByHeight', height)).bundleCount;
      }
      await sleep(20);
    }
    const seconds = (performance.now() - began) / 1000;
    loading = false;
    const blocks = heads.length - before.heads;
    const bytes = (await traffic(urls)) - before.bytes;
    const cpu = children.reduce((sum, { pid }, i) => sum + cpuSeconds(pid!) - before.cpu[i]!, 0);
    const gaps = gapsFrom(Math.max(0, before.heads - 1));
    await Promise.all(probes);
    clearInterval(watch);
    listener.close();
    return [
      { name: 'transfers final on four validators', value: counted / seconds, unit: '/s' },
      { name: 'submitted at', value: loaded.length / submitted, unit: '/s' },
      { name: 'refused', value: refused, unit: '' },
      { name: 'CPU per transfer and node', value: (cpu * 1e6) / counted / VALIDATORS, unit: 'µs' },
      { name: 'block interval without load, median', value: at(idle, 0.5), unit: 'ms' },
      { name: 'block interval without load, p99', value: at(idle, 0.99), unit: 'ms' },
      { name: 'block interval under load, median', value: at(gaps, 0.5), unit: 'ms' },
      { name: 'block interval under load, p99', value: at(gaps, 0.99), unit: 'ms' },
      { name: 'submit to final under load, median', value: at(latencies, 0.5), unit: 'ms' },
      { name: 'submit to final under load, p99', value: at(latencies, 0.99), unit: 'ms' },
      { name: 'sent by each node per block without load', value: idleBytes / IDLE_BLOCKS / VALIDATORS, unit: 'B' },
      { name: 'sent by each node per block under load', value: bytes / Math.max(1, blocks) / VALIDATORS, unit: 'B' },
      { name: 'transfers per block under load', value: counted / Math.max(1, blocks), unit: '' },
      { name: 'sent by each node per transfer', value: bytes / counted / VALIDATORS, unit: 'B' },
    ];
  } finally {
    for (const child of children) child.kill();
    await Promise.all(
      children
        .filter(({ exitCode }) => exitCode === null)
        .map((child) => new Promise((resolve) => child.once('exit', resolve))),
    );
    rmSync(directory, { recursive: true });
  }
}

/** `--each N` sends N transfers of every one of 100 senders (default 100); `--fair-ordering off` has none. */
export const run = (): Promise<Row[]> => {
  const at = process.argv.indexOf('--fair-ordering');
  return measure(argument('each', 100), at < 0 || process.argv[at + 1] !== 'off');
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, value, unit } of await run()) {
    console.log(`${name.padEnd(50)} ${value.toFixed(value < 100 ? 1 : 0).padStart(10)} ${unit}`);
  }
}
