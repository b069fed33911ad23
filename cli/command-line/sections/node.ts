/** Commands that run and check nodes. */

import { requirePackages } from '../../runtime/common.js';
import type { Command } from '../command.js';
import { MODULE, OUTPUT } from '../flags.js';
import { devDefaults, optionFlags, startDefaults } from '../options.js';
import type { Placeholders } from '../placeholders.js';

/** Node options that a server without a node has as well. */
const SERVER_OPTION = /^(rpc-.*|module|verbose)$/;
/** The same of a server that only constructs transactions. */
const MESH_OPTION = /^(data-dir|rpc-(host|port|hosts|origins|trust-proxy)|module|verbose)$/;

export const nodeCommands = ({ dataDir, epochBlocks }: Placeholders): readonly Command[] => [
  {
    words: 'start',
    about: 'Run a node on the chain of its data directory; the default command',
    more: 'The data directory must contain genesis.json, and token-genesis.json if the chain has one.\nWith --bootnodes, a new node downloads them from its peers.',
    flags: optionFlags(startDefaults({ dataDir })),
    examples: ['start --data-dir ./data', 'start --data-dir ./data --validator-key validator.key --verbose'],
    node: true,
    load: async () => (await import('../../commands/start.js')).start,
    file: new URL('../../commands/start.js', import.meta.url),
  },
  {
    words: 'dev',
    about: 'Run a development chain: one validator and ten funded accounts, whose secret keys are public',
    more: 'The chain resumes at its last block. Never use its keys on another chain.\nExternal modules (--module) are reloaded when their files are saved, if the state fits their record types.',
    flags: [
      ...optionFlags(devDefaults({ dataDir })),
      { name: 'enforce-signatures', about: 'Reject unsigned bundles, like mainnet; for a new chain' },
      { name: 'epoch-blocks', value: 'N', about: 'Blocks per epoch of a new chain', standard: `${epochBlocks}` },
      { name: 'reset', about: 'Delete the chain and start a new one' },
      {
        name: 'genesis',
        value: 'PATH',
        about: 'Genesis file, or directory with one, for a new chain (default: a generated one, as genesis new dev)',
      },
      { name: 'ephemeral', about: 'Use a temporary data directory, deleted at exit' },
    ],
    examples: ['dev', 'dev --reset --enforce-signatures', 'dev --ephemeral --rpc-port 0'],
    node: true,
    load: async () => (await import('../../commands/dev.js')).dev,
    file: new URL('../../commands/dev.js', import.meta.url),
  },
  {
    words: 'testnet',
    about: 'Run a local network of several validators; creates their keys and genesis',
    more: 'The network resumes at its last block. Each node is a process with its own directory; Ctrl-C stops all of them.\nPlugins with a key or a database run on the last node only: --faucet-key dev:9 opens a faucet at its RPC port + 20.',
    flags: [
      { name: 'validators', value: 'N', about: 'Number of validators of a new network', standard: '4' },
      {
        name: 'data-dir',
        short: 'd',
        value: 'PATH',
        about: 'Directory for the data directories of the nodes',
        standard: `${dataDir}/testnet`,
      },
      {
        name: 'rpc-port',
        value: 'PORT',
        about: 'JSON-RPC port of the first node; the others use the following ports',
        standard: '9933',
      },
      {
        name: 'p2p-port',
        value: 'PORT',
        about: 'UDP port of the first node; the others use the following ports',
        standard: '9944',
      },
      { name: 'block-time', value: 'SECS', about: 'Maximum block interval in seconds, 0.5 to 12', standard: '12' },
      { name: 'enforce-signatures', about: 'Reject unsigned bundles, like mainnet; for a new network' },
      { name: 'epoch-blocks', value: 'N', about: 'Blocks per epoch of a new network', standard: `${epochBlocks}` },
      { name: 'reset', about: 'Delete the network and start a new one' },
      { name: 'ephemeral', about: 'Use a temporary directory, deleted at exit' },
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
    about: 'Run a node, restart it after failures, and replace it at chain upgrades',
    more: 'node  command line of the node after --: `start` or `dev` with its options\nPrograms are stored in bin/ of the data directory; bin/current links to the running one.',
    flags: [
      {
        name: 'window',
        value: 'SECS',
        about: 'Seconds that a new program must run after its first block; otherwise it is rolled back',
        standard: '60',
      },
      {
        name: 'stall',
        value: 'SECS',
        about: 'Seconds without progress after which a new program is rolled back',
        standard: '600',
      },
      { name: 'allow-downloads', about: 'Download programs even on a dev network, whose keys are public' },
      { name: 'max-download', value: 'MIB', about: 'Maximum size of a downloaded program in MiB', standard: '1024' },
      { name: 'ipfs-gateway', value: 'URL', about: 'HTTP gateway for ipfs:// URLs', standard: 'https://ipfs.io/ipfs/' },
      { name: 'retry', about: 'Retry an upgrade that was rolled back' },
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
    more: 'node  command line of the node after --: `start` or `dev` with its options\nThe node may be running. A supervisor runs this check by itself.',
    flags: [
      {
        name: 'program',
        value: 'PATH',
        about: 'Directory of the unpacked release',
        standard: 'the release downloaded by the supervisor',
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
    about: 'Execute the first blocks of this version on a copy of a data directory; changes the copy',
    more: 'copy  a directory created by upgrade check\nnode  command line of the node after --: `start` or `dev` with its options\nUsed by upgrade check: it needs no keys and opens no ports.',
    flags: [OUTPUT],
    examples: ['upgrade try ./copy -- start'],
    data: true,
    load: async () => (await import('../../commands/upgrade.js')).tryOnCopy,
  },
  {
    words: 'api',
    about: 'Run an RPC server without a chain: history from PostgreSQL, everything else from nodes',
    more: 'The servers are stateless: any number of them can run behind a load balancer. Subscriptions need a node.',
    flags: [
      {
        name: 'postgres',
        value: 'URL',
        about: 'Database written by nodes with --postgres; the password comes from PGPASSWORD or ~/.pgpass',
      },
      { name: 'postgres-schema', value: 'NAME', about: 'Schema of the tables in that database', standard: 'trellis' },
      {
        name: 'node',
        value: 'URLS',
        about: 'RPC addresses of the nodes to which calls are forwarded, comma separated',
      },
      ...optionFlags().filter(({ name }) => SERVER_OPTION.test(name)),
    ],
    examples: ['api --postgres postgres://reader@db/chain --node http://10.0.0.1:9933,http://10.0.0.2:9933'],
    async load() {
      requirePackages('api', 'pg', 'pg-copy-streams');
      return (await import('../../commands/api.js')).api;
    },
  },
  {
    words: 'mesh',
    about: 'Serve the construction endpoints of the Mesh (Rosetta) API without a node, on the RPC port + 30',
    more: 'Needs only the genesis files of the chain and no network. A node with --mesh serves the whole API.',
    flags: optionFlags(startDefaults({ dataDir })).filter(({ name }) => MESH_OPTION.test(name)),
    examples: ['mesh', 'mesh --data-dir ./chain --rpc-port 9933'],
    load: async () => (await import('../../commands/mesh.js')).mesh,
  },
  {
    words: 'doctor',
    about: 'Check everything that a node needs (machine, keys, ports, chain, peers) and show how to fix problems',
    more: 'Takes the options of `start`, also from the environment and the configuration file. It changes nothing.\nExit code 1: a check failed.',
    flags: [...optionFlags(startDefaults({ dataDir })), OUTPUT],
    examples: ['doctor', 'doctor --data-dir ./data --validator-key validator.key', 'doctor --output json'],
    load: async () => (await import('../../commands/doctor.js')).doctor,
  },
  {
    words: 'config show',
    args: '[command...]',
    about: 'Show the effective value of every option of a command and its source',
    more: 'Precedence: command line, environment, configuration file, distribution, default.\nThe file is JSON: { "node": "http://…", "start": { "rpc-port": 9934 } }; options of one command are under its name.',
    flags: [
      { name: 'resolved', about: 'Show the composition of the chain first: names, modules, plugins, parameters' },
      OUTPUT,
    ],
    examples: ['config show start', 'config show start --rpc-port 9934', 'config show --resolved --output json'],
    describesCommand: true,
    load: async () => (await import('../../commands/config.js')).showConfig,
  },
];
