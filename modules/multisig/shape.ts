/** Module definition: state of accounts and transactions, and events. */

import {
  authPort,
  cell,
  dispatchPort,
  type Hash,
  map,
  module,
  type Operation,
  type OperationContext,
  type Reads,
  t,
  type ValueOf,
  type Writes,
} from '../../runtime/sdk.js';
import { accountsPort } from '../accounts/port.js';
import { hashOfInner, InnerOperations, MAX_INNER, OperationName, Results } from '../shared/inner.js';
import { tokensPort } from '../tokens/port.js';

/** Maximum signers of an account. */
export const MAX_SIGNERS = 20;

export const Label = t.doc(t.text(1, 64), 'Label of the account for display, 1 to 64 characters');
export const Description = t.doc(t.text(1, 256), 'Reasons for the transaction, 1 to 256 characters');
/** Numbers count up within each account. */
export const TxId = t.doc(t.count, 'Number of the transaction within the account, counted from 0');

/**
 * A multi-signature account. The sorted signers and the threshold never change, because the address commits to them.
 */
export const MultiSig = t.struct({
  signers: t.list(t.address, MAX_SIGNERS, 1),
  threshold: t.range(1, MAX_SIGNERS),
  label: Label,
  created_at_height: t.height,
  next_tx_id: TxId,
});
export type MultiSig = ValueOf<typeof MultiSig>;

export const OPERATIONS_TAG = 'multisig-operations/v1';

/** Identifies what a transaction does, independent of its number. */
export const operationsHash = (list: readonly Operation[]): Hash => hashOfInner(OPERATIONS_TAG, list);

export const Approval = t.struct({
  signer: t.doc(t.address, 'Account that approved'),
  height: t.doc(t.height, 'Height of its approval'),
});

export const Tx = t.struct({
  tx_id: TxId,
  proposer: t.address,
  operations: InnerOperations,
  description: Description,
  approvals: t.list(Approval, MAX_SIGNERS),
  created_at_height: t.height,
  /** Last height at which the transaction can be executed. */
  expires_at_height: t.height,
  executed: t.option(t.struct({ height: t.height, bundle: t.bundleHash })),
});
export type Tx = ValueOf<typeof Tx>;

const Place = { account: t.doc(t.address, 'Address of the multi-signature account'), tx_id: TxId };

const needs = {
  auth: authPort.only('keysOf'),
  accounts: accountsPort.only('declareMultiSig'),
  tokens: tokensPort.only('balance', 'lookUp', 'info'),
  dispatch: dispatchPort.only('run', 'attempt'),
};

const state = {
  accounts: map(0, [t.address], MultiSig),
  transactions: map(1, [t.address, TxId], Tx),
  /** Pending transactions and the signer whose slot each one uses; bounds the pending transactions per signer. */
  waiting: map(2, [t.address, TxId], t.struct({ proposer: t.address, expires_at_height: t.height })),
  /** Every transaction by the height at which it ends: its execution height, or else its expiry height. */
  over: map(3, [t.height, t.address, TxId], t.bool),
  keptBlocks: cell(4, t.range(1, 15_768_000), 1_296_000),
};

const events = {
  MultiSigCreated: {
    address: t.doc(t.address, 'Address of the new account'),
    signers: t.doc(t.list(t.address, MAX_SIGNERS), 'Signers of the account'),
    threshold: t.doc(t.u8, 'Number of signers that must approve a transaction'),
    label: Label,
    creator: t.doc(t.address, 'Account that created it'),
  },
  MultiSigTxProposed: {
    ...Place,
    proposer: t.doc(t.address, 'Signer that proposed the transaction'),
    operations: t.doc(t.list(OperationName, MAX_INNER), 'Names of the operations, in order'),
    description: Description,
    approval_count: t.doc(t.u8, 'Number of approvals so far'),
  },
  MultiSigTxApproved: {
    ...Place,
    signer: t.doc(t.address, 'Account that approved'),
    approval_count: t.doc(t.u8, 'Number of approvals so far'),
    threshold: t.doc(t.u8, 'Number of approvals required'),
  },
  MultiSigTxExecuted: {
    ...Place,
    executor: t.doc(t.address, 'Signer whose approval executed the transaction'),
    results: t.doc(Results, 'Executed operations, in order'),
  },
  MultiSigApprovalRevoked: {
    ...Place,
    signer: t.doc(t.address, 'Signer that revoked its approval'),
    approval_count: t.doc(t.u8, 'Number of remaining approvals'),
  },
};

export const multisig = module('multisig', {
  about: 'Accounts of several signers: a transaction runs as the account when enough of them approve it.',
  needs,
  state,
  events,
});

/** Read-write context of the module. */
export type Writing = Writes<typeof multisig>;
/** Read-only context of the module. */
export type Reading = Reads<typeof multisig>;
export type Acting = OperationContext<typeof multisig>;
