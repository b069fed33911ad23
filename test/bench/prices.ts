/**
 * Prices of operations against their measured work: the tests of all modules run, and every operation that they carry out alone
 * is repeated on its state beside a plain transfer. The price of an Ed25519 check is the price of processor time (decision 0158),
 * and bytes cost what stored bytes cost. A price is wrong if it pays for less than half of the work.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signatureGas } from '../../runtime/kernel/chain/signature-gas.js';
import { verify } from '../../runtime/lib/crypto/ed25519.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import type { Work } from '../kit/bench.js';
import { testFiles } from '../suites.js';
import type { Row } from './crypto.js';
import { run as transfers } from './execute.js';

const GAS_PER_BYTE = 16;
const RUN = fileURLToPath(new URL('../run.js', import.meta.url));

/** Part of the measured work that the price pays for. `unit` is the gas for the time of executing a plain transfer. */
const partPaid = ({ gas, time, bytes }: Work, unit: number): number => gas / (time * unit + bytes * GAS_PER_BYTE);

const CHECKS = 500;
const PASSES = 20;

/** Gas for the time of executing a plain transfer, if an Ed25519 check has the price of its time. */
async function unitOfTime(): Promise<number> {
  const [transfer] = await transfers();
  const { publicKey, sign } = signerOf(KeyType.Ed25519, new Uint8Array(32).fill(7));
  const [digest, signature] = [new Uint8Array(32), sign(new Uint8Array(32))];
  const passes = Array.from({ length: PASSES }, () => {
    const before = process.cpuUsage();
    for (let i = 0; i < CHECKS; i++) verify(publicKey, digest, signature);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / CHECKS;
  });
  return (transfer!.value * signatureGas(KeyType.Ed25519)) / Math.min(...passes);
}

/** Part of the runs that may pay less than the shown one: single runs are disturbed by collections of garbage. */
const DISTURBED = 0.05;

/** The run of each operation that pays less than all others, except for disturbed ones. */
function worstOf(works: readonly Work[], unit: number): Map<string, Work & { readonly runs: number }> {
  const byName = new Map<string, Work[]>();
  for (const work of works) byName.set(work.operation, [...(byName.get(work.operation) ?? []), work]);
  return new Map(
    [...byName].map(([name, runs]) => {
      const sorted = runs.toSorted((a, b) => partPaid(a, unit) - partPaid(b, unit));
      return [name, { ...sorted[Math.trunc(sorted.length * DISTURBED)]!, runs: runs.length }] as const;
    }),
  );
}

/** Tests of modules whose path contains `PRICES`; random ones repeat what the others carry out. */
const files = (): string[] =>
  testFiles().filter(
    (path) =>
      path.startsWith('test/modules/') &&
      path.includes(process.env.PRICES ?? '') &&
      !/random|life|model|corpus/.test(path),
  );

/** Runs the tests and returns the work of their operations. */
async function works(): Promise<Work[]> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-prices-'));
  try {
    const env = { ...process.env, TRELLIS_BENCH: folder };
    const child = spawn(process.execPath, [RUN, ...files()], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error('the tests of the modules fail: only operations that succeed can be measured');
    const found = await readdir(folder);
    return (
      await Promise.all(found.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')) as Work[]))
    ).flat();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One row for each operation, the worst first. */
export async function run(): Promise<readonly Row[]> {
  const unit = await unitOfTime();
  const all = [...worstOf(await works(), unit).values()].sort((a, b) => partPaid(a, unit) - partPaid(b, unit));
  return all.map((work) => ({
    name: `${work.operation}: ${work.gas} gas, ${work.time.toFixed(2)} transfers, ${work.bytes} bytes, ${work.runs} runs`,
    value: partPaid(work, unit),
    unit: 'of the work is paid',
  }));
}
