/** Commands of a remote signer. */

import type { Command, Flag } from '../command.js';
import { OUTPUT } from '../flags.js';
import type { Placeholders } from '../placeholders.js';

const KEY: Flag = {
  name: 'validator-key',
  value: 'PATH',
  about: 'Validator key file (Ed25519); the signing record is kept in the folder signer beside it',
};
const PASSPHRASE: Flag = { name: 'passphrase-file', value: 'PATH', about: 'File with the passphrase of the key' };
const CHAIN: readonly Flag[] = [
  { name: 'chain-id', value: 'N', about: 'Id of the chain on which the key signs' },
  { name: 'genesis-hash', value: 'HASH', about: 'Hash of the genesis of that chain' },
];
const RECORD: readonly Flag[] = [KEY, PASSPHRASE, ...CHAIN];
const LINK: Flag = {
  name: 'link-key',
  value: 'PATH',
  about: 'Key file for TLS connections, created if missing; its public key is pinned by the nodes',
  standard: 'link.key beside the validator key',
};
const exampleOf = ({ profiles }: Placeholders): string =>
  `--validator-key validator.key --chain-id ${(profiles.mainnet ?? profiles.dev).chainId} --genesis-hash 0x…`;

export const signerCommands = (chain: Placeholders): readonly Command[] => [
  {
    words: 'signer run',
    about: 'Hold a validator key and sign for nodes, which need no key file',
    more: `Dials the nodes and listens on no port. Nodes are started with --signer and --validator-public-key.
nodes  comma separated: unix:PATH, or tls:KEY@HOST:PORT with the link key that the node logs`,
    flags: [
      ...RECORD,
      { name: 'nodes', value: 'ADDRESSES', about: 'Nodes to serve, comma separated' },
      LINK,
      { name: 'log-json', about: 'Log as JSON, one object per line' },
    ],
    examples: [`signer run ${exampleOf(chain)} --nodes unix:/run/trellis/signer.sock`],
    data: true,
    load: async () => (await import('../../commands/signer.js')).run,
  },
  {
    words: 'signer init',
    about: 'Create the signing record of a key, or raise it to a height',
    more: `A new key has signed nothing: no --after-height. For a key that may have signed, give a height that the chain has not
reached yet, such as its current height plus 10: the signer signs nothing at or below it.`,
    flags: [
      ...RECORD,
      { name: 'after-height', value: 'HEIGHT', about: 'Height at and below which nothing may be signed' },
      LINK,
      OUTPUT,
    ],
    examples: [`signer init ${exampleOf(chain)}`, `signer init ${exampleOf(chain)} --after-height 120450`],
    data: true,
    load: async () => (await import('../../commands/signer.js')).init,
  },
  {
    words: 'signer status',
    about: 'Show the signing record of a key, and check that it is intact',
    more: 'Fails if the record is missing or copied, or, with --node, older than the last signature of the key on the chain.',
    flags: [
      ...RECORD,
      {
        name: 'node',
        value: 'URL',
        about: 'RPC address of a node of the validator, to compare the record with the chain',
      },
      LINK,
      OUTPUT,
    ],
    examples: [`signer status ${exampleOf(chain)}`, `signer status ${exampleOf(chain)} --node http://10.0.0.5:9933`],
    data: true,
    load: async () => (await import('../../commands/signer.js')).status,
  },
  {
    words: 'signer prove',
    args: '<account>',
    about: 'Sign the proof of possession with which an account makes the key its validator key',
    more: 'Works without a node. account  address of the operator: native, or 0x and 64 hex digits',
    flags: [...RECORD, OUTPUT],
    examples: [`signer prove OPERATOR ${exampleOf(chain)}`],
    data: true,
    load: async () => (await import('../../commands/signer.js')).prove,
  },
  {
    words: 'signer export',
    args: '<file>',
    about: 'Write the signing record of a stopped signer as JSON',
    more: 'The signer must be stopped. If the key signs again, the file is outdated.',
    flags: [...RECORD, { name: 'minimal', about: 'Only the height at and below which nothing may be signed' }, OUTPUT],
    examples: [`signer export record.json ${exampleOf(chain)}`],
    data: true,
    load: async () => (await import('../../commands/signer.js')).exportRecord,
  },
  {
    words: 'signer import',
    args: '<file>',
    about: 'Combine a signing record from a file with the existing one; the stricter one counts',
    flags: [...RECORD, OUTPUT],
    examples: [`signer import record.json ${exampleOf(chain)}`],
    data: true,
    load: async () => (await import('../../commands/signer.js')).importFrom,
  },
];
