/** Commands that query a chain, and sign and send operations. */

import type { Command } from '../command.js';
import { KEY, MODULE, NODE, OUTPUT, SIGNING, TRUSTED, TX_FLAGS } from '../flags.js';
import type { Placeholders } from '../placeholders.js';

export const walletCommands = ({
  symbol,
  sample,
  address,
  bob,
  other,
  nameService,
}: Placeholders): readonly Command[] => [
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
    load: async () => (await import('../../commands/send.js')).send,
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
    load: async () => (await import('../../commands/swap.js')).swap,
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
    load: async () => (await import('../../commands/intent.js')).intent,
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
    load: async () => (await import('../../commands/tx.js')).tx,
  },
  {
    words: 'call',
    args: '<method> [params...]',
    about: 'Call a method of a node; the prefix chain_ can be left out',
    more: 'Parameters are plain words, JSON, or name=value, in the order of the method.',
    flags: [NODE, OUTPUT],
    examples: [`call getBalance ${address} ${symbol}`, 'call listTokens limit=3', 'call chain_nodeInfo --output json'],
    load: async () => (await import('../../commands/call.js')).call,
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
    load: async () => (await import('../../commands/commit-name.js')).commitName,
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
    load: async () => (await import('../../commands/anchor/add.js')).anchor,
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
    load: async () => (await import('../../commands/anchor/check.js')).checkAnchor,
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
    load: async () => (await import('../../commands/proof.js')).proof,
  },
];
