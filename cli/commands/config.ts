/** `config show`: every option of a command, its value, and what it comes from. */

import { findCommand, flagsOf } from '../args.js';
import type { Action } from '../command.js';
import { commandsOf } from '../commands.js';
import { Problem } from '../problem.js';
import { settingsOf, variable } from '../settings.js';

export const showConfig: Action = async ({ distribution, args, flags, out, self }) => {
  const commands = commandsOf(distribution);
  const command = findCommand(args, commands);
  if (!command) throw new Problem(`there is no command ${args.join(' ')}; see them all with: ${self} --help`);
  const settings = settingsOf(command, flags, commands, distribution);
  const rows = flagsOf(command).map(({ name, standard }) => {
    const { value, source } = settings.get(name) ?? { value: standard ?? '', source: 'default' };
    return { option: name, value, source, variable: variable(distribution.binary, name) };
  });
  out.result({ command: command.words, options: rows }, () =>
    out.table(
      ['option', 'value', 'from', 'variable'].map((title) => ({ title })),
      rows.map(({ option, value, source, variable: name }) => [`--${option}`, value || '-', source, name]),
    ),
  );
  return 0;
};
