/**
 * Runs compiled test files in this process, one after the other, and reports each to the runner over descriptor 3. The first
 * argument is `shared` if each file must leave the process as it found it.
 */

import { readFileSync, writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { preload } from '../runtime/lib/preload.js';
import { type FileReport, outputMark } from './file-report.js';
import { LONGER_MS } from './hostile/length.js';
import { awaitedHandles, ProcessState } from './leaks.js';

/** What test files put into uvu's queue: `[errors, passed, skipped, total]` of one suite. */
type Suite = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>;

declare global {
  // uvu reads these instead of running files by itself.
  var UVU_DEFER: number;
  var UVU_INDEX: number;
  var UVU_QUEUE: Suite[][];
}

type Handler = (context: unknown) => unknown;
interface Test {
  readonly name: string;
  handler: Handler;
}

/** The test that runs, or ran last. */
let running = 'the first test';
/** Whether a test of the suite that runs has begun. */
let hasBegun = false;
/** Whether a hook around a suite has thrown: nothing after it is as tests need it, so the file ends. */
let isBroken = false;

const UVU = import.meta.resolve('uvu');
/** Of the wall clock, for tests that hang: a simulation of half a minute took seven at a load of 40. */
const TEST_LIMIT_MS = 900_000 + LONGER_MS;
/** For a hook that cleans up after another one has thrown: what it waits for may never have been there. */
const CLEANING_MS = 10_000;
/**
 * How often the loop of events comes round after the last test before what is open counts as left open: for longer than a
 * QUIC connection whose peer was kept from answering takes to be gone, which nothing but its library sees.
 */
const ROUNDS = Number(process.env.TEST_OPEN_ROUNDS ?? 240);
const ROUND_MS = 50;

/**
 * The test with a time limit; what it throws becomes an Error that uvu can print, since it gives up on the whole suite at
 * anything else: also at an Error whose `details` are no text, as those of the client's NodeError.
 */
function guarded({ name, handler }: Test): Handler {
  return async (context) => {
    running = name;
    hasBegun = true;
    try {
      await within(TEST_LIMIT_MS, name, () => handler(context));
    } catch (cause) {
      const { details } = Object(cause) as { details?: unknown };
      if (cause instanceof Error && (!details || typeof details === 'string')) throw cause;
      throw new Error(`thrown: ${cause} ${inspect(cause)}`);
    }
  };
}

async function within(limitMs: number, name: string, work: () => unknown): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name}: not done after ${limitMs / 1000} s`)), limitMs);
    timer.unref();
  });
  try {
    await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A hook with a time limit. What one around a suite throws is shown here: uvu keeps it to itself before the tests, and
 * forgets their results for it after them. What one around a test throws, uvu shows as a failure of the test.
 */
function guardedHook(hook: Handler): Handler {
  return async (context) => {
    const { __test__: test } = context as { readonly __test__: string };
    const around = test === '' ? 'the suite' : test;
    try {
      await within(isBroken ? CLEANING_MS : TEST_LIMIT_MS, `a hook of ${around}`, () => hook(context));
    } catch (cause) {
      console.error(`a hook of ${around} threw: ${inspect(cause)}`);
      // Thrown on before the tests, it keeps uvu from running them; what follows it cleans up, where a throw is nobody's.
      const keepsThemFromRunning = !hasBegun && !isBroken;
      if (test === '') isBroken = true;
      if (test !== '' || keepsThemFromRunning) throw cause;
    }
  };
}

const isTest = (item: unknown): item is Test =>
  typeof item === 'object' && item !== null && Object.keys(item).join() === 'name,handler';

/** Whether uvu keeps a function as a hook now: it keeps no other but whole suites, in its queue. */
const isHook = (item: unknown, list: unknown): item is Handler =>
  typeof item === 'function' && list !== globalThis.UVU_QUEUE[0] && calledBy(UVU);

/** Whether the function that calls this one was called out of a file. */
function calledBy(file: string): boolean {
  const stack: { stack?: string } = {};
  Error.captureStackTrace(stack, Array.prototype.push);
  return stack.stack?.split('\n', 2)[1]?.includes(file) ?? false;
}

/** Imports the file. uvu keeps tests and hooks in plain arrays and lets nobody in, so they are met on their way into them. */
async function load(file: string): Promise<void> {
  const { push } = Array.prototype;
  let loading = true;
  Array.prototype.push = function (...items) {
    // Libraries that keep the method as they find it, such as fast-check, go on with this one.
    if (loading) {
      items.forEach((item, i) => {
        if (isTest(item)) item.handler = guarded({ ...item });
        else if (isHook(item, this)) items[i] = guardedHook(item);
      });
    }
    return push.apply(this, items);
  };
  try {
    preload(pathToFileURL(file));
    await import(pathToFileURL(file).href);
  } finally {
    loading = false;
    Array.prototype.push = push;
  }
}

/** Linux also counts child processes that have ended, in hundredths of a second behind the name in brackets; elsewhere only this process counts. */
function cpuSeconds(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    return fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) / 100;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
}

/** Runs the suites that a file has queued. */
async function runSuites(): Promise<Pick<FileReport, 'passed' | 'failed' | 'skipped'>> {
  let [passed, failed, skipped] = [0, 0, 0];
  for (const suite of globalThis.UVU_QUEUE[0]!) {
    hasBegun = false;
    const [errors, ran, skips, total] = await suite();
    if (errors !== true) console.error(errors);
    passed += ran;
    // If no test failed, a hook kept some from running or could not clean up.
    failed += isBroken ? Math.max(1, total - ran) : total - ran;
    skipped += skips;
    if (isBroken) break;
  }
  return { passed, failed, skipped };
}

/** Waits until the resources that a file opened are closed. Returns those that stay open. */
async function closing(before: ProcessState): Promise<string[]> {
  let open = before.newResources();
  for (let round = 0; open.length > 0 && round < ROUNDS; round++) {
    await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
    open = before.newResources();
  }
  return open;
}

async function runFile(file: string, isShared: boolean, startedCpu: number): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.write(outputMark(file));
  const startedMs = performance.now();
  const before = new ProcessState();
  running = 'the first test';
  globalThis.UVU_QUEUE = [[]];
  await load(file);
  const counts = await runSuites();
  const isChecked = isShared && !isBroken;
  const open = isChecked ? await closing(before) : [];
  const report: FileReport = {
    ...counts,
    left: isChecked ? [...open.map((resource) => `${resource} is still open`), ...before.changes()] : [],
    seconds: (performance.now() - startedMs) / 1000,
    cpuSeconds: cpuSeconds() - startedCpu,
  };
  writeSync(3, `${JSON.stringify(report)}\n`);
}

/** An unref'd timer fires only while something else keeps the process alive. Rounds are counted, since a stall closes nothing. */
function linger(left: number): void {
  if (left > 0) return void setTimeout(linger, ROUND_MS, left - 1).unref();
  console.error(`still open after the last test: ${process.getActiveResourcesInfo().join(', ')}`);
  console.error(`the event loop waits for: ${awaitedHandles().join(', ') || 'work of a library that has no handle'}`);
  process.exit(1);
}

globalThis.UVU_DEFER = 1;
globalThis.UVU_INDEX = 0;
// uvu adds a listener to the process, which is no change made by a file.
await import(UVU);
const ended = (code: number) => console.error(`the process ended (${code}) in: ${running}`);
process.on('exit', ended);
const [how, ...files] = process.argv.slice(2);
let startedCpu = 0;
for (const file of files) {
  await runFile(file, how === 'shared', startedCpu);
  if (isBroken) break;
  startedCpu = cpuSeconds();
}
process.off('exit', ended);
// A broken hook may have left anything open, which is not what went wrong.
if (isBroken) process.exit(1);
linger(ROUNDS);
