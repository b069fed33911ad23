/** Locks of the kernel's: they end with their holder however that ends, and hold between containers that share the file. */

import { constants, readFileSync } from 'node:fs';
import { type FileHandle, open, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type native from 'fs-native-extensions';
import { type ErrorDef, Failure } from '../errors.js';
import { DataDirectoryLocked, DataDirectoryNotWritable, directoryFailure, reasonOf } from './errors.js';
import { nativeLibraryFailure } from './native-library.js';

/** It loads in three quarters of the time that `import` takes. */
const require = createRequire(import.meta.url);

/** Gives a lock back. */
export type Unlock = () => Promise<void>;

/** What a lock file says of its holder, for people and supervisors: the lock is the kernel's, not these words. */
interface Holder {
  readonly pid: number;
  /** When the process started, in words of the system; tells a process from one with its number elsewhere or later. */
  readonly started: string | null;
}

/** The byte that is locked, beyond any content: Windows lets nobody read a byte that is. */
const PLACE = 2 ** 40;
/** Somebody may only be looking whether a lock is held: it is tried again after these, milliseconds. */
const AGAIN_MS = [20, 80, 200];

/** Files that this process has locked: one that is forgotten would be closed, and its lock with it. */
const held = new Set<FileHandle>();

/** Takes the lock that a file of its own stands for. Throws `refusal` while a living process, also this one, holds it. */
export async function takeLock(path: string, refusal: ErrorDef = DataDirectoryLocked): Promise<Unlock> {
  for (;;) {
    const file = await openFile(path, constants.O_RDWR | constants.O_CREAT);
    try {
      if (!(await acquires(file, path))) throw new Failure(refusal, { path, ...(await pidIn(path)) });
      // Whoever held it may have removed the name between our opening and locking it.
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
 * Locks a file that is there for another purpose, such as a key. One that may only be read is locked against those who
 * may write it alone: `shared` says so. Throws `refusal` while another process holds it.
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

/** The living process of this machine that holds the lock of a file; undefined when none does. */
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
    throw new Failure(DataDirectoryNotWritable, { path, reason: `no file can be locked there: ${reasonOf(cause)}` });
  }
}

async function isStillAt(file: FileHandle, path: string): Promise<boolean> {
  const [own, there] = await Promise.all([file.stat({ bigint: true }), stat(path, { bigint: true }).catch(() => null)]);
  return there !== null && own.ino === there.ino && own.dev === there.dev;
}

/** Says who holds the lock. Where that cannot be written, as on a full disk, no file stays behind. */
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

/** The process that a lock file names, if it is one that can be seen from here. */
async function pidIn(path: string): Promise<{ pid?: number }> {
  try {
    const { pid, started } = JSON.parse(await readFile(path, 'utf8')) as Holder;
    return startOf(pid) === started ? { pid } : {};
  } catch {
    return {};
  }
}

/** Boot and start time of a process, on Linux; null elsewhere or when there is no such process. */
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
