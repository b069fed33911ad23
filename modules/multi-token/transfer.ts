/** Operations that move tokens and approve operators. */

import { type Address, fail, type Hash, InvalidAddress, t, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { checkCovered, credit, debit } from './balances.js';
import { type Entry, type Form, MAX_BATCH, MAX_LISTED, sumsOf } from './batch.js';
import { BatchSize, CollectionNotFound } from './errors.js';
import { multiTokenPort } from './port.js';
import { multiToken, type Writing } from './shape.js';

export const TransferMultiToken = multiToken.operation({
  id: 44,
  about: 'Transfers units of a type to another account.',
  sentence: 'Transferred {amount} of type {type_id} to {to}',
  params: {
    collection: t.doc(t.mint, 'Address of the collection'),
    type_id: t.doc(t.u64, 'Number of the type within the collection'),
    to: t.doc(t.address, 'Recipient of the units'),
    amount: t.doc(t.u128, 'Number of units to transfer, above zero'),
  },
  logs: ['MultiTokenTransferSingle'],
  gas: 45_000,
  rpc: ['transferMultiToken', 'collection', 'type_id', 'to', 'amount', { sender: 'from' }],
  composable: true,
  errors: multiTokenPort.refusals('transfer'),
  execute(c, { collection, ...entry }) {
    transfer(c, { by: c.sender, from: c.sender, collection }, [entry], 'single');
  },
});

const Transfer = t.struct({
  type_id: t.doc(t.u64, 'Number of the type within the collection'),
  to: t.doc(t.address, 'Recipient of the units'),
  amount: t.doc(t.u128, 'Number of units to transfer, above zero'),
});

export const BatchTransferMultiToken = multiToken.operation({
  id: 45,
  about: 'Transfers 1 to 256 entries, all or nothing. The balance of the sender must cover the total of each type.',
  params: {
    collection: t.doc(t.mint, 'Address of the collection'),
    transfers: t.doc(t.jsonText(t.list(Transfer, MAX_LISTED)), 'Entries of type, recipient and amount, 1 to 256'),
  },
  bounds: { transfers: { as: t.list(Transfer, MAX_BATCH, 1), error: BatchSize } },
  logs: [],
  gas: ({ transfers }) => 30_000 + 25_000 * transfers.length,
  rpc: ['batchTransferMultiToken', 'collection', { transfers: 'transfers_array' }, 'sender'],
  composable: true,
  errors: multiTokenPort.refusals('batch'),
  execute(c, { collection, transfers }) {
    transfer(c, { by: c.sender, from: c.sender, collection }, transfers, 'batch');
  },
});

export const SetMultiTokenOperator = multiToken.operation({
  id: 47,
  about: 'Approves or removes an operator, which may transfer all units of the sender in a collection.',
  params: {
    collection: t.doc(t.mint, 'Address of the collection'),
    operator: t.doc(t.address, 'Account that may transfer units of the sender'),
    approved: t.doc(t.bool, 'True to approve the operator, false to remove it'),
  },
  logs: ['MultiTokenOperatorSet'],
  gas: 40_000,
  cli: 'multi-token set-multi-token-operator',
  errors: multiTokenPort.refusals('setOperator'),
  execute(c, { collection, operator, approved }) {
    setOperator(c, c.sender, collection, operator, approved);
  },
});

/** Acting account, source account and collection of a transfer. */
export interface Move {
  readonly by: Address;
  readonly from: Address;
  readonly collection: Hash;
}

/** Moves tokens and emits the events. The caller has checked the authority of `by`. */
export function transfer(c: Writing, { by, from, collection }: Move, entries: readonly Entry[], form: Form): void {
  const sums = sumsOf(c, collection, entries, form, ({ type_id }, sum, details) => {
    checkCovered(c, collection, type_id, from, sum, details);
  });
  for (const [type_id, sum] of sums) debit(c, collection, type_id, from, sum);
  for (const { type_id, to, amount } of entries) credit(c, collection, type_id, to, amount);

  const moved = { collection, operator: by, from };
  if (form === 'single') for (const entry of entries) c.emit.MultiTokenTransferSingle({ ...moved, ...entry });
  else {
    for (const [to, got] of byRecipient(entries)) {
      const type_ids = got.map(({ type_id }) => type_id);
      c.emit.MultiTokenTransferBatch({ ...moved, to, type_ids, amounts: got.map(({ amount }) => amount) });
    }
  }
}

function byRecipient(entries: readonly Entry[]): ReadonlyMap<Address, readonly Entry[]> {
  const groups = new Map<Address, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.to);
    if (group) group.push(entry);
    else groups.set(entry.to, [entry]);
  }
  return groups;
}

/** Approves or removes an operator that may move everything that the owner holds in a collection. */
export function setOperator(c: Writing, owner: Address, collection: Hash, operator: Address, approved: boolean): void {
  if (!c.state.collections.has(collection)) fail(CollectionNotFound, { collection: `0x${collection}` });
  if (operator === ZERO_ADDRESS) fail(InvalidAddress, { field: 'operator' });
  if (approved) c.state.operators.put(owner, collection, operator, c.height);
  else c.state.operators.delete(owner, collection, operator);
  c.emit.MultiTokenOperatorSet({ collection, owner, operator, approved });
}
