/** Commands about a data directory whose node is stopped. */

import type { Command, Flag } from '../command.js';
import { OUTPUT } from '../flags.js';
import { optionFlags, startDefaults } from '../options.js';
import type { Placeholders } from '../placeholders.js';

/** Some of the node options. */
const options = (...names: readonly string[]): readonly Flag[] =>
  optionFlags().filter(({ name }) => names.includes(name));

const DATA = options('data-dir', 'module', 'log-json');
const TRUST = options('trusted-hash', 'genesis-hash');
const SOURCE =
  'source  address of a snapshot server or of an archive on it, or path of an archive or of a directory of archives';

export const dataCommands = ({ dataDir }: Placeholders): readonly Command[] => [
  {
    words: 'export',
    args: '<file>',
    about: 'Write the state of the chain to a file, one line of JSON per record',
    more: `The node must be stopped, unless a snapshot that it keeps is exported. A file name that ends in .zst compresses the
output. The records are checked against the state root of their block; the chain does not change.`,
    flags: [
      ...DATA,
      {
        name: 'snapshot',
        value: 'HEIGHT',
        about: 'Snapshot in the data directory to export instead of the head: latest, or its height',
      },
      OUTPUT,
    ],
    examples: ['export state.ndjson.zst --data-dir ./data', 'export state.ndjson --snapshot latest'],
    data: true,
    load: async () => (await import('../../commands/export.js')).exportState,
  },
  {
    words: 'import',
    args: '<file>',
    about: 'Start a data directory from the state of an export',
    more: `The directory must have the genesis files of the chain, and no chain yet. The file is imported completely or not at
all: its block must be certified from genesis or --trusted-hash, and its records must have the state root of the block.`,
    flags: [
      ...DATA,
      ...TRUST,
      { name: 'dry-run', about: 'Check the file and store nothing, as start --dry-run-import' },
      OUTPUT,
    ],
    examples: ['import state.ndjson.zst --data-dir ./fresh', 'import state.ndjson --dry-run --output json'],
    data: true,
    load: async () => (await import('../../commands/import.js')).importState,
  },
  {
    words: 'snapshot make',
    about: 'Make a snapshot of the head of a stopped node',
    more: 'A running node with --serve-snapshots makes them by itself. The data directory keeps the last three.',
    flags: [...DATA, OUTPUT],
    examples: ['snapshot make --data-dir ./data'],
    data: true,
    load: async () => (await import('../../commands/snapshot.js')).make,
  },
  {
    words: 'snapshot restore',
    args: '<source>',
    about: 'Start a data directory from a snapshot, as start --snapshot-url, without starting a node',
    more: `${SOURCE};
        or peers: requested from the nodes of --bootnodes
Ctrl-C cancels the restore and deletes its files; after any other interruption the same command resumes it.`,
    flags: [...DATA, ...TRUST, ...options('bootnodes', 'p2p-port', 'p2p-host'), OUTPUT],
    examples: [
      'snapshot restore https://snapshots.example --data-dir ./fresh',
      'snapshot restore ./checkpoint-5000.tar.zst --trusted-hash 5000:0x1f…',
    ],
    data: true,
    load: async () => (await import('../../commands/snapshot.js')).restore,
  },
  {
    words: 'snapshot verify',
    args: '<source>',
    about: 'Verify a snapshot without storing it: block, certificate, every record of the state',
    more: `${SOURCE}\nThe genesis comes from the data directory, which a node may use meanwhile.`,
    flags: [...DATA, ...TRUST, OUTPUT],
    examples: ['snapshot verify https://snapshots.example', 'snapshot verify ./data/snapshots --output json'],
    data: true,
    load: async () => (await import('../../commands/snapshot.js')).verify,
  },
  {
    words: 'verify',
    about: 'Read every record of a data directory that no node uses, with its schema, and tell which cannot be read',
    more: 'It compares the state with the root of the newest block, and blocks with their headers. It repairs nothing.\n65 tells that something cannot be read.',
    flags: optionFlags(startDefaults({ dataDir }))
      .filter(({ name }) => ['data-dir', 'module'].includes(name))
      .concat(OUTPUT),
    examples: ['verify', 'verify --data-dir ./data --output json'],
    data: true,
    load: async () => (await import('../../commands/verify.js')).verify,
  },
];
