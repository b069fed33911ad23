/**
 * The command `trellis init`, as help shows it. Only `trellis` has it, because the chains that it creates do not create
 * chains.
 */

import type { PluginCommand } from '../runtime/common.js';

export const initCommand: PluginCommand = {
  words: 'init',
  args: '<folder>',
  about:
    'Create your own chain: configuration, genesis of its dev network, package, container, systemd unit and CI workflow',
  more: 'folder  new or empty; the command has its name, and so has the chain, capitalized',
  flags: [
    { name: 'symbol', value: 'TEXT', about: 'Symbol of the native token (default: the first letters of the name)' },
    {
      name: 'prefix',
      value: 'TEXT',
      about: 'Prefix of addresses and suffix of names: 2 to 9 lowercase letters (default: from the name)',
    },
    {
      name: 'chain-id',
      value: 'N',
      about: 'Id of the dev network; testnet and mainnet get the next two (default: from the name)',
    },
    {
      name: 'package',
      value: 'SPEC',
      about: 'Version or file of the package trellis, such as ../trellis-0.1.0.tgz (default: this version)',
    },
  ],
  examples: ['init my-chain', 'init my-chain --symbol ACN --prefix acn'],
  load: async () => (await import('../commands/init.js')).init,
};
