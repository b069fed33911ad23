/** Commands that query a chain, and sign and send operations. */

import type { Command } from '../command.js';
import { KEY, MODULE, NODE, OFFLINE, OUTPUT, SHOWN, SIGNING, TRUSTED, TX_FLAGS, WAIT } from '../flags.js';
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
    about: 'Send tokens: sign locally, submit, and wait for the block',
    more: `key     a named key, a key file, or dev:0 to dev:9 for the accounts of \`dev\`\nto      an address or a name; on a dev network also dev:0 to dev:9\namount  ${sample.whole} in whole tokens, or ${sample.raw} in raw units\ntoken   symbol or mint (default: the native token)`,
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
    about: 'Swap tokens by the best route: show the quote, sign locally, submit, and wait for the block',
    more: `key     a named key, a key file, or dev:0 to dev:9 for the accounts of \`dev\`\namount  ${sample.whole} in whole tokens, or ${sample.raw} in raw units\nfrom    symbol or mint of the token to sell\nto      symbol or mint of the token to buy`,
    flags: [
      { name: 'slippage', value: 'PERCENT', about: 'Maximum slippage from the quote in percent', standard: '0.5' },
      { name: 'min-out', value: 'AMOUNT', about: 'Minimum output, instead of --slippage' },
      { name: 'recipient', value: 'ADDRESS', about: 'Account that receives the output (default: the sender)' },
      { name: 'force', about: 'Swap even if the price impact is 50 percent or more' },
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
      'Execute a sentence: plan it locally, show the operations and the outflow, confirm, sign, and wait for the block',
    more: `sentence  such as "swap 10 ${symbol} for ${other}, then send half to ${bob}"; all forms: \`call getIntentGrammar\``,
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
    about: 'Sign and send any operation, including those of external modules',
    more: `operation  module.Operation, or JSON: one operation or a list of up to 64, executed all or nothing\nfields     name=value; amounts as ${sample.whole}${symbol}, as ${sample.whole} if another field names the token, or as ${sample.raw} in raw units`,
    flags: TX_FLAGS,
    examples: [
      `tx tokens.Transfer to=${address} token_symbol=${symbol} amount=${sample.whole}${symbol} --key dev:0`,
      `tx '[{"Memo":{"data":"0x68656c6c6f"}}]' --key alice.key`,
    ],
    load: async () => (await import('../../commands/tx.js')).tx,
  },
  {
    words: 'sign',
    args: '<file>',
    about: 'Sign a bundle offline that another machine prepared with --unsigned',
    more: 'file  written by any signing command with --unsigned FILE\nNeeds no node. Shows the operations, the outflow and the fee, and asks on a terminal.',
    flags: [
      ...OFFLINE,
      { name: 'signed', value: 'FILE', about: 'File for the signed bundle (default: FILE.signed.json)' },
    ],
    examples: [
      `send ${address} ${bob} ${sample.whole} --unsigned pay.json`,
      `sign pay.json --key cold.key --max-out ${sample.whole}${symbol}`,
      'submit pay.signed.json',
    ],
    load: async () => (await import('../../commands/sign.js')).sign,
  },
  {
    words: 'submit',
    args: '<file>',
    about: 'Submit a bundle that was signed offline, and wait for the block; submitting it again pays once',
    flags: [NODE, WAIT, OUTPUT],
    examples: ['submit pay.signed.json'],
    load: async () => (await import('../../commands/submit.js')).submit,
  },
  {
    words: 'call',
    args: '<method> [params...]',
    about: 'Call a method of a node; the prefix chain_ is optional',
    more: 'Parameters are plain words, JSON, or name=value, in the order of the method.',
    flags: [NODE, MODULE, ...SHOWN],
    examples: [`call getBalance ${address} ${symbol}`, 'call listTokens limit=3', 'call chain_nodeInfo --output json'],
    load: async () => (await import('../../commands/call.js')).call,
  },
  {
    words: 'names commit',
    module: 'names',
    args: '<key> <name>',
    about: 'Commit to a name without revealing it; the name can be registered five blocks later',
    more: 'Prevents front-running of the registration. Prints the salt, without which the commitment is useless, and the\ncommand that registers the name.',
    flags: [{ name: 'salt', value: 'HEX', about: 'Secret of 32 bytes (default: random)' }, ...SIGNING],
    examples: [`names commit dev:0 alice.${nameService}`],
    load: async () => (await import('../../commands/commit-name.js')).commitName,
  },
  {
    words: 'anchor',
    module: 'anchor',
    args: '<file> [more...]',
    about: 'Anchor the hash of files on the chain, and write the evidence beside each file',
    more: `One file is anchored by its SHA-256 hash, as printed by sha256sum; several files by the root of a Merkle tree over
their hashes. The evidence is FILE.anchor.json: anyone who has both can verify them with \`anchor check\`.`,
    flags: [
      { name: 'namespace', value: 'NAME', about: 'Namespace of the anchor; its first user owns it' },
      { name: 'name', value: 'NAME', about: 'Key within the namespace (default for one file: its name)' },
      { name: 'uri', value: 'URI', about: 'Location of the file, for readers' },
      { name: 'evidence', value: 'DIR', about: 'Directory for the .anchor.json files (default: beside each file)' },
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
    about: 'Verify an anchored file: its hash, its evidence, and the record on the chain with a proof',
    flags: [
      { name: 'evidence', value: 'DIR', about: 'Directory of the .anchor.json file (default: beside the file)' },
      TRUSTED,
      NODE,
      OUTPUT,
    ],
    examples: ['anchor check contract.pdf --node http://any-node:9933 --trusted http://127.0.0.1:9933'],
    load: async () => (await import('../../commands/anchor/check.js')).checkAnchor,
  },
  {
    words: 'proof',
    args: '<store> [key...]',
    about: 'Get a state record from any node, with a proof that is verified against your own light node',
    more: 'store  module.store, such as accounts.accounts\nkey    parts of the key: addresses, hashes, numbers, text',
    flags: [NODE, TRUSTED, MODULE, OUTPUT],
    examples: [`proof tokens.balances ${address} 0x00…00 --node http://any-node:9933 --trusted http://127.0.0.1:9933`],
    load: async () => (await import('../../commands/proof.js')).proof,
  },
];
