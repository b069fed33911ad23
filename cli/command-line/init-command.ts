/**
 * The command `trellis init`, as help shows it. Only `trellis` has it, because the chains that it creates do not create
 * chains.
 */

import type { PluginCommand } from '../runtime/common.js';

export const initCommand: PluginCommand = {
  words: 'init',
  args: '<folder>',
  about: 'Begin a chain of your own: its configuration, the genesis of its dev network, package.json, README.md',
  more: 'folder  a new or empty one; its name is that of the command and, with capital letters, of the chain',
  flags: [
    { name: 'symbol', value: 'TEXT', about: 'Of its native token; the first letters of the name when not given' },
    { name: 'prefix', value: 'TEXT', about: 'Before its addresses and after its names: 2 to 9 lowercase letters' },
    {
      name: 'chain-id',
      value: 'N',
      about: 'Id of its dev network; testnet and mainnet have the next two. From the name when not given',
    },
    {
      name: 'package',
      value: 'SPEC',
      about:
        'What npm installs as trellis, such as ../trellis-0.1.0.tgz; this version from the registry when not given',
    },
  ],
  examples: ['init my-chain', 'init my-chain --symbol ACN --prefix acn'],
  load: async () => (await import('../commands/init.js')).init,
};
