/** Commands for operations: `tokens create-token --symbol …` for every operation that has a convenience method or names a command. */

import type { OperationType } from '../runtime/chain/operation.js';
import { loadDistribution } from '../runtime/distribution.js';
import { flagsOf } from './args.js';
import type { Command, Flag } from './command.js';
import { TX_FLAGS } from './commands.js';
import { type ChainDistribution, runtimeOf } from './distribution.js';

const kebab = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** The commands of the operations of all modules, also those from outside. */
export async function derivedCommands(distribution: ChainDistribution, outside: readonly string[]): Promise<Command[]> {
  const { operations } = await loadDistribution(await runtimeOf(distribution), outside);
  return [...operations.byName.values()]
    .filter(({ definition }) => definition.rpc !== undefined || definition.cli !== undefined)
    .map(commandOf);
}

function commandOf(type: OperationType): Command {
  const { definition, module, local } = type;
  const reserved = new Set(flagsOf({ flags: TX_FLAGS } as Command).map(({ name }) => name));
  const fields = Object.entries(definition.params).map(([field, { about, optional }]): readonly [string, Flag] => {
    const plain = kebab(field);
    const name = reserved.has(plain) ? `field-${plain}` : plain;
    return [field, { name, value: 'VALUE', about: optional ? `${about}; may be left out` : about }];
  });
  return {
    words: definition.cli ?? `${module} ${kebab(local)}`,
    about: definition.about,
    more: `The same as: tx ${module}.${local} ${fields.map(([field]) => `${field}=…`).join(' ')}`,
    flags: [...fields.map(([, flag]) => flag), ...TX_FLAGS],
    async load() {
      const { tx } = await import('./commands/tx.js');
      return (call) => {
        const given = fields.filter(([, { name }]) => call.flags.has(name));
        const words = given.map(([field, { name }]) => `${field}=${call.flags.text(name)!}`);
        return tx({ ...call, args: [`${module}.${local}`, ...words] });
      };
    },
  };
}
