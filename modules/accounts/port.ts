/** What other modules may do to accounts. Nonces, keys and authorisation are asked of the runtime's `authPort`. */

import { type Address, InvalidAddress, InvalidSignature, port, view } from '../../runtime/sdk.js';
import { KeyAlreadyPresent, KeyNotAuthorized, LastKey, TooManyKeys, UnsupportedKeyType } from './errors.js';
import type { Key } from './key.js';
import type { Contract } from './shape.js';

/** For modules whose operations change keys of their sender, for those that hand an account over to another key, and for those that have accounts act without one. */
export interface AccountsPort {
  /** Takes all keys from the account and gives it this one; address and nonce stay. Refuses a key that is not admissible. */
  replaceKeys(account: Address, key: Key): void;
  /** As the operations AddKey, RemoveKey and RotateKey, for an account that the caller may act for. */
  addKey(account: Address, key: Key, proof: Uint8Array): void;
  removeKey(account: Address, key: Key): void;
  rotateKey(account: Address, oldPublicKey: Uint8Array, key: Key, proof: Uint8Array): void;
  /**
   * Says that this account acts when enough of its signers agree, or those who vote in it. For the module that holds them
   * to it; for ever: the account loses its keys, gets no others, and sends no bundles of its own.
   */
  declareMultiSig(account: Address): void;
  /** True for accounts that were declared so. */
  isMultiSig(account: Address): boolean;
  /** Lets Ethereum clients find a token or collection by its last 20 bytes; refuses with InvalidAddress when they are taken. */
  declareContract(contract: Contract): void;
  /** The token or collection whose last 20 bytes are those of the bare form 0 ‖ E; undefined when there is none. */
  contractAt(bare: Address): Contract | undefined;
  /** The account to credit when somebody pays the Ethereum address E. */
  accountAt(bare: Address): Address;
}
export const accountsPort = port<AccountsPort>('accounts', {
  replaceKeys: [UnsupportedKeyType],
  addKey: [KeyAlreadyPresent, TooManyKeys, UnsupportedKeyType, InvalidSignature],
  removeKey: [KeyNotAuthorized, LastKey],
  rotateKey: [KeyNotAuthorized, KeyAlreadyPresent, UnsupportedKeyType, InvalidSignature],
  declareContract: [InvalidAddress],
});

/** What an account is called, asked by modules whose records show it; undefined where it has no name. */
export const accountNameView = view<[account: Address], string | undefined>('account-name');

export { bareForm, isBare } from './alias.js';
export { UnsupportedKeyType } from './errors.js';
export { ETHEREUM_KEY, Key, KeyType, PublicKey, possessionDigest, sameKey } from './key.js';
export { MAX_GUARDIANS, Recovery, recoveryTerms, recoveryView } from './recovery.js';
export type { Contract } from './shape.js';
