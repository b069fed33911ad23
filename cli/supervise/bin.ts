/** The programs of a supervisor: `bin/current` is a link to the running one; the others are prepared or kept. */

import { existsSync } from 'node:fs';
import { mkdir, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { downloadPath } from '../../plugins/upgrade/files.js';
import { errno } from '../runtime/common.js';
import { syncDirectory } from '../runtime/data.js';
import { Problem } from '../terminal/command-error.js';
import { copyProgram } from './copy.js';
import { checkReplaceable, entryOf, isInside, packageOf } from './program.js';

/** Number of earlier programs to keep, of releases and of copies each. */
const KEPT = 3;

export interface CommandLine {
  readonly file: string;
  readonly args: readonly string[];
}

export async function commandLineOf(program: string): Promise<CommandLine> {
  const file = await entryOf(program);
  return /\.[cm]?js$/.test(file) ? { file: process.execPath, args: [file] } : { file, args: [] };
}

export class Bin {
  readonly path: string;
  readonly #home: string;

  /** `home` is the absolute path of the data directory. */
  constructor(home: string) {
    this.#home = home;
    this.path = join(home, 'bin');
  }

  /** Path of the downloaded file with this hash. */
  download(sha256: string): string {
    return downloadPath(this.#home, sha256);
  }

  /** Directory of the unpacked program of a version, from the file with this hash. */
  version(version: string, sha256: string): string {
    return join(this.#versions, `${version}-${sha256.slice(0, 12)}`);
  }

  /** Creates the link `current` to a program unless it exists; `file` is the command as it was started. */
  async prepare(program: string, file: string): Promise<void> {
    const current = await this.#linked();
    if (current === undefined) {
      await checkReplaceable(program, file, this.#home);
      await mkdir(this.path, { recursive: true });
      await this.swap(program);
    } else if (!existsSync(current)) {
      throw new Problem(
        `${this.#link} links to ${current}, which does not exist: change it (ln -sfn PROGRAM ${this.#link})`,
      );
    }
  }

  async current(): Promise<string> {
    return (await this.#linked()) ?? this.#link;
  }

  /** Changes the target of `current` atomically. */
  async swap(program: string): Promise<void> {
    const fresh = `${this.#link}.new`;
    await rm(fresh, { force: true });
    // Relative, so that a data directory can be moved with the programs in it.
    await symlink(isInside(this.path, program) ? relative(this.path, program) : program, fresh);
    await rename(fresh, this.#link);
    await syncDirectory(this.path);
  }

  /** Whether a program is the release of an upgrade: it never changes, and needs no copy. */
  isReleased(program: string): boolean {
    return isInside(this.#versions, program);
  }

  /** Copies a program that may change to `backup`, unless the copy exists. */
  async back(program: string, backup: string, signal: AbortSignal): Promise<void> {
    if (this.isReleased(program) || existsSync(backup)) return;
    await copyProgram(program, backup, this.#home, signal);
    await prune(this.#backups, [backup, await this.current()]);
  }

  /** Removes the leftovers of a finished upgrade: its file, and all programs before the last ones. */
  async tidy(sha256: string, keep: readonly string[]): Promise<void> {
    await rm(this.download(sha256), { force: true });
    await prune(this.#versions, [...keep, await this.current()]);
  }

  /** Path for the copy of a program: by its version and the time; a release needs none. */
  async backupName(program: string): Promise<string> {
    if (this.isReleased(program)) return program;
    const { version = 'unknown' } = (await stat(program)).isDirectory() ? await packageOf(program) : {};
    const time = new Date().toISOString().replace(/[:.]/g, '-');
    return join(this.#backups, `${version}-${time}`);
  }

  /** The command line of the current program. */
  async commandLine(): Promise<CommandLine> {
    return commandLineOf(await this.current());
  }

  get #link(): string {
    return join(this.path, 'current');
  }

  get #versions(): string {
    return join(this.path, 'versions');
  }

  get #backups(): string {
    return join(this.path, 'backup');
  }

  async #linked(): Promise<string | undefined> {
    try {
      return resolve(this.path, await readlink(this.#link));
    } catch (cause) {
      if (errno(cause) === 'ENOENT') return undefined;
      if (errno(cause) === 'EINVAL') throw new Problem(`${this.#link} is not a symbolic link: move it away`);
      throw cause;
    }
  }
}

/** Removes all but the newest programs of a directory, and those in `keep`. */
async function prune(directory: string, keep: readonly string[]): Promise<void> {
  if (!existsSync(directory)) return;
  const programs = (await readdir(directory)).map((name) => join(directory, name));
  const born = await Promise.all(programs.map(async (path) => [path, (await stat(path)).ctimeMs] as const));
  const old = born.sort(([, a], [, b]) => b - a).slice(KEPT);
  for (const [path] of old) if (!keep.includes(path)) await rm(path, { recursive: true, force: true });
}
