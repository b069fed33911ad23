/** `config show`: every option of a command, the value that it would have, and what that comes from. */

import { findCommand, flagsOf } from '../args.js';
import type { Action, Flag, Flags } from '../command.js';
import { commandsOf } from '../commands.js';
import { Problem } from '../problem.js';
import { isSetting, type Setting, settingsOf, variable } from '../settings.js';

/** An option as it counts. */
interface Effective {
  readonly option: string;
  /** Empty where there is none. */
  readonly value: string;
  readonly from: 'flag' | Setting['from'] | 'default';
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
  const rows = flagsOf(command).map((flag): Effective => {
    const { name } = flag;
    return {
      option: name,
      ...effective(flag, own.has(name) ? undefined : flags, settings.get(name)),
      variable: isSetting(flag) ? variable(distribution.binary, name) : null,
    };
  });
  out.result({ command: command.words, options: rows }, () =>
    out.table(
      ['option', 'value', 'from', 'variable'].map((title) => ({ title })),
      rows.map((row) => [`--${row.option}`, row.value || '-', row.source ?? row.from, row.variable ?? '-']),
    ),
  );
  return 0;
};

/** What counts: what is typed, then what is set elsewhere, then the default. */
function effective(
  { name, standard }: Flag,
  typed: Flags | undefined,
  set: Setting | undefined,
): Pick<Effective, 'value' | 'from' | 'source'> {
  const value = typed?.text(name);
  if (value !== undefined) return { value, from: 'flag', source: null };
  return set ?? { value: standard ?? '', from: 'default', source: null };
}
