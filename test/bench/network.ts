/** Benchmark of four validators on one machine: without load, flooded, and at a steady rate; pace, latency, traffic. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Written } from '../node/live.js';
import { chainFiles } from './chain-files.js';
import type { Row } from './rpc.js';
import { ask, quantile, sleep, Validators } from './validators.js';

const VALIDATORS = 4;
const SENDERS = 100;
const BATCH = 50;
const IDLE_BLOCKS = 10;
/** Transfers of each sender before anything is measured: as in the benchmarks of one node, V8 has compiled by then what they take. */
const WARM_EACH = 600;
/** Clients that send one transfer after the other and wait for each to be final: while all is flooded, and at a steady rate. */
const PROBES = { flooded: 4, steady: 12 };
/** The steady phase: how long, how often a few are sent, and the most a second that are signed for it. */
const STEADY_SECONDS = 40;
const TICK_MS = 100;
const STEADY_MOST = 500;

const argument = (name: string): number | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : Number(process.argv[at + 1]);
};

/** One phase under load, of a network that does nothing else. */
interface Phase {
  readonly network: Validators;
  /** Bundles of each sender, nonces ascending. */
  readonly senders: readonly (readonly string[])[];
  /** The same of the clients that wait. */
  readonly probes: readonly (readonly string[])[];
}

/** What a phase tells. */
interface Measured {
  readonly seconds: number;
  /** What sending took. */
  readonly submitted: number;
  readonly refused: number;
  readonly counted: number;
  readonly blocks: number;
  readonly gaps: readonly number[];
  readonly latencies: readonly number[];
  readonly bytes: number;
  readonly cpu: number;
}

/** Lets `send` send all bundles of the senders, and waits until they are final. It answers how many were refused. */
async function underLoad({ network, senders, probes }: Phase, send: () => Promise<number>): Promise<Measured> {
  const all = senders.reduce((sum, { length }) => sum + length, 0);
  const from = (await network.height(VALIDATORS - 1)) + 1;
  const before = { bytes: await network.traffic(), cpu: network.cpuSeconds(), heads: network.heads.length };
  const latencies: number[] = [];
  let loading = true;
  const waiting = probes.map(async (bundles, p) => {
    for (const hex of bundles) {
      if (!loading) return;
      const sent = performance.now();
      // Who hears nothing for ten seconds has waited at least that long.
      const answer = ask<Written>(network.urls[p % VALIDATORS]!, 'chain_submitBundle', hex, { wait: 'included' });
      await answer.catch(() => undefined);
      latencies.push(performance.now() - sent);
    }
  });
  const began = performance.now();
  const refused = await send();
  const submitted = (performance.now() - began) / 1000;
  await network.holds(all - refused, from);
  const seconds = (performance.now() - began) / 1000;
  loading = false;
  const blocks = network.heads.length - before.heads;
  const bytes = (await network.traffic()) - before.bytes;
  const cpu = network.cpuSeconds() - before.cpu;
  const gaps = network.gapsFrom(before.heads - 1);
  await Promise.all(waiting);
  return { seconds, submitted, refused, counted: all - refused, blocks, gaps, latencies, bytes, cpu };
}

/** Everything as fast as the nodes take it: one client at each, in batches of the next two of each of its senders. */
async function flood({ network, senders }: Phase): Promise<number> {
  let refused = 0;
  const client = async (node: number) => {
    const own = senders.filter((_, i) => i % VALIDATORS === node);
    for (let nonce = 0; nonce < own[0]!.length; nonce += 2) {
      for (let first = 0; first < own.length; first += BATCH / 2) {
        const some = own.slice(first, first + BATCH / 2);
        const bundles = some.flatMap((sender) => sender.slice(nonce, nonce + 2));
        refused += await network.send(node, bundles);
      }
    }
  };
  await Promise.all(network.urls.map((_, node) => client(node)));
  return refused;
}

/** So many a second, whether or not the nodes keep up: a few to each node ten times a second, one sender after the other. */
async function steady({ network, senders }: Phase, rate: number): Promise<number> {
  const bundles = senders[0]!.flatMap((_, nonce) => senders.map((sender) => sender[nonce]!));
  const answers: Promise<number>[] = [];
  const began = performance.now();
  for (let sent = 0; sent < bundles.length; ) {
    const due = Math.min(bundles.length, Math.trunc(((performance.now() - began) * rate) / 1000));
    for (let node = 0; node < VALIDATORS; node++) {
      const own = bundles.slice(sent, due).filter((_, i) => (sent + i) % VALIDATORS === node);
      if (own.length > 0) answers.push(network.send(node, own));
    }
    sent = due;
    await sleep(TICK_MS);
  }
  return (await Promise.all(answers)).reduce((sum, one) => sum + one, 0);
}

/** Rows that every phase under load has. */
function rowsOf(when: string, { gaps, latencies, counted, cpu }: Measured): Row[] {
  return [
    { name: `CPU per transfer and node ${when}`, value: (cpu * 1e6) / counted / VALIDATORS, unit: 'µs' },
    { name: `block interval ${when}, median`, value: quantile(gaps, 0.5), unit: 'ms' },
    { name: `block interval ${when}, p99`, value: quantile(gaps, 0.99), unit: 'ms' },
    { name: `submit to final ${when}, median`, value: quantile(latencies, 0.5), unit: 'ms' },
    { name: `submit to final ${when}, p99`, value: quantile(latencies, 0.99), unit: 'ms' },
  ];
}

/** Figures of one run: `each` transfers of every one of 100 senders as a flood, then as many a second as `wanted`. */
async function measure(
  warm: number,
  each: number,
  fair: boolean,
  seconds: number,
  wanted: number | undefined,
): Promise<Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  const most = Math.ceil(((wanted ?? STEADY_MOST) * seconds) / SENDERS);
  const signed = warm + each + most;
  const { nodes, bundles } = await chainFiles(directory, SENDERS + PROBES.flooded + PROBES.steady, signed, VALIDATORS, {
    'chain.fair_ordering': fair,
  });
  const of = (first: number, count: number, from = 0, end = signed) =>
    Array.from({ length: count }, (_, i) => bundles.slice((first + i) * signed + from, (first + i) * signed + end));
  const network = new Validators(nodes);
  try {
    await network.begun();
    const cold: Phase = { network, senders: of(0, SENDERS, 0, warm), probes: [] };
    const warmed = await underLoad(cold, () => flood(cold));
    while (network.heads.length < 2) await sleep(20);
    const calmFrom = network.heads.length;
    const idleFrom = await network.traffic();
    while (network.heads.length < calmFrom + IDLE_BLOCKS) await sleep(20);
    const idleBytes = (await network.traffic()) - idleFrom;
    const idle = network.gapsFrom(calmFrom - 1);

    const loud: Phase = {
      network,
      senders: of(0, SENDERS, warm, warm + each),
      probes: of(SENDERS, PROBES.flooded),
    };
    const flooded = await underLoad(loud, () => flood(loud));
    const throughput = flooded.counted / flooded.seconds;

    const rate = wanted ?? Math.min(STEADY_MOST, Math.round(throughput / 2));
    const count = Math.ceil((rate * seconds) / SENDERS);
    const probes = of(SENDERS + PROBES.flooded, PROBES.steady);
    const calm: Phase = { network, senders: of(0, SENDERS, warm + each, warm + each + count), probes };
    const paced = seconds > 0 ? await underLoad(calm, () => steady(calm, rate)) : undefined;
    return [
      { name: 'transfers final on four validators', value: throughput, unit: '/s' },
      { name: 'submitted at', value: (SENDERS * each) / flooded.submitted, unit: '/s' },
      { name: 'refused', value: warmed.refused + flooded.refused + (paced?.refused ?? 0), unit: '' },
      { name: 'block interval without load, median', value: quantile(idle, 0.5), unit: 'ms' },
      { name: 'block interval without load, p99', value: quantile(idle, 0.99), unit: 'ms' },
      ...rowsOf('flooded', flooded),
      ...(paced ? [{ name: 'steady rate', value: rate, unit: '/s' }, ...rowsOf('at that rate', paced)] : []),
      { name: 'sent by each node per block without load', value: idleBytes / IDLE_BLOCKS / VALIDATORS, unit: 'B' },
      {
        name: 'sent by each node per block flooded',
        value: flooded.bytes / Math.max(1, flooded.blocks) / VALIDATORS,
        unit: 'B',
      },
      { name: 'transfers per block flooded', value: flooded.counted / Math.max(1, flooded.blocks), unit: '' },
      { name: 'sent by each node per transfer', value: flooded.bytes / flooded.counted / VALIDATORS, unit: 'B' },
    ];
  } finally {
    await network.stop();
    rmSync(directory, { recursive: true });
  }
}

/**
 * Floods with transfers that are not measured, `--warm N` of every one of 100 senders (default 600; 80 tells of nodes that have
 * just started); then `--each N` floods with N of each (default 400); `--rate N` sends N a second afterwards (default: half of
 * what the flood reached, at most 500) for `--seconds N` (default 40); `--fair-ordering off` has none.
 */
export const run = (seconds = argument('seconds') ?? STEADY_SECONDS): Promise<Row[]> => {
  const at = process.argv.indexOf('--fair-ordering');
  const fair = at < 0 || process.argv[at + 1] !== 'off';
  return measure(argument('warm') ?? WARM_EACH, argument('each') ?? 400, fair, seconds, argument('rate'));
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, value, unit } of await run()) {
    console.log(`${name.padEnd(50)} ${value.toFixed(value < 100 ? 1 : 0).padStart(10)} ${unit}`);
  }
}
