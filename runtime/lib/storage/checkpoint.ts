/**
 * Checkpoints of the databases in a data directory that no node has open. Tables never change and are linked; other
 * files are copied. The block log is excluded: blocks are final, and a restored database continues with it. The signing
 * records of a validator are excluded, because they must never be lost.
 */

import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errno, fileFailure } from './errors.js';
import { syncDirectory, syncFile } from './files.js';

/** Directory of the checkpoints in a data directory; each is named by the height of its last block. */
export const CHECKPOINTS = 'upgrade-backup';

/** The cold files of the main database. */
export const COLD = 'cold';

/** State tree of the database, written at a clean stop. */
const STATE_TREE = 'state-tree';

/** The databases of a data directory, including those of plugins, the cold files and the saved state tree. */
async function databasesOf(directory: string): Promise<string[]> {
  const names = await readdir(directory);
  const isPart = async (name: string): Promise<boolean> =>
    name !== CHECKPOINTS && (name === STATE_TREE || name === COLD || isDatabase(join(directory, name)));
  const answers = await Promise.all(names.map(isPart));
  return names.filter((_, i) => answers[i]).sort();
}

/** True for a directory that contains a database or several. */
async function isDatabase(path: string): Promise<boolean> {
  if (!(await stat(path)).isDirectory()) return false;
  const names = await readdir(path, { withFileTypes: true });
  if (names.some(({ name }) => name === 'CURRENT')) return true;
  const inner = await Promise.all(
    names.filter((one) => one.isDirectory()).map(({ name }) => isDatabase(join(path, name))),
  );
  return inner.includes(true);
}

/**
 * Makes a checkpoint of a directory whose newest block has this height, and returns its path. An existing checkpoint of
 * that height is left as it is; older ones are removed.
 */
export async function makeCheckpoint(directory: string, height: number): Promise<string> {
  const home = join(directory, CHECKPOINTS);
  const path = join(home, String(height));
  try {
    await mkdir(home, { recursive: true });
    for (const name of await readdir(home)) {
      if (name !== String(height)) await rm(join(home, name), { recursive: true, force: true });
    }
    if ((await readdir(home)).includes(String(height))) return path;
    const unfinished = `${path}.part`;
    await mkdir(unfinished);
    for (const part of await databasesOf(directory)) await take(join(directory, part), join(unfinished, part));
    await syncDirectory(unfinished);
    await rename(unfinished, path);
    await syncDirectory(home);
    return path;
  } catch (cause) {
    throw fileFailure(home, cause);
  }
}

/** Restores a directory from a checkpoint. It can be called again after an interruption. */
export async function restoreCheckpoint(directory: string, checkpoint: string): Promise<void> {
  try {
    for (const part of await readdir(checkpoint)) {
      const fresh = join(directory, `${part}.restoring`);
      await rm(fresh, { recursive: true, force: true });
      await take(join(checkpoint, part), fresh);
      await rm(join(directory, part), { recursive: true, force: true });
      await rename(fresh, join(directory, part));
    }
    await syncDirectory(directory);
  } catch (cause) {
    throw fileFailure(directory, cause);
  }
}

/** Links or copies a file or a directory with its content; durable when it returns. */
async function take(from: string, to: string): Promise<void> {
  if (!(await stat(from)).isDirectory()) return takeFile(from, to);
  await mkdir(to);
  for (const name of await readdir(from)) await take(join(from, name), join(to, name));
  await syncDirectory(to);
}

/** RocksDB tables and cold files never change once written. */
async function takeFile(from: string, to: string): Promise<void> {
  if (/\.(sst|cold)$/.test(from) && (await linkFile(from, to))) return;
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await syncFile(to);
}

/** False if the file system cannot link here. */
async function linkFile(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (cause) {
    if (['EPERM', 'EXDEV', 'ENOTSUP', 'EMLINK'].includes(errno(cause))) return false;
    throw cause;
  }
}
