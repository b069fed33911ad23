/** What other modules may ask of staking: who validates with which power, and what an account has bonded. */

import { type Address, port } from '../../runtime/sdk.js';

/** A registered validator. */
export interface ValidatorIdentity {
  /** The account that acts for it. */
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
  /** The validator of an operator account or of a consensus key; undefined when there is none. */
  validatorOf(operatorOrPublicKey: string): ValidatorIdentity | undefined;
  /** Stake behind a validator in the active set that is frozen for this epoch; 0 for every other account. */
  power(operator: Address): bigint;
  /** Stake behind the whole frozen active set. */
  totalPower(): bigint;
  /** All that is bonded now, with whomever. */
  bonded(): bigint;
  /** What the account has bonded now: its own stake as a validator, and its delegations. */
  staked(account: Address): bigint;
  /**
   * What the account bonded before this height, by validator, as far as it is bonded still: what a vote weighs whose
   * snapshot is at that height. Stake that was added since does not count; at least the last 1,296,000 blocks are told apart.
   */
  bondsSince(account: Address, height: number): readonly Bond[];
  /** No turn counts as missed below this height. */
  pauseMissedTurns(untilHeight: number): void;
}

/** Asks for staking. */
export const stakingPort = port<StakingPort>('staking');

export { stakeOf, type Validator } from './validator.js';
