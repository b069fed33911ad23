/** Help texts, generated from the list of commands. */

import type { ChainDistribution } from '../distribution/distribution.js';
import { flagsOf } from './args.js';
import type { Command, Flag } from './command.js';
import { commandsOf, sectionsOf } from './command-list.js';
import type { Setting } from './settings.js';

type Rows = readonly (readonly [left: string, right: string])[];

const widthOf = (rows: Rows): number => Math.max(...rows.map(([left]) => left.length));

/** Lines in two columns; the second one is wrapped to the width of the terminal. */
function columns(rows: Rows, widest = widthOf(rows)): string[] {
  const indent = '  ';
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

const rowsOf = (commands: readonly Command[]): Rows => commands.map((command) => [usage(command), command.about]);

/** Help of the commands that start with a word. */
export function groupHelp(word: string, group: readonly Command[], self: string): string {
  return [
    'Usage',
    `  ${self} ${word} <command> [arguments] [options]`,
    '',
    'Commands',
    ...columns(rowsOf(group)),
    '',
    `Help for a command: ${self} ${word} <command> --help`,
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
    `  ${self} ${usage(command)} [options]`,
    ...(more === undefined ? [] : ['', ...more.split('\n')]),
    '',
    'Options',
    ...columns(flagsOf(command).map((flag) => flagRow(flag, settings.get(flag.name)))),
    ...(examples.length === 0 ? [] : ['', 'Examples', ...examples.map((one) => `  ${self} ${one}`)]),
  ].join('\n');
}

/** `groups` are the first words of the commands that modules add. */
export function programHelp(distribution: ChainDistribution, self: string, groups: readonly string[]): string {
  const { name, version } = distribution;
  const sections = sectionsOf(distribution)
    .map(({ title, commands }) => ({ title, rows: rowsOf(commands) }))
    .filter(({ rows }) => rows.length > 0);
  const widest = widthOf(sections.flatMap(({ rows }) => rows));
  return [
    `${name} ${version}: a layer-1 proof-of-stake blockchain node`,
    '',
    'Usage',
    `  ${self} <command> [arguments] [options]`,
    '',
    ...sections.flatMap(({ title, rows }) => [title, ...columns(rows, widest), '']),
    ...(groups.length === 0 ? [] : ['Commands of modules', ...columns([['', groups.join(', ')]], 0), '']),
    `Help for a command or a group of commands: ${self} <command> --help`,
    `Options can also be set in the environment and in a file; list them with: ${self} config show <command>`,
    `Without a command: ${self} ${commandsOf(distribution)[0]!.words}`,
    '',
    'Exit codes: 0 success; 1 rejected request or invalid usage; 2 node unreachable or failing.',
    'Exit codes of a node: 64 invalid usage; 65 damaged data; 70 halted for safety; 75 temporary failure, try again.',
  ].join('\n');
}
