/** The release of a plan on this machine: downloaded, verified, unpacked, and verified again when it is started. */

import { createHash, type Hash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { lstat, readdir, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FetchLimits, FileMismatch, fetchFile, hashOfFile } from '../../plugins/upgrade/fetch.js';
import { fileFor, type UpgradeInfo } from '../../plugins/upgrade/files.js';
import { EXIT, type Log } from '../runtime/common.js';
import { checkRoom, isDev, roomIn } from '../runtime/data.js';
import { Problem } from '../terminal/command-error.js';
import type { Bin } from './bin.js';
import { entryOf } from './program.js';
import type { StateFile } from './state.js';
import { BadArchive, unpack } from './unpack.js';

export interface ReleaseSite {
  readonly home: string;
  readonly bin: Bin;
  readonly state: StateFile;
  readonly log: Log;
  readonly limits: FetchLimits;
  /** Whether programs are downloaded even on a dev network. */
  readonly downloads: boolean;
  readonly signal: AbortSignal;
}

function problem(message: string): never {
  throw new Problem(message, EXIT.upgrade);
}

/** The file of a plan for this machine; a plan without one needs manual action. */
export function ownFile(plan: UpgradeInfo) {
  const { name, binaries } = plan;
  const platform = `${process.platform}-${process.arch}`;
  return fileFor(plan) ?? problem(`the upgrade ${name} has no file for ${platform}, only for ${Object.keys(binaries)}`);
}

/** Directory of the unpacked program of a plan. */
export const releaseOf = (bin: Bin, plan: UpgradeInfo): string => bin.version(plan.version, ownFile(plan).sha256);

/** Prepares the program of a plan beside the current one; if the unpacked program has changed, it is unpacked again. */
export async function fetchProgram(site: ReleaseSite, plan: UpgradeInfo): Promise<void> {
  const { bin, log, limits, signal, state } = site;
  const file = ownFile(plan);
  const target = releaseOf(bin, plan);
  if (await isUnchanged(site, plan)) return;
  const path = bin.download(file.sha256);
  if (isDev(plan) && !site.downloads && (await hashOfFile(path)) !== file.sha256) {
    problem(
      `releases are not downloaded on a dev network, because anyone can plan an upgrade: inspect ${file.url}, ` +
        `then store it as ${path}, or start the supervisor with --allow-downloads`,
    );
  }
  await checkRoom(site.home, 0);
  const maxBytes = Math.min(limits.maxBytes, await roomIn(site.home));
  await fetchFile(file, path, { ...limits, maxBytes }, signal);
  try {
    await unpack(path, target, file.url, signal);
  } catch (cause) {
    if (cause instanceof BadArchive) problem(`${file.url} cannot be unpacked: ${cause.message}`);
    throw cause;
  }
  // Unpacking reads the file again, and it may have changed since the first check.
  if ((await hashOfFile(path)) !== file.sha256) {
    await rm(target, { recursive: true, force: true });
    throw new FileMismatch(`${path} changed while it was unpacked`);
  }
  await entryOf(target);
  await state.change({ release: { sha256: file.sha256, digest: await digestOf(target) } });
  log('info', 'release fetched and verified', { name: plan.name, version: plan.version, sha256: file.sha256 });
}

/** Whether the program of a plan is present and unchanged since it was unpacked. */
async function isUnchanged({ bin, state, log }: ReleaseSite, plan: UpgradeInfo): Promise<boolean> {
  const target = releaseOf(bin, plan);
  const { release } = state.now;
  if (!existsSync(target) || release?.sha256 !== ownFile(plan).sha256) return false;
  if ((await digestOf(target)) === release.digest) return true;
  log('error', 'release has changed since it was unpacked, unpacking it again', { path: target });
  return false;
}

/** SHA-256 of a directory: names, types, execute permissions, contents and links. */
export async function digestOf(directory: string): Promise<string> {
  const hash = createHash('sha256');
  await add(hash, directory, '');
  return hash.digest('hex');
}

async function add(hash: Hash, directory: string, prefix: string): Promise<void> {
  for (const name of (await readdir(directory)).sort()) {
    const path = join(directory, name);
    const entry = await lstat(path);
    const place = prefix + name;
    const kind = entry.isSymbolicLink() ? 'link' : entry.isDirectory() ? 'directory' : `file ${entry.mode & 0o111}`;
    hash.update(`${JSON.stringify([kind, place, entry.isFile() ? entry.size : 0])}\n`);
    if (entry.isSymbolicLink()) hash.update(JSON.stringify(await readlink(path)));
    else if (entry.isDirectory()) await add(hash, path, `${place}/`);
    else if (entry.isFile()) for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  }
}
