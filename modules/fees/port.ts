/** What other modules may ask of fees: where the chain's own income goes. */

import { type Address, port } from '../../runtime/sdk.js';

/** The foundation treasury. */
export interface TreasuryPort {
  address(): Address;
}
export const treasuryPort = port<TreasuryPort>('treasury');
