/**
 * The test runner. `npm test` runs the quick suite, `npm run test:all` every file, and `npm test -- tokens codec` the files whose
 * path contains one of the words. Prints the output of files that fail, or of the only one.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LONGER_MS } from './hostile/length.js';
import { missingPrograms } from './programs.js';
import { type FileResult, killAll, runFiles } from './run-process.js';
import { type Batch, schedule } from './schedule.js';
import { sideBySide, type Width } from './side-by-side.js';
import { placementOf, ROOT, testFiles } from './suites.js';
import { estimates, remember } from './timings.js';
import { watch } from './watch.js';

const CPUS = availableParallelism();
/** Processes at a time: most of them wait for blocks most of the time. */
const ALL: Width = { least: CPUS, most: 3 * CPUS };
/** The same for files that compare what a user sees under an attack with what the user saw before it. */
const MEASURED: Width = { least: CPUS, most: Math.ceil(1.5 * CPUS) };
/** No file has more long attacks. */
const TESTS_OF_A_FILE = 10;
/** For files that hang: no other file comes near it, also on a machine three times slower. */
const FILE_LIMIT_MS = 1_800_000 + TESTS_OF_A_FILE * LONGER_MS;

const { values: flags, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    /** Both suites. */
    all: { type: 'boolean', default: false },
    /** What `--all` adds to the quick suite. */
    rest: { type: 'boolean', default: false },
    /** Number of runs, to find intermittent failures; the first failed run is the last. */
    repeat: { type: 'string', default: '1' },
    /** Runs the files again after each change. */
    watch: { type: 'boolean', default: false },
  },
});

function isChosen(file: string): boolean {
  if (words.length > 0) return words.some((word) => file.includes(word));
  return flags.all || (placementOf(file)?.suite === 'quick') !== flags.rest;
}

/** Runs the files and returns whether all of their tests passed. */
async function runAll(files: readonly string[]): Promise<boolean> {
  const results = new Map<string, FileResult>();
  const compiled = (file: string) => join(ROOT, 'dist', file.replace(/\.ts$/, '.js'));
  const run = ({ files: batch, how }: Batch): Promise<void> => {
    const sources = new Map(batch.map((file) => [compiled(file), file]));
    return runFiles([...sources.keys()], how, FILE_LIMIT_MS, (path, result) => {
      const file = sources.get(path)!;
      results.set(file, result);
      print(file, result, files.length === 1);
    });
  };
  const { first, measured } = schedule(files, estimates());
  await sideBySide(first, ALL, run);
  await sideBySide(measured, MEASURED, run);
  remember(Object.fromEntries([...results].map(([file, { seconds }]) => [file, seconds])));
  const sum = (of: (result: FileResult) => number) => [...results.values()].reduce((total, one) => total + of(one), 0);
  if (files.length === 0) console.log(`no test file has ${words.join(' or ')} in its path`);
  const failed = files.length === 0 ? 1 : sum((one) => one.failed);
  console.log(`CPU of all files: ${(sum((one) => one.cpuSeconds) / 60).toFixed(1)} min`);
  console.log(`${sum((one) => one.passed)} passed, ${failed} failed`);
  return failed === 0;
}

async function runRepeatedly(files: readonly string[], runs: number): Promise<boolean> {
  for (let run = 1; run <= runs; run++) {
    if (runs > 1) console.log(`run ${run} of ${runs}`);
    if (!(await runAll(files))) return false;
  }
  return true;
}

function print(file: string, result: FileResult, isOnly: boolean): void {
  const counts = `${result.passed} passed${result.failed === 0 ? '' : `, ${result.failed} failed`}`;
  console.log(
    `${result.failed === 0 ? 'ok  ' : 'FAIL'} ${file}: ${counts} (${result.seconds.toFixed(1)} s, CPU ${result.cpuSeconds.toFixed(1)} s)`,
  );
  if (result.failed > 0 || isOnly) console.log(`${result.output.trimEnd()}\n`);
  if (result.problem !== undefined) console.log(`  ${file}: ${result.problem}\n`);
}

process.chdir(ROOT);
// What the files of one run share, such as the packed package.
process.env.RUN_DIRECTORY = mkdtempSync(join(tmpdir(), 'trellis-run-'));
process.on('exit', () => {
  killAll();
  rmSync(process.env.RUN_DIRECTORY!, { recursive: true, force: true });
});
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.on(signal, () => process.exit(code));
}

const missing = words.length === 0 && (flags.all || flags.rest) ? missingPrograms() : [];
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exitCode = 1;
} else if (!/^[1-9]\d*$/.test(flags.repeat)) {
  console.error(`--repeat ${flags.repeat} is no number of runs: use 1 or more`);
  process.exitCode = 2;
} else if (flags.watch) await watch(() => runAll(testFiles().filter(isChosen)));
else process.exitCode = (await runRepeatedly(testFiles().filter(isChosen), Number(flags.repeat))) ? 0 : 1;
