/**
 * What metrics cost (at most 2 % is the target): processor time for each transfer of a node with them, read as often as
 * docs/monitoring has it, against one without. The two run side by side, begun in turn, and are fed at once as fast as they
 * take it, so that what else the machine does falls on both. Where the rounds lie further apart than the target,
 * the machine is not quiet enough to tell.
 */

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMeters } from '../../runtime/node/metrics/meters.js';
import { Metrics } from '../../runtime/node/metrics/metrics.js';
import { portsFrom } from '../ports.js';
import { chainFiles } from './chain-files.js';
import { type Peer, sleep, startNodeAt, stopPeer } from './driver.js';
import { finalBundles } from './node.js';
import type { Row } from './rpc.js';

const SENDERS = 100;
const EACH = 200;
/** Calls in one request: what metrics add to a call is the most of a call in a batch. */
const BATCH = 50;
const ROUNDS = 7;
const COUNTED = 2_000_000;
/** Of docs/monitoring/prometheus.yml. */
const SCRAPE_MS = 15_000;

type Files = Awaited<ReturnType<typeof chainFiles>>;

/** A node on a copy of the chain. */
async function start(files: Files, data: string, port: number, ...flags: readonly string[]): Promise<Peer> {
  cpSync(files.data, data, { recursive: true });
  // Beside a key lies what it signed, which the next chain must not find.
  const key = join(data, 'validator.key');
  cpSync(files.validatorKey, key);
  return startNodeAt(port, 'start', '-d', data, '--validator-key', key, '--p2p-port', 'off', ...flags);
}

/** Microseconds per transfer without metrics and with them. */
async function measure(files: Files, directory: string, metricsFirst: boolean): Promise<readonly [number, number]> {
  const from = await portsFrom(3);
  const bare = (): Promise<Peer> => start(files, join(directory, 'without'), from);
  const watched = (): Promise<Peer> =>
    start(files, join(directory, 'with'), from + 1, '--metrics', '--metrics-port', `${from + 2}`);
  const peers: Peer[] = [];
  const scrape = () => fetch(`http://127.0.0.1:${from + 2}/metrics`).then((answer) => answer.text());
  let reader: NodeJS.Timeout | undefined;
  try {
    for (const begin of metricsFirst ? [watched, bare] : [bare, watched]) peers.push(await begin());
    const [without, with_] = metricsFirst ? [peers[1]!, peers[0]!] : [peers[0]!, peers[1]!];
    await sleep(2_000);
    reader = setInterval(() => void scrape(), SCRAPE_MS);
    const sent = await Promise.all([without, with_].map((peer) => finalBundles(peer, files.bundles, EACH, BATCH)));
    const [one, other] = sent.map(({ cpu, counted }) => (cpu * 1e6) / counted);
    return [one!, other!];
  } finally {
    clearInterval(reader);
    for (const peer of peers) await stopPeer(peer);
    for (const name of ['without', 'with']) rmSync(join(directory, name), { recursive: true, force: true });
  }
}

/** Microseconds that counting a call and a bundle takes by itself. */
function counting(): number {
  const { observe, onBundle } = createMeters(new Metrics());
  const bundle = { bundle: { operations: [{ type: { name: 'Transfer' } }] } } as never;
  const once = (count: number): number => {
    const began = performance.now();
    for (let i = 0; i < count; i++) {
      observe('chain_submitBundle', 0, i % 7);
      onBundle(bundle, i % 3);
    }
    return ((performance.now() - began) * 1000) / count;
  };
  once(COUNTED);
  return once(COUNTED);
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Processor time per transfer of both; how much more it is with metrics, as the median of the rounds and from the least to the most. */
export async function run(): Promise<Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  try {
    const files = await chainFiles(directory, SENDERS, EACH);
    const taken: (readonly [number, number])[] = [];
    for (let round = 0; round < ROUNDS; round++) taken.push(await measure(files, directory, round % 2 === 1));
    const more = taken.map(([without, with_]) => (with_ / without - 1) * 100);
    return [
      { name: 'node CPU per transfer, without metrics', value: median(taken.map(([without]) => without)), unit: 'µs' },
      { name: 'the same with metrics, read every 15 s', value: median(taken.map(([, with_]) => with_)), unit: 'µs' },
      { name: `more than without: median of ${ROUNDS} rounds (target: 2)`, value: median(more), unit: '%' },
      { name: '  the least', value: Math.min(...more), unit: '%' },
      { name: '  the most', value: Math.max(...more), unit: '%' },
      { name: 'counting a call and its bundle, by itself', value: counting(), unit: 'µs' },
    ];
  } finally {
    rmSync(directory, { recursive: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, value, unit } of await run())
    console.log(`${name.padEnd(50)} ${value.toFixed(2).padStart(10)} ${unit}`);
}
