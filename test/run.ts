/**
 * The test runner: every test file in a process of its own, several at a time. `npm test -- tokens codec` runs the files whose
 * path has one of the words. What a file prints is shown when it fails, or when it is the only one.
 */

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LONGER_MS } from './hostile/length.js';
import { type FileResult, killAll, runFile } from './run-process.js';
import { runFailedAgain } from './second-run.js';
import { sideBySide, type Width } from './side-by-side.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Files at a time: most of them wait for blocks most of the time. On slow processors two of them leave nothing, and more would only be late. */
const ALL: Width = { least: 2, most: 6 };
/** And of those that compare what a user sees beside an attack with what he saw before it: after all others, few at a time. */
const MEASURED: Width = { least: 2, most: 3 };
const MEASURED_FILES = [
  'test/hostile/heavy-reads',
  'test/hostile/stalled-readers',
  'test/hostile/sync-liar',
  'test/hostile/request-costs',
  'test/hostile/mempool-flood',
  'test/hostile/compact-block-flood',
  'test/hostile/equivocation-flood',
  'test/hostile/nested-json',
  'test/hostile/intents',
];
/** The files that take longest, most of it waiting: begun last, they would keep the run waiting for them alone. */
const FIRST = [
  'test/cli/supervise-trouble',
  'test/cli/supervise-places',
  'test/package/distribution',
  'test/package/loyalty.',
  'test/e2e/validator-life',
  'test/cli/supervise.',
  'test/node/bad-plugins',
  'test/plugins/nats/stream',
  'test/hostile/wiped-validator',
  'test/browser/web',
  'test/cli/upgrade-life',
  'test/package/poa',
  'test/docs/governance',
  'test/hostile/snapshot-peers',
  'test/sim/',
  'test/browser/docs-forms',
  'test/node/kill',
  'test/docs/upgrades',
  'test/browser/docs.',
  'test/docs/safety',
  'test/plugins/postgres/',
  'test/docs/operate',
  'test/node/monitoring',
  'test/network/sync',
  'test/browser/',
  'test/hostile/attester.',
  'test/operate/container',
  'test/cli/dev.',
  'test/chaos/clocks',
  'test/node/limits',
  'test/plugins/attester/',
  'test/cli/start',
  'test/docs/market-maker',
  'test/node/replicas',
  'test/docs/readme',
  'test/hostile/',
  'test/cli/',
  'test/node/',
  'test/docs/',
  'test/package/',
  'test/network/',
  'test/chaos/',
];
/** No file has more long attacks. */
const TESTS_OF_A_FILE = 10;
/** What no file comes near, also on a machine three times slower: for those that hang. */
const FILE_LIMIT_MS = 900_000 + TESTS_OF_A_FILE * LONGER_MS;

const ORDER = [...MEASURED_FILES, ...FIRST];
/** Where the file stands in the order: those that are named before all others. */
function rank(file: string): number {
  const at = ORDER.findIndex((beginning) => file.startsWith(beginning));
  return at < 0 ? ORDER.length : at;
}

/** The sources decide what is run: a compiled file whose source is gone is no test. */
function testFiles(words: readonly string[]): string[] {
  return readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `test/${path.split(sep).join('/')}`)
    .filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
    .sort()
    .sort((a, b) => rank(a) - rank(b));
}

const words = process.argv.slice(2);
const files = testFiles(words);
const gone = ORDER.filter((beginning) => !files.some((file) => file.startsWith(beginning)));
if (words.length === 0 && gone.length > 0)
  throw new Error(`no test file begins with ${gone}: the order is out of date`);
const results = new Map<string, FileResult>();
let cpuSeconds = 0;

const total = (what: 'passed' | 'failed') => [...results.values()].reduce((sum, result) => sum + result[what], 0);

async function run(file: string): Promise<void> {
  const result = await runFile(join(ROOT, 'dist', file.replace(/\.ts$/, '.js')), FILE_LIMIT_MS);
  results.set(file, result);
  cpuSeconds += result.cpuSeconds;
  const counts = `${result.passed} passed${result.failed === 0 ? '' : `, ${result.failed} failed`}`;
  console.log(
    `${result.failed === 0 ? 'ok  ' : 'FAIL'} ${file}: ${counts} (${result.seconds.toFixed(1)} s, CPU ${result.cpuSeconds.toFixed(1)} s)`,
  );
  if (result.failed > 0 || files.length === 1) console.log(`${result.output.trimEnd()}\n`);
  if (result.problem !== undefined) console.log(`  ${file}: ${result.problem}\n`);
}

// What the files of one run share, such as the packed package.
process.env.RUN_DIRECTORY = mkdtempSync(join(tmpdir(), 'trellis-run-'));
process.on('exit', () => rmSync(process.env.RUN_DIRECTORY!, { recursive: true, force: true }));
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.on(signal, () => {
    killAll();
    process.exit(code);
  });
}
process.chdir(ROOT);
const isMeasured = (file: string): boolean => MEASURED_FILES.some((beginning) => file.startsWith(beginning));
await sideBySide(
  files.filter((file) => !isMeasured(file)),
  ALL,
  run,
);
await sideBySide(files.filter(isMeasured), MEASURED, run);
if (words.length === 0) await runFailedAgain(results, run, console.log);
if (files.length === 0) console.log(`no test file has ${words.join(' or ')} in its path`);
const failed = files.length === 0 ? 1 : total('failed');
console.log(`CPU of all files: ${(cpuSeconds / 60).toFixed(1)} min`);
console.log(`${total('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
