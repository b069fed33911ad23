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
  signers: t.doc(t.list(t.address, MAX_SIGNERS), 'Signers of the account'),
  threshold: t.doc(t.u8, 'Number of signers that must approve a transaction'),
  label: Label,
  created_at_height: t.doc(t.height, 'Height of the block that created the account; 0 for genesis'),
  balance: t.doc(t.amountOf(), 'Balance in raw native units'),
  pending_count: t.doc(t.count, 'Number of pending transactions'),
  next_tx_id: t.doc(TxId, 'Number of the next transaction'),
});

const TxInfo = t.struct({
  tx_id: TxId,
  account: t.doc(t.address, 'Address of the multi-signature account'),
  proposer: t.doc(t.address, 'Signer that proposed the transaction'),
  operations: t.doc(InnerOperations, 'Operations of the transaction, in order'),
  description: Description,
  operations_hash: t.doc(t.hex32, 'Hash of the operations, which an approval can commit to'),
  approvals: t.doc(t.list(Approval, MAX_SIGNERS), 'Approvals, in order'),
  approval_count: t.doc(t.u8, 'Number of signers that have approved'),
  threshold: t.doc(t.u8, 'Number of approvals required'),
  status: t.doc(t.choice('Pending', 'Executed', 'Expired'), 'Pending (waits for approvals), Executed, or Expired'),
  created_at_height: t.doc(t.height, 'Height of the block that has the proposal'),
  expires_at_height: t.doc(t.height, 'Last height at which it can be executed'),
  executed_at_height: t.doc(t.option(t.height), 'Height of the execution; null if not executed'),
  execution_bundle: t.doc(
    t.option(t.bundleHash),
    'Bundle that executed the transaction; null if not executed, or if the end of a block did it',
  ),
  summary: t.doc(Summary, 'Description of each operation, one line each'),
  simulation: t.doc(
    t.option(Simulation),
    'Simulation of the transaction on the state at the head of this node; null unless pending, and if it would take too long',
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
  about: 'Returns a multi-signature account; null if there is none with this address.',
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
    'Lists the transactions of a multi-signature account, newest first, with their operations in words and a simulation while pending. Executed and expired ones are kept for `multisig.kept_blocks`, about 30 days.',
  cost: { base: 100, per: { limit: 0.5 } },
  signature: fn(
    { address: t.doc(t.address, 'Address of the multi-signature account'), limit: t.limit(), cursor: t.cursor },
    t.page('transactions', TxInfo, 'Transactions of the account, newest first'),
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
  about: 'Returns a transaction of a multi-signature account by its number; null if there is none.',
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
