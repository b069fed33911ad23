/** Accounts that hold tokens for others, so that they count as no holder where ownership is weighed. */

import { type Address, moduleAccount } from '../../runtime/sdk.js';

/** Reserves of pools, locked liquidity, deposits: the accounts that modules keep them in. */
const ESCROWS: readonly (readonly [module: string, account: string])[] = [
  ['dex', 'vault'],
  ['dex', 'locks'],
  ['governance', 'deposits'],
  ['validators', 'stakes'],
];
const escrows = new Set<Address>(ESCROWS.map(([module, account]) => moduleAccount(module, [account])));

/** 0x00…00 to 0x00…ff are of genesis and of nobody, 0xff…ff is the protocol. */
const SYSTEM = /^(0{62}[0-9a-f]{2}|f{64})$/;

/** What an account is among the holders of a token. */
export function kindOf(account: Address): 'account' | 'contract' | 'system' {
  if (SYSTEM.test(account)) return 'system';
  return escrows.has(account) ? 'contract' : 'account';
}
