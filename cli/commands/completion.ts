/** `completion`: a shell script that completes commands, flags and their values, methods and operations. */

import { flagsOf } from '../command-line/args.js';
import type { Action, Command, Flag } from '../command-line/command.js';
import { commandsOf } from '../command-line/command-list.js';
import { derivedCommands } from '../command-line/derived-commands.js';
import { apiDocument } from '../node/api-document.js';
import { discovery } from '../runtime/client.js';
import { suggestion } from '../runtime/common.js';
import { Problem } from '../terminal/command-error.js';

type Commands = readonly Command[];

const firstWords = (commands: Commands) => [...new Set(commands.map(({ words }) => words.split(' ')[0]!))];

const flagWords = (command: Command): string =>
  flagsOf(command)
    .map(({ name }) => `--${name}`)
    .join(' ');

/** `keys` -> new show convert */
const secondWords = (commands: Commands, first: string): string =>
  commands.flatMap(({ words }) => (words.startsWith(`${first} `) ? [words.slice(first.length + 1)] : [])).join(' ');

/** Words that can follow `call` and `tx`. */
interface Names {
  readonly methods: readonly string[];
  readonly operations: readonly string[];
}

/** The possible values of an option; none if it accepts anything. */
const choicesOf = ({ choices, value = '' }: Flag): readonly string[] =>
  choices ?? (value.includes('|') ? value.split('|') : []);

/**
 * Branches of a shell `case` on the previous word: values of an option. Options of one name have the same values
 * everywhere, or accept anything.
 */
function values(commands: Commands): string[] {
  const byName = new Map<string, Set<string>>();
  for (const { name, ...flag } of commands.flatMap(flagsOf)) {
    const words = byName.get(name) ?? new Set();
    for (const word of choicesOf({ name, ...flag })) words.add(word);
    if (words.size > 0) byName.set(name, words);
  }
  return [...byName].map(([name, words]) => `    --${name}) words="${[...words].join(' ')}" ;;`);
}

/** Branches of a shell `case` on "first second": possible next words. */
function branches(commands: Commands, { methods, operations }: Names): string[] {
  const top = firstWords(commands);
  const groups = top.filter((first) => secondWords(commands, first) !== '');
  const after = (words: string, names: readonly string[]) =>
    `    "${words}") words="${names.join(' ')} ${flagWords(commands.find((one) => one.words === words)!)}" ;;`;
  return [
    after('call', methods),
    after('tx', operations),
    ...commands.map((command) => `    "${command.words}"*) words="${flagWords(command)}" ;;`),
    ...groups.map((first) => `    "${first}"*) words="${secondWords(commands, first)}" ;;`),
    `    *) words="${top.join(' ')} ${flagWords(commands[0]!)}" ;;`,
  ];
}

const bash = (binary: string, commands: Commands, names: Names): string => `_${binary}() {
  local words="" current="\${COMP_WORDS[COMP_CWORD]}" typed="\${COMP_WORDS[*]:1:COMP_CWORD-1}"
  case "\${COMP_WORDS[COMP_CWORD-1]}" in
${values(commands).join('\n')}
  esac
  [ -n "$words" ] || case "$typed" in
${branches(commands, names).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _${binary} ${binary}`;

const zsh = (binary: string, commands: Commands, names: Names): string => `#compdef ${binary}
_${binary}() {
  local words_="" typed="\${(j: :)words[2,CURRENT-1]}"
  case "\${words[CURRENT-1]}" in
${values(commands).join('\n').replaceAll('words=', 'words_=')}
  esac
  [ -n "$words_" ] || case "$typed" in
${branches(commands, names).join('\n').replaceAll('words=', 'words_=')}
  esac
  compadd -- \${(s: :)words_}
  _files
}
compdef _${binary} ${binary}`;

function fish(binary: string, commands: Commands, { methods, operations }: Names): string {
  const quote = (text: string) => `'${text.replaceAll("'", '’')}'`;
  const top = firstWords(commands).map((first) => {
    const { about } = commands.find(({ words }) => words.split(' ')[0] === first)!;
    return `complete -c ${binary} -n __fish_use_subcommand -a ${first} -d ${quote(about)}`;
  });
  const second = commands.flatMap(({ words, about }) => {
    const [first, next] = words.split(' ');
    return next
      ? [`complete -c ${binary} -n '__fish_seen_subcommand_from ${first}' -a ${next} -d ${quote(about)}`]
      : [];
  });
  const flags = commands.flatMap((command) =>
    flagsOf(command).map((flag) => {
      const { name, value, about } = flag;
      const first = command.words.split(' ')[0]!;
      const words = choicesOf(flag);
      const takes = value === undefined ? '' : words.length === 0 ? ' -r' : ` -x -a '${words.join(' ')}'`;
      return `complete -c ${binary} -n '__fish_seen_subcommand_from ${first}' -l ${name}${takes} -d ${quote(about)}`;
    }),
  );
  const named = [
    `complete -c ${binary} -n '__fish_seen_subcommand_from call' -a '${methods.join(' ')}'`,
    `complete -c ${binary} -n '__fish_seen_subcommand_from tx' -a '${operations.join(' ')}'`,
  ];
  return [...top, ...second, ...named, ...new Set(flags)].join('\n');
}

const scripts = { bash, zsh, fish } as const;

export const completion: Action = async ({ distribution, args, flags, out }) => {
  const [shell] = args;
  const known = Object.keys(scripts);
  if (!Object.hasOwn(scripts, shell!)) {
    throw new Problem(`unknown shell ${shell}${suggestion(shell!, known) || `; choose one of: ${known.join(', ')}`}`);
  }
  const modules = flags.list('module');
  const { document, set } = await apiDocument(distribution, modules);
  const names: Names = {
    methods: [...document.methods, discovery].map(({ name }) => name.replace(/^chain_/, '')),
    operations: [...set.operations.byName.values()].map(({ module, local }) => `${module}.${local}`),
  };
  const commands = [...commandsOf(distribution), ...(await derivedCommands(distribution, modules))];
  const script = scripts[shell as keyof typeof scripts](distribution.binary, commands, names);
  for (const line of script.split('\n')) out.line(line);
  return 0;
};
