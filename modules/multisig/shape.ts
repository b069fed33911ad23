/** The frame of the module: what it keeps of accounts and their transactions, and what it tells. */

import {
  authPort,
  dispatchPort,
  type Hash,
  hashOf,
  map,
  module,
  type OperationContext,
  operations,
  type Reads,
  t,
  type ValueOf,
} from '../../runtime/sdk.js';
import { accountsPort } from '../accounts/port.js';
import { tokensPort } from '../tokens/port.js';

/** Most signers of an account. */
export const MAX_SIGNERS = 20;
/** Most operations of a transaction. */
export const MAX_OPERATIONS = 32;

/** What readers know an account by. */
export const Label = t.text(1, 64);
/** Why a transaction is proposed. */
export const Description = t.text(1, 256);
/** Counted from 0 within each account. */
export const TxId = t.count;
/** A name of an operation, 'Transfer' or 'module.Operation'. */
export const OperationName = t.text(1, 130);

/** A multi-signature account. Signers are sorted; they and the threshold never change: the address says them. */
export const MultiSig = t.struct({
  signers: t.list(t.address, MAX_SIGNERS, 1),
  threshold: t.range(1, MAX_SIGNERS),
  label: Label,
  created_at_height: t.height,
  next_tx_id: TxId,
});
export type MultiSig = ValueOf<typeof MultiSig>;

/** What a transaction does. */
export const Operations = operations(MAX_OPERATIONS);

/** Names what a transaction does, whatever its number is. */
export const operationsHash = (list: ValueOf<typeof Operations>): Hash =>
  hashOf('multisig-operations/v1', { operations: Operations }, { operations: list });

/** One signer's consent. */
export const Approval = t.struct({ signer: t.address, height: t.height });

/** A transaction of a multi-signature account. */
export const Tx = t.struct({
  tx_id: TxId,
  proposer: t.address,
  operations: Operations,
  description: Description,
  approvals: t.list(Approval, MAX_SIGNERS),
  created_at_height: t.height,
  /** The last block in which it can be executed. */
  expires_at_height: t.height,
  executed: t.option(t.struct({ height: t.height, bundle: t.hash })),
});
export type Tx = ValueOf<typeof Tx>;

const Place = { account: t.address, tx_id: TxId };

const needs = {
  auth: authPort.only('keysOf'),
  accounts: accountsPort.only('declareMultiSig'),
  tokens: tokensPort.only('balance'),
  dispatch: dispatchPort.only('run', 'attempt'),
};

const state = {
  accounts: map(0, [t.address], MultiSig),
  transactions: map(1, [t.address, TxId], Tx),
  /** Those of `transactions` that wait: what bounds how many a signer may have pending. */
  waiting: map(2, [t.address, TxId], t.struct({ proposer: t.address, expires_at_height: t.height })),
};

const events = {
  MultiSigCreated: {
    address: t.address,
    signers: t.list(t.address, MAX_SIGNERS),
    threshold: t.u8,
    label: Label,
    creator: t.address,
  },
  MultiSigTxProposed: {
    ...Place,
    proposer: t.address,
    operations: t.list(OperationName, MAX_OPERATIONS),
    description: Description,
    approval_count: t.u8,
  },
  MultiSigTxApproved: { ...Place, signer: t.address, approval_count: t.u8, threshold: t.u8 },
  MultiSigTxExecuted: {
    ...Place,
    executor: t.address,
    results: t.list(t.struct({ index: t.u8, type: OperationName }), MAX_OPERATIONS),
  },
  MultiSigApprovalRevoked: { ...Place, signer: t.address, approval_count: t.u8 },
};

export const multisig = module('multisig', {
  about: 'Accounts of several signers: what enough of them approve is carried out as the account.',
  needs,
  state,
  events,
});

/** A context of the module, for what looks something up. */
export type Reading = Reads<typeof multisig>;
/** The context of an operation. */
export type Acting = OperationContext<typeof multisig>;
