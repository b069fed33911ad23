/** What other code may ask of passports. */

import { type Address, port } from '../../runtime/sdk.js';

/** A player by his account, or by his gamertag in any case. */
export interface PassportsPort {
  /** The gamertags of accounts, read together; undefined for those without a passport. */
  gamertagsOf(accounts: readonly Address[]): readonly (string | undefined)[];
  /** Who has a gamertag now. */
  ownerOf(gamertag: string): Address | undefined;
}
export const passportsPort = port<PassportsPort>('passports');
