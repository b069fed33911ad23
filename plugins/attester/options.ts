/** Commands of attesters, available before their code is loaded. */

import { type CommandFlag, type PluginCommand, requirePackages } from '../../runtime/plugin-options.js';

const OUTPUT: CommandFlag = { name: 'output', value: 'FORM', about: 'table, json or yaml', standard: 'table' };
const RPC: CommandFlag = { name: 'rpc', value: 'URL', about: 'RPC address of an EVM node' };
const EVM_KEY: CommandFlag = {
  name: 'evm-key',
  value: 'PATH',
  about: 'Key file of the secp256k1 key that signs and pays on the EVM chain',
};
const PIN: CommandFlag = {
  name: 'passphrase-file',
  value: 'PATH',
  about: 'File with the PIN of the hardware module that holds the secp256k1 key',
};
const ESCROW: CommandFlag = { name: 'escrow', value: 'ADDRESS', about: 'Address of the escrow contract' };
const ATTESTERS: CommandFlag = {
  name: 'attesters',
  value: 'ADDRESSES',
  about: 'EVM addresses of the attesters, comma-separated, in the order of the attester set',
};
const THRESHOLD: CommandFlag = {
  name: 'threshold',
  value: 'N',
  about: 'Number of required signatures, more than two thirds',
};
const GUARDIAN: CommandFlag = { name: 'guardian', value: 'ADDRESS', about: 'Account that enables and stops tokens' };

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
    about: 'Attest for the bridge: watch the configured chains, sign, collect signatures, submit and release',
    flags: [
      {
        name: 'passphrase-file',
        value: 'PATH',
        about:
          'File with the passphrase of an encrypted Ed25519 key, or the PIN of the hardware module that holds the keys',
      },
      { name: 'status', about: 'Show pending locks and withdrawals of this attester, and exit' },
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
    about: 'Show the EVM address of a secp256k1 key file, which is created if missing',
    flags: [PIN, OUTPUT],
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
      PIN,
      { name: 'trellis-chain', value: 'ID', about: 'Id of the Trellis chain that the contract serves' },
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
    about: 'Enable or stop a token of an escrow contract, as its guardian',
    more: 'token  address of the token, or native for the coin of the EVM chain',
    flags: [
      RPC,
      EVM_KEY,
      PIN,
      ESCROW,
      {
        name: 'unit',
        value: 'N',
        about: 'Raw units on the EVM chain per raw unit on this chain (default the stored value)',
      },
      { name: 'least', value: 'N', about: 'Minimum raw units of a lock (default the stored value)' },
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
    about: 'Claim a credit of an escrow contract: fees of an attester, or a release that could not be paid',
    more: 'token  address of the token, or native for the coin of the EVM chain',
    flags: [
      RPC,
      EVM_KEY,
      PIN,
      ESCROW,
      { name: 'owner', value: 'ADDRESS', about: 'Owner of the credit (default the account of --evm-key)' },
      { name: 'to', value: 'ADDRESS', about: 'Account to pay, if --evm-key belongs to the owner (default the owner)' },
      OUTPUT,
    ],
    examples: ['attest claim native --escrow 0x… --rpc https://… --evm-key attester-evm.key'],
    load: () => escrowCommand('claim'),
  },
  {
    words: 'attest rotate',
    module: 'bridge',
    about: 'Replace the attesters of an escrow contract: each signs with --sign, then one submits all signatures',
    flags: [
      RPC,
      EVM_KEY,
      PIN,
      ESCROW,
      ATTESTERS,
      THRESHOLD,
      GUARDIAN,
      { name: 'sign', about: 'Sign the rotation as a current attester; sends nothing' },
      {
        name: 'signatures',
        value: 'LIST',
        about: 'Signatures of enough current attesters, comma-separated, in any order',
      },
      OUTPUT,
    ],
    examples: [
      'attest rotate --escrow 0x… --attesters 0x…,0x…,0x… --threshold 3 --guardian 0x… --rpc https://… --evm-key attester-evm.key --sign',
    ],
    load: () => escrowCommand('rotate'),
  },
];
