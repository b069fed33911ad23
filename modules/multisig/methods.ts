/** RPC methods of multi-signature accounts. */

import { type Address, fn, type MethodContext, t, type ValueOf } from '../../runtime/sdk.js';
import { InnerOperations } from '../shared/inner.js';
import { previewer, Simulation, Summary } from '../shared/preview.js';
import { NATIVE } from '../tokens/port.js';
import { MultiSigNotFound } from './errors.js';
import { accountOf } from './lookup.js';
import { Approval, Description, Label, MAX_SIGNERS, multisig, operationsHash, type Tx, TxId } from './shape.js';

const MultiSigInfo = t.struct({
  address: t.doc(t.address, 'Address of the account'),
  signers: t.doc(t.list(t.address, MAX_SIGNERS), 'Accounts that decide for it'),
  threshold: t.doc(t.u8, 'How many of them must approve'),
  label: Label,
  created_at_height: t.doc(t.height, 'Height of the block that made it; 0 at genesis'),
  balance: t.doc(t.amount, 'Raw native units that it holds'),
  pending_count: t.doc(t.count, 'How many of its transactions wait for approvals'),
  next_tx_id: t.doc(TxId, 'Number that its next transaction gets'),
});

const TxInfo = t.struct({
  tx_id: TxId,
  account: t.doc(t.address, 'Address of the multi-signature account'),
  proposer: t.doc(t.address, 'Signer that proposed it'),
  operations: t.doc(InnerOperations, 'What it does, in order'),
  description: Description,
  operations_hash: t.doc(t.hex32, 'Hash of its operations: what an approval names'),
  approvals: t.doc(t.list(Approval, MAX_SIGNERS), 'Who approved it, in order'),
  approval_count: t.doc(t.u8, 'How many signers approve'),
  threshold: t.doc(t.u8, 'How many must approve'),
  status: t.doc(
    t.choice('Pending', 'Executed', 'Expired'),
    'How it stands: waiting for approvals, carried out, or too late',
  ),
  created_at_height: t.doc(t.height, 'Height of the block in which it was proposed'),
  expires_at_height: t.doc(t.height, 'The last height at which it can be carried out'),
  executed_at_height: t.doc(t.option(t.height), 'Height at which it was carried out; null for not yet'),
  execution_bundle: t.doc(
    t.option(t.bundleHash),
    'Bundle that carried it out; null until then, and when the end of a block did',
  ),
  summary: t.doc(Summary, 'Each operation as a line of text'),
  simulation: t.doc(
    t.option(Simulation),
    'What would happen now, on the state at the head of this node; null unless it is pending, and where it would take too long',
  ),
});

/** Maximum pending transactions of an account; slots.ts enforces it. */
const MAX_PENDING = 100;

/** Returns a function that describes one transaction. All its simulations share one gas budget. */
function describer(c: MethodContext<typeof multisig>, account: Address): (tx: Tx) => ValueOf<typeof TxInfo> {
  const { threshold } = accountOf(c.state, account);
  const preview = previewer(c);
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
      summary: preview.summary(tx.operations),
      simulation: status === 'Pending' ? preview.simulation(account, tx.operations) : null,
    };
  };
}

export const getMultiSig = multisig.method({
  about: 'A multi-signature account; null when there is none of this address.',
  signature: fn({ address: t.doc(t.address, 'Address of the multi-signature account') }, t.option(MultiSigInfo)),
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
    'The transactions of a multi-signature account, newest first, with what each does in words and, while it is pending, whether it would succeed now. What is over is kept for `multisig.kept_blocks`, some 30 days.',
  cost: { base: 100, per: { limit: 0.5 } },
  signature: fn(
    { address: t.doc(t.address, 'Address of the multi-signature account'), limit: t.limit(), cursor: t.cursor },
    t.page('transactions', TxInfo, 'Its transactions, the newest first'),
  ),
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
  signature: fn({ address: t.doc(t.address, 'Address of the multi-signature account'), tx_id: TxId }, t.option(TxInfo)),
  cli: { words: 'multisig show-tx', flags: { address: 'account' } },
  errors: [MultiSigNotFound],
  read(c, { address, tx_id }) {
    const describe = describer(c, address);
    const tx = c.state.transactions.get(address, tx_id);
    return tx === undefined ? null : describe(tx);
  },
});
