/** All commands, by section of the help. The code of each is imported when it runs. */

import { type ChainDistribution, nameOf } from '../distribution/distribution.js';
import type { Command } from './command.js';
import { chainFlags, pluginFlags } from './options.js';
import { placeholdersOf } from './placeholders.js';
import { dataCommands } from './sections/data.js';
import { developerCommands } from './sections/develop.js';
import { genesisCommands } from './sections/genesis.js';
import { keyCommands } from './sections/keys.js';
import { nodeCommands } from './sections/node.js';
import { signerCommands } from './sections/signer.js';
import { walletCommands } from './sections/wallet.js';

/** A group of commands in the help of the program. */
export interface Section {
  readonly title: string;
  readonly commands: readonly Command[];
}

/**
 * The commands of a distribution; a command about a module exists only with the module. Those that run a node also have
 * the flags of its plugins; those that create a chain have some of them.
 */
export function sectionsOf(distribution: ChainDistribution): readonly Section[] {
  const ofNode = pluginFlags(distribution);
  const ofChain = chainFlags(distribution);
  const modules = new Set(distribution.modules.map(nameOf));
  const placeholders = placeholdersOf(distribution);
  const sections: readonly Section[] = [
    { title: 'Run a node', commands: nodeCommands(placeholders) },
    { title: 'Use a chain', commands: walletCommands(placeholders) },
    { title: 'Keys', commands: keyCommands(placeholders) },
    { title: 'Remote signer', commands: signerCommands(placeholders) },
    { title: 'Create a chain', commands: genesisCommands(placeholders) },
    { title: 'Data of a stopped node', commands: dataCommands(placeholders) },
    { title: 'Develop', commands: developerCommands },
    { title: 'Additional commands', commands: distribution.commands ?? [] },
  ];
  const complete = (command: Command): Command => {
    const more = command.node ? ofNode : command.createsChain ? ofChain : [];
    // The command's own description of an option is more specific.
    const own = new Set(command.flags.map(({ name }) => name));
    return { ...command, flags: [...command.flags, ...more.filter(({ name }) => !own.has(name))] };
  };
  return sections.map(({ title, commands }) => {
    const known = commands.filter(({ module }) => module === undefined || modules.has(module));
    return { title, commands: known.map(complete) };
  });
}

/** All commands; the first one runs without a command word. */
export const commandsOf = (distribution: ChainDistribution): readonly Command[] =>
  sectionsOf(distribution).flatMap(({ commands }) => commands);
