/** Operation that proposes a transaction: operations of any module for the account to run. */

import { fail, t } from '../../runtime/sdk.js';
import { checkInner, GivenOperations, InnerOperations, sizeOf } from '../shared/inner.js';
import { settle } from './carry-out.js';
import {
  DescriptionLength,
  Expired,
  ForbiddenOperation,
  InnerOperationFailed,
  InvalidOperations,
  MultiSigNotFound,
  NotSigner,
  TooManyPending,
} from './errors.js';
import { accountOfSigner } from './lookup.js';
import { Description, multisig, TxId } from './shape.js';
import { takeSlot } from './slots.js';

/** Default lifetime of a transaction in blocks: 30 days at 2 seconds per block. */
const STANDARD_BLOCKS = 1_296_000;

export const ProposeMultiSigTx = multisig.operation({
  id: 109,
  about:
    'Proposes a transaction of a multi-signature account. It counts as an approval by the sender; if that is enough, the transaction is executed at once. Without valid_until, it expires after 1,296,000 blocks, about 30 days. Signers only.',
  sentence: 'Proposed transaction {MultiSigTxProposed.tx_id} of {account}',
  params: {
    account: t.doc(t.address, 'Address of the multi-signature account'),
    operations: t.doc(t.jsonText(GivenOperations), 'Operations of the transaction, 1 to 32, in order, all or nothing'),
    description: t.doc(t.text(0, 4_096), 'Reasons for the transaction, 1 to 256 characters'),
    valid_until: t.doc(t.defaulted(t.height, 0), 'Last height of execution; 0 for 1,296,000 blocks from now'),
  },
  bounds: {
    operations: { as: InnerOperations, error: InvalidOperations },
    description: { as: Description, error: DescriptionLength },
  },
  returns: { tx_id: TxId, executed: t.doc(t.bool, 'True if the transaction was executed at once') },
  logs: ['MultiSigTxProposed'],
  gas: { base: 60_000, of: ({ operations }, _, base) => base + 16 * sizeOf(operations) },
  rpc: [
    'proposeMultiSigTx',
    { sender: 'from' },
    { account: 'multisig_address' },
    { operations: 'operations_json' },
    'description',
  ],
  cli: { words: 'multisig propose', flags: { valid_until: 'expires-at' } },
  takes: [],
  errors: [
    MultiSigNotFound,
    NotSigner,
    DescriptionLength,
    InvalidOperations,
    ForbiddenOperation,
    TooManyPending,
    Expired,
    InnerOperationFailed,
  ],
  execute(c, { account, operations, description, valid_until }) {
    const { state, emit, sender, height } = c;
    const multiSig = accountOfSigner(c, account);
    checkInner(operations, InvalidOperations, ForbiddenOperation);
    if (valid_until !== 0 && valid_until < height) fail(Expired, { valid_until, height });
    const tx_id = multiSig.next_tx_id;
    const expires_at_height = valid_until === 0 ? height + STANDARD_BLOCKS : valid_until;
    state.accounts.put(account, { ...multiSig, next_tx_id: tx_id + 1 });
    takeSlot(c, account, multiSig, { tx_id, expires_at_height });
    state.over.put(expires_at_height, account, tx_id, true);
    emit.MultiSigTxProposed({
      account,
      tx_id,
      proposer: sender,
      operations: operations.map(({ type }) => type.name),
      description,
      approval_count: 1,
    });
    const executed = settle(c, account, multiSig, {
      tx_id,
      proposer: sender,
      operations,
      description,
      approvals: [{ signer: sender, height }],
      created_at_height: height,
      expires_at_height,
      executed: null,
    });
    return { tx_id, executed };
  },
});
