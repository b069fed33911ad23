/** `completion`: a script that makes a shell complete commands and flags, made from the list of commands. */

import { flagsOf } from '../args.js';
import type { Action, Command } from '../command.js';
import { commandsOf } from '../commands.js';
import { Problem } from '../problem.js';
import { suggestion } from '../suggest.js';

type Commands = readonly Command[];

const firstWords = (commands: Commands) => [...new Set(commands.map(({ words }) => words.split(' ')[0]!))];

const flagWords = (command: Command): string =>
  flagsOf(command)
    .map(({ name }) => `--${name}`)
    .join(' ');

/** `keys` -> new show convert */
const secondWords = (commands: Commands, first: string): string =>
  commands.flatMap(({ words }) => (words.startsWith(`${first} `) ? [words.slice(first.length + 1)] : [])).join(' ');

/** Branches of a shell `case` on "first second": what may follow. */
function branches(commands: Commands): string[] {
  const top = firstWords(commands);
  const groups = top.filter((first) => secondWords(commands, first) !== '');
  return [
    ...commands.map((command) => `    "${command.words}"*) words="${flagWords(command)}" ;;`),
    ...groups.map((first) => `    "${first}"*) words="${secondWords(commands, first)}" ;;`),
    `    *) words="${top.join(' ')} ${flagWords(commands[0]!)}" ;;`,
  ];
}

const bash = (binary: string, commands: Commands): string => `_${binary}() {
  local words current="\${COMP_WORDS[COMP_CWORD]}" typed="\${COMP_WORDS[*]:1:COMP_CWORD-1}"
  case "$typed" in
${branches(commands).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _${binary} ${binary}`;

const zsh = (binary: string, commands: Commands): string => `#compdef ${binary}
_${binary}() {
  local words_ typed="\${(j: :)words[2,CURRENT-1]}"
  case "$typed" in
${branches(commands).join('\n').replaceAll('words=', 'words_=')}
  esac
  compadd -- \${(s: :)words_}
  _files
}
compdef _${binary} ${binary}`;

function fish(binary: string, commands: Commands): string {
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
    flagsOf(command).map(({ name, value, about }) => {
      const first = command.words.split(' ')[0]!;
      const takes = value === undefined ? '' : ' -r';
      return `complete -c ${binary} -n '__fish_seen_subcommand_from ${first}' -l ${name}${takes} -d ${quote(about)}`;
    }),
  );
  return [...top, ...second, ...new Set(flags)].join('\n');
}

const scripts = { bash, zsh, fish } as const;

export const completion: Action = async ({ distribution, args, out }) => {
  const [shell] = args;
  const known = Object.keys(scripts);
  if (!Object.hasOwn(scripts, shell!)) {
    throw new Problem(`there is no completion for ${shell}${suggestion(shell!, known)}; choose: ${known.join(', ')}`);
  }
  out.line(scripts[shell as keyof typeof scripts](distribution.binary, commandsOf(distribution)));
  return 0;
};
