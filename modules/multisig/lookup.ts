/** Lookups of accounts and transactions, with checks of the sender. */

import { type Address, fail } from '../../runtime/sdk.js';
import { AlreadyExecuted, Expired, MultiSigNotFound, NotSigner, TxNotFound } from './errors.js';
import type { Acting, MultiSig, Reading, Tx } from './shape.js';

/** The record of an account; fails if there is none. */
export function accountOf({ accounts }: Reading['state'], address: Address): MultiSig {
  return accounts.get(address) ?? fail(MultiSigNotFound, { address: `0x${address}` });
}

/** The record of an account; fails unless the sender is one of its signers. */
export function accountOfSigner({ state, sender }: Acting, address: Address): MultiSig {
  const account = accountOf(state, address);
  return account.signers.includes(sender) ? account : fail(NotSigner);
}

/** A transaction that is neither executed nor expired; fails otherwise. */
export function pendingTx({ state, height }: Acting, account: Address, id: number): Tx {
  const tx = state.transactions.get(account, id) ?? fail(TxNotFound, { tx_id: id });
  if (tx.executed !== null) fail(AlreadyExecuted, { executed_at_height: tx.executed.height });
  if (height > tx.expires_at_height) fail(Expired, { expired_at_height: tx.expires_at_height });
  return tx;
}
