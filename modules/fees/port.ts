/** Fees as other modules see them: the treasury that receives the chain's income, and the earnings of proposers. */

import { type Address, port } from '../../runtime/sdk.js';

/** The foundation treasury. */
export interface TreasuryPort {
  address(): Address;
}
export const treasuryPort = port<TreasuryPort>('treasury');

/** State of the emission; amounts in raw native units. */
export interface Emission {
  /** 1 in the first year since genesis. */
  readonly year: number;
  /** Emission of this year. */
  readonly annual: bigint;
  readonly emitted: bigint;
  readonly remaining: bigint;
}

/** Earnings of a block's proposer, in raw native units. */
export interface Earned {
  readonly fees: bigint;
  readonly reward: bigint;
}

/**
 * For the module that distributes the earnings of proposers. Without such a module, the proposer itself is paid in
 * full.
 */
export interface RewardsPort {
  /**
   * Called at the start of a block: pays the proposer's earnings to `account`, and scales the proposer's block reward
   * by `scoreBps` of 10,000. The rest of the reward stays in the pool.
   */
  payTo(account: Address, scoreBps: number): void;
  /**
   * Earnings that the last block paid this way. After the fees module has ended the current block, those of the current
   * block.
   */
  lastPaid(): Earned;
  emission(): Emission;
}
export const rewardsPort = port<RewardsPort>('rewards');
