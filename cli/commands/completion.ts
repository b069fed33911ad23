/** `completion`: a script that makes a shell complete commands and flags, made from the list of commands. */

import { flagsOf } from '../args.js';
import type { Action, Command } from '../command.js';
import { commands } from '../commands.js';
import { Problem } from '../problem.js';
import { suggestion } from '../suggest.js';

const firstWords = [...new Set(commands.map(({ words }) => words.split(' ')[0]!))];

const flagWords = (command: Command): string =>
  flagsOf(command)
    .map(({ name }) => `--${name}`)
    .join(' ');

/** `keys` -> new show convert */
const secondWords = (first: string): string =>
  commands.flatMap(({ words }) => (words.startsWith(`${first} `) ? [words.slice(first.length + 1)] : [])).join(' ');

/** Branches of a shell `case` on "first second": what may follow. */
function branches(): string[] {
  const groups = firstWords.filter((first) => secondWords(first) !== '');
  return [
    ...commands.map((command) => `    "${command.words}"*) words="${flagWords(command)}" ;;`),
    ...groups.map((first) => `    "${first}"*) words="${secondWords(first)}" ;;`),
    `    *) words="${firstWords.join(' ')} ${flagWords(commands[0]!)}" ;;`,
  ];
}

const bash = (binary: string): string => `_${binary}() {
  local words current="\${COMP_WORDS[COMP_CWORD]}" typed="\${COMP_WORDS[*]:1:COMP_CWORD-1}"
  case "$typed" in
${branches().join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _${binary} ${binary}`;

const zsh = (binary: string): string => `#compdef ${binary}
_${binary}() {
  local words_ typed="\${(j: :)words[2,CURRENT-1]}"
  case "$typed" in
${branches().join('\n').replaceAll('words=', 'words_=')}
  esac
  compadd -- \${(s: :)words_}
  _files
}
compdef _${binary} ${binary}`;

function fish(binary: string): string {
  const quote = (text: string) => `'${text.replaceAll("'", '’')}'`;
  const top = firstWords.map((first) => {
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
  out.line(scripts[shell as keyof typeof scripts](distribution.binary));
  return 0;
};
