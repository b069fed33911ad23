/** A lock on a directory or a key: a file that names the process that holds it, taken over when that process is gone. */

import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ErrorDef, Failure } from '../errors.js';
import { DataDirectoryLocked, directoryFailure, errno } from './errors.js';

interface Holder {
  readonly pid: number;
  /** When the process started, in words of the system; tells a process from a later one with its number. */
  readonly started: string | null;
}

/** Paths that this process holds, for systems that cannot tell when a process started. */
const held = new Set<string>();

/** Takes the lock; the answer gives it back. Throws `refusal` while a living process (also this one) holds it. */
export async function takeLock(path: string, refusal: ErrorDef = DataDirectoryLocked): Promise<() => Promise<void>> {
  const own: Holder = { pid: process.pid, started: await startOf(process.pid) };
  if (!(await create(path, own))) await takeOver(path, own, refusal);
  return () => remove(path);
}

/** The living process that holds a lock; undefined when none does. */
export async function holderOf(path: string): Promise<number | undefined> {
  const holder = await readHolder(path);
  return holder && (await lives(path, holder)) ? holder.pid : undefined;
}

/** Replaces a stale lock. A second lock makes sure that of several nodes that find it stale only one removes it. */
async function takeOver(path: string, own: Holder, refusal: ErrorDef): Promise<void> {
  await refuseHeld(path, refusal);
  const turn = `${path}.takeover`;
  while (!(await create(turn, own))) {
    await refuseHeld(turn, refusal);
    await remove(turn);
  }
  try {
    await refuseHeld(path, refusal);
    await remove(path);
    if (!(await create(path, own))) throw new Failure(refusal, { path });
  } finally {
    await remove(turn);
  }
}

async function refuseHeld(path: string, refusal: ErrorDef): Promise<void> {
  const holder = await readHolder(path);
  if (holder && (await lives(path, holder))) throw new Failure(refusal, { path, pid: holder.pid });
}

async function create(path: string, own: Holder): Promise<boolean> {
  try {
    await writeFile(path, `${JSON.stringify(own)}\n`, { flag: 'wx' });
    held.add(path);
    return true;
  } catch (cause) {
    if (errno(cause) === 'EEXIST') return false;
    throw directoryFailure(dirname(path), cause);
  }
}

async function remove(path: string): Promise<void> {
  held.delete(path);
  await rm(path, { force: true });
}

/** Who holds the lock; null when the file is gone or was never finished. */
async function readHolder(path: string): Promise<Holder | null> {
  for (const wait of [200, 0]) {
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) return null;
    try {
      const { pid, started } = JSON.parse(text);
      if (Number.isSafeInteger(pid) && pid > 0) return { pid, started: typeof started === 'string' ? started : null };
    } catch {
      // Perhaps it is just being written.
    }
    await pause(wait);
  }
  return null;
}

async function lives(path: string, { pid, started }: Holder): Promise<boolean> {
  if (started !== null) return (await startOf(pid)) === started;
  if (pid === process.pid) return held.has(path);
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return errno(cause) === 'EPERM';
  }
}

/** Boot and start time of a process, on Linux; null elsewhere or when there is no such process. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    const ticks = status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot.trim()} ${ticks}`;
  } catch {
    return null;
  }
}
