/** Durations of test files in their last run: they determine the order and the number of files per process. */

import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './suites.js';

const CACHE = join(ROOT, 'node_modules/.cache/trellis/test-seconds.json');
/** A file without a timing counts as a second for so many bytes: longer files tend to take longer. */
const BYTES_PER_SECOND = 5_000;

type Seconds = Record<string, number>;

function read(): Seconds {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8')) as Seconds;
  } catch {
    return {};
  }
}

/** Returns a function that estimates how long a file takes. */
export function estimates(): (file: string) => number {
  const known = read();
  return (file) => known[file] ?? statSync(join(ROOT, file)).size / BYTES_PER_SECOND;
}

/** Adds the timings of a run to the cache. */
export function remember(seconds: Readonly<Seconds>): void {
  const temporary = `${CACHE}.${process.pid}`;
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(temporary, JSON.stringify({ ...read(), ...seconds }, null, 1));
  renameSync(temporary, CACHE);
}
