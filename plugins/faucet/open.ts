/** Start of a faucet on a node that has its key: account, limits, port and methods. */

import { tokensPort } from '../../modules/tokens/port.js';
import {
  type PluginContext,
  readKeyFile,
  readPassphrase,
  readyAnswer,
  readyCheck,
  type Signer,
  type Started,
  signerOf,
  unitOf,
  ZERO_HASH,
} from '../../runtime/plugin.js';
import { Book } from './book.js';
import { Counter } from './counter.js';
import { faucetMethods } from './methods.js';
import type { options } from './options.js';
import { Work } from './work.js';

/** Offset of its port from the RPC port. */
const ABOVE = 20;

export async function openFaucet(
  node: PluginContext<typeof options>,
  path: string,
  passphrase: string | undefined,
): Promise<Started> {
  const { ledger, log, options: set } = node;
  const account = node.account(signerIn(path, passphrase));
  const unit = unitOf(ledger.chain);
  const began = Date.now();
  const from = performance.now();
  // Never goes back, even if the system clock is changed.
  const now = () => Math.trunc(began + performance.now() - from);
  const limits = {
    perAddress: BigInt(set['faucet-limit']) * unit,
    perNetwork: set['faucet-requests'],
    perDay: BigInt(set['faucet-daily']) * unit,
  };
  const standard = BigInt(Math.min(set['faucet-amount'], set['faucet-limit'])) * unit;
  const balance = () => ledger.read(() => ledger.view().port(tokensPort)!.balance(account.address, ZERO_HASH));
  const counter = new Counter({
    node,
    account,
    now,
    unit,
    limits,
    standard,
    book: await Book.open(await node.openDatabase(), limits, now),
    work: set['faucet-work'] === 0 ? undefined : new Work(set['faucet-work']),
    balance,
  });
  node.gauge('balance', 'Balance of the faucet, in whole native units', async () => {
    return Number(await balance()) / Number(unit);
  });
  node.total('grants_total', 'Payments of the faucet since the node started', () => counter.granted);
  node.total('refused_total', 'Requests that the faucet rejected', () => counter.refused);
  node.hooks.finalized.tap('next block', () => counter.blockPassed());
  /** The result is cached briefly, so frequent checks cause no additional reads. */
  const ready = readyCheck([
    {
      late: { code: 'starting', reason: 'the state is not readable yet' },
      async check() {
        if ((await balance()) > standard) return undefined;
        return {
          code: 'faucet-empty',
          reason: `the balance of the faucet is too low: send tokens to ${node.text.address(account.address)}`,
        };
      },
    },
  ]);
  const port = await node.openPort(ABOVE, [
    { method: 'GET', path: '/health/ready', answer: async () => readyAnswer(await ready()) },
    { method: 'GET', path: '/faucet', answer: () => counter.answerStatus() },
    { method: 'POST', path: '/faucet', answer: (request) => counter.answerGrant(request) },
  ]);
  log('info', 'faucet started', { port, address: node.text.address(account.address) });
  return { methods: faucetMethods(node, counter), stop: async () => counter.stop() };
}

/** The paying key. Throws KeyFileError, which names the file. */
function signerIn(path: string, passphrase: string | undefined): Signer {
  const { keyType = 0, encrypted, open } = readKeyFile(path);
  return signerOf(keyType, open(encrypted && passphrase !== undefined ? readPassphrase(passphrase) : undefined));
}
