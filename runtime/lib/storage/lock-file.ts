/**
 * Kernel locks: they end when their holder ends for any reason, and work between containers that share the file.
 * Decision 0090.
 */

import { constants, readFileSync } from 'node:fs';
import { type FileHandle, open, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type native from 'fs-native-extensions';
import { type ErrorDef, Failure } from '../errors.js';
import { DataDirectoryLocked, DataDirectoryNotWritable, directoryFailure, reasonOf } from './errors.js';
import { nativeLibraryFailure } from './native-library.js';

/** `require` loads the package in three quarters of the time that `import` takes. */
const require = createRequire(import.meta.url);

/** Releases a lock. */
export type Unlock = () => Promise<void>;

/**
 * Description of the holder in a lock file, for people and supervisors. It is not the lock itself, which is the
 * kernel's.
 */
interface Holder {
  readonly pid: number;
  /** Start time of the process as the system prints it; distinguishes processes that have the same number. */
  readonly started: string | null;
}

/** The locked byte, beyond any content: Windows refuses reads of a locked byte. */
const PLACE = 2 ** 40;
/** Delays before retries, milliseconds: another process may hold the lock only to check it. */
const AGAIN_MS = [20, 80, 200];

/**
 * Files locked by this process. Without this reference, garbage collection would close them and release their locks.
 */
const held = new Set<FileHandle>();

/**
 * Takes the lock of a file that exists only for it. Throws `refusal` if a living process, including this one, holds it.
 */
export async function takeLock(path: string, refusal: ErrorDef = DataDirectoryLocked): Promise<Unlock> {
  for (;;) {
    const file = await openFile(path, constants.O_RDWR | constants.O_CREAT);
    try {
      if (!(await acquires(file, path))) throw new Failure(refusal, { path, ...(await pidIn(path)) });
      // The previous holder may have removed the name between open and lock.
      if (!(await isStillAt(file, path))) continue;
      await write(file, path);
      held.add(file);
      return once(async () => {
        await rm(path, { force: true });
        await letGo(file);
      });
    } finally {
      if (!held.has(file)) await file.close();
    }
  }
}

/**
 * Locks a file that has another purpose, such as a key. A read-only file is locked only against processes that can
 * write it; `shared` reports that. Throws `refusal` if another process holds the lock.
 */
export async function lockFile(path: string, refusal: ErrorDef): Promise<{ unlock: Unlock; shared: boolean }> {
  const writable = await open(path, 'r+').catch(() => null);
  const file = writable ?? (await openFile(path, constants.O_RDONLY));
  const shared = writable === null;
  try {
    if (!(await acquires(file, path, shared))) throw new Failure(refusal, { path });
    held.add(file);
    return { unlock: once(() => letGo(file)), shared };
  } finally {
    if (!held.has(file)) await file.close();
  }
}

/** The living process of this machine that holds the lock of a file; undefined if none does. */
export async function holderOf(path: string): Promise<number | undefined> {
  const file = await open(path, 'r+').catch(() => null);
  if (file === null) return undefined;
  try {
    const { tryLock } = load();
    return tryLock(file.fd, PLACE, 1) ? undefined : (await pidIn(path)).pid;
  } finally {
    await file.close();
  }
}

async function openFile(path: string, flags: number): Promise<FileHandle> {
  try {
    return await open(path, flags, 0o644);
  } catch (cause) {
    throw directoryFailure(dirname(path), cause);
  }
}

async function acquires(file: FileHandle, path: string, shared = false): Promise<boolean> {
  const { tryLock } = load();
  try {
    for (const ms of AGAIN_MS) {
      if (tryLock(file.fd, PLACE, 1, { shared })) return true;
      await pause(ms);
    }
    return tryLock(file.fd, PLACE, 1, { shared });
  } catch (cause) {
    throw new Failure(DataDirectoryNotWritable, { path, reason: `cannot lock a file in it: ${reasonOf(cause)}` });
  }
}

async function isStillAt(file: FileHandle, path: string): Promise<boolean> {
  const [own, there] = await Promise.all([file.stat({ bigint: true }), stat(path, { bigint: true }).catch(() => null)]);
  return there !== null && own.ino === there.ino && own.dev === there.dev;
}

/** Writes the description of the holder. If that fails, as on a full disk, the file is removed. */
async function write(file: FileHandle, path: string): Promise<void> {
  const own: Holder = { pid: process.pid, started: startOf(process.pid) };
  try {
    await file.truncate(0);
    await file.write(`${JSON.stringify(own)}\n`, 0);
  } catch (cause) {
    await rm(path, { force: true });
    throw directoryFailure(dirname(path), cause);
  }
}

async function letGo(file: FileHandle): Promise<void> {
  held.delete(file);
  await file.close();
}

/** The process named in a lock file, if it is visible from here. */
async function pidIn(path: string): Promise<{ pid?: number }> {
  try {
    const { pid, started } = JSON.parse(await readFile(path, 'utf8')) as Holder;
    return startOf(pid) === started ? { pid } : {};
  } catch {
    return {};
  }
}

/** Boot and start time of a process on Linux; null elsewhere or if the process does not exist. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const ticks = status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot.trim()} ${ticks}`;
  } catch {
    return null;
  }
}

function once(work: () => Promise<void>): Unlock {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

function load(): typeof native {
  try {
    return require('fs-native-extensions') as typeof native;
  } catch (cause) {
    throw nativeLibraryFailure('fs-native-extensions', cause);
  }
}
