/** What other modules may ask of staking pools. */

import { type Address, type Hash, port } from '../../runtime/sdk.js';

/** The pools as other modules see them. */
export interface StakingPoolsPort {
  /** Raw units of rewards that an account could claim of a pool now; undefined when there is no such pool. */
  claimable(account: Address, pool: Hash): bigint | undefined;
}

/** Asks for staking pools. */
export const stakingPoolsPort = port<StakingPoolsPort>('staking-pools');
