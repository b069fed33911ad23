/** `config show`: every option of a command, the value that it would have, and what that comes from; with --resolved also what the chain is made of. */

import { findCommand, flagsOf } from '../command-line/args.js';
import type { Action } from '../command-line/command.js';
import { commandsOf } from '../command-line/command-list.js';
import { isSetting, type Setting, settingsOf, variable } from '../command-line/settings.js';
import { defaults } from '../distribution/default.js';
import { fileOf, resolved } from '../distribution/effective-distribution.js';
import { Problem } from '../terminal/command-error.js';

/** An option as it counts. */
interface Effective {
  readonly option: string;
  /** Empty where there is none. */
  readonly value: string;
  readonly from: 'flag' | Setting['from'] | 'chain' | 'default';
  /** The variable or the file that says it; null for what is typed, and for defaults. */
  readonly source: string | null;
  /** The variable that would say it; null for what is typed each time it is meant. */
  readonly variable: string | null;
}

export const showConfig: Action = async ({ distribution, args, flags, out, self }) => {
  const commands = commandsOf(distribution);
  const command = findCommand(args, commands);
  if (!command) throw new Problem(`there is no command ${args.join(' ')}; see them all with: ${self} --help`);
  const own = new Set(flagsOf(findCommand(['config', 'show'], commands)!).map(({ name }) => name));
  const settings = settingsOf(command, flags, commands, distribution);
  const standards = new Map(
    flagsOf(findCommand([command.words], commandsOf(defaults)) ?? command).map(({ name, standard }) => [
      name,
      standard,
    ]),
  );
  const rows = flagsOf(command).map((flag): Effective => {
    const { name, standard } = flag;
    const typed = own.has(name) ? undefined : flags.text(name);
    return {
      option: name,
      ...effective(typed, settings.get(name), standard, standard !== standards.get(name)),
      variable: isSetting(flag) ? variable(distribution.binary, name) : null,
    };
  });
  const chain = flags.on('resolved') ? resolved(distribution) : undefined;
  out.result({ ...(chain ? { chain } : {}), command: command.words, options: rows }, () => {
    if (chain) {
      out.table(
        ['chain', 'value', 'from'].map((title) => ({ title })),
        chain.map(({ name, value, from, source }) => [name, value || '-', source ?? from]),
      );
      out.line();
    }
    out.table(
      ['option', 'value', 'from', 'variable'].map((title) => ({ title })),
      rows.map((row) => [`--${row.option}`, row.value || '-', row.source ?? row.from, row.variable ?? '-']),
    );
  });
  return 0;
};

/** What counts: what is typed, then what is set elsewhere, then the default, which may be one of the chain alone. */
function effective(
  typed: string | undefined,
  set: Setting | undefined,
  standard = '',
  ofChain = false,
): Pick<Effective, 'value' | 'from' | 'source'> {
  if (typed !== undefined) return { value: typed, from: 'flag', source: null };
  if (set) return set;
  return ofChain
    ? { value: standard, from: 'chain', source: fileOf(process.argv[1]) }
    : { value: standard, from: 'default', source: null };
}
