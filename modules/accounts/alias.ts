/**
 * Aliases: which account or contract a 20-byte Ethereum address E refers to. E is written as the account 0 ‖ E, its
 * bare form.
 *
 * Anyone can send tokens to an account X ‖ E without owning E, so the mere existence of an account proves nothing. Only
 * an account that revealed its key (whose hash covers all 32 bytes), or the account 0 ‖ E itself, is found under E.
 * Decision 0056.
 */

import { type Address, fail, type Hash, InvalidAddress } from '../../runtime/sdk.js';
import { ETHEREUM_KEY } from './key.js';
import type { Contract, Reading, Writing } from './shape.js';

const BARE = '0'.repeat(24);

/** Returns the account 0 ‖ E for the last 20 bytes E of an account or contract. */
export const bareForm = (id: Address | Hash): Address => `${BARE}${id.slice(24)}` as string as Address;

/** True for an account 0 ‖ E, which an Ethereum key can control. */
export const isBare = (account: Address): boolean => account.startsWith(BARE);

/** True for genesis accounts 1 to 8 and the zero address. */
const isSystem = (account: Address): boolean => /^0{63}[0-8]$/.test(account);

/**
 * Makes an account that revealed a key or sent a bundle findable by its last 20 bytes. The first such account keeps the
 * alias.
 */
export function register({ aliases }: Writing['state'], account: Address): void {
  const bare = bareForm(account);
  if (account !== bare && !aliases.has(bare)) aliases.put(bare, account);
}

/**
 * Makes a contract findable by its last 20 bytes. Rejects bytes of another contract or of an account that has acted.
 */
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

/** Accounts of the owner of a 20-byte address; the first is credited for payments to it. */
export interface Owned {
  readonly accounts: readonly Address[];
  /** False until an account that ends in the 20 bytes has acted: until then, their owner is unknown. */
  readonly isKnown: boolean;
}

/**
 * Accounts of the owner of a bare form. A native key that was revealed also opens 0 ‖ E, so its owner has two accounts.
 * The owner of an Ethereum key has 0 ‖ E alone.
 */
export function ownedAt(state: Reading['state'], bare: Address): Owned {
  const alias = state.aliases.get(bare);
  const acted = isSystem(bare) || hasActed(state, bare);
  if (alias === undefined) return { accounts: [bare], isKnown: acted };
  if (!acted) return { accounts: [alias, bare], isKnown: true };
  const keys = state.accounts.get(bare)?.keys ?? [];
  const isNative = keys.length > 0 && keys.every(({ key_type }) => key_type !== ETHEREUM_KEY);
  return { accounts: isNative && !isSystem(bare) ? [bare, alias] : [bare], isKnown: true };
}
