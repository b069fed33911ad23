/** Programs that a supervisor runs: their entry files, and whether they can be replaced. */

import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { Problem } from '../terminal/command-error.js';

/** Fields of a program's package.json. */
export interface Package {
  readonly version?: string;
  readonly bin?: string | Readonly<Record<string, string>>;
  /** Files that it publishes and runs with; everything if absent. */
  readonly files?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A program's package.json; empty if it has none. */
export async function packageOf(program: string): Promise<Package> {
  const path = join(program, 'package.json');
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as Package) : {};
}

/** The entry file of a program: the command in its package.json, or the only file. */
export async function entryOf(program: string): Promise<string> {
  if (!(await stat(program)).isDirectory()) return program;
  const named = commandIn(await packageOf(program));
  if (named !== undefined) return join(program, named);
  const files = (await readdir(program, { withFileTypes: true })).filter((one) => one.isFile());
  if (files.length === 1) return join(program, files[0]!.name);
  throw new Problem(`${program} contains neither a package.json with a "bin" nor a single file`);
}

const commandIn = ({ bin }: Package): string | undefined =>
  typeof bin === 'string' ? bin : Object.values(bin ?? {})[0];

/** The directory of the program whose command is a file: that of its package.json. */
export function programOf(file: string): string {
  for (let directory = dirname(file); basename(directory) !== ''; directory = dirname(directory)) {
    if (existsSync(join(directory, 'package.json'))) return directory;
  }
  return file;
}

/** Whether a path is in a directory, or equals it. */
export function isInside(directory: string, path: string): boolean {
  const way = relative(directory, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Rejects a program that could not be run again after a failed upgrade. `file` is the command as it was started. */
export async function checkReplaceable(program: string, file: string, home: string): Promise<void> {
  if (program === home) throw new Problem(`${home} is the program itself: choose another --data-dir`);
  const entry = await entryOf(program);
  if (entry !== file) {
    throw new Problem(
      `the command of ${program} is ${entry}, not ${file}: move it to a directory with a package.json whose "bin" names it`,
    );
  }
  const { dependencies = {} } = await packageOf(program);
  const elsewhere = Object.keys(dependencies).find((name) => !isWithin(program, name) && isAround(program, name));
  if (elsewhere !== undefined) {
    throw new Problem(
      `${program} uses ${elsewhere} from a parent directory, so a copy of it would not run: ` +
        'install it separately (npm ci in its directory, or npm install --global)',
    );
  }
}

const isWithin = (directory: string, name: string): boolean => existsSync(join(directory, 'node_modules', name));

function isAround(program: string, name: string): boolean {
  for (let at = program; at !== dirname(at); at = dirname(at)) if (isWithin(dirname(at), name)) return true;
  return false;
}
