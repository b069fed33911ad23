/** The programs of a supervisor: `bin/current` is a link to the one that runs; the others wait or are kept. */

import { existsSync } from 'node:fs';
import { mkdir, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { downloadPath } from '../../plugins/upgrade/files.js';
import { errno } from '../../runtime/lib/storage/errors.js';
import { syncDirectory } from '../../runtime/lib/storage/files.js';
import { Problem } from '../terminal/command-error.js';
import { copyProgram } from './copy.js';
import { checkReplaceable, entryOf, isInside, packageOf } from './program.js';

/** Earlier programs that are kept, of releases and of copies each. */
const KEPT = 3;

/** A program as it is started. */
export interface CommandLine {
  readonly file: string;
  readonly args: readonly string[];
}

/** The command line of a program. */
export async function commandLineOf(program: string): Promise<CommandLine> {
  const file = await entryOf(program);
  return /\.[cm]?js$/.test(file) ? { file: process.execPath, args: [file] } : { file, args: [] };
}

export class Bin {
  readonly path: string;
  readonly #home: string;

  /** The data directory is an absolute path. */
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
    return join(this.#versions, `${version}-${sha256.slice(0, 12)}`);
  }

  /** Makes `current` lead to a program when there is none yet; `file` is the command as it was started. */
  async prepare(program: string, file: string): Promise<void> {
    const current = await this.#linked();
    if (current === undefined) {
      await checkReplaceable(program, file, this.#home);
      await mkdir(this.path, { recursive: true });
      await this.swap(program);
    } else if (!existsSync(current)) {
      throw new Problem(
        `${this.#link} leads to ${current}, which is not there: let it lead to the program (ln -sfn PROGRAM ${this.#link})`,
      );
    }
  }

  /** What `current` leads to. */
  async current(): Promise<string> {
    return (await this.#linked()) ?? this.#link;
  }

  /** Makes `current` lead elsewhere; it always leads to one of the two. */
  async swap(program: string): Promise<void> {
    const fresh = `${this.#link}.new`;
    await rm(fresh, { force: true });
    // A data directory can be moved with the programs in it.
    await symlink(isInside(this.path, program) ? relative(this.path, program) : program, fresh);
    await rename(fresh, this.#link);
    await syncDirectory(this.path);
  }

  /** Whether a program came as the release of an upgrade: it never changes, and is its own copy. */
  isReleased(program: string): boolean {
    return isInside(this.#versions, program);
  }

  /** Copies a program that may change to `backup`, where it is not there yet. */
  async back(program: string, backup: string, signal: AbortSignal): Promise<void> {
    if (this.isReleased(program) || existsSync(backup)) return;
    await copyProgram(program, backup, this.#home, signal);
    await prune(this.#backups, [backup, await this.current()]);
  }

  /** Removes what an upgrade leaves behind that is done: its file, and the programs before the last ones. */
  async tidy(sha256: string, keep: readonly string[]): Promise<void> {
    await rm(this.download(sha256), { force: true });
    await prune(this.#versions, [...keep, await this.current()]);
  }

  /** Where the copy of a program is to lie: under its version and the time; what was released needs none. */
  async backupName(program: string): Promise<string> {
    if (this.isReleased(program)) return program;
    const { version = 'unknown' } = (await stat(program)).isDirectory() ? await packageOf(program) : {};
    const time = new Date().toISOString().replace(/[:.]/g, '-');
    return join(this.#backups, `${version}-${time}`);
  }

  /** How the current program is started. */
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
      if (errno(cause) === 'EINVAL') throw new Problem(`${this.#link} is no link: move it away`);
      throw cause;
    }
  }
}

/** Removes all but the newest programs of a directory, and those to keep. */
async function prune(directory: string, keep: readonly string[]): Promise<void> {
  if (!existsSync(directory)) return;
  const programs = (await readdir(directory)).map((name) => join(directory, name));
  const born = await Promise.all(programs.map(async (path) => [path, (await stat(path)).ctimeMs] as const));
  const old = born.sort(([, a], [, b]) => b - a).slice(KEPT);
  for (const [path] of old) if (!keep.includes(path)) await rm(path, { recursive: true, force: true });
}
