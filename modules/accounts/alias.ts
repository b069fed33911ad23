/**
 * Aliases: what a 20-byte Ethereum address E stands for. It is written as the account 0 ‖ E, its bare form.
 *
 * Anybody can send something to X ‖ E for an address E of somebody else, so what merely exists counts for nothing: only
 * an account that showed a key (which hashes to all 32 bytes), or the account 0 ‖ E itself, is found under E.
 */

import { type Address, fail, type Hash, InvalidAddress } from '../../runtime/sdk.js';
import type { Contract, Reading, Writing } from './shape.js';

const BARE = '0'.repeat(24);

/** The last 20 bytes of an account or contract, as the account 0 ‖ E. */
export const bareForm = (id: Address | Hash): Address => `${BARE}${id.slice(24)}` as string as Address;

/** True for an account 0 ‖ E, which an Ethereum key can have. */
export const isBare = (account: Address): boolean => account.startsWith(BARE);

/** The accounts 1 to 8 of genesis, and the zero address. */
const isSystem = (account: Address): boolean => /^0{63}[0-8]$/.test(account);

/** Lets an account that showed a key, or acts, be found by its last 20 bytes. The first one of them stays. */
export function register({ aliases }: Writing['state'], account: Address): void {
  const bare = bareForm(account);
  if (account !== bare && !aliases.has(bare)) aliases.put(bare, account);
}

/** Lets a contract be found by its last 20 bytes. Refuses those of another contract, and of an account that acted. */
export function declareContract(state: Writing['state'], { kind, id }: Contract): void {
  const bare = bareForm(id);
  if (state.contracts.has(bare) || state.aliases.has(bare) || hasActed(state, bare)) {
    fail(InvalidAddress, {
      address: `0x${id}`,
      reason: 'another contract or account has its last 20 bytes; create it with another name or symbol',
    });
  }
  state.contracts.put(bare, { kind, id });
}

function hasActed({ accounts }: Reading['state'], account: Address): boolean {
  const record = accounts.get(account);
  return record !== undefined && (record.nonce > 0 || record.keys.length > 0);
}

/** The account to credit when somebody pays the 20 bytes of a bare form. */
export function accountAt(state: Reading['state'], bare: Address): Address {
  if (isSystem(bare) || hasActed(state, bare)) return bare;
  return state.aliases.get(bare) ?? bare;
}
