/** File-system steps whose order determines durability: directory creation, name syncs, complete writes. */

import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { directoryFailure, errno } from './errors.js';

/** Creates a directory and its parents, durably. Throws DataDirectoryNotWritable. */
export async function makeDirectory(path: string): Promise<void> {
  try {
    await makePath(resolve(path));
  } catch (cause) {
    throw directoryFailure(path, cause);
  }
}

/** Implemented here because Node's `recursive` never returns on paths such as /proc/x. */
async function makePath(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (cause) {
    const parent = dirname(path);
    if (errno(cause) === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (errno(cause) !== 'ENOENT' || parent === path) throw cause;
    await makePath(parent);
    await mkdir(path);
  }
  await syncDirectory(dirname(path));
}

/** Makes the names in a directory durable; otherwise a crash can lose a new file whose content was synced. */
export async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows has no such call; NTFS journals names
  await syncFile(path);
}

/** Files synced in parallel. */
const SYNCED_AT_A_TIME = 16;

/** Makes the complete content of a directory durable, including names. */
export async function syncTree(path: string): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map(({ name }) => join(path, name));
  const syncFiles = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await syncFile(file);
  };
  await Promise.all(Array.from({ length: SYNCED_AT_A_TIME }, syncFiles));
  for (const one of entries) if (one.isDirectory()) await syncTree(join(path, one.name));
  await syncDirectory(path);
}

export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file atomically: readers see the old or the new content, even after a crash. One writer at a time. */
export async function replaceFile(path: string, content: Uint8Array | string): Promise<void> {
  const fresh = `${path}.tmp`;
  const handle = await open(fresh, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(fresh, path);
  await syncDirectory(dirname(path));
}

/** Writes all chunks at a position; one system call may write fewer bytes than requested. */
export async function writeWhole(
  handle: Pick<FileHandle, 'writev'>,
  chunks: readonly Uint8Array[],
  position: number,
): Promise<number> {
  let rest = chunks.filter((chunk) => chunk.length > 0);
  let at = position;
  while (rest.length > 0) {
    let { bytesWritten: taken } = await handle.writev(rest, at);
    if (taken === 0) throw new Error('the system call wrote 0 bytes');
    at += taken;
    let whole = 0;
    while (whole < rest.length && rest[whole]!.length <= taken) taken -= rest[whole++]!.length;
    rest = rest.slice(whole);
    if (taken > 0) rest[0] = rest[0]!.subarray(taken);
  }
  return at;
}

/** Reads exactly `length` bytes at `position`; null if the file ends before. */
export async function readWhole(
  handle: Pick<FileHandle, 'read'>,
  position: number,
  length: number,
): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled, position + filled);
    if (bytesRead === 0) return null;
    filled += bytesRead;
  }
  return bytes;
}

/** Throws DataDirectoryNotWritable if no file can be created in a directory. */
export async function checkWritable(path: string): Promise<void> {
  const probe = join(path, `.writable.${randomUUID()}`);
  try {
    const handle = await open(probe, 'w');
    await handle.close();
    await unlink(probe);
  } catch (cause) {
    throw directoryFailure(path, cause);
  }
}
