/** Operations that approve a transaction or revoke an approval (decision 0036). */

import { type Address, fail, type Hash, t } from '../../runtime/sdk.js';
import { InnerOperations } from '../shared/inner.js';
import { settle } from './carry-out.js';
import {
  AlreadyApproved,
  AlreadyExecuted,
  Expired,
  InnerOperationFailed,
  MultiSigNotFound,
  NotApproved,
  NotSigner,
  OperationsDiffer,
  TooManyPending,
  TxNotFound,
} from './errors.js';
import { accountOfSigner, pendingTx } from './lookup.js';
import { type Acting, multisig, OPERATIONS_TAG, operationsHash, TxId } from './shape.js';
import { releaseSlot, SLOTS_GAS, takeSlot } from './slots.js';

const params = { account: t.doc(t.address, 'Address of the multi-signature account'), tx_id: TxId };
const refusals = [MultiSigNotFound, NotSigner, TxNotFound, AlreadyExecuted, Expired];
const returns = {
  approval_count: t.doc(t.u8, 'Number of approvals after the call'),
  threshold: t.doc(t.u8, 'Number of approvals required'),
  executed: t.doc(t.bool, 'True if the call executed the transaction'),
};
const gas = 45_000;
const errors = [...refusals, AlreadyApproved, InnerOperationFailed, TooManyPending];

export const ApproveMultiSigTx = multisig.operation({
  id: 110,
  about: 'Approves a transaction by its number, without a check of its operations. Signers only.',
  sentence: 'Approved transaction {tx_id} of {account}',
  params,
  returns,
  respondsWith: true,
  logs: ['MultiSigTxApproved'],
  gas,
  charges: SLOTS_GAS,
  errors,
  execute: (c, { account, tx_id }) => approve(c, account, tx_id),
});

export const ApproveMultiSigOperations = multisig.operation({
  id: 126,
  about:
    'Approves a transaction of a multi-signature account. A hash of the operations makes the approval fail if the transaction has different ones. The approval that reaches the threshold executes the transaction, and its sender pays the gas. Signers only.',
  sentence: 'Approved transaction {tx_id} of {account}',
  params: {
    ...params,
    operations_hash: t.doc(
      t.option(t.hex32),
      'Hash of the approved operations, as returned by chain_getMultiSigTx; null to skip the check',
    ),
  },
  returns,
  respondsWith: true,
  logs: ['MultiSigTxApproved'],
  gas,
  charges: SLOTS_GAS,
  rpc: ['approveMultiSigTx', { sender: 'from' }, { account: 'multisig_address' }, 'tx_id', 'operations_hash'],
  cli: 'multisig approve',
  review: ['getMultiSigTx', 'account', 'tx_id'],
  commits: { field: 'operations_hash', tag: OPERATIONS_TAG, of: { operations: InnerOperations } },
  takes: [],
  errors: [...errors, OperationsDiffer],
  execute: (c, { account, tx_id, operations_hash }) => approve(c, account, tx_id, operations_hash),
});

function approve(c: Acting, account: Address, tx_id: number, named: Hash | null = null) {
  const { emit, sender, height } = c;
  const multiSig = accountOfSigner(c, account);
  const tx = pendingTx(c, account, tx_id);
  const hash = named === null ? null : operationsHash(tx.operations);
  if (hash !== named) fail(OperationsDiffer, { operations_hash: `0x${hash}` });
  if (tx.approvals.some(({ signer }) => signer === sender)) fail(AlreadyApproved);
  if (tx.approvals.length === 0) {
    c.charge(SLOTS_GAS);
    takeSlot(c, account, multiSig, tx);
  }
  const approvals = [...tx.approvals, { signer: sender, height }];
  const { threshold } = multiSig;
  emit.MultiSigTxApproved({ account, tx_id, signer: sender, approval_count: approvals.length, threshold });
  const executed = settle(c, account, multiSig, { ...tx, approvals });
  return { approval_count: approvals.length, threshold, executed };
}

export const RevokeMultiSigApproval = multisig.operation({
  id: 111,
  about:
    'Revokes the approval of the sender for a pending transaction. The transaction stays; without approvals it uses no slot of a signer. Signers only.',
  sentence: 'Revoked the approval of transaction {tx_id} of {account}',
  params,
  logs: ['MultiSigApprovalRevoked'],
  gas: 40_000,
  charges: SLOTS_GAS,
  rpc: ['revokeMultiSigApproval', { sender: 'from' }, { account: 'multisig_address' }, 'tx_id'],
  cli: 'multisig revoke',
  takes: [],
  errors: [...refusals, NotApproved],
  execute(c, { account, tx_id }) {
    const { state, emit, sender } = c;
    const multiSig = accountOfSigner(c, account);
    const tx = pendingTx(c, account, tx_id);
    const approvals = tx.approvals.filter(({ signer }) => signer !== sender);
    if (approvals.length === tx.approvals.length) fail(NotApproved);
    state.transactions.put(account, tx_id, { ...tx, approvals });
    releaseSlot(c, account, multiSig, { ...tx, approvals });
    emit.MultiSigApprovalRevoked({ account, tx_id, signer: sender, approval_count: approvals.length });
  },
});
