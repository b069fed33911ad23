/** Fixed terms of staking (service 8 and definitions 4.10). No proposal can change them. */

import { type ChainInfo, unitOf } from '../../runtime/sdk.js';

/** Maximum validators in the active set. */
export const MAX_ACTIVE = 100;
/** Minimum own stake of a validator, in whole native units. */
const MIN_SELF_STAKE = 1_000n;
/** Seconds of unbonding, and seconds that moved stake must stay: 21 days. */
export const UNBONDING_S = 1_814_400;
/** Maximum simultaneous unbondings of an account. */
export const MAX_UNBONDINGS = 32;
/** Maximum validators that an account can delegate to. */
export const MAX_DELEGATIONS = 100;
/** 50 percent. */
export const MAX_COMMISSION_BPS = 5_000;
/** Minimum seconds between two changes of commission: 7 days. */
export const COMMISSION_COOLDOWN_S = 604_800;
/** Jail for the first, second, third and every later offense: 1 hour, 24 hours, 7 days, 30 days. */
export const JAIL_S = [3_600, 86_400, 604_800, 2_592_000] as const;
/** Blocks for which bonding heights are kept apart: the length of the longest vote. */
export const BONDS_TOLD_APART_BLOCKS = 1_296_000;

/** Minimum own stake of a validator, in raw units. */
export const minStakeOf = (chain: ChainInfo): bigint => MIN_SELF_STAKE * unitOf(chain);

/** Last height of the epoch of a height. Changes that wait for an epoch take effect at the height after it. */
export const epochEndOf = (height: number, { epochBlocks }: ChainInfo): number =>
  Math.trunc((height - 1) / epochBlocks) * epochBlocks + epochBlocks;

/** Maximum unexpired moves of one account to one validator. */
export const MAX_MOVES = 32;
