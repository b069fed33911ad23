/** Module definition: state and events. */

import { type Address, map, module, type Reads, t, type ValueOf, type Writes } from '../../runtime/sdk.js';
import { AccountKey, KeyType, MAX_KEYS, PublicKey } from './key.js';

/** An account without keys has never signed: it can receive, and its first signature reveals its key. */
export const Account = t.struct({
  nonce: t.doc(t.nonce, 'Nonce of the next bundle'),
  keys: t.doc(t.list(AccountKey, MAX_KEYS), 'Keys that may sign, at most 16; empty before the first signature'),
});
export type Account = ValueOf<typeof Account>;

/** A contract as Ethereum clients see it: the mint of a token or the address of a collection. */
export const Contract = t.struct({ kind: t.choice('token', 'nft', 'multi-token'), id: t.mint });
export type Contract = ValueOf<typeof Contract>;

const state = {
  accounts: map(0, [t.address], Account),
  /** Accounts that act only by decision of their signers or voters. */
  multiSigs: map(1, [t.address], t.bool),
  /** Bare form of an account -> the first account of that form that revealed a key; see alias.ts. */
  aliases: map(2, [t.address], t.address),
  /** Bare form of a contract -> the contract. */
  contracts: map(3, [t.address], Contract),
};

const KeyEvent = { account: t.doc(t.address, 'Account whose keys changed'), key_type: KeyType, public_key: PublicKey };

const events = {
  PublicKeyRevealed: KeyEvent,
  KeyAdded: KeyEvent,
  KeyRemoved: KeyEvent,
  KeyRotated: {
    account: t.doc(t.address, 'Account whose keys changed'),
    old_public_key: t.doc(PublicKey, 'Public key that was replaced, in hex'),
    key_type: KeyType,
    new_public_key: t.doc(PublicKey, 'Public key that replaces it, in hex'),
  },
};

export const accounts = module('accounts', {
  about: 'Nonces and signing keys of accounts: authorizes every bundle.',
  state,
  events,
});

export type Reading = Reads<typeof accounts>;
export type Writing = Writes<typeof accounts>;

const UNUSED: Account = { nonce: 0, keys: [] };

/** Record of an account; nonce 0 and no keys if the account was never used. */
export function accountOf(stores: Reading['state'], address: Address): Account {
  return stores.accounts.get(address) ?? UNUSED;
}
