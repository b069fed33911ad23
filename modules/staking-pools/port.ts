/** Port of staking pools for other modules. */

import { type Address, type Hash, port } from '../../runtime/sdk.js';

/** The pools as other modules see them. */
export interface StakingPoolsPort {
  /** Raw units of rewards that an account can claim from a pool now; undefined if there is no such pool. */
  claimable(account: Address, pool: Hash): bigint | undefined;
}

/** Port key of staking pools. */
export const stakingPoolsPort = port<StakingPoolsPort>('staking-pools');
