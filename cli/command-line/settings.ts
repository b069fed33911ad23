/**
 * Options that are not on the command line: from environment variables, then the configuration file. The command line
 * overrides both.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChainDistribution } from '../distribution/distribution.js';
import { suggestion } from '../runtime/common.js';
import { configDirectory } from '../startup/user-directories.js';
import { Problem } from '../terminal/command-error.js';
import { flagsOf } from './args.js';
import type { Command, Flag, Flags } from './command.js';
import { CONFIG } from './flags.js';

/** The value of an option from the environment or the configuration. */
export interface Setting {
  readonly value: string;
  readonly from: 'environment' | 'file';
  /** The variable, or the path of the file. */
  readonly source: string;
}

type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json };

/** Maximum bytes of a configuration file. */
const LIMIT = 65_536;

/** Options that must be on the command line, because they delete, force or confirm something once. */
const TYPED: ReadonlySet<string> = new Set([
  ...['help', 'version', 'config', 'reset', 'ephemeral', 'force', 'yes', 'trust-node', 'dry-run', 'dry-run-import'],
  ...['encrypt', 'decrypt', 'mnemonic', 'wal-recover', 'unsafe-sign-now'],
]);

/** Whether an option is allowed in the environment and in the configuration. */
export const isSetting = ({ name }: Flag): boolean => !TYPED.has(name);

/** The name of the environment variable of an option: `rpc-port` is `TRELLIS_RPC_PORT`. */
export const variable = (binary: string, flag: string): string =>
  `${binary}_${flag}`.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_');

/**
 * The options of a command that are set outside the command line. `commands` are those that a configuration may name.
 */
export function settingsOf(
  command: Command,
  given: Flags,
  commands: readonly Command[],
  { binary }: Pick<ChainDistribution, 'binary'>,
): ReadonlyMap<string, Setting> {
  const declared = new Set(commands.flatMap(flagsOf));
  const flags = flagsOf(command).filter((flag) => isSetting(flag) && declared.has(flag));
  const file = configuration(given, binary, commands);
  const found = new Map<string, Setting>();
  for (const flag of flags) {
    const name = variable(binary, flag.name);
    const text = process.env[name];
    if (text !== undefined && text !== '') {
      found.set(flag.name, { value: read(flag, text, name), from: 'environment', source: name });
    } else if (file) {
      const value = file.of(command.words)?.[flag.name] ?? file.of('')![flag.name];
      if (value === undefined) continue;
      found.set(flag.name, { value: read(flag, textOf(value), file.path), from: 'file', source: file.path });
    }
  }
  return found;
}

/** The flags of a command line, completed with settings. */
export function withSettings(given: Flags, settings: ReadonlyMap<string, Setting>): Flags {
  return given.over(new Map([...settings].map(([name, { value }]) => [name, value])));
}

/** A switch is on or off; other values are read as on the command line. */
function read({ name, value }: Flag, text: string, source: string): string {
  if (value !== undefined) return text;
  const word = text.toLowerCase();
  if (['true', '1', 'yes', 'on'].includes(word)) return 'true';
  if (['false', '0', 'no', 'off'].includes(word)) return 'false';
  throw new Problem(`${source}: ${name} must be true or false, not ${text}`);
}

const textOf = (value: Json): string => (Array.isArray(value) ? value.map(String).join(',') : String(value));

/** Errors that mean a missing file: HOME may also be a file, such as /dev/null for system users. */
const ABSENT: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR']);

interface Configuration {
  readonly path: string;
  /** The options of a command by its words; '' has those of all commands. */
  of(words: string): Readonly<Record<string, Json>> | undefined;
}

/** The validated configuration file; undefined if there is none. A file named explicitly must exist. */
function configuration(given: Flags, binary: string, commands: readonly Command[]): Configuration | undefined {
  const named = given.text(CONFIG.name) ?? (process.env[variable(binary, CONFIG.name)] || undefined);
  const home = configDirectory(binary);
  const path = named ?? (home && join(home, 'config.json'));
  if (path === undefined) return undefined;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    if (named === undefined && ABSENT.has((cause as NodeJS.ErrnoException).code)) return undefined;
    throw new Problem(`the configuration ${path} cannot be read: ${(cause as Error).message}`);
  }
  if (text.length > LIMIT) throw new Problem(`the configuration ${path} is larger than ${LIMIT} bytes`);
  const top = objectIn(text, path);
  const everywhere: Record<string, Json> = {};
  const sections = new Map<string, Readonly<Record<string, Json>>>([['', everywhere]]);
  for (const [name, value] of Object.entries(top)) {
    const command = commands.find(({ words }) => words === name);
    if (command && isObject(value)) {
      for (const [flag, one] of Object.entries(value)) check(flag, one, flagsOf(command), `${path}: ${name}`);
      sections.set(name, value);
    } else {
      check(name, value, commands.flatMap(flagsOf), path, commands);
      everywhere[name] = value;
    }
  }
  return { path, of: (words) => sections.get(words) };
}

function objectIn(text: string, path: string): Readonly<Record<string, Json>> {
  try {
    const json = JSON.parse(text) as Json;
    if (isObject(json)) return json;
  } catch (cause) {
    throw new Problem(`the configuration ${path} is not JSON: ${(cause as Error).message}`);
  }
  throw new Problem(
    `the configuration ${path} must be a JSON object: { "node": "http://…", "start": { "rpc-port": 9933 } }`,
  );
}

const isObject = (json: Json): json is { readonly [name: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function check(
  name: string,
  value: Json,
  flags: readonly Flag[],
  where: string,
  commands: readonly Command[] = [],
): void {
  const flag = flags.find((one) => one.name === name);
  if (!flag) {
    const known = [...flags.filter(isSetting).map((one) => one.name), ...commands.map(({ words }) => words)];
    throw new Problem(`${where}: unknown option ${name}${suggestion(name, known)}`);
  }
  if (!isSetting(flag)) throw new Problem(`${where}: ${name} is only allowed on the command line; remove it`);
  const plain = Array.isArray(value) ? value : [value];
  if (!plain.every((one) => ['string', 'number', 'boolean'].includes(typeof one))) {
    throw new Problem(`${where}: ${name} must be text, a number, true or false, or a list of them`);
  }
}
