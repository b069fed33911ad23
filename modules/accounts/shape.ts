/** The frame of the module: what it keeps and what it tells. */

import { type Address, map, type ReadState, shape, t, type ValueOf } from '../../runtime/sdk.js';
import { AccountKey, KeyType, MAX_KEYS, PublicKey } from './key.js';

/** An account without keys was never signed for: it can receive, and its first signature reveals its key. */
export const Account = t.struct({
  /** The nonce that the next bundle must carry. */
  nonce: t.nonce,
  keys: t.list(AccountKey, MAX_KEYS),
});
export type Account = ValueOf<typeof Account>;

const state = {
  accounts: map(0, [t.address], Account),
  /** Accounts that act when enough of their signers agree. */
  multiSigs: map(1, [t.address], t.bool),
};

const KeyEvent = { account: t.address, key_type: KeyType, public_key: PublicKey };

export const accounts = shape('accounts', {
  about: 'Who may act: the nonce and the signing keys of every account.',
  state,
  events: {
    PublicKeyRevealed: KeyEvent,
    KeyAdded: KeyEvent,
    KeyRemoved: KeyEvent,
    KeyRotated: { account: t.address, old_public_key: PublicKey, key_type: KeyType, new_public_key: PublicKey },
  },
});

const UNUSED: Account = { nonce: 0, keys: [] };

/** The record of an account; one that was never used has nonce 0 and no keys. */
export function accountOf(stores: ReadState<typeof state>, address: Address): Account {
  return stores.accounts.get(address) ?? UNUSED;
}
