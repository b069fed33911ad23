/** Port of passports for other modules and plugins. */

import { type Address, port } from '../../runtime/sdk.js';

/** Lookup of players by account, or by gamertag in any case. */
export interface PassportsPort {
  /** Gamertags of accounts, with batched reads; undefined for accounts without a passport. */
  gamertagsOf(accounts: readonly Address[]): readonly (string | undefined)[];
  /** Current owner of a gamertag; undefined if no account has it. */
  ownerOf(gamertag: string): Address | undefined;
}
export const passportsPort = port<PassportsPort>('passports');
