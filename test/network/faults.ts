/**
 * The long form of the fault tests: validators under load and faults by chance. `npm run faults -- --seconds 300 --seed 1`,
 * `--fair-ordering off` for a chain without it, `--namespaces` for nodes in network namespaces instead of behind proxies.
 */

import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerOf } from '../node/live.js';
import { Cluster } from './cluster.js';
import { Load } from './load.js';
import { NamespaceWiring } from './namespaces.js';
import { CUT, FINE } from './udp-proxy.js';
import type { Place, Wiring } from './wiring.js';

const VALIDATORS = 4;

const argument = (name: string, standard: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? standard : Number(process.argv[at + 1]);
};
const seconds = argument('seconds', 300);
const seed = argument('seed', Math.trunc(Date.now() / 1000) % 100_000);

/** Numbers in [0, below) that depend on the seed alone. */
let state = seed >>> 0;
function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return (state >>> 8) % below;
}
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Where the machine has no namespaces there is nothing to be run. */
function namespaces(places: readonly Place[]): Wiring {
  const wiring = NamespaceWiring.open(places);
  if (typeof wiring === 'string') {
    console.log(`skipped: ${wiring}`);
    process.exit(0);
  }
  console.log(
    `network namespaces; delays by ${wiring.hasNetem ? 'netem' : 'narrow links, as this kernel has no netem'}`,
  );
  return wiring;
}

type Fault = (cluster: Cluster, victim: number) => Promise<void>;

const faults: Readonly<Record<string, Fault>> = {
  async kill(cluster, victim) {
    await cluster.end(victim, 'SIGKILL');
    await sleep(random(4_000));
    cluster.start(victim);
  },
  async 'kill and tear the vote log'(cluster, victim) {
    await cluster.end(victim, 'SIGKILL');
    await cluster.tearVoteLog(victim, 1 + random(60));
    cluster.start(victim);
  },
  async 'stop and start'(cluster, victim) {
    await cluster.end(victim, 'SIGTERM');
    cluster.start(victim);
  },
  async 'kill all'(cluster) {
    await Promise.all(cluster.nodes.map(({ index }) => cluster.end(index, 'SIGKILL')));
    for (const { index } of cluster.nodes) cluster.start(index);
  },
  async freeze(cluster, victim) {
    cluster.signal(victim, 'SIGSTOP');
    await sleep(1_000 + random(9_000));
    cluster.signal(victim, 'SIGCONT');
  },
  async isolate(cluster, victim) {
    cluster.divide([[victim]], CUT);
    await sleep(2_000 + random(10_000));
  },
  async halve(cluster, victim) {
    cluster.divide([[victim, (victim + 1) % VALIDATORS]], CUT);
    await sleep(2_000 + random(8_000));
  },
  async 'cut one way'(cluster, victim) {
    cluster.oneWay(victim, (victim + 1 + random(VALIDATORS - 1)) % VALIDATORS, CUT);
    await sleep(2_000 + random(8_000));
  },
  async 'slow and lossy'(cluster) {
    cluster.everywhere({ delayMs: random(150), jitterMs: random(150), loss: random(25) / 100 });
    await sleep(3_000 + random(8_000));
  },
  async 'fast clock'(cluster, victim) {
    void answerOf(cluster.url(victim), 'dev_advanceTime', 1).catch(() => undefined);
  },
};

const directory = mkdtempSync(join(tmpdir(), 'trellis-soak-'));
const at = process.argv.indexOf('--fair-ordering');
const fair = at < 0 || process.argv[at + 1] !== 'off';
const wire = process.argv.includes('--namespaces') ? namespaces : undefined;
const cluster = await Cluster.create(
  directory,
  VALIDATORS,
  ['--block-time', '1'],
  { 'chain.fair_ordering': fair },
  undefined,
  wire,
);
const recoveries: { readonly name: string; readonly ms: number }[] = [];
const say = (text: string) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`);
const began = performance.now();
console.log(
  `${VALIDATORS} validators, ${seconds} s, --seed ${seed}, fair ordering ${fair ? 'on' : 'off'}, ${directory}`,
);
let clocks = 0;
try {
  for (const { index } of cluster.nodes) cluster.start(index);
  await cluster.until(1);
  const load = await Load.start(cluster);
  while (performance.now() - began < seconds * 1000) {
    const names = Object.keys(faults).filter((name) => name !== 'fast clock' || clocks++ < 1);
    const name = names[random(names.length)]!;
    const victim = random(VALIDATORS);
    say(`${name} (${victim}); heights ${(await cluster.heights()).join(' ')}`);
    await faults[name]!(cluster, victim);
    cluster.everywhere(FINE);
    const healed = performance.now();
    const height = Math.max(...(await cluster.heights()));
    await cluster.until(height + 1);
    recoveries.push({ name, ms: performance.now() - healed });
    if (cluster.failed.length > 0) throw new Error(cluster.failed.join('\n'));
    await sleep(random(2_000));
  }
  await load.stop();
  const checked = await load.check(Math.min(...(await cluster.heights())));
  if (load.surprises.length > 0) throw new Error(load.surprises.join('\n'));
  const share = (values: readonly number[], part: number) =>
    (values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.trunc(values.length * part))] ?? 0).toFixed(0);
  const times = recoveries.map(({ ms }) => ms);
  say(`heights ${(await cluster.heights()).join(' ')}; ${checked} acknowledged transfers, all there on every node`);
  say(
    `faults ${times.length}; to the next block on every node after healing: median ${share(times, 0.5)} ms, p90 ${share(times, 0.9)} ms`,
  );
  for (const name of Object.keys(faults)) {
    const ofName = recoveries.flatMap((one) => (one.name === name ? [one.ms] : []));
    if (ofName.length > 0) say(`  ${name}: ${ofName.length} times, longest ${share(ofName, 1)} ms`);
  }
  say(
    `submit to final, faults included: median ${share(load.latencies, 0.5)} ms, p99 ${share(load.latencies, 0.99)} ms`,
  );
  await cluster.close();
  await rm(directory, { recursive: true, force: true });
} catch (cause) {
  console.error(cause);
  console.error(`logs of the nodes: ${directory}/<n>/node.log; the same again: --seed ${seed}`);
  await cluster.close();
  process.exitCode = 1;
}
