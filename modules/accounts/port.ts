/** Accounts as other modules may change them. Nonces, keys and authorization are in the runtime's `authPort`. */

import { type Address, InvalidAddress, InvalidSignature, port, view } from '../../runtime/sdk.js';
import type { Owned } from './alias.js';
import { KeyAlreadyPresent, KeyNotAuthorized, LastKey, TooManyKeys, UnsupportedKeyType } from './errors.js';
import type { Key } from './key.js';
import type { Contract } from './shape.js';

/**
 * For modules that change keys of their sender, transfer an account to another key, or have accounts act without a key.
 */
export interface AccountsPort {
  /** Replaces all keys of the account with this one; address and nonce stay. Rejects an inadmissible key. */
  replaceKeys(account: Address, key: Key): void;
  /** Like the operations AddKey, RemoveKey and RotateKey, for an account that the caller may act for. */
  addKey(account: Address, key: Key, proof: Uint8Array): void;
  removeKey(account: Address, key: Key): void;
  rotateKey(account: Address, oldPublicKey: Uint8Array, key: Key, proof: Uint8Array): void;
  /**
   * Declares that the account acts only by decision of its signers or voters; the calling module enforces this. It is
   * permanent: the account loses its keys, cannot get new ones, and can send no bundles of its own.
   */
  declareMultiSig(account: Address): void;
  /** True for accounts declared by `declareMultiSig`. */
  isMultiSig(account: Address): boolean;
  /**
   * Makes a token or collection findable for Ethereum clients by its last 20 bytes; fails with InvalidAddress if they
   * are taken.
   */
  declareContract(contract: Contract): void;
  /** The token or collection whose last 20 bytes are those of the bare form 0 ‖ E; undefined if there is none. */
  contractAt(bare: Address): Contract | undefined;
  /** Accounts of the owner of the Ethereum address E, given as 0 ‖ E; the first is credited for payments to E. */
  ownedAt(bare: Address): Owned;
}
export const accountsPort = port<AccountsPort>('accounts', {
  replaceKeys: [UnsupportedKeyType],
  addKey: [KeyAlreadyPresent, TooManyKeys, UnsupportedKeyType, InvalidSignature],
  removeKey: [KeyNotAuthorized, LastKey],
  rotateKey: [KeyNotAuthorized, KeyAlreadyPresent, UnsupportedKeyType, InvalidSignature],
  declareContract: [InvalidAddress],
});

/** Name of an account, for modules whose records show it; undefined if the account has none. */
export const accountNameView = view<[account: Address], string | undefined>('account-name');

export { bareForm, isBare } from './alias.js';
export { UnsupportedKeyType } from './errors.js';
export { ETHEREUM_KEY, Key, KeyType, PublicKey, possessionDigest, sameKey } from './key.js';
export { MAX_GUARDIANS, Recovery, recoveryTerms, recoveryView } from './recovery.js';
export type { Contract } from './shape.js';
