/** Commands that create and check a chain. */

import type { Command } from '../command.js';
import { MODULE, OUTPUT } from '../flags.js';
import type { Placeholders } from '../placeholders.js';

export const genesisCommands = ({ dataDir, profiles }: Placeholders): readonly Command[] => [
  {
    words: 'genesis new',
    args: '<network>',
    about: `Create genesis.json and token-genesis.json of a new chain: ${Object.keys(profiles).join(', ')}`,
    flags: [
      { name: 'data-dir', short: 'd', value: 'PATH', about: 'Directory for the files', standard: dataDir },
      {
        name: 'validators',
        value: 'KEYS',
        about: 'Public keys (64 hex digits) or key files of the validators, comma separated; dev has a default one',
      },
      {
        name: 'self-stake',
        value: 'N',
        about: 'Stake of each validator in whole native units, taken from the staking account',
        standard: '1000000',
      },
      {
        name: 'system-keys',
        value: 'N=KEY',
        about: 'Public keys of the system accounts 1 to 8: 1=hex,2=hex; required if signatures are enforced',
      },
      {
        name: 'system-signers',
        value: 'N=M/KEYS',
        about: 'Multi-signature system accounts with threshold M: 3=2/hex+hex+hex',
      },
      {
        name: 'stablecoin-roles',
        value: 'ROLE=KEY',
        about: 'Accounts of the stablecoin roles: issuer=, minter=, pauser=, blocklister=, attestor=',
      },
      { name: 'gas-price', value: 'N', about: 'Minimum gas price of the chain in nano-units per gas', standard: '10' },
      { name: 'genesis-time', value: 'SECONDS', about: 'Genesis time in unix seconds (default: now)' },
      {
        name: 'upgrade-authority',
        value: 'KEY',
        about:
          'Public key (64 hex digits) or key file that decides on upgrades; required unless --governance-mode is full',
      },
      { name: 'force', about: 'Overwrite existing files' },
      MODULE,
      OUTPUT,
    ],
    examples: ['genesis new testnet --validators validator.key --upgrade-authority authority.key --data-dir ./data'],
    createsChain: true,
    load: async () => (await import('../../commands/genesis/new.js')).newGenesis,
  },
  {
    words: 'genesis check',
    args: '[directory]',
    about: 'Validate genesis files with the modules; show their hash, the state root and the supply',
    flags: [MODULE, OUTPUT],
    examples: [`genesis check ${dataDir}`],
    load: async () => (await import('../../commands/genesis/check.js')).check,
  },
];
