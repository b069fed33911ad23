/** Runs compiled test files one after another in a child process, and reports the result of each. */

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type FileReport, outputMark } from './file-report.js';

const CHILD = fileURLToPath(new URL('./run-files.js', import.meta.url));
const LATE_OPTIMIZER = fileURLToPath(new URL('./late-optimizer.cjs', import.meta.url));

/** The result of a test file. */
export interface FileResult {
  readonly passed: number;
  /** Failed tests, and one more if there is a problem. */
  readonly failed: number;
  /** Why the file as a whole failed, besides its tests. */
  readonly problem: string | undefined;
  /** Everything it wrote. */
  readonly output: string;
  readonly seconds: number;
  /** CPU seconds; 0 if the process ended before its report. */
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

/** Splits what a process wrote into the parts of its files; files that never began are missing. */
function partsOf(text: string, files: readonly string[]): Map<string, string> {
  const parts = new Map<string, string>();
  let rest = text;
  for (const [i, file] of files.entries()) {
    const from = rest.indexOf(outputMark(file));
    if (from < 0) break;
    rest = rest.slice(from + outputMark(file).length);
    const next = i + 1 < files.length ? rest.indexOf(outputMark(files[i + 1]!)) : -1;
    parts.set(file, next < 0 ? rest : rest.slice(0, next));
  }
  return parts;
}

/** Runs the file in a process of its own; one that takes longer than `limitMs` is killed and has failed. */
export async function runFile(file: string, limitMs: number): Promise<FileResult> {
  let only: FileResult | undefined;
  await runFiles([file], 'own', limitMs, (_, result) => {
    only = result;
  });
  return only!;
}

/**
 * Runs files in one process, and those after a file that ended the process in another one. `shared` files must leave the process
 * as they found it. `limitMs` is the time limit of each file.
 */
export async function runFiles(
  files: readonly string[],
  how: 'shared' | 'own',
  limitMs: number,
  report: (file: string, result: FileResult) => void,
): Promise<void> {
  let left = files;
  while (left.length > 0) {
    const results = await runProcess(left, how, limitMs);
    for (const [file, result] of results) report(file, result);
    left = left.slice(results.size);
  }
}

/** The results of the files that began: all of them, unless one of them ended the process. */
async function runProcess(
  files: readonly string[],
  how: 'shared' | 'own',
  limitMs: number,
): Promise<Map<string, FileResult>> {
  const { NODE_OPTIONS = '' } = process.env;
  const child = spawn(process.execPath, [CHILD, how, ...files], {
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
  let reportedMs = Date.now();
  const limit = setTimeout(() => {
    late = true;
    if (pid !== undefined) killGroup(pid);
  }, limitMs);
  const ended = new Promise<string>((resolve) => {
    child.on('exit', (code, signal) => resolve(code === 0 ? '' : `exit ${signal ?? code}`));
    child.on('error', (cause) => resolve(String(cause)));
  });
  const [, out, err, reported] = child.stdio;
  const reports: FileReport[] = [];
  const lines = createInterface({ input: reported as Readable }).on('line', (line) => {
    reports.push(JSON.parse(line) as FileReport);
    reportedMs = Date.now();
    limit.refresh();
  });
  const texts = Promise.all([
    collect(out as Readable),
    collect(err as Readable),
    new Promise((resolve) => lines.on('close', resolve)),
  ]);
  const exit = await ended;
  clearTimeout(limit);
  if (pid !== undefined) {
    killGroup(pid);
    running.delete(pid);
  }
  const [output, errors] = await texts;
  const unreportedSeconds = (Date.now() - reportedMs) / 1000;
  const [outputs, errorsOf] = [partsOf(output, files), partsOf(errors, files)];
  const begun = files.filter((file, i) => i === 0 || outputs.has(file));
  const results = new Map<string, FileResult>();
  for (const [i, file] of begun.entries()) {
    const isLast = i === begun.length - 1;
    const one = reports[i];
    const isLate = late && (one === undefined || isLast);
    const problem = isLate ? `not done after ${limitMs / 1000} s` : problemOf(one, isLast ? exit : '');
    results.set(file, {
      passed: one?.passed ?? 0,
      failed: (one?.failed ?? 0) + (problem === undefined ? 0 : 1),
      problem,
      output: `${outputs.get(file) ?? output}${errorsOf.get(file) ?? errors}`,
      seconds: one?.seconds ?? unreportedSeconds,
      cpuSeconds: one?.cpuSeconds ?? 0,
    });
  }
  return results;
}

function problemOf(report: FileReport | undefined, exit: string): string | undefined {
  if (report === undefined) return `ended before its tests did${exit === '' ? '' : ` (${exit})`}`;
  if (report.skipped > 0) return `${report.skipped} skipped: tests are run or deleted`;
  if (report.passed + report.failed === 0) return 'it has no tests: is test.run() missing?';
  if (report.left.length > 0) return `it left its process changed: ${report.left.join('; ')}`;
  if (exit !== '' && report.failed === 0) return `its tests passed, then ${exit}`;
  return undefined;
}
