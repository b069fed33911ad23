/**
 * A copy of the chain in a data directory whose node may be running, for trials. Immutable files are linked, others are
 * copied; the copy needs room for the newest blocks and the write-ahead log of the database.
 *
 * RocksDB replaces files during the copy. Each file is linked before the manifest is read, so it survives if the node
 * removes it. If the manifest names a file that the copy lacks, opening the copy fails and the copy is repeated.
 */

import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COLD } from './checkpoint.js';
import { checkRoom } from './disk-space.js';
import { errno, fileFailure } from './errors.js';
import { skipFileNumbers } from './manifest.js';

/** Files that identify the chain. */
const IDENTITY = ['version.json', 'genesis.json', 'token-genesis.json', 'genesis-of-peers.json'];

/** Copies the database, the newest blocks and the genesis of a data directory to a new one. */
export async function copyLive(from: string, to: string, signal: AbortSignal): Promise<void> {
  try {
    await rm(to, { recursive: true, force: true });
    await checkRoom(from, await bytesToCopy(from));
    await mkdir(to, { recursive: true });
    for (const name of IDENTITY) await copyIfThere(join(from, name), join(to, name));
    // Cold files are written before the database names them, and removed after it no longer does.
    await linkAll(join(from, COLD), join(to, COLD), /\.cold$/);
    await copyDatabase(join(from, 'database'), join(to, 'database'), signal);
    await linkAll(join(from, COLD), join(to, COLD), /\.cold$/);
    // After the database: the log must contain the last block of the database.
    await copyNewestBlocks(join(from, 'blocks'), join(to, 'blocks'));
  } catch (cause) {
    await rm(to, { recursive: true, force: true });
    throw errno(cause) === '' ? cause : fileFailure(to, cause);
  }
}

async function copyDatabase(from: string, to: string, signal: AbortSignal): Promise<void> {
  await mkdir(to);
  await linkAll(from, to, /\.(sst|log)$/);
  const current = (await readFile(join(from, 'CURRENT'), 'utf8')).trim();
  // A new file of the copy must never get the name of a linked file: it would overwrite the original.
  await writeFile(join(to, current), skipFileNumbers(await readFile(join(from, current)), from));
  await writeFile(join(to, 'CURRENT'), `${current}\n`);
  for (const name of await readdir(from)) {
    if (name.startsWith('OPTIONS-') || name === 'IDENTITY') await copyIfThere(join(from, name), join(to, name));
  }
  await linkAll(from, to, /\.(sst|log)$/);
  // The node continues to write its log, and the copy will write its own, so the log must be a separate file.
  const logs = (await readdir(to)).filter((name) => name.endsWith('.log')).sort();
  for (const name of logs) {
    signal.throwIfAborted();
    const linked = join(to, name);
    await copyFile(linked, `${linked}.part`, constants.COPYFILE_FICLONE);
    await rename(`${linked}.part`, linked);
  }
}

/**
 * Copies the last segment, because the copy may write to it, and links the one before, which may hold the database's
 * newest block.
 */
async function copyNewestBlocks(from: string, to: string): Promise<void> {
  await mkdir(to);
  const [last, before] = (await segmentsIn(from)).reverse();
  if (before !== undefined) {
    await linkFile(join(from, before), join(to, before));
    const index = before.replace('.blocks', '.index');
    await copyIfThere(join(from, index), join(to, index));
  }
  if (last !== undefined) await copyFile(join(from, last), join(to, last), constants.COPYFILE_FICLONE);
}

const segmentsIn = async (directory: string): Promise<string[]> =>
  (await readdir(directory)).filter((name) => name.endsWith('.blocks')).sort();

/** Links all missing files of a kind; a missing directory counts as empty. */
async function linkAll(from: string, to: string, kind: RegExp): Promise<void> {
  const names = await readdir(from).catch((cause: unknown) => {
    if (errno(cause) === 'ENOENT') return [];
    throw cause;
  });
  const wanted = names.filter((name) => kind.test(name));
  if (wanted.length > 0) await mkdir(to, { recursive: true });
  for (const name of wanted) await linkFile(join(from, name), join(to, name));
}

/** Links a file, or copies it if the file system has no links. A file that no longer exists is skipped. */
async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (cause) {
    const reason = errno(cause);
    if (reason === 'EEXIST' || reason === 'ENOENT') return;
    if (!['EPERM', 'EXDEV', 'ENOTSUP', 'EMLINK'].includes(reason ?? '')) throw cause;
    await copyIfThere(from, to);
  }
}

async function copyIfThere(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE).catch((cause: unknown) => {
    if (errno(cause) !== 'ENOENT') throw cause;
  });
}

/** Bytes of the files that are copied, not linked. */
async function bytesToCopy(from: string): Promise<number> {
  const database = join(from, 'database');
  const blocks = join(from, 'blocks');
  const copied = (await readdir(database)).filter((name) => !name.endsWith('.sst')).map((name) => join(database, name));
  const last = (await segmentsIn(blocks)).at(-1);
  if (last !== undefined) copied.push(join(blocks, last));
  const sizes = copied.map((path) =>
    stat(path).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
