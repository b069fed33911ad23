/** Contract lookup for Ethereum clients: a token, a collection, or the caller's own keys at an address. */

import { type Address, type Hash, ZERO_ADDRESS } from '../../../runtime/sdk.js';
import { bareForm, type Contract } from '../../accounts/port.js';
import { PROTOCOL } from '../../tokens/port.js';
import { revert } from '../errors.js';
import type { Reading } from '../shape.js';

/** Kinds of contracts; each kind has its own functions. */
export type Kind = Contract['kind'] | 'keys';

/** A contract. `id` is its mint, its collection, or the protocol account. */
export interface Place {
  readonly kind: Kind;
  readonly id: Hash;
}

/** Address of the contract that changes keys of its caller. */
export const KEYS = bareForm(PROTOCOL);

/** Address of Multicall3 on every chain. Nodes answer calls to it; transactions to it are rejected. */
export const MULTICALL = 'ca11bde05977b3631167028862be2a173976ca11'.padStart(64, '0') as string as Address;

/** The contract at the bare form of an address; undefined for accounts. */
export function placeAt({ use }: Pick<Reading, 'use'>, bare: Address): Place | undefined {
  return bare === KEYS ? { kind: 'keys', id: PROTOCOL as string as Hash } : use.accounts.contractAt(bare);
}

/** Rejects addresses from which nothing can be recovered. */
export function checkTarget(bare: Address): void {
  if (bare === ZERO_ADDRESS) revert('cannot send to the zero address');
  if (bare === MULTICALL) revert('Multicall3 supports calls only, no transactions');
}
