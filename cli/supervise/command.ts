/** The command `supervise`, as help shows it. */

import type { Command } from '../command-line/command.js';

/** Runs a node and replaces it for upgrades. */
export const superviseCommand: Command = {
  words: 'supervise',
  args: '[node...]',
  about: 'Run a node, start it again when it fails, and replace it when the chain goes over to another version',
  more: 'node  what to run: `start` or `dev` with its flags, after --\nPrograms are kept in bin/ of the data directory; bin/current leads to the one that runs.',
  flags: [
    { name: 'window', value: 'SECS', about: 'How long a new program must last, or all goes back', standard: '60' },
    { name: 'allow-downloads', about: 'Fetch programs also on a dev network, whose keys everybody has' },
    { name: 'max-download', value: 'MIB', about: 'Biggest program to fetch', standard: '1024' },
    { name: 'ipfs-gateway', value: 'URL', about: 'Where ipfs:// is asked for', standard: 'https://ipfs.io/ipfs/' },
    { name: 'retry', about: 'Try an upgrade again that was rolled back' },
  ],
  examples: ['supervise -- start --data-dir ./data --validator-key validator.key'],
  node: true,
  load: async () => (await import('../commands/supervise.js')).supervise,
};
