/** Faucet: test money for whoever asks, at the RPC port + 20 and over JSON-RPC. */

import { tokensPort } from '../../modules/tokens/port.js';
import {
  fail,
  InvalidOption,
  plugin,
  readKeyFile,
  readPassphrase,
  type Signer,
  signerOf,
  unitOf,
  ZERO_HASH,
} from '../../runtime/plugin.js';
import { Book } from './book.js';
import { Counter } from './counter.js';
import { faucetMethods } from './methods.js';
import { options } from './options.js';
import { Work } from './work.js';

/** How far its port is above the RPC port. */
const ABOVE = 20;

export default plugin('faucet', {
  sdk: 1,
  needs: { modules: ['tokens'] },
  about: 'Test money for whoever asks, within limits by address, by network and by day.',
  options,
  check({ 'faucet-key': key, 'faucet-passphrase-file': passphrase }, { network }) {
    if (key === undefined) return;
    const flaw = network === 'mainnet' ? 'money of a main network is not given away' : flawOf(key, passphrase);
    if (flaw !== undefined) fail(InvalidOption, { option: '--faucet-key', value: key, reason: flaw });
  },
  async start(node) {
    const { 'faucet-key': path, 'faucet-passphrase-file': passphrase } = node.options;
    if (path === undefined) return {};
    const { ledger, log, options: set } = node;
    const account = node.account(signerIn(path, passphrase));
    const unit = unitOf(ledger.chain);
    const began = Date.now();
    const from = performance.now();
    // Never goes back, whatever is done to the clock of the machine.
    const now = () => Math.trunc(began + performance.now() - from);
    const limits = {
      perAddress: BigInt(set['faucet-limit']) * unit,
      perNetwork: set['faucet-requests'],
      perDay: BigInt(set['faucet-daily']) * unit,
    };
    const balance = () => ledger.read(() => ledger.view().port(tokensPort)!.balance(account.address, ZERO_HASH));
    const counter = new Counter({
      node,
      account,
      now,
      unit,
      limits,
      standard: BigInt(Math.min(set['faucet-amount'], set['faucet-limit'])) * unit,
      book: await Book.open(await node.openDatabase(), limits, now),
      work: set['faucet-work'] === 0 ? undefined : new Work(set['faucet-work']),
      balance,
    });
    node.gauge('balance', 'What the account of the faucet holds, in whole native units', async () => {
      return Number(await balance()) / Number(unit);
    });
    node.total('grants_total', 'Grants of the faucet since the node started', () => counter.granted);
    node.total('refused_total', 'Requests that the faucet granted nothing', () => counter.refused);
    node.hooks.finalized.tap('next block', () => counter.blockPassed());
    const port = await node.openPort(ABOVE, [
      { method: 'GET', path: '/faucet', answer: () => counter.tell() },
      { method: 'POST', path: '/faucet', answer: (request) => counter.serve(request) },
    ]);
    log('info', 'the faucet is open', { port, address: node.text.address(account.address) });
    return { methods: faucetMethods(node, counter), stop: async () => counter.stop() };
  },
});

/** Why a key file cannot be used, as far as can be told without opening it. */
function flawOf(path: string, passphrase: string | undefined): string | undefined {
  try {
    const { encrypted } = readKeyFile(path);
    return encrypted && passphrase === undefined ? 'it is encrypted: give --faucet-passphrase-file' : undefined;
  } catch (cause) {
    return (cause as Error).message;
  }
}

/** The key that pays. Throws KeyFileError, which names the file. */
function signerIn(path: string, passphrase: string | undefined): Signer {
  const { keyType = 0, encrypted, open } = readKeyFile(path);
  return signerOf(keyType, open(encrypted && passphrase !== undefined ? readPassphrase(passphrase) : undefined));
}
