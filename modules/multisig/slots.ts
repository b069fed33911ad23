/**
 * Slots: each signer gets an equal share of an account's pending transactions, so that no signer can block the others.
 */

import { type Address, fail } from '../../runtime/sdk.js';
import { TooManyPending } from './errors.js';
import type { Acting, MultiSig, Tx } from './shape.js';

/** Maximum pending transactions of an account. */
const MAX_PENDING = 100;
/** Gas for reading all slots of an account, charged only by calls that need it. */
export const SLOTS_GAS = 10_000;

const partOf = ({ signers }: MultiSig): number => Math.trunc(MAX_PENDING / signers.length);

/** Counts the used slots of each signer and removes those of expired transactions. */
function slots({ state, height }: Acting, account: Address): ReadonlyMap<Address, number> {
  const held = new Map<Address, number>();
  for (const { key, value } of state.waiting.list([account], MAX_PENDING)) {
    if (value.expires_at_height < height) state.waiting.delete(...key);
    else held.set(value.proposer, (held.get(value.proposer) ?? 0) + 1);
  }
  return held;
}

/** Assigns one of the sender's slots to a transaction; fails if the sender has none left. */
export function takeSlot(c: Acting, account: Address, multiSig: MultiSig, tx: Pick<Tx, 'tx_id' | 'expires_at_height'>) {
  const max = partOf(multiSig);
  if ((slots(c, account).get(c.sender) ?? 0) >= max) fail(TooManyPending, { max, signers: multiSig.signers.length });
  c.state.waiting.put(account, tx.tx_id, { proposer: c.sender, expires_at_height: tx.expires_at_height });
}

/**
 * Releases the sender's slot after the sender revoked its approval. The slot passes to another approving signer with a
 * free slot; if there is none, it stays with the sender. A transaction without approvals needs no slot.
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
