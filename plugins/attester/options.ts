/** Commands of attesters, available before their code is loaded. */

import { type CommandFlag, type PluginCommand, requirePackages } from '../../runtime/plugin-options.js';

const OUTPUT: CommandFlag = { name: 'output', value: 'FORM', about: 'table, json or yaml', standard: 'table' };
const RPC: CommandFlag = { name: 'rpc', value: 'URL', about: 'RPC address of a node of the EVM chain' };
const EVM_KEY: CommandFlag = {
  name: 'evm-key',
  value: 'PATH',
  about: 'File of the secp256k1 key that signs and pays there',
};
const ESCROW: CommandFlag = { name: 'escrow', value: 'ADDRESS', about: 'The escrow contract' };
const ATTESTERS: CommandFlag = {
  name: 'attesters',
  value: 'ADDRESSES',
  about: 'EVM addresses of the attesters, comma separated, in the order of their places',
};
const THRESHOLD: CommandFlag = { name: 'threshold', value: 'N', about: 'How many must sign, more than two thirds' };
const GUARDIAN: CommandFlag = { name: 'guardian', value: 'ADDRESS', about: 'Who opens and stops tokens' };

/** Imports a command of the escrow contract. */
async function escrowCommand(name: keyof typeof import('./escrow-commands.js')) {
  requirePackages('attest', 'viem');
  return (await import('./escrow-commands.js'))[name];
}

export const commands: readonly PluginCommand[] = [
  {
    words: 'attest',
    module: 'bridge',
    args: '<config>',
    about: 'Attest for the bridge: watch the chains of a configuration, sign, gather, submit and release',
    flags: [
      {
        name: 'passphrase-file',
        value: 'PATH',
        about: 'File with the passphrase of the Ed25519 key, where it is encrypted',
      },
      { name: 'status', about: 'Say what the attester of this configuration has to do, and end' },
      OUTPUT,
    ],
    examples: ['attest attester.json', 'attest attester.json --status'],
    async load() {
      requirePackages('attest', 'viem');
      return (await import('./run-command.js')).attest;
    },
  },
  {
    words: 'attest key',
    module: 'bridge',
    args: '<file>',
    about: 'Show the EVM address of a secp256k1 key file; makes the file where there is none',
    flags: [OUTPUT],
    examples: ['attest key attester-evm.key'],
    load: () => escrowCommand('showKey'),
  },
  {
    words: 'attest deploy',
    module: 'bridge',
    about: 'Deploy an escrow contract for a Trellis chain',
    flags: [
      RPC,
      EVM_KEY,
      { name: 'trellis-chain', value: 'ID', about: 'Id of the Trellis chain that it holds for' },
      ATTESTERS,
      THRESHOLD,
      GUARDIAN,
      OUTPUT,
    ],
    examples: [
      'attest deploy --rpc https://… --evm-key deployer.key --trellis-chain 1618033 --attesters 0x…,0x…,0x… --threshold 3 --guardian 0x…',
    ],
    load: () => escrowCommand('deploy'),
  },
  {
    words: 'attest token',
    module: 'bridge',
    args: '<token>',
    about: 'Open a token of an escrow contract, or stop it, as its guardian',
    more: 'token  address of the token, or native for the coin of the chain',
    flags: [
      RPC,
      EVM_KEY,
      ESCROW,
      {
        name: 'unit',
        value: 'N',
        about: 'Unit of amounts: the raw units there that are one unit here (default: the stored unit)',
      },
      { name: 'least', value: 'N', about: 'Least raw units to lock (default: the stored value)' },
      { name: 'stop', about: 'Stop the token in both directions' },
      OUTPUT,
    ],
    examples: [
      'attest token native --escrow 0x… --unit 1000000000 --least 1000000000000 --rpc https://… --evm-key guardian.key',
    ],
    load: () => escrowCommand('setToken'),
  },
  {
    words: 'attest claim',
    module: 'bridge',
    args: '<token>',
    about: 'Claim what an escrow contract owes: the fees of an attester, or a release that could not be paid',
    more: 'token  address of the token, or native for the coin of the chain',
    flags: [
      RPC,
      EVM_KEY,
      ESCROW,
      { name: 'owner', value: 'ADDRESS', about: 'Account that the credit belongs to (default: that of --evm-key)' },
      { name: 'to', value: 'ADDRESS', about: 'Account to pay, if --evm-key is of the owner (default: the owner)' },
      OUTPUT,
    ],
    examples: ['attest claim native --escrow 0x… --rpc https://… --evm-key attester-evm.key'],
    load: () => escrowCommand('claim'),
  },
  {
    words: 'attest rotate',
    module: 'bridge',
    about: 'Appoint other attesters of an escrow contract: each signs by --sign, then one sends all signatures',
    flags: [
      RPC,
      EVM_KEY,
      ESCROW,
      ATTESTERS,
      THRESHOLD,
      GUARDIAN,
      { name: 'sign', about: 'Sign for them as an attester of now; sends nothing' },
      { name: 'signatures', value: 'LIST', about: 'Signatures of enough attesters, comma separated, in any order' },
      OUTPUT,
    ],
    examples: [
      'attest rotate --escrow 0x… --attesters 0x…,0x…,0x… --threshold 3 --guardian 0x… --rpc https://… --evm-key attester-evm.key --sign',
    ],
    load: () => escrowCommand('rotate'),
  },
];
