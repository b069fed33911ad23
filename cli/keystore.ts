/** Named keys: files in a directory of their owner, one a key. */

import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Flag, Invocation } from './command.js';
import { configDirectory } from './home.js';
import { Problem } from './problem.js';

const SUFFIX = '.key';
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

export const KEYSTORE: Flag = {
  name: 'keystore',
  value: 'PATH',
  about: 'Directory of named keys',
  standard: '~/.config/…/keys',
};

type Where = Pick<Invocation, 'flags' | 'distribution'>;

/** The directory of named keys. */
export const keystoreOf = ({ flags, distribution }: Where): string =>
  flags.text(KEYSTORE.name) ?? join(configDirectory(distribution.binary), 'keys');

/** What has no dot and no slash is a name; everything else is the path of a file. */
const isName = (word: string): boolean => NAME.test(word);

/** The file of a key that is there: by its name, else by its path. */
export function keyPath(call: Where, word: string): string {
  if (!isName(word)) return word;
  const directory = keystoreOf(call);
  const named = join(directory, word + SUFFIX);
  if (existsSync(named)) return named;
  if (existsSync(word)) return word;
  throw new Problem(`there is no key ${word}, in ${directory} or here; make one: keys new ${word}; see all: keys list`);
}

/** The file of a key that is to be made. The directory of names is made for its owner alone. */
export function newKeyPath(call: Where, word: string): string {
  if (!isName(word)) return word;
  const directory = keystoreOf(call);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return join(directory, word + SUFFIX);
}

/** All names, in order. */
export function keyNames(call: Where): readonly string[] {
  const directory = keystoreOf(call);
  if (!existsSync(directory)) return [];
  const names = readdirSync(directory).filter(
    (file) => file.endsWith(SUFFIX) && NAME.test(file.slice(0, -SUFFIX.length)),
  );
  return names.map((file) => file.slice(0, -SUFFIX.length)).sort();
}
