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
const SOURCE = 'source  URL of a snapshot server or of an archive, or path of an archive or of a directory of archives';

export const dataCommands = ({ dataDir }: Placeholders): readonly Command[] => [
  {
    words: 'export',
    args: '<file>',
    about: 'Export the state of the chain as one JSON line per record',
    more: `The node must be stopped, unless --snapshot is given. A file whose name ends in .zst is compressed. The exported
records are checked against the state root of their block; the data directory does not change.`,
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
    about: 'Initialize a data directory from an export; the node continues from its block',
    more: `The directory must contain the genesis files and no chain. The import is all or nothing: the block must be certified
from genesis or --trusted-hash, and the records must give the state root of the block.`,
    flags: [
      ...DATA,
      ...TRUST,
      { name: 'dry-run', about: 'Check the file and store nothing, like start --dry-run-import' },
      OUTPUT,
    ],
    examples: ['import state.ndjson.zst --data-dir ./fresh', 'import state.ndjson --dry-run --output json'],
    data: true,
    load: async () => (await import('../../commands/import.js')).importState,
  },
  {
    words: 'snapshot make',
    about: 'Create a snapshot of the head of a stopped node',
    more: 'A running node creates them with --serve-snapshots. The data directory keeps the last three.',
    flags: [...DATA, OUTPUT],
    examples: ['snapshot make --data-dir ./data'],
    data: true,
    load: async () => (await import('../../commands/snapshot.js')).make,
  },
  {
    words: 'snapshot restore',
    args: '<source>',
    about: 'Initialize a data directory from a snapshot, like start --snapshot-url, without starting a node',
    more: `${SOURCE};
        or peers: downloads from the nodes given by --bootnodes
Ctrl-C removes the partial download; after any other interruption the same command resumes it.`,
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
    about: 'Verify a snapshot without restoring it: its block, its certificate and every state record',
    more: `${SOURCE}\nThe genesis is read from the data directory, which a running node may use at the same time.`,
    flags: [...DATA, ...TRUST, OUTPUT],
    examples: ['snapshot verify https://snapshots.example', 'snapshot verify ./data/snapshots --output json'],
    data: true,
    load: async () => (await import('../../commands/snapshot.js')).verify,
  },
  {
    words: 'verify',
    about: 'Read every record of the data directory of a stopped node and report unreadable ones',
    more: 'Also compares the state with the root of the newest block, and blocks with their headers. It repairs nothing.\nExit code 65: there are unreadable records.',
    flags: optionFlags(startDefaults({ dataDir }))
      .filter(({ name }) => ['data-dir', 'module'].includes(name))
      .concat(OUTPUT),
    examples: ['verify', 'verify --data-dir ./data --output json'],
    data: true,
    load: async () => (await import('../../commands/verify.js')).verify,
  },
];
