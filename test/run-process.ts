/** Runs one compiled test file in a process of its own and says what came of it. */

import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { FileReport } from './run-file.js';

const CHILD = fileURLToPath(new URL('./run-file.js', import.meta.url));
const LATE_OPTIMIZER = fileURLToPath(new URL('./late-optimizer.cjs', import.meta.url));

/** What a test file did. */
export interface FileResult {
  readonly passed: number;
  /** Failed tests, and one more when there is a problem. */
  readonly failed: number;
  /** Why the file as a whole failed, besides its tests. */
  readonly problem: string | undefined;
  /** Everything it wrote. */
  readonly output: string;
  readonly seconds: number;
  /** Of processors; 0 where it did not live to tell. */
  readonly cpuSeconds: number;
}

const running = new Set<number>();

/** Kills every test process, with all that they started. */
export function killAll(): void {
  for (const group of running) killGroup(group);
}

function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It ended in the meantime.
  }
}

async function collect(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += chunk;
  return text;
}

/** Runs the file; one that takes longer than `limitMs` is killed and has failed. */
export async function runFile(file: string, limitMs: number): Promise<FileResult> {
  const started = Date.now();
  const { NODE_OPTIONS = '' } = process.env;
  const child = spawn(process.execPath, [CHILD, file], {
    // A group of its own, so that what a test started goes down with it.
    detached: true,
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      NODE_OPTIONS: `${NODE_OPTIONS} --require ${JSON.stringify(LATE_OPTIMIZER)}`,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  let late = false;
  const limit = setTimeout(() => {
    late = true;
    if (pid !== undefined) killGroup(pid);
  }, limitMs);
  const ended = new Promise<string>((resolve) => {
    child.on('exit', (code, signal) => resolve(code === 0 ? '' : `exit ${signal ?? code}`));
    child.on('error', (cause) => resolve(String(cause)));
  });
  const [, out, err, told] = child.stdio;
  const texts = Promise.all([out, err, told].map((stream) => collect(stream as Readable)));
  const exit = await ended;
  clearTimeout(limit);
  if (pid !== undefined) {
    killGroup(pid);
    running.delete(pid);
  }
  const [output, errors, told3] = await texts;
  const report = told3 === '' ? undefined : (JSON.parse(told3!) as FileReport);
  const problem = late ? `not done after ${limitMs / 1000} s` : problemOf(report, exit);
  return {
    passed: report?.passed ?? 0,
    failed: (report?.failed ?? 0) + (problem === undefined ? 0 : 1),
    problem,
    output: `${output}${errors}`,
    seconds: (Date.now() - started) / 1000,
    cpuSeconds: report?.cpuSeconds ?? 0,
  };
}

function problemOf(report: FileReport | undefined, exit: string): string | undefined {
  if (report === undefined) return `ended before its tests did${exit === '' ? '' : ` (${exit})`}`;
  if (report.skipped > 0) return `${report.skipped} skipped: tests are run or deleted`;
  if (report.passed + report.failed === 0) return 'it has no tests: is test.run() missing?';
  if (exit !== '' && report.failed === 0) return `its tests passed, then ${exit}`;
  return undefined;
}
