/** The questions about multi-signature accounts. */

import { type Address, fn, type Json, type MethodContext, t, type ValueOf } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import { MultiSigNotFound } from './errors.js';
import { accountOf } from './lookup.js';
import { Sentence } from './sentence.js';
import {
  Approval,
  Description,
  Label,
  MAX_OPERATIONS,
  MAX_SIGNERS,
  multisig,
  Operations,
  operationsHash,
  type Tx,
  TxId,
} from './shape.js';

/** An account as callers see it. */
const MultiSigInfo = t.struct({
  address: t.address,
  signers: t.list(t.address, MAX_SIGNERS),
  threshold: t.u8,
  label: Label,
  created_at_height: t.height,
  /** Raw native units. */
  balance: t.amount,
  pending_count: t.count,
  next_tx_id: TxId,
});

/** What would happen if a transaction were carried out now. */
const Simulation = t.struct({
  ok: t.bool,
  error: t.option(
    t.struct({ index: t.u8, code: t.u32, name: t.text(1, 64), message: t.text(1, 512), details: t.json }),
  ),
  at_height: t.height,
});

/** A transaction as callers see it. */
const TxInfo = t.struct({
  tx_id: TxId,
  account: t.address,
  proposer: t.address,
  operations: Operations,
  description: Description,
  /** What an approval names. */
  operations_hash: t.hex32,
  approvals: t.list(Approval, MAX_SIGNERS),
  approval_count: t.u8,
  threshold: t.u8,
  status: t.choice('Pending', 'Executed', 'Expired'),
  created_at_height: t.height,
  expires_at_height: t.height,
  executed_at_height: t.option(t.height),
  execution_bundle: t.option(t.hash),
  /** Each operation as a line of text. */
  summary: t.list(Sentence, MAX_OPERATIONS),
  /** On the state at the head of this node; null unless it is pending, and where it would take too long. */
  simulation: t.option(Simulation),
});

/** Gas of all simulations of one answer: they are tried at the cost of the node. */
const SIMULATED_GAS = 10_000_000;

/** How many pending transactions an account shows at once: all that there can be. */
const MAX_PENDING = 100;

/** Tells of transactions one after the other, and simulates as far as the gas goes. */
function describer(c: MethodContext<typeof multisig>, account: Address): (tx: Tx) => ValueOf<typeof TxInfo> {
  const { threshold } = accountOf(c.state, account);
  let gas = SIMULATED_GAS;
  const simulationOf = ({ operations }: Tx): ValueOf<typeof TxInfo>['simulation'] => {
    const simulated = c.simulate(account, operations, gas);
    if (!simulated) return null;
    const { gasUsed, refused } = simulated;
    gas -= gasUsed;
    if (!refused) return { ok: true, error: null, at_height: c.height };
    const { index, failure } = refused;
    const { code, name, message } = failure.error;
    const error = { index, code, name, message, details: failure.details as Json };
    return { ok: false, error, at_height: c.height };
  };
  return ({ executed, approvals, ...tx }) => {
    const status = executed ? 'Executed' : c.height > tx.expires_at_height ? 'Expired' : 'Pending';
    return {
      ...tx,
      operations_hash: operationsHash(tx.operations),
      account,
      approvals,
      approval_count: approvals.length,
      threshold,
      status,
      executed_at_height: executed?.height ?? null,
      execution_bundle: executed?.bundle ?? null,
      summary: tx.operations,
      simulation: status === 'Pending' ? simulationOf({ ...tx, approvals, executed }) : null,
    };
  };
}

export const getMultiSig = multisig.method({
  about: 'A multi-signature account; null when there is none of this address.',
  signature: fn({ address: t.address }, t.option(MultiSigInfo)),
  cli: { words: 'multisig show', flags: { address: 'account' } },
  read({ state, use, height }, { address }) {
    const account = state.accounts.get(address);
    if (!account) return null;
    const waiting = state.waiting.list([address], MAX_PENDING);
    const pending_count = waiting.filter(({ value }) => value.expires_at_height >= height).length;
    return { address, ...account, balance: use.tokens.balance(address, NATIVE), pending_count };
  },
});

export const listMultiSigTxs = multisig.method({
  about:
    'The transactions of a multi-signature account, newest first, with what each does in words and, while it is pending, whether it would succeed now.',
  cost: { base: 100, per: { limit: 0.5 } },
  signature: fn({ address: t.address, limit: t.limit(), cursor: t.cursor }, t.page('transactions', TxInfo)),
  cli: { words: 'multisig list-txs', flags: { address: 'account' } },
  errors: [MultiSigNotFound],
  read(c, { address, limit, cursor }) {
    const describe = describer(c, address);
    const { items, next } = c.state.transactions.page([address], limit, cursor, 'descending');
    return { items: items.map(describe), next };
  },
});

export const getMultiSigTx = multisig.method({
  about: 'A transaction of a multi-signature account by its number; null when there is none.',
  cost: { base: 100 },
  signature: fn({ address: t.address, tx_id: TxId }, t.option(TxInfo)),
  cli: { words: 'multisig show-tx', flags: { address: 'account' } },
  errors: [MultiSigNotFound],
  read(c, { address, tx_id }) {
    const describe = describer(c, address);
    const tx = c.state.transactions.get(address, tx_id);
    return tx === undefined ? null : describe(tx);
  },
});
