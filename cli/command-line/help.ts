/** Help texts, generated from the list of commands. */

import type { ChainDistribution } from '../distribution/distribution.js';
import { flagsOf } from './args.js';
import type { Command, Flag } from './command.js';
import { commandsOf } from './command-list.js';
import type { Setting } from './settings.js';

/** Lines in two columns; the second one is wrapped to the width of the terminal. */
function columns(rows: readonly (readonly [left: string, right: string])[], indent = '  '): string[] {
  const widest = Math.max(...rows.map(([left]) => left.length));
  const at = Math.min(widest, 36) + 2;
  const room = Math.max(40, Math.min(process.stdout.columns ?? 100, 120) - indent.length - at);
  return rows.flatMap(([left, right]) => {
    const [first = '', ...more] = wrap(right, room);
    const head =
      left.length + 2 > at ? [indent + left, indent + ' '.repeat(at) + first] : [indent + left.padEnd(at) + first];
    return [...head, ...more.map((text) => indent + ' '.repeat(at) + text)];
  });
}

function wrap(text: string, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

function flagRow({ name, short, value, about, standard }: Flag, set: Setting | undefined): readonly [string, string] {
  const left = `${short === undefined ? '    ' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
  if (set) return [left, `${about} (now ${set.value}, from ${set.source})`];
  return [left, standard === undefined || standard === '' ? about : `${about} (default ${standard})`];
}

const usage = ({ words, args }: Command): string => [words, args].filter(Boolean).join(' ');

/** Help of the commands that start with a word. */
export function groupHelp(word: string, group: readonly Command[], self: string): string {
  return [
    'Usage',
    `  ${self} ${word} <command> [arguments] [flags]`,
    '',
    'Commands',
    ...columns(group.map((command) => [usage(command), command.about])),
    '',
    `More about each: ${self} ${word} <command> --help`,
  ].join('\n');
}

/**
 * Help of one command. `self`: how to call this program; `settings`: options set in the environment or the
 * configuration.
 */
export function commandHelp(command: Command, self: string, settings: ReadonlyMap<string, Setting>): string {
  const { about, more, examples = [] } = command;
  return [
    about,
    '',
    'Usage',
    `  ${self} ${usage(command)} [flags]`,
    ...(more === undefined ? [] : ['', ...more.split('\n')]),
    '',
    'Flags',
    ...columns(flagsOf(command).map((flag) => flagRow(flag, settings.get(flag.name)))),
    ...(examples.length === 0 ? [] : ['', 'Examples', ...examples.map((one) => `  ${self} ${one}`)]),
  ].join('\n');
}

/** Help of the program. */
export function programHelp(distribution: ChainDistribution, self: string): string {
  const { name, version } = distribution;
  const commands = commandsOf(distribution);
  return [
    `${name} ${version}: a layer-1 proof-of-stake blockchain node`,
    '',
    'Usage',
    `  ${self} <command> [arguments] [flags]`,
    '',
    'Commands',
    ...columns(commands.map((command) => [usage(command), command.about])),
    '',
    'Exit codes: 0 done; 1 refused, or a mistake in what was typed; 2 the node fails or does not answer.',
    'Of a node that ends: 64 wrong usage; 65 damaged data; 70 stopped to stay safe; 75 try again later.',
    '',
    'Operations of modules are commands too, such as: tokens create-token; see those of a module with: tokens --help',
    `Options may stand in the environment and in a file; ${self} config show <command> tells which count.`,
    `More about each: ${self} <command> --help. Without a command it is: ${self} ${commands[0]!.words}`,
  ].join('\n');
}
