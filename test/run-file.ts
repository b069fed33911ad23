/** Runs one test file in this process; tells the runner over descriptor 3 how many of its tests passed. */

import { writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** What test files put into uvu's queue: `[errors, passed, skipped, total]` of one suite. */
type Suite = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>;

declare global {
  // uvu reads these instead of running files by itself.
  var UVU_DEFER: number;
  var UVU_INDEX: number;
  var UVU_QUEUE: Suite[][];
}

/** What a file did; one line of JSON. */
export interface FileReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** How long handles may stay open after the last test. */
const LINGER_MS = 2_000;

globalThis.UVU_DEFER = 1;
globalThis.UVU_INDEX = 0;
globalThis.UVU_QUEUE = [[]];
await import(pathToFileURL(process.argv[2]!).href);

let passed = 0;
let failed = 0;
let skipped = 0;
for (const suite of globalThis.UVU_QUEUE[0]!) {
  const [errors, ran, skips, total] = await suite();
  if (errors !== true) console.error(errors);
  // uvu keeps an exception of a `before` hook to itself and calls the run a success; the tests it kept back give it away.
  else if (ran < total) console.error(`${total - ran} tests did not run: a hook of the suite threw`);
  passed += ran;
  failed += total - ran;
  skipped += skips;
}
const report: FileReport = { passed, failed, skipped };
writeSync(3, JSON.stringify(report));

// An unref'd timer fires only while something else keeps the process alive.
setTimeout(() => {
  console.error(`still open ${LINGER_MS / 1000} s after the last test: ${process.getActiveResourcesInfo().join(', ')}`);
  process.exit(1);
}, LINGER_MS).unref();
