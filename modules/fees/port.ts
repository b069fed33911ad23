/** What other modules may ask of fees: where the chain's own income goes, and what proposers earn. */

import { type Address, port } from '../../runtime/sdk.js';

/** The foundation treasury. */
export interface TreasuryPort {
  address(): Address;
}
export const treasuryPort = port<TreasuryPort>('treasury');

/** Where emission stands; amounts in raw native units. */
export interface Emission {
  /** 1 for the first year since genesis. */
  readonly year: number;
  /** What this year is worth. */
  readonly annual: bigint;
  readonly emitted: bigint;
  readonly remaining: bigint;
}

/** What the proposer of a block earned, in raw native units. */
export interface Earned {
  readonly fees: bigint;
  readonly reward: bigint;
}

/** For the module that shares out what proposers earn. Without it the proposer is paid, and in full. */
export interface RewardsPort {
  /**
   * Said when a block begins: what its proposer earns goes to `account`, and of the block reward only `scoreBps` of
   * 10,000. The rest stays to be emitted.
   */
  payTo(account: Address, scoreBps: number): void;
  /** What the last block paid so. Of this very block once fees has ended it. */
  lastPaid(): Earned;
  emission(): Emission;
}
export const rewardsPort = port<RewardsPort>('rewards');
