/** The check of a release: it tries the upgrade on a copy of the state, in a separate process with low priority. */

import { spawn } from 'node:child_process';
import { readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { EXIT, errno, isTemporary, type Log, reasonOf } from '../runtime/common.js';
import { copyLive, NoRoom } from '../runtime/data.js';
import type { Trial } from '../runtime/maintenance.js';
import { lineOf, Problem, type Report } from '../terminal/command-error.js';
import { commandLineOf } from './bin.js';
import { SUPERVISED } from './child.js';
import { REPORTS } from './report.js';

/**
 * Directory of the copies, in the data directory because links cannot cross file systems. Each is named by its process.
 */
const COPIES = 'upgrade-check';

const TRIAL_TIMEOUT_MS = 30 * 60_000;
/** Characters kept of each output, from its end. */
const MAX_OUTPUT = 65_536;
/** Attempts to make a copy that can be opened: the node removes files during the copy. */
const ATTEMPTS = 3;

/** The release cannot continue the chain. */
export class CheckFailed extends Problem {}

/** The check could not be finished, and says nothing about the release. */
export class CheckUnfinished extends Error {}

/** Place of a check, and its node. */
export interface CheckSite {
  readonly home: string;
  readonly nodeArgs: readonly string[];
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** Makes a program try the scheduled upgrade. Throws CheckFailed, or CheckUnfinished. */
export async function checkOnCopy(site: CheckSite, program: string): Promise<Trial> {
  const { home, signal, log } = site;
  const copies = join(home, COPIES);
  const copy = join(copies, `${process.pid}`);
  await removeLeftovers(copies);
  try {
    for (let attempt = 1; ; attempt++) {
      await copyLive(home, copy, signal);
      const { code, out, errorLine } = await run(site, program, copy);
      signal.throwIfAborted();
      const trial = code === 0 ? trialIn(out) : undefined;
      if (trial) return trial;
      if (code === EXIT.corrupt && attempt < ATTEMPTS) {
        log('debug', 'copy of the state incomplete, making another one', { attempt, reason: errorLine });
        continue;
      }
      throw new CheckFailed(code === 0 ? 'the program has no command `upgrade try`' : `${errorLine} (code ${code})`);
    }
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof NoRoom || isTemporary(cause)) throw new CheckUnfinished(reasonOf(cause), { cause });
    throw cause;
  } finally {
    await rm(copy, { recursive: true, force: true });
    await rmdir(copies).catch(() => undefined); // another check may be running
  }
}

/** Removes the copies of processes that were killed. */
async function removeLeftovers(copies: string): Promise<void> {
  for (const name of await readdir(copies).catch(() => [])) {
    if (!isAlive(Number(name))) await rm(join(copies, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (cause) {
    return errno(cause) === 'EPERM';
  }
}

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  /** The most informative line of its errors. */
  readonly errorLine: string;
}

async function run({ nodeArgs, signal }: CheckSite, program: string, copy: string): Promise<Outcome> {
  const { file, args } = await commandLineOf(program);
  const words = ['upgrade', 'try', copy, '--output', 'json', '--', ...nodeArgs];
  const env = { ...process.env };
  for (const name of [SUPERVISED, REPORTS]) delete env[name];
  const child = spawn(file, [...args, ...words], { stdio: ['ignore', 'pipe', 'pipe'], env, detached: true });
  const kill = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // it has ended
    }
  };
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    kill();
  }, TRIAL_TIMEOUT_MS);
  signal.addEventListener('abort', kill);
  try {
    if (child.pid !== undefined) void yieldToNode(child.pid);
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out = (out + text).slice(-MAX_OUTPUT);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err = (err + text).slice(-MAX_OUTPUT);
    });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('close', (status) => resolve(status)).on('error', reject);
      if (signal.aborted) kill();
    });
    if (late) throw new CheckUnfinished(`the check took longer than ${TRIAL_TIMEOUT_MS / 60_000} minutes`);
    if (code === null && !signal.aborted) throw new CheckUnfinished('the check was killed');
    return { code, out, errorLine: errorLineIn(err) };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
    kill(); // its children
  }
}

/** Gives a process less CPU time than the node, and makes the system kill it first if memory is short. */
async function yieldToNode(pid: number): Promise<void> {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    if (process.platform === 'linux') await writeFile(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // it has ended, or the system does not permit this
  }
}

/** The error in the text of standard error: one in this program's form, otherwise the last line with an error. */
function errorLineIn(err: string): string {
  const lines = err.split('\n').filter((line) => line.trim() !== '');
  const own = lines.findLast((line) => line.startsWith('{"error":'));
  const line = own === undefined ? lines.findLast((one) => /^error\b|Error\b.*: /.test(one)) : formatReport(own);
  return (line ?? lines.at(-1) ?? 'no output').replace(/^error:? /, '').slice(0, 1_000);
}

function formatReport(json: string): string {
  try {
    return lineOf((JSON.parse(json) as { error: Report }).error);
  } catch {
    return json;
  }
}

/** The trial in the output of a program; undefined if there is none. */
function trialIn(out: string): Trial | undefined {
  try {
    const trial = JSON.parse(out) as Trial;
    return Number.isSafeInteger(trial.height) && typeof trial.version === 'string' ? trial : undefined;
  } catch {
    return undefined;
  }
}
