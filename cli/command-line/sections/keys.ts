/** Commands about keys. */

import type { Command, Flag } from '../command.js';
import { CHAIN_ID, KEY_TYPE, KEYSTORE, NODE, OUTPUT, PASSPHRASE } from '../flags.js';
import type { Placeholders } from '../placeholders.js';

const ACCOUNT: Flag = {
  name: 'account',
  value: 'N',
  about: 'Which key of the words: they make as many as are wanted',
  standard: '0',
};
const KEY_PLACES =
  'key  a name (letters, digits, dash), kept in the keystore; or the path of a file, with a dot or a slash in it';

export const keyCommands = ({ address }: Placeholders): readonly Command[] => [
  {
    words: 'keys new',
    args: '<key>',
    about: 'Make a key and write it to a file that only you can read',
    more: KEY_PLACES,
    flags: [
      KEY_TYPE,
      { name: 'encrypt', about: 'Encrypt the file with a passphrase, which is asked for' },
      PASSPHRASE,
      { name: 'mnemonic', about: 'Make it of 24 words, which are shown once and make it again: keys restore' },
      ACCOUNT,
      { name: 'mnemonic-file', value: 'PATH', about: 'Write the words to this new file instead of showing them' },
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
    about: 'Make the key of 24 words again; they are asked for',
    more: `${KEY_PLACES}\nThe secret is that of SLIP-0010 (ed25519) on the path m/44'/1618033'/account'/type', where type is 0 for Ed25519,\n1 for Dilithium3, 2 for ML-DSA-65; the seed that of BIP-39 without a passphrase.`,
    flags: [
      KEY_TYPE,
      ACCOUNT,
      { name: 'mnemonic-file', value: 'PATH', about: 'Read the words from this file instead of asking' },
      { name: 'encrypt', about: 'Encrypt the file with a passphrase, which is asked for' },
      PASSPHRASE,
      KEYSTORE,
      OUTPUT,
    ],
    examples: ['keys restore alice', 'keys restore alice-2 --account 1 --encrypt'],
    load: async () => (await import('../../commands/keys/restore.js')).restoreKey,
  },
  {
    words: 'keys list',
    about: 'Show the named keys',
    flags: [KEYSTORE, OUTPUT],
    examples: ['keys list'],
    load: async () => (await import('../../commands/keys/list.js')).listKeys,
  },
  {
    words: 'keys show',
    args: '<key>',
    about: 'Show the public key and the addresses of a key, or of dev:0 to dev:9',
    flags: [KEY_TYPE, PASSPHRASE, KEYSTORE, OUTPUT],
    examples: ['keys show alice', 'keys show validator.key', 'keys show dev:0'],
    load: async () => (await import('../../commands/keys/show.js')).showKey,
  },
  {
    words: 'keys encrypt',
    args: '<key>',
    about: 'Encrypt a key file, or give it another passphrase',
    flags: [
      PASSPHRASE,
      { name: 'new-passphrase-file', value: 'PATH', about: 'File with the new passphrase, where nobody types it' },
      { name: 'decrypt', about: 'Take the passphrase away instead: for nodes that start without anybody' },
      KEY_TYPE,
      KEYSTORE,
      OUTPUT,
    ],
    examples: ['keys encrypt alice', 'keys encrypt validator.key --new-passphrase-file passphrase'],
    load: async () => (await import('../../commands/keys/encrypt.js')).encryptKey,
  },
  {
    words: 'keys prove',
    args: '<key> <account>',
    about: 'Sign that a key may be one of an account, or of its validator: the proof of possession',
    more: 'key      a named key, a key file, or dev:0 to dev:9\naccount  the account that is to have the key, or that operates the validator',
    flags: [NODE, CHAIN_ID, KEY_TYPE, PASSPHRASE, KEYSTORE, OUTPUT],
    examples: [`keys prove validator.key ${address}`],
    load: async () => (await import('../../commands/keys/prove.js')).prove,
  },
  {
    words: 'keys convert',
    args: '<id>',
    about: 'Show an address or public key in all its forms',
    more: 'id  a native address, 0x and 64 hex digits, an EVM address (0x and 40), or the hex of a public key',
    flags: [OUTPUT],
    load: async () => (await import('../../commands/keys/convert.js')).convert,
  },
];
