/** Ownership and approvals of tokens; no other code changes owners. */

import { type Address, fail, type Hash, InvalidAddress, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { collectionAt } from './collection.js';
import { NotNftOwner } from './errors.js';
import { isOperator, type Nft, nftOf } from './nft.js';
import type { Writing } from './shape.js';

/** Stores a token that has no owner yet under `nft.owner`. */
export function give({ state }: Writing, nft: Nft): void {
  const { collection, token_id, owner } = nft;
  const held = state.balances.get(collection, owner) ?? 0;
  state.owners.put(collection, token_id, owner);
  state.nfts.put(owner, collection, token_id, nft);
  state.balances.put(collection, owner, held + 1);
  if (held === 0) countHolders(state, collection, 1);
}

/** Removes a token from its owner. The caller updates `owners`. */
export function take({ state }: Writing, { collection, token_id, owner }: Nft): void {
  const held = state.balances.get(collection, owner)!;
  state.nfts.delete(owner, collection, token_id);
  if (held > 1) state.balances.put(collection, owner, held - 1);
  else {
    state.balances.delete(collection, owner);
    countHolders(state, collection, -1);
  }
}

function countHolders({ tallies }: Writing['state'], collection: Hash, change: number): void {
  const tally = tallies.get(collection)!;
  tallies.put(collection, { ...tally, holders: tally.holders + change });
}

/** Moves a token, clears its approval and emits NftTransferred. */
export function transfer(c: Writing, by: Address, collection: Hash, token_id: bigint, to: Address): void {
  const nft = nftOf(c, collection, token_id);
  if (by !== nft.approved) checkOwns(c, by, nft);
  if (to === ZERO_ADDRESS) fail(InvalidAddress, { field: 'to', next_step: 'use burn to destroy the token' });
  take(c, nft);
  give(c, { ...nft, owner: to, approved: null, last_transfer_height: c.height });
  c.emit.NftTransferred({ collection, token_id, from: nft.owner, to, operator: by });
}

/**
 * An approval, granted or revoked: for one token, or with token_id null for all tokens of the owner in the collection.
 */
export interface Approval {
  readonly collection: Hash;
  readonly token_id: bigint | null;
  readonly operator: Address;
  readonly approved: boolean;
}

/**
 * Grants or revokes an approval and emits NftApproval. Revoking a token approval that the operator does not have
 * changes nothing.
 */
export function approve(c: Writing, by: Address, approval: Approval): void {
  const { collection, token_id, operator, approved } = approval;
  if (operator === ZERO_ADDRESS) fail(InvalidAddress, { field: 'operator' });
  if (token_id === null) {
    collectionAt(c, collection);
    if (approved) c.state.operators.put(by, collection, operator, c.height);
    else c.state.operators.delete(by, collection, operator);
    c.emit.NftApproval({ ...approval, owner: by });
    return;
  }
  const nft = nftOf(c, collection, token_id);
  checkOwns(c, by, nft);
  if (!approved && nft.approved !== operator) return;
  c.state.nfts.put(nft.owner, collection, token_id, { ...nft, approved: approved ? operator : null });
  c.emit.NftApproval({ ...approval, owner: nft.owner });
}

/**
 * Revokes the approval of a token, if it has one, and emits NftApproval (with the zero address as operator if it had
 * none).
 */
export function clear(c: Writing, by: Address, collection: Hash, token_id: bigint): void {
  const nft = nftOf(c, collection, token_id);
  checkOwns(c, by, nft);
  const { owner, approved } = nft;
  if (approved !== null) c.state.nfts.put(owner, collection, token_id, { ...nft, approved: null });
  c.emit.NftApproval({ collection, token_id, owner, operator: approved ?? ZERO_ADDRESS, approved: false });
}

/** Fails unless the account is the owner of the token or an operator of the owner. */
function checkOwns(c: Writing, who: Address, nft: Nft): void {
  if (who !== nft.owner && !isOperator(c, nft, who)) fail(NotNftOwner, { owner: `0x${nft.owner}` });
}
