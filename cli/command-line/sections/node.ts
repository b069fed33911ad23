/** Commands that run and check nodes. */

import { requirePackages } from '../../runtime/common.js';
import type { Command } from '../command.js';
import { MODULE, OUTPUT } from '../flags.js';
import { devDefaults, optionFlags, startDefaults } from '../options.js';
import type { Placeholders } from '../placeholders.js';

/** Node options that a server without a node has as well. */
const SERVER_OPTION = /^(rpc-.*|module|verbose)$/;

export const nodeCommands = ({ dataDir }: Placeholders): readonly Command[] => [
  {
    words: 'start',
    about: 'Run a node on the chain of its data directory. This is what happens without a command',
    more: 'The data directory must hold genesis.json, and token-genesis.json where the chain has one.',
    flags: optionFlags(startDefaults({ dataDir })),
    examples: ['start --data-dir ./data', 'start --data-dir ./data --validator-key validator.key --verbose'],
    node: true,
    load: async () => (await import('../../commands/start.js')).start,
    file: new URL('../../commands/start.js', import.meta.url),
  },
  {
    words: 'dev',
    about: 'Run a chain of your own: one validator, ten accounts with money, keys on the screen',
    more: 'The chain goes on where it stopped. Its keys are known to everybody: never use them elsewhere.\nA module from outside (--module) is loaded anew when it is saved; the chain goes on with it where its records allow.',
    flags: [
      ...optionFlags(devDefaults({ dataDir })),
      { name: 'enforce-signatures', about: 'Refuse bundles without a signature, as mainnet does' },
      { name: 'epoch-blocks', value: 'N', about: 'Blocks of an epoch of a new chain, instead of 1,800' },
      { name: 'reset', about: 'Begin a new chain: deletes the old one' },
      {
        name: 'genesis',
        value: 'PATH',
        about: 'Begin with this genesis file, or the one in this directory, instead of making one (genesis new dev)',
      },
      { name: 'ephemeral', about: 'Keep the chain in a temporary directory, deleted at the end' },
    ],
    examples: ['dev', 'dev --reset --enforce-signatures', 'dev --ephemeral --rpc-port 0'],
    node: true,
    load: async () => (await import('../../commands/dev.js')).dev,
    file: new URL('../../commands/dev.js', import.meta.url),
  },
  {
    words: 'testnet',
    about: 'Run a network of several validators on this machine: keys, genesis, ports and all',
    more: 'The network goes on where it stopped. Each node is a process with a directory of its own; Ctrl-C stops all.\nA plugin that has a key or a database runs on the last node: --faucet-key dev:9 opens a faucet 20 above its RPC port.',
    flags: [
      { name: 'validators', value: 'N', about: 'How many validators the network begins with', standard: '4' },
      {
        name: 'data-dir',
        short: 'd',
        value: 'PATH',
        about: 'Where the nodes keep their data',
        standard: `${dataDir}/testnet`,
      },
      {
        name: 'rpc-port',
        value: 'PORT',
        about: 'JSON-RPC port of the first node; the others have the next ones',
        standard: '9933',
      },
      {
        name: 'p2p-port',
        value: 'PORT',
        about: 'UDP port of the first node; the others have the next ones',
        standard: '9944',
      },
      { name: 'block-time', value: 'SECS', about: 'Longest pause between blocks, 0.5 to 12 seconds', standard: '12' },
      { name: 'enforce-signatures', about: 'Refuse bundles without a signature, as mainnet does' },
      { name: 'epoch-blocks', value: 'N', about: 'Blocks of an epoch of a new network, instead of 1,800' },
      { name: 'reset', about: 'Begin a new network: deletes the old one' },
      { name: 'ephemeral', about: 'Keep the network in a temporary directory, deleted at the end' },
      MODULE,
    ],
    examples: [
      'testnet',
      'testnet --validators 7 --ephemeral',
      'testnet --reset --rpc-port 10000 --p2p-port 11000',
      'testnet --faucet-key dev:9',
    ],
    node: true,
    load: async () => (await import('../../commands/testnet.js')).testnet,
  },
  {
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
    load: async () => (await import('../../commands/supervise.js')).supervise,
  },
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
    load: async () => (await import('../../commands/upgrade.js')).checkRelease,
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
    load: async () => (await import('../../commands/upgrade.js')).tryOnCopy,
  },
  {
    words: 'api',
    about: 'Serve the RPC port without a chain: the past from PostgreSQL, everything else from nodes',
    more: 'Any number of these servers may stand behind a balancer: none keeps anything. Subscriptions are for nodes.',
    flags: [
      {
        name: 'postgres',
        value: 'URL',
        about: 'Database that nodes write into with their --postgres; PGPASSWORD or ~/.pgpass has the password',
      },
      { name: 'postgres-schema', value: 'NAME', about: 'Schema of that database', standard: 'trellis' },
      { name: 'node', value: 'URLS', about: 'Nodes that calls are passed on to, comma separated' },
      ...optionFlags().filter(({ name }) => SERVER_OPTION.test(name)),
    ],
    examples: ['api --postgres postgres://reader@db/chain --node http://10.0.0.1:9933,http://10.0.0.2:9933'],
    async load() {
      requirePackages('api', 'pg', 'pg-copy-streams');
      return (await import('../../commands/api.js')).api;
    },
  },
  {
    words: 'doctor',
    about:
      'Look at all that a node needs (machine, keys, ports, chain, peers), and say what to do where something is wrong',
    more: 'Give it the options of the node, or keep them in the configuration file: it sees what start would see.\nIt changes nothing. 1 tells that something is bad.',
    flags: [...optionFlags(startDefaults({ dataDir })), OUTPUT],
    examples: ['doctor', 'doctor --data-dir ./data --validator-key validator.key', 'doctor --output json'],
    load: async () => (await import('../../commands/doctor.js')).doctor,
  },
  {
    words: 'config show',
    args: '[command...]',
    about: 'Show the options of a command with their values, and where these come from',
    more: 'Typed options win over environment variables, these over the configuration file, that over what the chain says, and that over defaults.\nThe file is JSON: { "node": "http://…", "start": { "rpc-port": 9934 } }; options of one command stand under its words.',
    flags: [
      { name: 'resolved', about: 'Before them what the chain is made of: names, modules, plugins, parameters' },
      OUTPUT,
    ],
    examples: ['config show start', 'config show start --rpc-port 9934', 'config show --resolved --output json'],
    aboutAnother: true,
    load: async () => (await import('../../commands/config.js')).showConfig,
  },
];
