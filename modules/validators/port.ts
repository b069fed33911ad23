/** Port of staking for other modules: validators with their power, and the bonded stake of accounts. */

import { type Address, port } from '../../runtime/sdk.js';

/** A registered validator. */
export interface ValidatorIdentity {
  /** Account that operates it. */
  readonly operator: Address;
  /** Its consensus key, 64 hex characters. */
  readonly publicKey: string;
}

/** Stake of an account with one validator, in raw native units. */
export interface Bond {
  readonly validator: Address;
  readonly amount: bigint;
}

/** Staking as other modules see it. Amounts and powers are raw native units. */
export interface StakingPort {
  /** The validator of an operator account or of a consensus key; undefined if there is none. */
  validatorOf(operatorOrPublicKey: string): ValidatorIdentity | undefined;
  /** Stake behind a validator in the frozen active set of this epoch; 0 for every other account. */
  power(operator: Address): bigint;
  /** Stake behind the whole frozen active set. */
  totalPower(): bigint;
  /** Total stake bonded now, over all validators. */
  bonded(): bigint;
  /** Stake that the account has bonded now: its own stake as a validator, and its delegations. */
  staked(account: Address): bigint;
  /**
   * Stake that the account bonded before this height and still has bonded, by validator: its weight in a vote with its
   * snapshot at that height. Stake added since does not count. Bonding heights are kept apart for at least the last
   * 1,296,000 blocks.
   */
  bondsSince(account: Address, height: number): readonly Bond[];
  /** Missed turns do not count below this height. */
  pauseMissedTurns(untilHeight: number): void;
}

/** Port key of staking. */
export const stakingPort = port<StakingPort>('staking');

export { stakeOf, type Validator } from './validator.js';
