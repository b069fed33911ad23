/** The commands of supervisors, as help shows them. */

import { type Command, OUTPUT } from '../command-line/command.js';

/** Runs a node and replaces it for upgrades. */
export const superviseCommand: Command = {
  words: 'supervise',
  args: '[node...]',
  about: 'Run a node, start it again when it fails, and replace it when the chain goes over to another version',
  more: 'node  what to run: `start` or `dev` with its flags, after --\nPrograms are kept in bin/ of the data directory; bin/current leads to the one that runs.',
  flags: [
    {
      name: 'window',
      value: 'SECS',
      about: 'Seconds that a new program must last from its first block on, or it is rolled back',
      standard: '60',
    },
    {
      name: 'stall',
      value: 'SECS',
      about: 'Seconds without progress after which a new program counts as broken and is rolled back',
      standard: '600',
    },
    { name: 'allow-downloads', about: 'Fetch programs also on a dev network, whose keys everybody has' },
    { name: 'max-download', value: 'MIB', about: 'Biggest program to fetch', standard: '1024' },
    { name: 'ipfs-gateway', value: 'URL', about: 'Where ipfs:// is asked for', standard: 'https://ipfs.io/ipfs/' },
    { name: 'retry', about: 'Try an upgrade again that was rolled back' },
  ],
  examples: ['supervise -- start --data-dir ./data --validator-key validator.key'],
  node: true,
  load: async () => (await import('../commands/supervise.js')).supervise,
};

/** Upgrade commands to run before the upgrade height. */
export const upgradeCommands: readonly Command[] = [
  {
    words: 'upgrade check',
    module: 'upgrade',
    args: '[node...]',
    about: 'Check that a release can execute the scheduled upgrade, on a copy of the state',
    more: 'node  the options of the node: `start` or `dev` with its flags, after --\nThe node may be running. A supervisor runs this check by itself.',
    flags: [
      {
        name: 'program',
        value: 'PATH',
        about: 'Unpacked release',
        standard: 'the one that the supervisor has fetched',
      },
      OUTPUT,
    ],
    examples: ['upgrade check -- start --data-dir ./data', 'upgrade check --program ./trellis-2.0.0 -- start'],
    data: true,
    load: async () => (await import('../commands/upgrade.js')).checkRelease,
  },
  {
    words: 'upgrade try',
    module: 'upgrade',
    args: '<copy> [node...]',
    about: 'Execute the first blocks of this version on a copy of a data directory, which is changed',
    more: 'copy  a directory that upgrade check has made\nnode  the options of the node: `start` or `dev` with its flags, after --\nUsed by upgrade check: it needs no keys and opens no ports.',
    flags: [OUTPUT],
    examples: ['upgrade try ./copy -- start'],
    data: true,
    load: async () => (await import('../commands/upgrade.js')).tryOnCopy,
  },
];
