/**
 * A copy of the chain in a data directory whose node may be running, to try something on. Files that never change are
 * linked, the others copied; the copy needs room for the newest blocks and the write-ahead log of the database.
 *
 * RocksDB replaces files while it is copied. Each is linked before the manifest is read, so that it stays whatever the
 * node removes meanwhile; if the manifest names one that the copy lacks, opening the copy fails, and another one is made.
 */

import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COLD } from './checkpoint.js';
import { errno, fileFailure } from './errors.js';
import { skipFileNumbers } from './manifest.js';
import { checkRoom } from './room.js';

/** Single files that say which chain it is. */
const IDENTITY = ['version.json', 'genesis.json', 'token-genesis.json', 'genesis-of-peers.json'];

/** Copies the database, the newest blocks and the genesis of a data directory to a new one. */
export async function copyLive(from: string, to: string, signal: AbortSignal): Promise<void> {
  try {
    await rm(to, { recursive: true, force: true });
    await checkRoom(from, await bytesToCopy(from));
    await mkdir(to, { recursive: true });
    for (const name of IDENTITY) await copyIfThere(join(from, name), join(to, name));
    // Cold files are written before the database names them, and removed after it has forgotten them.
    await linkAll(join(from, COLD), join(to, COLD), /\.cold$/);
    await copyDatabase(join(from, 'database'), join(to, 'database'), signal);
    await linkAll(join(from, COLD), join(to, COLD), /\.cold$/);
    // After the database: the log must have the block that the database is at.
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
  // A file that the copy begins must never have the name of one that is linked: it would be written over.
  await writeFile(join(to, current), skipFileNumbers(await readFile(join(from, current)), from));
  await writeFile(join(to, 'CURRENT'), `${current}\n`);
  for (const name of await readdir(from)) {
    if (name.startsWith('OPTIONS-') || name === 'IDENTITY') await copyIfThere(join(from, name), join(to, name));
  }
  await linkAll(from, to, /\.(sst|log)$/);
  // The node goes on writing to its log, and the copy will write to its own: from here on they are two files.
  const logs = (await readdir(to)).filter((name) => name.endsWith('.log')).sort();
  for (const name of logs) {
    signal.throwIfAborted();
    const linked = join(to, name);
    await copyFile(linked, `${linked}.part`, constants.COPYFILE_FICLONE);
    await rename(`${linked}.part`, linked);
  }
}

/** The last segment is copied, since the copy may write to it; the one before may hold the newest block of the database. */
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

/** Links all files of a kind that are not there yet; a directory that is missing has none. */
async function linkAll(from: string, to: string, kind: RegExp): Promise<void> {
  const names = await readdir(from).catch((cause: unknown) => {
    if (errno(cause) === 'ENOENT') return [];
    throw cause;
  });
  const wanted = names.filter((name) => kind.test(name));
  if (wanted.length > 0) await mkdir(to, { recursive: true });
  for (const name of wanted) await linkFile(join(from, name), join(to, name));
}

/** Links a file, or copies it where the file system has no links; one that is gone by now is left out. */
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

/** Bytes of what is copied and not linked. */
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
