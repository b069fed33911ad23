/** Commands about the state of a chain on disk, without a running node: exports, imports and snapshots. */

import type { Command, Flag } from './command.js';
import { OUTPUT } from './command.js';
import { optionFlags } from './options.js';

/** Some of the node options. */
const options = (...names: readonly string[]): readonly Flag[] =>
  optionFlags().filter(({ name }) => names.includes(name));

const DATA = options('data-dir', 'module', 'log-json');
const TRUST = options('trusted-hash', 'genesis-hash');
const SOURCE =
  'source  the address of a snapshot server or of an archive on it, or the path of an archive or a directory of them';

export const stateCommands: readonly Command[] = [
  {
    words: 'export',
    args: '<file>',
    about: 'Write the state of the chain to a file, a line of JSON for each record: to read, compare, keep or import',
    more: `The node must be stopped, or export a snapshot that it keeps. A file that ends in .zst is compressed. What is in
the file is checked against the state root of its block; nothing of the chain changes.`,
    flags: [
      ...DATA,
      {
        name: 'snapshot',
        value: 'HEIGHT',
        about: 'Export a snapshot that lies in the data directory (latest, or its height) instead of the head',
      },
      OUTPUT,
    ],
    examples: ['export state.ndjson.zst --data-dir ./data', 'export state.ndjson --snapshot latest'],
    data: true,
    load: async () => (await import('../commands/export.js')).exportState,
  },
  {
    words: 'import',
    args: '<file>',
    about: 'Begin a data directory with the state of an export; a node goes on from its block',
    more: `The directory must have the genesis files of the chain, and no chain yet. The file is taken whole or not at all: its
block must be certified from genesis or --trusted-hash, and its records must come to the state root of the block.`,
    flags: [
      ...DATA,
      ...TRUST,
      { name: 'dry-run', about: 'Import into a temporary database only, as start --dry-run-import' },
      OUTPUT,
    ],
    examples: ['import state.ndjson.zst --data-dir ./fresh', 'import state.ndjson --dry-run --output json'],
    data: true,
    load: async () => (await import('../commands/import.js')).importState,
  },
  {
    words: 'snapshot make',
    about: 'Make a snapshot of the head of a stopped node, for others to begin with',
    more: 'A node that runs makes them by itself with --serve-snapshots. The last three are kept, in the data directory.',
    flags: [...DATA, OUTPUT],
    examples: ['snapshot make --data-dir ./data'],
    data: true,
    load: async () => (await import('../commands/snapshot.js')).make,
  },
  {
    words: 'snapshot restore',
    args: '<source>',
    about: 'Begin a data directory with a snapshot, as start --snapshot-url, and start nothing',
    more: `${SOURCE};
        or peers, which asks the nodes of --bootnodes
Ctrl-C ends it and leaves nothing; after any other end the same command goes on where it was.`,
    flags: [...DATA, ...TRUST, ...options('bootnodes', 'p2p-port', 'p2p-host'), OUTPUT],
    examples: [
      'snapshot restore https://snapshots.example --data-dir ./fresh',
      'snapshot restore ./checkpoint-5000.tar.zst --trusted-hash 5000:0x1f…',
    ],
    data: true,
    load: async () => (await import('../commands/snapshot.js')).restore,
  },
  {
    words: 'snapshot verify',
    args: '<source>',
    about: 'Check all of a snapshot, and keep nothing of it: its block, its certificate, every record of its state',
    more: `${SOURCE}\nThe genesis of the chain is that of the data directory, which a node may use meanwhile.`,
    flags: [...DATA, ...TRUST, OUTPUT],
    examples: ['snapshot verify https://snapshots.example', 'snapshot verify ./data/snapshots --output json'],
    data: true,
    load: async () => (await import('../commands/snapshot.js')).verify,
  },
];
