/** Slots: each signer may keep an equal part of an account's pending transactions, so that none can shut out the others. */

import { type Address, fail } from '../../runtime/sdk.js';
import { TooManyPending } from './errors.js';
import type { Acting, MultiSig, Tx } from './shape.js';

/** Pending transactions of an account. */
const MAX_PENDING = 100;
/** Gas of reading all slots of an account, for operations that do not always do so. */
export const SLOTS_GAS = 10_000;

const partOf = ({ signers }: MultiSig): number => Math.trunc(MAX_PENDING / signers.length);

/** How many slots each signer has; removes those of transactions that have expired. */
function slots({ state, height }: Acting, account: Address): ReadonlyMap<Address, number> {
  const held = new Map<Address, number>();
  for (const { key, value } of state.waiting.list([account], MAX_PENDING)) {
    if (value.expires_at_height < height) state.waiting.delete(...key);
    else held.set(value.proposer, (held.get(value.proposer) ?? 0) + 1);
  }
  return held;
}

/** Gives a transaction a slot of the sender, or refuses. */
export function takeSlot(c: Acting, account: Address, multiSig: MultiSig, tx: Pick<Tx, 'tx_id' | 'expires_at_height'>) {
  const max = partOf(multiSig);
  if ((slots(c, account).get(c.sender) ?? 0) >= max) fail(TooManyPending, { max, signers: multiSig.signers.length });
  c.state.waiting.put(account, tx.tx_id, { proposer: c.sender, expires_at_height: tx.expires_at_height });
}

/**
 * Releases the sender's slot once the sender no longer approves. The slot passes to another signer who still approves and
 * has room; without one it stays. Without any approval the transaction needs none.
 */
export function releaseSlot(c: Acting, account: Address, multiSig: MultiSig, tx: Tx): void {
  const { state, sender, charge } = c;
  const { tx_id, approvals } = tx;
  if (approvals.length === 0) {
    state.waiting.delete(account, tx_id);
    return;
  }
  const slot = state.waiting.get(account, tx_id);
  if (slot?.proposer !== sender) return;
  charge(SLOTS_GAS);
  const held = slots(c, account);
  const next = approvals.find(({ signer }) => (held.get(signer) ?? 0) < partOf(multiSig));
  if (next) state.waiting.put(account, tx_id, { ...slot, proposer: next.signer });
}
