/** What other code may ask of DAOs. */

import { type Address, port } from '../../runtime/sdk.js';
import type { Dao } from './shape.js';

/** DAOs as other modules and plugins see them. */
export interface DaoPort {
  /** What a DAO is called and whose token decides; undefined when the account is none. */
  daoOf(address: Address): Pick<Dao, 'name' | 'token_mint'> | undefined;
}
export const daoPort = port<DaoPort>('dao');
