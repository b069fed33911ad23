/** Flags that several commands have. */

import { FORMS } from '../terminal/output.js';
import type { Flag } from './command.js';

export const CONFIG: Flag = {
  name: 'config',
  value: 'PATH',
  about: 'Configuration file, instead of that of the user',
};

/** Flags that every command has. */
export const COMMON: readonly Flag[] = [
  CONFIG,
  { name: 'help', short: 'h', about: 'Show this help' },
  { name: 'version', about: 'Show the version' },
  { name: 'verbose', short: 'v', about: 'Show details, and stack traces of errors' },
];

export const OUTPUT: Flag = {
  name: 'output',
  value: 'FORM',
  about: 'table, json or yaml',
  choices: FORMS,
  standard: 'table',
};
export const PASSPHRASE: Flag = {
  name: 'passphrase-file',
  value: 'PATH',
  about: 'File with the passphrase of an encrypted key, where nobody types it; /dev/fd/3 and the like are files too',
};
export const NODE: Flag = {
  name: 'node',
  value: 'URL',
  about: 'RPC address of the node to ask',
  standard: 'http://127.0.0.1:9933',
};

export const KEYSTORE: Flag = {
  name: 'keystore',
  value: 'PATH',
  about: 'Directory of named keys',
  standard: '~/.config/…/keys',
};

export const MODULE: Flag = {
  name: 'module',
  value: 'PATHS',
  about: 'Modules from outside the distribution, as for the node: paths or package names, comma separated',
};
export const KEY_TYPE: Flag = {
  name: 'key-type',
  value: 'TYPE',
  about: 'Ed25519, Dilithium3 or ML-DSA-65; the file of a key says it, but for files of 64 hex characters',
  choices: ['Ed25519', 'Dilithium3', 'ML-DSA-65'],
  standard: 'Ed25519',
};

export const CHAIN_ID: Flag = {
  name: 'chain-id',
  value: 'N',
  about: 'Sign for this chain alone, whatever the node says',
};

export const TRUSTED: Flag = {
  name: 'trusted',
  value: 'URL',
  about: 'RPC address of a node you trust, as your own light node (start --light)',
};

/** Flags of all commands that sign and send a bundle. */
export const SIGNING: readonly Flag[] = [
  NODE,
  CHAIN_ID,
  {
    name: 'from',
    value: 'ADDRESS',
    about: 'Account to act as, by address or name, where it is not that of the key itself',
  },
  KEY_TYPE,
  PASSPHRASE,
  KEYSTORE,
  { name: 'gas-limit', value: 'N', about: 'Most gas it may use; measured when not given' },
  { name: 'gas-price', value: 'N', about: 'Nano-units per gas; what the node asks when not given' },
  { name: 'valid-until', value: 'HEIGHT', about: 'Last block that may include it' },
  { name: 'memo', value: 'TEXT', about: 'Text kept with the bundle' },
  TRUSTED,
  { name: 'max-fee', value: 'AMOUNT', about: 'Sign nothing that could cost more, in native units', standard: '1' },
  {
    name: 'max-out',
    value: 'AMOUNTS',
    about:
      'Sign nothing that could take more from the account, fees apart: raw:5000000:USDC, several with commas, or any',
  },
  {
    name: 'wait',
    value: 'WHAT',
    about: 'included: until it is in a block; pending: until the node has it',
    choices: ['included', 'pending'],
    standard: 'included',
  },
  { name: 'yes', about: 'Sign without asking, whatever there is to warn of' },
  { name: 'dry-run', about: 'Say what it would do and cost; sign and send nothing' },
  OUTPUT,
];

export const KEY: Flag = {
  name: 'key',
  value: 'KEY',
  about: 'Key to sign with: a name, a key file, or dev:0 to dev:9',
};

/** Flags of `tx` and of the commands derived from operations. */
export const TX_FLAGS: readonly Flag[] = [
  KEY,
  MODULE,
  { name: 'trust-node', about: 'Sign what only the node can read: operations of modules that are not loaded here' },
  ...SIGNING,
];

/** Flags of the commands derived from methods. */
export const ASK_FLAGS: readonly Flag[] = [MODULE, NODE, OUTPUT];
