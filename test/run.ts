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

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Files side by side: most of them wait for blocks most of the time. */
const PARALLEL = 4;
/** And of those that measure whether a chain keeps its pace. */
const PARALLEL_MEASURED = 3;
const MEASURED = 'test/hostile/';
/** The files that take longest, most of it waiting: begun last, they would keep the run waiting for them alone. */
const FIRST = [
  'test/laws',
  'test/cli/supervise',
  'test/plugins/postgres/faults',
  'test/plugins/attester/',
  'test/network/light',
  'test/package/loyalty',
  'test/e2e/validator-life',
  'test/node/bad-plugins',
  'test/node/kill',
  'test/cli/dev.',
  'test/docs/governance',
  'test/cli/upgrade-life',
  'test/docs/safety',
  'test/browser/',
];
/** No file has more long attacks. */
const TESTS_OF_A_FILE = 10;
/** What no file comes near, also on a machine three times slower: for those that hang. */
const FILE_LIMIT_MS = 420_000 + TESTS_OF_A_FILE * LONGER_MS;

/** Where the file stands in the order: those of FIRST before all others. */
function rank(file: string): number {
  const at = FIRST.findIndex((beginning) => file.startsWith(beginning));
  return at < 0 ? FIRST.length : at;
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
const gone = FIRST.filter((beginning) => !files.some((file) => file.startsWith(beginning)));
if (words.length === 0 && gone.length > 0) throw new Error(`no test file begins with ${gone}: FIRST is out of date`);
const results = new Map<string, FileResult>();
let cpuSeconds = 0;

const total = (what: 'passed' | 'failed') => [...results.values()].reduce((sum, result) => sum + result[what], 0);

async function runAll(queue: string[], parallel: number): Promise<void> {
  await Promise.all(Array.from({ length: parallel }, () => work(queue)));
}

async function work(queue: string[]): Promise<void> {
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
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
await runAll(
  files.filter((file) => !file.startsWith(MEASURED)),
  PARALLEL,
);
await runAll(
  files.filter((file) => file.startsWith(MEASURED)),
  PARALLEL_MEASURED,
);
if (words.length === 0) await runFailedAgain(results, (file) => runAll([file], 1), console.log);
if (files.length === 0) console.log(`no test file has ${words.join(' or ')} in its path`);
const failed = files.length === 0 ? 1 : total('failed');
console.log(`CPU of all files: ${(cpuSeconds / 60).toFixed(1)} min`);
console.log(`${total('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
