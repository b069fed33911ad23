/** Flags that several commands have. */

import { FORMS } from '../terminal/output.js';
import type { Flag } from './command.js';

export const CONFIG: Flag = {
  name: 'config',
  value: 'PATH',
  about: 'Configuration file, instead of the default one',
};

/** Flags that every command has. */
export const COMMON: readonly Flag[] = [
  CONFIG,
  { name: 'help', short: 'h', about: 'Show this help' },
  { name: 'version', about: 'Show the version' },
  { name: 'verbose', short: 'v', about: 'Show details and stack traces' },
];

export const OUTPUT: Flag = {
  name: 'output',
  value: 'FORM',
  about: 'Output format: table, json or yaml',
  choices: FORMS,
  standard: 'table',
};
/** Forms of a result in a table. JSON and YAML are always as the API answers. */
export const SHOWN: readonly Flag[] = [
  { name: 'raw', about: 'Show values as the API answers them: raw units, basis points, Unix times, whole hashes' },
  { name: 'full', about: 'Show keys and hashes in full' },
  OUTPUT,
];
export const PASSPHRASE: Flag = {
  name: 'passphrase-file',
  value: 'PATH',
  about: 'File with the passphrase of an encrypted key, instead of a prompt; /dev/fd/3 works too',
};
export const NODE: Flag = {
  name: 'node',
  value: 'URL',
  about: 'RPC address of the node',
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
  about: 'External modules, as for the node: paths or package names, comma separated',
};
export const KEY_TYPE: Flag = {
  name: 'key-type',
  value: 'TYPE',
  about: 'Key type: Ed25519, Dilithium3 or ML-DSA-65; required only for raw 64-hex-digit key files of another type',
  choices: ['Ed25519', 'Dilithium3', 'ML-DSA-65'],
  standard: 'Ed25519',
};

export const CHAIN_ID: Flag = {
  name: 'chain-id',
  value: 'N',
  about: 'Chain id to sign for; fails if the node is on another chain',
};

export const TRUSTED: Flag = {
  name: 'trusted',
  value: 'URL',
  about: 'RPC address of a node that you trust, such as your own light node (start --light)',
};

const FROM: Flag = {
  name: 'from',
  value: 'ADDRESS',
  about: 'Address or name of the sending account, if it is not the account of the key',
};
const MAX_FEE: Flag = { name: 'max-fee', value: 'AMOUNT', about: 'Maximum fee in native units', standard: '1' };
const MAX_OUT: Flag = {
  name: 'max-out',
  value: 'AMOUNTS',
  about: 'Maximum outflow from the account without fees, comma separated, such as raw:5000000:USDC; any: no limit',
};
const YES: Flag = { name: 'yes', about: 'Sign without confirmation, even if there are warnings' };
export const WAIT: Flag = {
  name: 'wait',
  value: 'STATUS',
  about: 'included: wait for the block; pending: return once the node has accepted the bundle',
  choices: ['included', 'pending'],
  standard: 'included',
};

/** Flags of all commands that sign and send a bundle. */
export const SIGNING: readonly Flag[] = [
  NODE,
  CHAIN_ID,
  FROM,
  KEY_TYPE,
  PASSPHRASE,
  KEYSTORE,
  { name: 'gas-limit', value: 'N', about: 'Maximum gas (default: estimated)' },
  { name: 'gas-price', value: 'N', about: 'Nano-units per gas (default: the price suggested by the node)' },
  { name: 'valid-until', value: 'HEIGHT', about: 'Last height at which the bundle is valid' },
  { name: 'memo', value: 'TEXT', about: 'Text stored with the bundle' },
  TRUSTED,
  MAX_FEE,
  MAX_OUT,
  WAIT,
  YES,
  { name: 'dry-run', about: 'Simulate and show the effects and the fee; sign and send nothing' },
  {
    name: 'unsigned',
    value: 'FILE',
    about: 'Write the bundle for a machine that signs offline; the key is replaced by the account',
  },
  ...SHOWN,
];

export const KEY: Flag = {
  name: 'key',
  value: 'KEY',
  about: 'Signing key: a name, a key file, or dev:0 to dev:9',
};

/** Flags of a command that signs without a connection. */
export const OFFLINE: readonly Flag[] = [
  KEY,
  MODULE,
  CHAIN_ID,
  FROM,
  KEY_TYPE,
  PASSPHRASE,
  KEYSTORE,
  MAX_FEE,
  MAX_OUT,
  YES,
  OUTPUT,
];

/** Flags of `tx` and of the commands derived from operations. */
export const TX_FLAGS: readonly Flag[] = [
  KEY,
  MODULE,
  { name: 'trust-node', about: 'Sign operations of modules that are not loaded here; only the node can decode them' },
  ...SIGNING,
];

/** Flags of the commands derived from methods. */
export const ASK_FLAGS: readonly Flag[] = [MODULE, NODE, ...SHOWN];
