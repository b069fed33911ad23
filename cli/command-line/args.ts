/** Strict parser of command lines: unknown words and flags are rejected with a suggestion, and values stay text. */

import sade from 'sade';
import { suggestion } from '../runtime/common.js';
import { Problem } from '../terminal/command-error.js';
import { type Command, type Flag, Flags } from './command.js';
import { COMMON } from './flags.js';

export interface Parsed {
  readonly command: Command;
  readonly args: readonly string[];
  readonly flags: Flags;
}

/** Words and flags of a command line. */
export interface Tokens {
  readonly positionals: readonly string[];
  readonly given: readonly (readonly [flag: Flag, value: string])[];
  readonly flags: Flags;
  /** Flags that no command has, as written. */
  readonly unknown: readonly string[];
  /** The flag at the end of the line that lacks its value. */
  readonly unfinished: Flag | undefined;
}

export function flagsOf(command: Command): readonly Flag[] {
  const own = new Set(command.flags.map(({ name }) => name));
  return [...command.flags, ...COMMON.filter(({ name }) => !own.has(name))];
}

/**
 * Splits a command line. Whether a flag takes a value does not depend on the command, so its position does not matter.
 */
export function tokenize(argv: readonly string[], commands: readonly Command[]): Tokens {
  const known = new Map<string, Flag>();
  for (const flag of [...COMMON, ...commands.flatMap(({ flags }) => flags)]) {
    known.set(`--${flag.name}`, flag);
    if (flag.short !== undefined) known.set(`-${flag.short}`, flag);
  }
  const positionals: string[] = [];
  const given: [Flag, string][] = [];
  const unknown: string[] = [];
  let unfinished: Flag | undefined;
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i]!;
    if (word === '--') {
      positionals.push(...argv.slice(i + 1));
      break;
    }
    if (!/^-[^\d]/.test(word)) {
      positionals.push(word);
      continue;
    }
    const equals = word.indexOf('=');
    const name = equals < 0 ? word : word.slice(0, equals);
    const flag = known.get(name);
    if (!flag) unknown.push(name);
    else if (equals >= 0) given.push([flag, word.slice(equals + 1)]);
    else if (flag.value === undefined) given.push([flag, 'true']);
    else if (i + 1 < argv.length) given.push([flag, argv[++i]!]);
    else unfinished = flag;
  }
  const flags = new Flags(new Map(given.map(([{ name }, value]) => [name, value])));
  return { positionals, given, flags, unknown, unfinished };
}

/** The command named by the first words; the default command if there are none. */
export function findCommand(positionals: readonly string[], commands: readonly Command[]): Command | undefined {
  if (positionals.length === 0) return commands[0];
  const two = positionals.slice(0, 2).join(' ');
  return commands.find(({ words }) => words === two) ?? commands.find(({ words }) => words === positionals[0]);
}

/** Rejects a word that starts no command. */
export function unknownCommand(positionals: readonly string[], commands: readonly Command[], self: string): Problem {
  const group = commands.filter(({ words }) => words.startsWith(`${positionals[0]} `));
  if (group.length > 0) {
    const choices = group.map(({ words }) => words.slice(positionals[0]!.length + 1));
    const wrong = positionals[1];
    if (wrong === undefined)
      return new Problem(
        `${positionals[0]} needs a command: ${choices.join(', ')}; details: ${self} ${positionals[0]} --help`,
      );
    const elsewhere = commands.find(({ words }) => words.split(' ').includes(wrong))?.words;
    const hint = suggestion(wrong, choices) || (elsewhere === undefined ? '' : `; did you mean ${elsewhere}?`);
    return new Problem(`unknown command ${positionals[0]} ${wrong}${hint || `; choose one of: ${choices.join(', ')}`}`);
  }
  const all = new Set(commands.map(({ words }) => words.split(' ')[0]!));
  const hint = suggestion(positionals[0]!, all);
  return new Problem(`unknown command ${positionals[0]}${hint || `; list all with: ${self} --help`}`);
}

/** Checks the words against the command, and lets sade bind them. */
export function parseTokens(words: Tokens, command: Command, commands: readonly Command[], self: string): Parsed {
  const rest = words.positionals.slice(words.positionals.length === 0 ? 0 : command.words.split(' ').length);
  const own = command.describesCommand ? withFlagsOf(findCommand(rest, commands), command) : flagsOf(command);
  checkFlags(words, command, own, commands, self);
  checkArguments(rest, command, self);

  // sade's parser guesses: it would convert hex to numbers, take -v for --version and treat the word after a switch as
  // its value. The form `--flag=value`, with the arguments after `--`, is unambiguous.
  const line = words.given.map(([{ name }, value]) => `--${name}=${value}`);
  const program = sade('program').command(`${command.words} ${command.args ?? ''}`.trim());
  const string = own.map(({ name }) => name);
  const { args } = program
    .action(() => undefined)
    .parse(['', '', ...command.words.split(' '), ...line, '--', ...rest], { lazy: true, string });
  const options = args.pop() as unknown as Record<string, string | string[]> & { _: string[] };
  const twice = own.find(({ name, value }) => value !== undefined && Array.isArray(options[name]));
  if (twice) throw givenTwice(twice, options[twice.name] as string[]);
  const found = own.flatMap(({ name }) =>
    options[name] === undefined ? [] : [[name, String(options[name])] as const],
  );
  return {
    command,
    args: [...args.filter((arg) => arg !== undefined), ...options._],
    flags: new Flags(new Map(found)),
  };
}

function givenTwice({ name, about }: Flag, values: readonly string[]): Problem {
  const isList = /comma[ -]separated/.test(about);
  const separated = isList ? `; separate the values with commas: --${name} ${values.join(',')}` : '';
  return new Problem(`--${name} is given more than once${separated}`);
}

/** The flags of a command, with those of the command that it is about. */
function withFlagsOf(another: Command | undefined, command: Command): readonly Flag[] {
  const own = flagsOf(command);
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...(another?.flags ?? []).filter(({ name }) => !names.has(name))];
}

function checkFlags(
  words: Tokens,
  command: Command,
  own: readonly Flag[],
  commands: readonly Command[],
  self: string,
): void {
  const names = new Set(own.map(({ name }) => name));
  const used = [...words.given.map(([flag]) => flag), words.unfinished ?? []].flat();
  const stray = used.find(({ name }) => !names.has(name));
  const wrong = words.unknown[0] ?? (stray && `--${stray.name}`);
  if (wrong !== undefined) throw unknownFlag(wrong, command, own, commands, self);
  const { name, value } = words.unfinished ?? {};
  if (name !== undefined) throw new Problem(`--${name} needs a value: --${name} ${value}`);
}

function unknownFlag(
  wrong: string,
  command: Command,
  own: readonly Flag[],
  commands: readonly Command[],
  self: string,
): Problem {
  const hint = suggestion(
    wrong,
    own.map(({ name }) => `--${name}`),
  );
  const name = wrong.replace(/^-+/, '');
  const others = commands.filter((one) => one.flags.some((flag) => flag.name === name)).map(({ words }) => words);
  const elsewhere = others.length > 0 ? `; it is an option of ${others.join(', ')}` : '';
  const advice = `${elsewhere}; list its options with: ${self} ${command.words} --help`;
  return new Problem(`${command.words} has no option ${wrong}${hint || advice}`);
}

function checkArguments(rest: readonly string[], { words, args = '' }: Command, self: string): void {
  const places = args === '' ? [] : args.split(' ');
  const required = places.filter((one) => one.startsWith('<'));
  const usage = `${self} ${words} ${args}`.trim();
  if (rest.length < required.length) throw new Problem(`${required[rest.length]} is missing; usage: ${usage}`);
  if (rest.length > places.length && !args.endsWith('...]')) {
    const extra = rest[places.length]!;
    throw new Problem(`unexpected argument ${extra}; usage: ${usage}`);
  }
}
