/**
 * What metrics cost (at most 2 % is the target), told in two ways. Each of their parts is measured by itself, and put together
 * by how often a node does it for a transfer at full rate. And two nodes, one with metrics and one without, run side by side
 * and take transfers as fast as they can, so that what else the machine does falls on both; two runs of the same node lie
 * further apart than the target, so that this tells only whether something was forgotten.
 */

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { yieldToEventLoop } from '../../runtime/lib/scheduler.js';
import { createMeters } from '../../runtime/node/metrics/meters.js';
import { Metrics } from '../../runtime/node/metrics/metrics.js';
import { portsFrom } from '../ports.js';
import { chainFiles } from './chain-files.js';
import { type Peer, sleep, startNodeAt, stopPeer, usage } from './driver.js';
import { finalBundles } from './node.js';
import type { Row } from './rpc.js';

const SENDERS = 100;
const EACH = 200;
/** Calls in one request: what metrics add to a call is the most of a call in a batch. */
const BATCH = 50;
const ROUNDS = 7;
const COUNTED = 2_000_000;
/** Of docs/monitoring/prometheus.yml. */
const SCRAPE_S = 15;
const SCRAPES = 100;
/** Collections of garbage that are measured, a few at a time. */
const COLLECTIONS = 1_000;
const REPEATED = 5;

type Files = Awaited<ReturnType<typeof chainFiles>>;

/** A node on a copy of the chain. */
async function start(files: Files, data: string, port: number, ...flags: readonly string[]): Promise<Peer> {
  cpSync(files.data, data, { recursive: true });
  // Beside a key lies what it signed, which the next chain must not find.
  const key = join(data, 'validator.key');
  cpSync(files.validatorKey, key);
  return startNodeAt(port, 'start', '-d', data, '--validator-key', key, '--p2p-port', 'off', ...flags);
}

/** One round: microseconds of processor for a transfer, without metrics and with them. */
interface Round {
  readonly without: number;
  readonly with: number;
  /** Of the one with metrics: processor seconds a second, collections of garbage for a transfer, milliseconds of a scrape. */
  readonly load: number;
  readonly collections: number;
  readonly scrapeMs: number;
}

async function measure(files: Files, directory: string, metricsFirst: boolean): Promise<Round> {
  const from = await portsFrom(3);
  const bare = (): Promise<Peer> => start(files, join(directory, 'without'), from);
  const watched = (): Promise<Peer> =>
    start(files, join(directory, 'with'), from + 1, '--metrics', '--metrics-port', `${from + 2}`);
  const peers: Peer[] = [];
  const scrape = () => fetch(`http://127.0.0.1:${from + 2}/metrics`).then((answer) => answer.text());
  const collections = async () =>
    [...(await scrape()).matchAll(/^nodejs_gc_duration_seconds_count\S* (\d+)$/gm)].reduce(
      (sum, one) => sum + Number(one[1]),
      0,
    );
  let reader: NodeJS.Timeout | undefined;
  try {
    for (const begin of metricsFirst ? [watched, bare] : [bare, watched]) peers.push(await begin());
    const [without, with_] = metricsFirst ? [peers[1]!, peers[0]!] : [peers[0]!, peers[1]!];
    await sleep(2_000);
    reader = setInterval(() => void scrape(), SCRAPE_S * 1_000);
    const before = await collections();
    const [one, other] = await Promise.all(
      [without, with_].map((peer) => finalBundles(peer, files.bundles, EACH, BATCH)),
    );
    const collected = (await collections()) - before;
    const { pid } = with_.child;
    const idle = usage(pid!).cpu;
    for (let i = 0; i < SCRAPES; i++) await scrape();
    return {
      without: (one!.cpu * 1e6) / one!.counted,
      with: (other!.cpu * 1e6) / other!.counted,
      load: other!.cpu / other!.seconds,
      collections: collected / other!.counted,
      scrapeMs: ((usage(pid!).cpu - idle) * 1_000) / SCRAPES,
    };
  } finally {
    clearInterval(reader);
    for (const peer of peers) await stopPeer(peer);
    for (const name of ['without', 'with']) rmSync(join(directory, name), { recursive: true, force: true });
  }
}

/** Microseconds that a call and its bundle take to be counted: the numbers, and the looks at the clock around both. */
function counting(): number {
  const { observe, onBundle, block } = createMeters(new Metrics());
  const bundle = { bundle: { operations: [{ type: { name: 'Transfer' } }] } } as never;
  const header = { timestamp_ms: 1, gas_used: 1 };
  const once = (count: number): number => {
    const began = process.cpuUsage();
    for (let i = 0; i < count; i++) {
      const called = performance.now();
      observe('chain_submitBundle', 0, performance.now() - called);
      const executed = performance.now();
      onBundle(bundle, performance.now() - executed);
      block({ header, commit: { round: 0 } } as never, { envelopes: [bundle] } as never);
    }
    const { user, system } = process.cpuUsage(began);
    return (user + system) / count;
  };
  once(COUNTED);
  return once(COUNTED);
}

/** Microseconds that a collection of garbage takes to be told of: the process is watched for them. */
async function telling(): Promise<number> {
  const kept: unknown[] = [];
  const litter = async (): Promise<number> => {
    const began = process.cpuUsage();
    for (let i = 0; i < COLLECTIONS; i++) {
      // Some four mebibytes: about a young generation, whatever the size of it.
      for (let j = 0; j < 8_192; j++) kept[j % 64] = new Array(64).fill(j);
      await yieldToEventLoop();
    }
    const { user, system } = process.cpuUsage(began);
    return (user + system) / COLLECTIONS;
  };
  const least = async (): Promise<number> => {
    const taken: number[] = [];
    for (let i = 0; i < REPEATED; i++) taken.push(await litter());
    return Math.min(...taken);
  };
  await litter();
  const unwatched = await least();
  new Metrics().process();
  return Math.max(0, (await least()) - unwatched);
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Processor time of a transfer and what metrics add to it: part by part, and by the rounds of two nodes. */
export async function run(): Promise<Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  try {
    const [counted, told] = [counting(), await telling()];
    const files = await chainFiles(directory, SENDERS, EACH);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(files, directory, round % 2 === 1));
    const of = (figure: (round: Round) => number) => median(rounds.map(figure));
    const without = of((round) => round.without);
    const more = rounds.map((round) => (round.with / round.without - 1) * 100);
    const ofTransfer = counted + of(({ collections }) => collections) * told;
    const ofTime = of(({ scrapeMs }) => scrapeMs) / 1_000 / SCRAPE_S / of(({ load }) => load);
    return [
      { name: 'node CPU per transfer, without metrics', value: without, unit: 'µs' },
      { name: 'counting a call, its bundle and its block', value: counted, unit: 'µs' },
      { name: 'telling of a collection of garbage', value: told, unit: 'µs' },
      { name: 'collections for a thousand transfers', value: of(({ collections }) => collections) * 1_000, unit: '' },
      { name: `a scrape, every ${SCRAPE_S} s`, value: of(({ scrapeMs }) => scrapeMs), unit: 'ms' },
      { name: 'all of it, of CPU at full rate (target: 2)', value: 100 * (ofTransfer / without + ofTime), unit: '%' },
      { name: `side by side: more than without, median of ${ROUNDS} rounds`, value: median(more), unit: '%' },
      { name: '  the least', value: Math.min(...more), unit: '%' },
      { name: '  the most', value: Math.max(...more), unit: '%' },
    ];
  } finally {
    rmSync(directory, { recursive: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, value, unit } of await run())
    console.log(`${name.padEnd(55)} ${value.toFixed(2).padStart(10)} ${unit}`);
}
