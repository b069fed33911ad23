/** What other modules may do to accounts. Nonces, keys and authorisation are asked of the runtime's `authPort`. */

import { type Address, port } from '../../runtime/sdk.js';
import type { Key } from './key.js';

/** For modules that hand an account over to another key. */
export interface AccountsPort {
  /** Takes all keys from the account and gives it this one; address and nonce stay. Refuses a key that is not admissible. */
  replaceKeys(account: Address, key: Key): void;
}
export const accountsPort = port<AccountsPort>('accounts');

export { Key, KeyType, PublicKey, possessionDigest } from './key.js';
