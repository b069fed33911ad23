/** Named keys: one file per key, in a directory readable by its owner alone. */

import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Invocation } from '../command-line/command.js';
import { KEYSTORE } from '../command-line/flags.js';
import { suggestion } from '../runtime/common.js';
import { configDirectory } from '../startup/user-directories.js';
import { Problem } from '../terminal/command-error.js';

const SUFFIX = '.key';
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

type KeystoreContext = Pick<Invocation, 'flags' | 'distribution'>;

/** The directory of named keys; undefined if none is given and there is no home directory. */
function keystore({ flags, distribution }: KeystoreContext): string | undefined {
  const named = flags.text(KEYSTORE.name);
  if (named !== undefined) return named;
  const home = configDirectory(distribution.binary);
  return home && join(home, 'keys');
}

function noHomeDirectory(): never {
  throw new Problem(
    'no home directory for named keys: set HOME or XDG_CONFIG_HOME, or give a directory with --keystore PATH; a key file is given as a path, such as ./alice.key',
  );
}

export const keystoreOf = (call: KeystoreContext): string => keystore(call) ?? noHomeDirectory();

/** A word without dot and slash is a name; any other word is a file path. */
const isName = (word: string): boolean => NAME.test(word);

/** The file of an existing key, by name or path. */
export function keyPath(call: KeystoreContext, word: string): string {
  if (!isName(word)) return word;
  const directory = keystore(call);
  const named = directory && join(directory, word + SUFFIX);
  if (named !== undefined && existsSync(named)) return named;
  if (existsSync(word)) return word;
  if (directory === undefined) return noHomeDirectory();
  const hint = suggestion(word, keyNames(call));
  throw new Problem(
    `no key ${word} in ${directory} or the working directory${hint}; create one: keys new ${word}; list all: keys list`,
  );
}

/** The file for a new key. The directory of named keys is created for its owner alone. */
export function newKeyPath(call: KeystoreContext, word: string): string {
  if (!isName(word)) return word;
  const directory = keystoreOf(call);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return join(directory, word + SUFFIX);
}

export function keyNames(call: KeystoreContext): readonly string[] {
  const directory = keystoreOf(call);
  if (!existsSync(directory)) return [];
  const names = readdirSync(directory).filter(
    (file) => file.endsWith(SUFFIX) && NAME.test(file.slice(0, -SUFFIX.length)),
  );
  return names.map((file) => file.slice(0, -SUFFIX.length)).sort();
}
