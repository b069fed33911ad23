/** Commands about keys. */

import type { Command, Flag } from '../command.js';
import { CHAIN_ID, KEY_TYPE, KEYSTORE, NODE, OUTPUT, PASSPHRASE } from '../flags.js';
import type { Placeholders } from '../placeholders.js';

const ACCOUNT: Flag = {
  name: 'account',
  value: 'N',
  about: 'Index of the key derived from the words',
  standard: '0',
};
const KEY_PLACES = 'key  a name (letters, digits, dashes) in the keystore, or a file path (contains a dot or a slash)';

export const keyCommands = ({ address, coinType }: Placeholders): readonly Command[] => [
  {
    words: 'keys new',
    args: '<key>',
    about: 'Create a key in a file that only you can read',
    more: KEY_PLACES,
    flags: [
      KEY_TYPE,
      { name: 'encrypt', about: 'Encrypt the file; prompts for the passphrase' },
      PASSPHRASE,
      { name: 'mnemonic', about: 'Derive the key from 24 new recovery words, shown once; see keys restore' },
      ACCOUNT,
      { name: 'mnemonic-file', value: 'PATH', about: 'New file for the words, instead of showing them' },
      KEYSTORE,
      OUTPUT,
    ],
    examples: [
      'keys new alice --encrypt --mnemonic',
      'keys new validator.key',
      'keys new ./q.key --key-type ML-DSA-65',
    ],
    load: async () => (await import('../../commands/keys/new.js')).newKey,
  },
  {
    words: 'keys restore',
    args: '<key>',
    about: 'Restore a key from its 24 recovery words; prompts for them',
    more: `${KEY_PLACES}\nDerivation: SLIP-0010 (ed25519) on the path m/44'/${coinType}'/account'/type', where type is 0 for Ed25519, 1 for\nDilithium3 and 2 for ML-DSA-65, from the BIP-39 seed without a passphrase.`,
    flags: [
      KEY_TYPE,
      ACCOUNT,
      { name: 'mnemonic-file', value: 'PATH', about: 'File with the words, instead of a prompt' },
      { name: 'encrypt', about: 'Encrypt the file; prompts for the passphrase' },
      PASSPHRASE,
      KEYSTORE,
      OUTPUT,
    ],
    examples: ['keys restore alice', 'keys restore alice-2 --account 1 --encrypt'],
    load: async () => (await import('../../commands/keys/restore.js')).restoreKey,
  },
  {
    words: 'keys list',
    about: 'List the named keys',
    flags: [KEYSTORE, OUTPUT],
    examples: ['keys list'],
    load: async () => (await import('../../commands/keys/list.js')).listKeys,
  },
  {
    words: 'keys show',
    args: '<key>',
    about: 'Show the public key and the addresses of a key',
    flags: [KEY_TYPE, PASSPHRASE, KEYSTORE, OUTPUT],
    examples: ['keys show alice', 'keys show validator.key', 'keys show dev:0'],
    load: async () => (await import('../../commands/keys/show.js')).showKey,
  },
  {
    words: 'keys encrypt',
    args: '<key>',
    about: 'Encrypt a key file, or change its passphrase',
    flags: [
      PASSPHRASE,
      { name: 'new-passphrase-file', value: 'PATH', about: 'File with the new passphrase, instead of a prompt' },
      { name: 'decrypt', about: 'Remove the passphrase, for nodes that start unattended' },
      KEY_TYPE,
      KEYSTORE,
      OUTPUT,
    ],
    examples: ['keys encrypt alice', 'keys encrypt validator.key --new-passphrase-file passphrase'],
    load: async () => (await import('../../commands/keys/encrypt.js')).encryptKey,
  },
  {
    words: 'keys reference',
    args: '<file>',
    about: 'Write a key file that names a key in a hardware module or a key service, for signer and attest',
    more: `Opens the key to read its public key. The PIN of a hardware module is the first line of --passphrase-file.
file  path of the new file; the signing record of a validator key lies in the folder signer beside it`,
    flags: [
      { name: 'pkcs11', value: 'PATH', about: 'PKCS #11 library of a hardware module; needs the package koffi' },
      { name: 'token', value: 'LABEL', about: 'Label of the token in the hardware module' },
      { name: 'label', value: 'LABEL', about: 'Label of the private key and its public key in the token' },
      { name: 'key-module', value: 'PATH', about: 'JavaScript module that opens a key in a key service' },
      { name: 'setting', value: 'TEXT', about: 'Name of the key for the key module' },
      {
        name: 'key-type',
        value: 'TYPE',
        about: 'Key type: Ed25519, or secp256k1 for the contracts of attesters',
        choices: ['Ed25519', 'secp256k1'],
        standard: 'Ed25519',
      },
      { name: 'passphrase-file', value: 'PATH', about: 'File with the PIN of the hardware module' },
      OUTPUT,
    ],
    examples: [
      'keys reference validator.key --pkcs11 /usr/lib/softhsm/libsofthsm2.so --token validator --label consensus --passphrase-file pin',
      'keys reference validator.key --key-module ./google-kms.mjs --setting projects/…/cryptoKeyVersions/1',
    ],
    load: async () => (await import('../../commands/keys/reference.js')).referKey,
  },
  {
    words: 'keys prove',
    args: '<key> <account>',
    about: 'Sign the proof of possession that adds a key to an account or its validator',
    more: 'key      a named key, a key file, or dev:0 to dev:9\naccount  the account that receives the key, or that operates the validator',
    flags: [NODE, CHAIN_ID, KEY_TYPE, PASSPHRASE, KEYSTORE, OUTPUT],
    examples: [`keys prove validator.key ${address}`],
    load: async () => (await import('../../commands/keys/prove.js')).prove,
  },
  {
    words: 'keys convert',
    args: '<id>',
    about: 'Show an address or public key in all its forms',
    more: 'id  a native address, 0x and 64 hex digits, an EVM address (0x and 40), or a public key in hex',
    flags: [OUTPUT],
    load: async () => (await import('../../commands/keys/convert.js')).convert,
  },
];
