/** Banner of `dev` once the chain runs: addresses, funded accounts, and a first call to copy. */

import type { Invocation } from '../command-line/command.js';
import { fundedAccounts } from '../keys/dev-accounts.js';
import { devSecret } from '../keys/keys.js';
import { feeOf } from '../runtime/chain.js';
import { type ChainInfo, formatAmount, type NodeOptions, toHex } from '../runtime/common.js';
import type { RunningNode } from '../runtime/node.js';
import { parseAmount, sampleOf } from '../values/amounts.js';

export function printBanner(
  { distribution, self, flags, out }: Invocation,
  node: RunningNode,
  options: NodeOptions,
): void {
  const { line, bold, dim } = out;
  const { chain } = node.genesis;
  const sample = sampleOf(chain.decimals);
  const accounts = fundedAccounts(distribution);
  const url = `${options.rpcHost}:${node.rpcPort}`;
  const section = (title: string) => {
    line();
    line(bold(title));
  };
  section(`${chain.name} ${chain.network}`);
  out.record([
    ['rpc', `http://${url}   ws://${url}`],
    ['chain id', `${chain.chainId} (0x${chain.chainId.toString(16)})`],
    ['height', `${node.ledger.head.height}`],
    [
      'gas price',
      `${options.gasPrice} nano-units, a transfer costs about ${transferCost(options, chain)} ${chain.symbol}`,
    ],
    ['signatures', chain.enforceSignatures ? 'enforced' : 'not enforced: anyone can spend from any account'],
    ['data', flags.on('ephemeral') ? `${options.dataDir}, deleted at exit` : options.dataDir],
  ]);
  const each = formatAmount(accounts[0]!.balance, chain.decimals);
  section(`Accounts, each with ${each} ${chain.symbol} at genesis`);
  out.record(accounts.map(({ label, address }) => [label, address]));
  section('Secret keys, which are public: never use them on another chain');
  out.record(accounts.map(({ label }, index) => [label, toHex(devSecret(index))]));
  section('Example transfer');
  const params = [
    accounts[0]!.address,
    accounts[1]!.address,
    chain.symbol,
    `${parseAmount(sample.raw, chain.decimals)}`,
    { wait: 'included' },
  ];
  const request = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'chain_transfer', params });
  line(`curl -s http://${url} -H 'content-type: application/json' -d '${request}'`);
  line(dim('or signed locally:'));
  const where = node.rpcPort === 9933 ? '' : ` --node http://${url}`;
  line(`${self} send dev:0 dev:1 ${sample.whole}${where}`);
  line();
}

const TRANSFER_GAS = 21_000;

const transferCost = ({ gasPrice }: NodeOptions, chain: ChainInfo): string =>
  formatAmount(feeOf(TRANSFER_GAS, gasPrice, chain), chain.decimals);
