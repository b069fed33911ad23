/** Operations that approve a transaction or revoke an approval. */

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
  approval_count: t.doc(t.u8, 'How many signers approve now'),
  threshold: t.doc(t.u8, 'How many must approve'),
  executed: t.doc(t.bool, 'True when it was carried out'),
};
const gas = 45_000;
const errors = [...refusals, AlreadyApproved, InnerOperationFailed, TooManyPending];

export const ApproveMultiSigTx = multisig.operation({
  id: 110,
  about: 'As a signer, approve a transaction of a multi-signature account by its number alone.',
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
    'As a signer, approve a transaction of a multi-signature account, and name what you approve by the hash of its operations: another transaction is refused. The approval that reaches the threshold carries it out, and its sender pays for that.',
  params: {
    ...params,
    operations_hash: t.doc(
      t.option(t.hex32),
      'Hash of the operations that you approve, as chain_getMultiSigTx tells it; any when left out',
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
    'As a signer, take back your approval of a transaction that was not carried out. The transaction stays; without any approval it counts for no signer.',
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
