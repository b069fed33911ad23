/**
 * Compares the benchmarks of this checkout with those of another commit, in turn: `npm run bench:guard -- COMMIT`, then
 * names of benchmarks (default execute and node) and `--rounds N` (default 5). It reports, and never fails.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../suites.js';
import { type Change, compare, figuresIn } from './compare.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});
const [commit, ...named] = positionals;
const rounds = Number(values.rounds);
if (commit === undefined || !Number.isInteger(rounds) || rounds < 1) {
  console.error('usage: npm run bench:guard -- COMMIT [BENCHMARK...] [--rounds N]');
  process.exit(64);
}
const names = named.length > 0 ? named : ['execute', 'node'];

function run(directory: string, command: string, ...words: readonly string[]): string {
  return execFileSync(command, words, { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Checks the commit out into an empty folder and builds it. */
function checkOut(directory: string): void {
  run(ROOT, 'git', 'worktree', 'add', '--quiet', '--detach', directory, commit!);
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(directory) === lock(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(directory, 'node_modules'));
  else run(directory, 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  run(directory, 'npm', 'run', '--silent', 'build');
}

const percent = (ratio: number): string => `${ratio >= 1 ? '+' : '−'}${Math.abs((ratio - 1) * 100).toFixed(1)} %`;

function report(changes: readonly Change[]): void {
  console.log(`\n${'figure'.padEnd(64)} ${'median'.padStart(9)} ${'lowest'.padStart(9)} ${'highest'.padStart(9)}`);
  for (const { name, unit, median, lowest, highest, isSteady } of changes) {
    const figures = [median, lowest, highest].map((ratio) => percent(ratio).padStart(9)).join(' ');
    console.log(`${`${name}, ${unit}`.padEnd(64)} ${figures}${isSteady ? '  changed' : ''}`);
  }
  const changed = changes.filter(({ isSteady }) => isSteady).length;
  console.log(`\n${changed} of ${changes.length} figures changed by more than 5 % in every round`);
}

const directory = join(mkdtempSync(join(tmpdir(), 'trellis-guard-')), 'before');
try {
  checkOut(directory);
  const pairs: [before: ReturnType<typeof figuresIn>, now: ReturnType<typeof figuresIn>][] = [];
  for (let round = 1; round <= rounds; round++) {
    const measure = (folder: string) => figuresIn(run(folder, process.execPath, 'dist/test/bench/run.js', ...names));
    // The second of a pair finds a warmer machine: take turns.
    const first = round % 2 === 0 ? ROOT : directory;
    const [one, other] = [measure(first), measure(first === ROOT ? directory : ROOT)];
    pairs.push(first === ROOT ? [other, one] : [one, other]);
    console.log(`round ${round} of ${rounds}`);
  }
  report(compare(pairs));
} finally {
  if (existsSync(directory)) run(ROOT, 'git', 'worktree', 'remove', '--force', directory);
  rmSync(join(directory, '..'), { recursive: true, force: true });
}
