/** Approving a transaction, and taking an approval back. */

import { fail, t } from '../../runtime/sdk.js';
import { settle } from './carry-out.js';
import {
  AlreadyApproved,
  AlreadyExecuted,
  Expired,
  InnerOperationFailed,
  MultiSigNotFound,
  NotApproved,
  NotSigner,
  TxNotFound,
} from './errors.js';
import { accountOfSigner, pendingTx } from './lookup.js';
import { multisig, TxId } from './shape.js';

const params = { account: t.address, tx_id: TxId };
const refusals = [MultiSigNotFound, NotSigner, TxNotFound, AlreadyExecuted, Expired];

export const ApproveMultiSigTx = multisig.operation({
  id: 110,
  about:
    'As a signer, approve a transaction of a multi-signature account. The approval that reaches the threshold carries it out, and its sender pays for that.',
  params,
  returns: { approval_count: t.u8, threshold: t.u8, executed: t.bool },
  tells: true,
  logs: ['MultiSigTxApproved'],
  gas: 45_000,
  rpc: ['approveMultiSigTx', { sender: 'from' }, { account: 'multisig_address' }, 'tx_id'],
  cli: 'multisig approve',
  review: ['getMultiSigTx', 'account', 'tx_id'],
  errors: [...refusals, AlreadyApproved, InnerOperationFailed],
  execute(c, { account, tx_id }) {
    const { emit, sender, height } = c;
    const multiSig = accountOfSigner(c, account);
    const tx = pendingTx(c, account, tx_id);
    if (tx.approvals.some(({ signer }) => signer === sender)) fail(AlreadyApproved);
    const approvals = [...tx.approvals, { signer: sender, height }];
    const { threshold } = multiSig;
    emit.MultiSigTxApproved({ account, tx_id, signer: sender, approval_count: approvals.length, threshold });
    const executed = settle(c, account, multiSig, { ...tx, approvals });
    return { approval_count: approvals.length, threshold, executed };
  },
});

export const RevokeMultiSigApproval = multisig.operation({
  id: 111,
  about: 'As a signer, take back your approval of a transaction that was not carried out. The transaction stays.',
  params,
  logs: ['MultiSigApprovalRevoked'],
  gas: 40_000,
  rpc: ['revokeMultiSigApproval', { sender: 'from' }, { account: 'multisig_address' }, 'tx_id'],
  cli: 'multisig revoke',
  errors: [...refusals, NotApproved],
  execute(c, { account, tx_id }) {
    const { state, emit, sender } = c;
    accountOfSigner(c, account);
    const tx = pendingTx(c, account, tx_id);
    const approvals = tx.approvals.filter(({ signer }) => signer !== sender);
    if (approvals.length === tx.approvals.length) fail(NotApproved);
    state.transactions.put(account, tx_id, { ...tx, approvals });
    emit.MultiSigApprovalRevoked({ account, tx_id, signer: sender, approval_count: approvals.length });
  },
});
