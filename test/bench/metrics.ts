/**
 * What metrics cost: processor time of a node for each transfer without them, with them, and with somebody who reads them every
 * second. The three take turns within one run, so that what else the machine does falls on all.
 */

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { portsFrom } from '../ports.js';
import { chainFiles } from './chain-files.js';
import { sleep, startNode, stopPeer } from './driver.js';
import { finalBundles } from './node.js';
import type { Row } from './rpc.js';

const SENDERS = 100;
const EACH = 150;
/** Calls in one request. */
const BATCH = 50;
const ROUNDS = 5;
const MODES = ['without metrics', 'with metrics', 'read every second'] as const;
type Mode = (typeof MODES)[number];

/** Node microseconds per transfer on a copy of the chain. */
async function measure(mode: Mode, files: Awaited<ReturnType<typeof chainFiles>>, directory: string): Promise<number> {
  const data = join(directory, 'copy');
  cpSync(files.data, data, { recursive: true });
  // Beside a key lies what it signed, which the next chain must not find.
  const key = join(data, 'validator.key');
  cpSync(files.validatorKey, key);
  const metricsPort = await portsFrom();
  const flags = mode === 'without metrics' ? [] : ['--metrics', '--metrics-port', String(metricsPort)];
  const peer = await startNode('start', '-d', data, '--validator-key', key, '--p2p-port', 'off', ...flags);
  const scrape = () => fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text());
  const reader = mode === 'read every second' ? setInterval(() => void scrape(), 1_000) : undefined;
  try {
    await sleep(2_000);
    const { cpu, counted } = await finalBundles(peer, files.bundles, EACH, BATCH);
    return (cpu * 1e6) / counted;
  } finally {
    clearInterval(reader);
    await stopPeer(peer);
    rmSync(data, { recursive: true });
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Processor time per transfer of each, and how much more it is than without: the median over rounds of the ratio within one. */
export async function run(): Promise<Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  try {
    const files = await chainFiles(directory, SENDERS, EACH);
    const taken = new Map<Mode, number[]>(MODES.map((mode) => [mode, []]));
    for (let round = 0; round < ROUNDS; round++) {
      // None is always first, or always after the same.
      for (let i = 0; i < MODES.length; i++) {
        const mode = MODES[(i + round) % MODES.length]!;
        taken.get(mode)!.push(await measure(mode, files, directory));
      }
    }
    const [without] = MODES;
    return MODES.flatMap((mode) => {
      const row = { name: `node CPU per transfer, ${mode}`, value: median(taken.get(mode)!), unit: 'µs' };
      if (mode === without) return [row];
      const ratios = taken.get(mode)!.map((value, round) => value / taken.get(without)![round]!);
      return [row, { name: `more than without, ${mode}`, value: (median(ratios) - 1) * 100, unit: '%' }];
    });
  } finally {
    rmSync(directory, { recursive: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, value, unit } of await run())
    console.log(`${name.padEnd(50)} ${value.toFixed(1).padStart(10)} ${unit}`);
}
