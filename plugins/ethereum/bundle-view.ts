/** What a bundle is for Ethereum clients: the transaction that it carries, or the likeness of one for native bundles (ethereum 2.5). */

import { bareForm } from '../../modules/accounts/port.js';
import { readTransaction, type Transaction, transferData, weiOf } from '../../modules/evm/port.js';
import { NATIVE, PROTOCOL, tokensPort } from '../../modules/tokens/port.js';
import { type Address, type Decimals, type FinalBlock, fromHex, type PluginContext } from '../../runtime/plugin.js';

/** A bundle as it sits in a block. */
export type Envelope = FinalBlock['envelopes'][number];

/** What every bundle has for Ethereum clients. `signed` is there for carried transactions alone. */
export interface BundleView {
  readonly type: 0 | 1 | 2;
  readonly from: Address;
  readonly to: Address | null;
  readonly value: bigint;
  readonly input: Uint8Array;
  readonly signed: Transaction | undefined;
}

/** The view of a bundle. Must run where state can be read: tokens are looked up by symbol. */
export function viewOf({ ledger }: PluginContext, { bundle, carried, from, bytes }: Envelope): BundleView {
  const sender = bareForm(from);
  const [operation] = bundle.operations;
  if (carried) {
    const signed = readTransaction(operation!.params.raw as Uint8Array) as Transaction;
    const { type, to, value, data } = signed;
    return { type, from: sender, to, value, input: data, signed };
  }
  const view = { type: 0, from: sender, signed: undefined } as const;
  const payment = bundle.operations.length === 1 && operation?.type.name === 'Transfer';
  if (payment) {
    const { to, token_symbol, amount } = operation.params as { to: Address; token_symbol: string; amount: bigint };
    const mint = ledger.view().port(tokensPort)?.lookUp(token_symbol);
    if (mint === NATIVE) return { ...view, to: bareForm(to), value: weiOf(amount, ledger.chain), input: NOTHING };
    if (mint) return { ...view, to: bareForm(mint), value: 0n, input: fromHex(transferData(bareForm(to), amount)) };
  }
  return { ...view, to: bareForm(PROTOCOL), value: 0n, input: bytes };
}

const NOTHING = new Uint8Array();

/** What a unit of gas cost, in wei: by what was paid, for a transaction names only a cap. */
export const paidPerGas = ({ fee, gasUsed }: FinalBlock['outcomes'][number], chain: Decimals): bigint =>
  weiOf(fee, chain) / BigInt(gasUsed);
