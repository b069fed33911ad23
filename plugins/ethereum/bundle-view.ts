/**
 * View of a bundle for Ethereum clients: the transaction that it carries, or an equivalent one for a native bundle
 * (ethereum 2.5).
 */

import { bareForm } from '../../modules/accounts/port.js';
import { readTransaction, type Transaction, transferData, weiOf } from '../../modules/evm/port.js';
import { NATIVE, PROTOCOL, tokensPort } from '../../modules/tokens/port.js';
import {
  type Address,
  type Decimals,
  type FinalBlock,
  fromHex,
  type Hash,
  type PluginContext,
} from '../../runtime/plugin.js';

/** A bundle as stored in a block. */
export type Envelope = FinalBlock['envelopes'][number];

/** Ethereum fields of every bundle. `signed` is set for carried transactions only. */
export interface BundleView {
  readonly type: 0 | 1 | 2;
  readonly from: Address;
  readonly to: Address | null;
  readonly value: bigint;
  readonly input: Uint8Array;
  readonly signed: Transaction | undefined;
}

type Operations = Envelope['bundle']['operations'];

/** The payment of a bundle that consists of a single transfer. */
interface Payment {
  readonly mint: Hash;
  readonly to: Address;
  readonly amount: bigint;
}

function paymentIn(ledger: PluginContext['ledger'], operations: Operations): Payment | undefined {
  const [operation] = operations;
  if (operations.length !== 1 || operation!.type.name !== 'Transfer') return undefined;
  const { to, token_symbol, amount } = operation!.params as { to: Address; token_symbol: string; amount: bigint };
  const mint = ledger.view().port(tokensPort)?.lookUp(token_symbol);
  return mint && { mint, to, amount };
}

const transactionIn = ([operation]: Operations): Transaction =>
  readTransaction(operation!.params.raw as Uint8Array) as Transaction;

/** The recipient of a native payment, the contract of another token, or the protocol account for any other bundle. */
const targetOf = (payment: Payment | undefined): Address | Hash =>
  payment === undefined ? PROTOCOL : payment.mint === NATIVE ? payment.to : payment.mint;

/** The account whose bare form is `to` in `viewOf`. Must run where state can be read, like `viewOf`. */
export const recipientOf = ({ ledger }: PluginContext, { bundle, carried }: Envelope): Address | Hash | null =>
  carried ? transactionIn(bundle.operations).to : targetOf(paymentIn(ledger, bundle.operations));

/** The view of a bundle. Must run where state can be read: tokens are looked up by symbol. */
export function viewOf({ ledger }: PluginContext, { bundle, carried, from, bytes }: Envelope): BundleView {
  const sender = bareForm(from);
  if (carried) {
    const signed = transactionIn(bundle.operations);
    const { type, to, value, data } = signed;
    return { type, from: sender, to, value, input: data, signed };
  }
  const payment = paymentIn(ledger, bundle.operations);
  const isNative = payment?.mint === NATIVE;
  const call = () => (payment ? fromHex(transferData(bareForm(payment.to), payment.amount)) : bytes);
  return {
    type: 0,
    from: sender,
    to: bareForm(targetOf(payment)),
    value: isNative ? weiOf(payment.amount, ledger.chain) : 0n,
    input: isNative ? NOTHING : call(),
    signed: undefined,
  };
}

const NOTHING = new Uint8Array();

/** Effective price per unit of gas in wei, from the fee paid: the transaction itself names only a cap. */
export const paidPerGas = ({ fee, gasUsed }: FinalBlock['outcomes'][number], chain: Decimals): bigint =>
  weiOf(fee, chain) / BigInt(gasUsed);
