/** Runs one test file in this process; tells the runner over descriptor 3 how many of its tests passed. */

import { writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { LONGER_MS } from './hostile/length.js';

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

type Handler = (context: unknown) => unknown;
interface Test {
  readonly name: string;
  handler: Handler;
}

/** The test that runs, or ran last. */
let running = 'the first test';

const TEST_LIMIT_MS = 400_000 + LONGER_MS;
/**
 * How often the loop of events comes round after the last test before what is open counts as left open: for longer than a
 * QUIC connection whose peer was kept from answering takes to be gone, which nothing but its library sees.
 */
const ROUNDS = 240;
const ROUND_MS = 50;

/**
 * The test with a time limit; what it throws becomes an Error that uvu can print, since it gives up on the whole suite at
 * anything else: also at an Error whose `details` are no text, as those of the client's NodeError.
 */
function guarded({ name, handler }: Test): Handler {
  return async (context) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${name}: not done after ${TEST_LIMIT_MS / 1000} s`)), TEST_LIMIT_MS);
      timer.unref();
    });
    running = name;
    try {
      await Promise.race([handler(context), late]);
    } catch (cause) {
      const { details } = Object(cause) as { details?: unknown };
      if (cause instanceof Error && (!details || typeof details === 'string')) throw cause;
      throw new Error(`thrown: ${cause} ${inspect(cause)}`);
    } finally {
      clearTimeout(timer);
    }
  };
}

const isTest = (item: unknown): item is Test =>
  typeof item === 'object' && item !== null && Object.keys(item).join() === 'name,handler';

/** Imports the file. uvu keeps tests in plain arrays and lets nobody in, so they are met on their way into them. */
async function load(file: string): Promise<void> {
  const { push } = Array.prototype;
  Array.prototype.push = function (...items) {
    for (const item of items) if (isTest(item)) item.handler = guarded({ ...item });
    return push.apply(this, items);
  };
  try {
    await import(pathToFileURL(file).href);
  } finally {
    Array.prototype.push = push;
  }
}

globalThis.UVU_DEFER = 1;
globalThis.UVU_INDEX = 0;
globalThis.UVU_QUEUE = [[]];
await load(process.argv[2]!);

const ended = (code: number) => console.error(`the process ended (${code}) in: ${running}`);
process.on('exit', ended);
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
process.off('exit', ended);
writeSync(3, JSON.stringify(report));

/** An unref'd timer fires only while something else keeps the process alive. Rounds are counted, since a stall closes nothing. */
function linger(left: number): void {
  if (left > 0) return void setTimeout(linger, ROUND_MS, left - 1).unref();
  console.error(`still open after the last test: ${process.getActiveResourcesInfo().join(', ')}`);
  console.error(`the event loop waits for: ${awaitedHandles().join(', ') || 'work of a library that has no handle'}`);
  process.exit(1);
}

/** The types of the handles that keep the event loop going, those of native libraries too. */
function awaitedHandles(): string[] {
  const { libuv } = process.report.getReport() as {
    libuv: { type: string; is_active: boolean; is_referenced: boolean }[];
  };
  return libuv.filter((handle) => handle.is_active && handle.is_referenced).map(({ type }) => type);
}

linger(ROUNDS);
