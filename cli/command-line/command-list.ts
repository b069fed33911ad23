/** All commands, in the order of help. The code of each is imported when it runs. */

import { type ChainDistribution, nameOf } from '../distribution/distribution.js';
import { KEYSTORE } from '../keys/keystore.js';
import { moduleCommands } from '../module/commands.js';
import { requirePackages } from '../runtime/common.js';
import { superviseCommand, upgradeCommands } from '../supervise/command.js';
import { sampleOf } from '../values/amounts.js';
import { type Command, type Flag, NODE, OUTPUT, PASSPHRASE } from './command.js';
import { chainFlags, devDefaults, optionFlags, pluginFlags, startDefaults } from './options.js';
import { stateCommands } from './state-commands.js';

const MODULE: Flag = {
  name: 'module',
  value: 'PATHS',
  about: 'Modules from outside the distribution, as for the node: paths or package names, comma separated',
};
const KEY_TYPE: Flag = {
  name: 'key-type',
  value: 'TYPE',
  about: 'Ed25519, Dilithium3 or ML-DSA-65; the file of a key says it, but for files of 64 hex characters',
  choices: ['Ed25519', 'Dilithium3', 'ML-DSA-65'],
  standard: 'Ed25519',
};
const ACCOUNT: Flag = {
  name: 'account',
  value: 'N',
  about: 'Which key of the words: they make as many as are wanted',
  standard: '0',
};
const KEY_PLACES =
  'key  a name (letters, digits, dash), kept in the keystore; or the path of a file, with a dot or a slash in it';

const CHAIN_ID: Flag = { name: 'chain-id', value: 'N', about: 'Sign for this chain alone, whatever the node says' };

const TRUSTED: Flag = {
  name: 'trusted',
  value: 'URL',
  about: 'RPC address of a node you trust, as your own light node (start --light)',
};

/** Flags of all commands that sign and send a bundle. */
export const SIGNING: readonly Flag[] = [
  NODE,
  CHAIN_ID,
  {
    name: 'from',
    value: 'ADDRESS',
    about: 'Account to act as, by address or name, where it is not that of the key itself',
  },
  KEY_TYPE,
  PASSPHRASE,
  KEYSTORE,
  { name: 'gas-limit', value: 'N', about: 'Most gas it may use; measured when not given' },
  { name: 'gas-price', value: 'N', about: 'Nano-units per gas; what the node asks when not given' },
  { name: 'valid-until', value: 'HEIGHT', about: 'Last block that may include it' },
  { name: 'memo', value: 'TEXT', about: 'Text kept with the bundle' },
  TRUSTED,
  { name: 'max-fee', value: 'AMOUNT', about: 'Sign nothing that could cost more, in native units', standard: '1' },
  {
    name: 'max-out',
    value: 'AMOUNTS',
    about:
      'Sign nothing that could take more from the account, fees apart: raw:5000000:USDC, several with commas, or any',
  },
  {
    name: 'wait',
    value: 'WHAT',
    about: 'included: until it is in a block; pending: until the node has it',
    choices: ['included', 'pending'],
    standard: 'included',
  },
  { name: 'yes', about: 'Sign without asking, whatever there is to warn of' },
  { name: 'dry-run', about: 'Say what it would do and cost; sign and send nothing' },
  OUTPUT,
];

const KEY: Flag = { name: 'key', value: 'KEY', about: 'Key to sign with: a name, a key file, or dev:0 to dev:9' };

/** Flags of `tx` and of the commands derived from operations. */
export const TX_FLAGS: readonly Flag[] = [
  KEY,
  MODULE,
  { name: 'trust-node', about: 'Sign what only the node can read: operations of modules that are not loaded here' },
  ...SIGNING,
];

/** Flags of the commands derived from methods. */
export const ASK_FLAGS: readonly Flag[] = [MODULE, NODE, OUTPUT];

/** Node options that a server without a node has as well. */
const SERVER_OPTION = /^(rpc-.*|module|verbose)$/;

/** Texts in help that depend on the distribution. */
const wordsOf = (distribution: ChainDistribution) => ({
  ...distribution,
  sample: sampleOf(distribution.decimals),
  address: `${distribution.addressPrefix}…`,
  bob: `bob.${distribution.nameService}`,
  other: distribution.tokens[0]?.symbol ?? 'TOKEN',
});

/** Commands of every distribution; a command about a module exists only with the module. */
const ownCommands = ({
  symbol,
  sample,
  address,
  bob,
  other,
  nameService,
  dataDir,
  profiles,
}: ReturnType<typeof wordsOf>): readonly Command[] => [
  {
    words: 'start',
    about: 'Run a node on the chain of its data directory. This is what happens without a command',
    more: 'The data directory must hold genesis.json, and token-genesis.json where the chain has one.',
    flags: optionFlags(startDefaults({ dataDir })),
    examples: ['start --data-dir ./data', 'start --data-dir ./data --validator-key validator.key --verbose'],
    node: true,
    load: async () => (await import('../commands/start.js')).start,
    file: new URL('../commands/start.js', import.meta.url),
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
      return (await import('../commands/api.js')).api;
    },
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
    load: async () => (await import('../commands/dev.js')).dev,
    file: new URL('../commands/dev.js', import.meta.url),
  },
  superviseCommand,
  ...upgradeCommands,
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
    load: async () => (await import('../commands/testnet.js')).testnet,
  },
  {
    words: 'send',
    module: 'tokens',
    args: '<key> <to> <amount> [token]',
    about: 'Send tokens: signs here, submits, and waits for the block',
    more: `key     a named key, a key file, or dev:0 to dev:9 for the accounts of \`dev\`\nto      an address or a name; on a dev network also dev:0 to dev:9\namount  ${sample.whole} in whole tokens, or ${sample.raw} in raw units\ntoken   symbol or mint; the native token when not given`,
    flags: SIGNING,
    examples: [
      `send dev:0 dev:1 ${sample.whole}`,
      `send dev:0 ${bob} ${sample.whole}`,
      `send alice.key ${address} raw:1500000 ${other} --dry-run`,
    ],
    load: async () => (await import('../commands/send.js')).send,
  },
  {
    words: 'swap',
    module: 'dex',
    args: '<key> <amount> <from> <to>',
    about: 'Swap tokens by the best route: shows the quote, signs here, submits, and waits for the block',
    more: `key     a named key, a key file, or dev:0 to dev:9 for the accounts of \`dev\`\namount  ${sample.whole} in whole tokens, or ${sample.raw} in raw units\nfrom    symbol or mint of the token to give\nto      symbol or mint of the token to get`,
    flags: [
      { name: 'slippage', value: 'PERCENT', about: 'How much less than the quote may come out', standard: '0.5' },
      { name: 'min-out', value: 'AMOUNT', about: 'The least that may come out, instead of --slippage' },
      { name: 'recipient', value: 'ADDRESS', about: 'Who gets what comes out, where it is somebody else' },
      { name: 'force', about: 'Swap although the price moves by half or more' },
      ...SIGNING,
    ],
    examples: [
      `swap dev:0 ${sample.whole} ${symbol} ${other}`,
      `swap alice.key raw:1500000 ${other} ${symbol} --slippage 1 --dry-run`,
    ],
    load: async () => (await import('../commands/swap.js')).swap,
  },
  {
    words: 'intent',
    module: 'intents',
    args: '<sentence>',
    about:
      'Do what a sentence says: plans it here, shows the operations and what leaves the account, asks, signs, and waits for the block',
    more: `sentence  such as "swap 10 ${symbol} for ${other}, then send half to ${bob}"; \`call getIntentGrammar\` tells all forms`,
    flags: [KEY, MODULE, ...SIGNING],
    examples: [
      `intent "swap 10 ${symbol} for ${other}, then send half to ${bob}" --key dev:0`,
      `intent "send 2 ${symbol} to ${bob}" --key dev:0 --yes --max-out 2${symbol}`,
      `intent "send all ${other} to @alice_42" --key dev:0 --dry-run`,
    ],
    load: async () => (await import('../commands/intent.js')).intent,
  },
  {
    words: 'names commit',
    module: 'names',
    args: '<key> <name>',
    about: 'Commit to a name before anybody hears of it: five blocks later nobody can run ahead of its registration',
    more: 'Tells the salt, without which the commitment is worth nothing, and the command that registers the name.',
    flags: [
      { name: 'salt', value: 'HEX', about: '32 bytes that nobody guesses; of chance when not given' },
      ...SIGNING,
    ],
    examples: [`names commit dev:0 alice.${nameService}`],
    load: async () => (await import('../commands/commit-name.js')).commitName,
  },
  {
    words: 'call',
    args: '<method> [params...]',
    about: 'Call a method of a node; the prefix chain_ can be left out',
    more: 'Parameters are plain words, JSON, or name=value, in the order of the method.',
    flags: [NODE, OUTPUT],
    examples: [`call getBalance ${address} ${symbol}`, 'call listTokens limit=3', 'call chain_nodeInfo --output json'],
    load: async () => (await import('../commands/call.js')).call,
  },
  {
    words: 'anchor',
    module: 'anchor',
    args: '<file> [more...]',
    about: 'Write the hash of files down on the chain for good, and keep with each file what proves it',
    more: `One file is anchored by its SHA-256, as sha256sum shows it; several by the root of a Merkle tree over theirs.
With FILE lies then FILE.anchor.json: whoever has both can check them with \`anchor check\`.`,
    flags: [
      { name: 'namespace', value: 'NAME', about: 'Where to anchor: yours from your first anchor in it' },
      { name: 'name', value: 'NAME', about: 'Key within the namespace; the name of the file where it is one' },
      { name: 'uri', value: 'URI', about: 'Where it can be had, for readers' },
      { name: 'evidence', value: 'DIR', about: 'Where to put the .anchor.json files, instead of beside the files' },
      KEY,
      ...SIGNING,
    ],
    examples: [
      'anchor contract.pdf --namespace acme.legal --key alice.key',
      'anchor may/*.pdf --namespace acme.invoices --name 2026-05 --key alice.key',
    ],
    load: async () => (await import('../commands/anchor.js')).anchor,
  },
  {
    words: 'anchor check',
    module: 'anchor',
    args: '<file>',
    about: 'Check that a file is what was anchored: its hash, the evidence with it, and the proof of a node',
    flags: [
      { name: 'evidence', value: 'DIR', about: 'Where the .anchor.json file is, instead of beside the file' },
      TRUSTED,
      NODE,
      OUTPUT,
    ],
    examples: ['anchor check contract.pdf --node http://a-stranger:9933 --trusted http://127.0.0.1:9933'],
    load: async () => (await import('../commands/anchor.js')).checkAnchor,
  },
  {
    words: 'proof',
    args: '<store> [key...]',
    about: 'Ask any node for a record of the state, and check it under a header of your own light node',
    more: 'store  Module.Store, as modules declare them: accounts.accounts\nkey    the parts of its key: addresses, hashes, numbers, text',
    flags: [NODE, TRUSTED, MODULE, OUTPUT],
    examples: [
      `proof tokens.balances ${address} 0x00…00 --node http://a-stranger:9933 --trusted http://127.0.0.1:9933`,
    ],
    load: async () => (await import('../commands/proof.js')).proof,
  },
  {
    words: 'tx',
    args: '<operation> [fields...]',
    about: 'Sign and send any operation of the node, also those of modules from outside',
    more: `operation  Module.Operation, or JSON: one operation or a list of up to 64, all or none\nfields     name=value; amounts as ${sample.whole}${symbol} (or ${sample.whole}, where a field names the token) or ${sample.raw} in raw units`,
    flags: TX_FLAGS,
    examples: [
      `tx tokens.Transfer to=${address} token_symbol=${symbol} amount=${sample.whole}${symbol} --key dev:0`,
      `tx '[{"Memo":{"data":"0x68656c6c6f"}}]' --key alice.key`,
    ],
    load: async () => (await import('../commands/tx.js')).tx,
  },
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
    load: async () => (await import('../commands/keys.js')).newKey,
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
    load: async () => (await import('../commands/keys.js')).restoreKey,
  },
  {
    words: 'keys list',
    about: 'Show the named keys',
    flags: [KEYSTORE, OUTPUT],
    examples: ['keys list'],
    load: async () => (await import('../commands/keys.js')).listKeys,
  },
  {
    words: 'keys show',
    args: '<key>',
    about: 'Show the public key and the addresses of a key, or of dev:0 to dev:9',
    flags: [KEY_TYPE, PASSPHRASE, KEYSTORE, OUTPUT],
    examples: ['keys show alice', 'keys show validator.key', 'keys show dev:0'],
    load: async () => (await import('../commands/keys.js')).showKey,
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
    load: async () => (await import('../commands/keys.js')).encryptKey,
  },
  {
    words: 'keys prove',
    args: '<key> <account>',
    about: 'Sign that a key may be one of an account, or of its validator: the proof of possession',
    more: 'key      a named key, a key file, or dev:0 to dev:9\naccount  the account that is to have the key, or that operates the validator',
    flags: [NODE, CHAIN_ID, KEY_TYPE, PASSPHRASE, KEYSTORE, OUTPUT],
    examples: [`keys prove validator.key ${address}`],
    load: async () => (await import('../commands/prove.js')).prove,
  },
  {
    words: 'keys convert',
    args: '<id>',
    about: 'Show an address or public key in all its forms',
    more: 'id  a native address, 0x and 64 hex digits, an EVM address (0x and 40), or the hex of a public key',
    flags: [OUTPUT],
    load: async () => (await import('../commands/keys.js')).convert,
  },
  {
    words: 'genesis new',
    args: '<network>',
    about: `Write genesis.json and token-genesis.json of a new chain: ${Object.keys(profiles).join(', ')}`,
    flags: [
      { name: 'data-dir', short: 'd', value: 'PATH', about: 'Where to write them', standard: dataDir },
      {
        name: 'validators',
        value: 'KEYS',
        about: 'Public keys (64 hex) or key files of the validators, comma separated; dev has one that everybody knows',
      },
      {
        name: 'self-stake',
        value: 'N',
        about: 'What each validator stakes, whole native units out of the account staking and strategic',
        standard: '1000000',
      },
      {
        name: 'system-keys',
        value: 'N=KEY',
        about: 'Public keys of the system accounts 1 to 8: 1=hex,2=hex; wanted where signatures are enforced',
      },
      {
        name: 'system-signers',
        value: 'N=M/KEYS',
        about: 'Signers of system accounts, of whom M must agree: 3=2/hex+hex+hex',
      },
      {
        name: 'stablecoin-roles',
        value: 'ROLE=KEY',
        about: 'Who protects the stablecoins: issuer=, minter=, pauser=, blocklister=, attestor=',
      },
      { name: 'gas-price', value: 'N', about: 'Lowest gas price of the chain, nano-units per gas', standard: '10' },
      { name: 'genesis-time', value: 'SECONDS', about: 'When the chain begins, unix time; now when not given' },
      {
        name: 'upgrade-authority',
        value: 'KEY',
        about: 'Who decides about upgrades: public key (64 hex) or key file; wanted unless --governance-mode is full',
      },
      { name: 'force', about: 'Replace files that are there' },
      MODULE,
      OUTPUT,
    ],
    examples: ['genesis new testnet --validators validator.key --upgrade-authority authority.key --data-dir ./data'],
    founds: true,
    load: async () => (await import('../commands/genesis.js')).newGenesis,
  },
  {
    words: 'genesis check',
    args: '[directory]',
    about: 'Load the genesis files through the modules; show their hash, the state root and the supply',
    flags: [MODULE, OUTPUT],
    examples: [`genesis check ${dataDir}`],
    load: async () => (await import('../commands/genesis.js')).checkGenesis,
  },
  ...moduleCommands,
  ...stateCommands,
  {
    words: 'docs build',
    args: '[directory]',
    about: 'Write the documentation of the RPC methods: openrpc.json, index.html, Markdown of each module',
    flags: [MODULE, OUTPUT],
    examples: ['docs build ./site', 'docs build --module ./loyalty.js'],
    load: async () => (await import('../commands/docs.js')).build,
  },
  {
    words: 'docs serve',
    about: 'Serve the documentation with a node of its own to try the methods on; a running node serves it at /docs',
    flags: [MODULE, { name: 'port', value: 'PORT', about: 'Port to serve on; 0 takes a free one', standard: '9934' }],
    examples: ['docs serve'],
    load: async () => (await import('../commands/docs.js')).serve,
  },
  {
    words: 'doctor',
    about:
      'Look at all that a node needs (machine, keys, ports, chain, peers), and say what to do where something is wrong',
    more: 'Give it the options of the node, or keep them in the configuration file: it sees what start would see.\nIt changes nothing. 1 tells that something is bad.',
    flags: [...optionFlags(startDefaults({ dataDir })), OUTPUT],
    examples: ['doctor', 'doctor --data-dir ./data --validator-key validator.key', 'doctor --output json'],
    load: async () => (await import('../commands/doctor.js')).doctor,
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
    load: async () => (await import('../commands/verify.js')).verify,
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
    load: async () => (await import('../commands/config.js')).showConfig,
  },
  {
    words: 'completion',
    args: '<shell>',
    about: 'Print what makes bash, zsh or fish complete commands and flags',
    more: 'It knows the commands, methods and operations of the modules, and the words that options take.',
    flags: [MODULE],
    examples: ['completion bash >> ~/.bashrc'],
    load: async () => (await import('../commands/completion.js')).completion,
  },
];

/**
 * The commands of a distribution. Those that run a node also have the flags of its plugins; those that create a chain
 * have some of them.
 */
export function commandsOf(distribution: ChainDistribution): readonly Command[] {
  const ofNode = pluginFlags(distribution);
  const ofChain = chainFlags(distribution);
  const modules = new Set(distribution.modules.map(nameOf));
  const all: readonly Command[] = [...ownCommands(wordsOf(distribution)), ...(distribution.commands ?? [])];
  const known = all.filter(({ module }) => module === undefined || modules.has(module));
  return known.map((command) => {
    const more = command.node ? ofNode : command.founds ? ofChain : [];
    // The command's own description of an option is more specific.
    const own = new Set(command.flags.map(({ name }) => name));
    return { ...command, flags: [...command.flags, ...more.filter(({ name }) => !own.has(name))] };
  });
}
