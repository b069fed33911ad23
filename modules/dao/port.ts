/** DAOs as other code may read them. */

import { type Address, port } from '../../runtime/sdk.js';
import type { Dao } from './shape.js';

/** DAOs as other modules and plugins see them. */
export interface DaoPort {
  /** Name of a DAO and the token that decides; undefined if the account is not a DAO. */
  daoOf(address: Address): Pick<Dao, 'name' | 'token_mint'> | undefined;
}
export const daoPort = port<DaoPort>('dao');
