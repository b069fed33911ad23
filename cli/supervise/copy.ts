/** Copies programs that may change: only the files that they run with. */

import { constants, existsSync } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, readFile, readlink, realpath, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { checkRoom, syncDirectory, syncFile, syncTree } from '../runtime/data.js';
import { isInside, packageOf } from './program.js';

const AT_A_TIME = 8;

/**
 * Copies a program atomically and durably: the files that its package publishes, and the packages that it needs.
 * Packages for development are omitted, and so is the directory `without`.
 */
export async function copyProgram(program: string, copy: string, without: string, signal: AbortSignal): Promise<void> {
  const root = await realpath(program);
  const published = await publishedIn(root);
  const left = new Set([await realpath(without), join(root, '.git'), ...(await developmentIn(root))]);
  const takes = (path: string): boolean =>
    !left.has(path) && (dirname(path) !== root || !published || published.has(basename(path)));
  const files: (readonly [from: string, to: string])[] = [];
  let bytes = 0;
  const lay = async (from: string, to: string): Promise<void> => {
    const entry = await lstat(from);
    if (entry.isSymbolicLink()) await symlink(await targetFrom(from, root), to);
    else if (entry.isFile()) {
      files.push([from, to]);
      bytes += entry.size;
    } else if (entry.isDirectory()) {
      await mkdir(to);
      for (const name of await readdir(from)) if (takes(join(from, name))) await lay(join(from, name), join(to, name));
    }
  };
  const unfinished = `${copy}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(copy), { recursive: true });
  try {
    await lay(root, unfinished);
    await checkRoom(dirname(copy), bytes);
    const copying = await Promise.allSettled(Array.from({ length: AT_A_TIME }, () => copyFiles(files, signal)));
    for (const one of copying) if (one.status === 'rejected') throw one.reason;
    await ((await lstat(unfinished)).isDirectory() ? syncTree : syncFile)(unfinished);
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true });
    throw cause;
  }
  await rename(unfinished, copy);
  await syncDirectory(dirname(copy));
}

/** Copies files from a list shared by several workers; empties the list if one cannot be copied. */
async function copyFiles(files: (readonly [from: string, to: string])[], signal: AbortSignal): Promise<void> {
  for (let next = files.pop(); next !== undefined; next = files.pop()) {
    try {
      signal.throwIfAborted();
      await copyFile(...next, constants.COPYFILE_FICLONE);
    } catch (cause) {
      files.length = 0;
      throw cause;
    }
  }
}

/** Target of a program's link, rewritten so that a copy of the link has the same target. */
async function targetFrom(path: string, root: string): Promise<string> {
  const target = await readlink(path);
  const absolute = resolve(dirname(path), target);
  return isAbsolute(target) || isInside(root, absolute) ? target : absolute;
}

/** The names in a program's directory that its package publishes; undefined if it does not declare them. */
async function publishedIn(root: string): Promise<ReadonlySet<string> | undefined> {
  const { files, bin } = await packageOf(root);
  if (files === undefined) return undefined;
  const named = [...files, ...(typeof bin === 'string' ? [bin] : Object.values(bin ?? {}))];
  const first = named.map((path) => path.replace(/^\.?\//, '').split('/')[0]!);
  // A pattern may match anything: then everything is copied.
  if (first.some((name) => /[*?[\]{}]/.test(name))) return undefined;
  return new Set(['package.json', 'node_modules', ...first]);
}

/** Paths of development packages, from npm's record of the installation. */
async function developmentIn(root: string): Promise<readonly string[]> {
  const path = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(path)) return [];
  const { packages = {} } = JSON.parse(await readFile(path, 'utf8')) as {
    readonly packages?: Readonly<Record<string, { readonly dev?: boolean }>>;
  };
  return Object.entries(packages).flatMap(([place, { dev }]) => (dev ? [join(root, place)] : []));
}
