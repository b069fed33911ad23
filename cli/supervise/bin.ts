/** The programs of a supervisor: `bin/current` is a link to the one that runs; the others wait or are kept. */

import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { syncDirectory } from '../../runtime/lib/storage/files.js';
import { downloadPath } from '../../runtime/node/upgrade/files.js';
import { Problem } from '../problem.js';

/** Copies of earlier programs that are kept. */
const KEPT = 3;

/** A program as it is started. */
export interface CommandLine {
  readonly file: string;
  readonly args: readonly string[];
}

export class Bin {
  readonly path: string;
  readonly #home: string;

  constructor(home: string) {
    this.#home = home;
    this.path = join(home, 'bin');
  }

  /** Where the file of a hash lies. */
  download(sha256: string): string {
    return downloadPath(this.#home, sha256);
  }

  /** Where the program of a version is unpacked that came in the file of a hash. */
  version(version: string, sha256: string): string {
    return join(this.path, 'versions', `${version}-${sha256.slice(0, 12)}`);
  }

  /** Makes `current` lead to a program when it leads nowhere yet. */
  async prepare(program: string): Promise<void> {
    await mkdir(this.path, { recursive: true });
    if (!existsSync(join(this.path, 'current'))) await this.swap(program);
  }

  /** What `current` leads to. */
  async current(): Promise<string> {
    return resolve(this.path, await readlink(join(this.path, 'current')));
  }

  /** Makes `current` lead elsewhere; it always leads to one of the two. */
  async swap(program: string): Promise<void> {
    const fresh = join(this.path, 'current.new');
    await rm(fresh, { force: true });
    await symlink(program, fresh);
    await rename(fresh, join(this.path, 'current'));
    await syncDirectory(this.path);
  }

  /** Copies a program to `backup`, whole or not at all, and keeps only the newest copies and the one in use. */
  async back(program: string, backup: string): Promise<void> {
    if (!existsSync(backup)) {
      const unfinished = `${backup}.part`;
      await rm(unfinished, { recursive: true, force: true });
      await mkdir(join(this.path, 'backup'), { recursive: true });
      await cp(program, unfinished, { recursive: true, verbatimSymlinks: true });
      await rename(unfinished, backup);
      await syncDirectory(join(this.path, 'backup'));
    }
    const inUse = await this.current();
    const copies = (await readdir(join(this.path, 'backup'))).map((name) => join(this.path, 'backup', name));
    const born = await Promise.all(copies.map(async (path) => [path, (await stat(path)).mtimeMs] as const));
    const old = born.sort(([, a], [, b]) => b - a).slice(KEPT);
    for (const [path] of old) if (path !== inUse && path !== backup) await rm(path, { recursive: true, force: true });
  }

  /** A new name for a copy of a program: its version and the time. */
  async backupName(program: string): Promise<string> {
    const { version = 'unknown' } = await packageOf(program);
    const time = new Date().toISOString().replace(/[:.]/g, '-');
    return join(this.path, 'backup', `${version}-${time}`);
  }

  /** How the current program is started. */
  async commandLine(): Promise<CommandLine> {
    const program = await this.current();
    const file = await entryOf(program);
    return /\.[cm]?js$/.test(file) ? { file: process.execPath, args: [file] } : { file, args: [] };
  }
}

/** The file of a program that is run: what its package.json calls its command, or the only file there is. */
export async function entryOf(program: string): Promise<string> {
  if (!(await stat(program)).isDirectory()) return program;
  const { bin } = await packageOf(program);
  const named = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0];
  if (named !== undefined) return join(program, named);
  const files = (await readdir(program, { withFileTypes: true })).filter((one) => one.isFile());
  if (files.length === 1) return join(program, files[0]!.name);
  throw new Problem(`${program} has neither a package.json with a "bin" nor a single file`);
}

interface Package {
  readonly version?: string;
  readonly bin?: string | Readonly<Record<string, string>>;
}

async function packageOf(program: string): Promise<Package> {
  const path = join(program, 'package.json');
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as Package) : {};
}

/** The directory of the program that a file is the command of: where its package.json is. */
export function programOf(file: string): string {
  for (let directory = resolve(file, '..'); basename(directory) !== ''; directory = resolve(directory, '..')) {
    if (existsSync(join(directory, 'package.json'))) return directory;
  }
  return file;
}
