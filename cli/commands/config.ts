/**
 * `config show`: every option of a command with its effective value and source; with --resolved also the composition of
 * the chain.
 */

import { findCommand, flagsOf, unknownCommand } from '../command-line/args.js';
import type { Action } from '../command-line/command.js';
import { commandsOf } from '../command-line/command-list.js';
import { isSetting, type Setting, settingsOf, variable } from '../command-line/settings.js';
import { defaults } from '../distribution/default.js';
import { effectiveValues, fileOf } from '../distribution/effective-distribution.js';

/** An option with its effective value. */
interface Effective {
  readonly option: string;
  /** Empty if there is none. */
  readonly value: string;
  readonly from: 'flag' | Setting['from'] | 'chain' | 'default';
  /** The variable or file that sets it; null for the command line and for defaults. */
  readonly source: string | null;
  /** The variable that could set it; null for options that must be on the command line. */
  readonly variable: string | null;
}

export const showConfig: Action = async ({ distribution, args, flags, out, self }) => {
  const commands = commandsOf(distribution);
  const command = findCommand(args, commands);
  if (!command) throw unknownCommand(args, commands, self);
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
  const chain = flags.on('resolved') ? effectiveValues(distribution) : undefined;
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

/** Effective options: the command line, then settings, then the default, which may depend on the chain. */
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
