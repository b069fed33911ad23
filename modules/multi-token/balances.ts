/** Balances by collection, type and account; no other code changes them. */

import { type Address, type Details, fail, type Hash, InsufficientBalance } from '../../runtime/sdk.js';
import type { Reading, Writing } from './shape.js';

export const balanceOf = ({ state }: Reading, collection: Hash, type_id: bigint, who: Address): bigint =>
  state.balances.get(collection, type_id, who) ?? 0n;

/** Cannot overflow: the sum of all balances is the supply, which is bounded. */
export function credit(c: Writing, collection: Hash, type_id: bigint, to: Address, amount: bigint): void {
  const have = balanceOf(c, collection, type_id, to);
  c.state.balances.put(collection, type_id, to, have + amount);
  if (have === 0n) countHolders(c, collection, type_id, 1);
}

/** Assumes that the balance suffices; see checkCovered. */
export function debit(c: Writing, collection: Hash, type_id: bigint, from: Address, amount: bigint): void {
  const left = balanceOf(c, collection, type_id, from) - amount;
  if (left > 0n) c.state.balances.put(collection, type_id, from, left);
  else {
    c.state.balances.delete(collection, type_id, from);
    countHolders(c, collection, type_id, -1);
  }
}

/** Fails if the account holds less than `need`. */
export function checkCovered(
  where: Reading,
  collection: Hash,
  type_id: bigint,
  from: Address,
  need: bigint,
  details: Details = {},
): void {
  const have = balanceOf(where, collection, type_id, from);
  if (have >= need) return;
  const token = `0x${collection}/${type_id}`;
  fail(InsufficientBalance, { token, have: `${have}`, need: `${need}`, ...details });
}

function countHolders({ state: { tallies } }: Writing, collection: Hash, type_id: bigint, change: number): void {
  const tally = tallies.get(collection, type_id)!;
  tallies.put(collection, type_id, { ...tally, holders: tally.holders + change });
}
