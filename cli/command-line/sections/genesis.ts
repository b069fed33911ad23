/** Commands that create and check a chain. */

import type { Command } from '../command.js';
import { MODULE, OUTPUT } from '../flags.js';
import type { Placeholders } from '../placeholders.js';

export const genesisCommands = ({ dataDir, profiles }: Placeholders): readonly Command[] => [
  {
    words: 'genesis new',
    args: '<network>',
    about: `Write genesis.json and token-genesis.json of a new chain: ${Object.keys(profiles).join(', ')}`,
    flags: [
      { name: 'data-dir', short: 'd', value: 'PATH', about: 'Where to write them', standard: dataDir },
      {
        name: 'validators',
        value: 'KEYS',
        about: 'Public keys (64 hex) or key files of the validators, comma separated; dev has one that everybody knows',
      },
      {
        name: 'self-stake',
        value: 'N',
        about: 'What each validator stakes, whole native units out of the account staking and strategic',
        standard: '1000000',
      },
      {
        name: 'system-keys',
        value: 'N=KEY',
        about: 'Public keys of the system accounts 1 to 8: 1=hex,2=hex; wanted where signatures are enforced',
      },
      {
        name: 'system-signers',
        value: 'N=M/KEYS',
        about: 'Signers of system accounts, of whom M must agree: 3=2/hex+hex+hex',
      },
      {
        name: 'stablecoin-roles',
        value: 'ROLE=KEY',
        about: 'Who protects the stablecoins: issuer=, minter=, pauser=, blocklister=, attestor=',
      },
      { name: 'gas-price', value: 'N', about: 'Lowest gas price of the chain, nano-units per gas', standard: '10' },
      { name: 'genesis-time', value: 'SECONDS', about: 'When the chain begins, unix time; now when not given' },
      {
        name: 'upgrade-authority',
        value: 'KEY',
        about: 'Who decides about upgrades: public key (64 hex) or key file; wanted unless --governance-mode is full',
      },
      { name: 'force', about: 'Replace files that are there' },
      MODULE,
      OUTPUT,
    ],
    examples: ['genesis new testnet --validators validator.key --upgrade-authority authority.key --data-dir ./data'],
    founds: true,
    load: async () => (await import('../../commands/genesis/new.js')).newGenesis,
  },
  {
    words: 'genesis check',
    args: '[directory]',
    about: 'Load the genesis files through the modules; show their hash, the state root and the supply',
    flags: [MODULE, OUTPUT],
    examples: [`genesis check ${dataDir}`],
    load: async () => (await import('../../commands/genesis/check.js')).check,
  },
];
