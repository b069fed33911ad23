/** The fixed terms of staking: service 8 and definitions 4.10. None of them can be changed by proposal. */

import { type ChainInfo, unitOf } from '../../runtime/sdk.js';

/** Most validators that make blocks. */
export const MAX_ACTIVE = 100;
/** Least own stake of a validator, in whole native units. */
const MIN_SELF_STAKE = 1_000n;
/** How long stake unbonds, and how long moved stake stays where it went: 21 days. */
export const UNBONDING_S = 1_814_400;
/** Most amounts of an account that unbond at once. */
export const MAX_UNBONDINGS = 32;
/** Most validators that an account delegates to. */
export const MAX_DELEGATIONS = 100;
/** 50 percent. */
export const MAX_COMMISSION_BPS = 5_000;
/** Least time between two changes of commission: 7 days. */
export const COMMISSION_COOLDOWN_S = 604_800;
/** Jail for the first, second, third and every later offence: 1 hour, 24 hours, 7 days, 30 days. */
export const JAIL_S = [3_600, 86_400, 604_800, 2_592_000] as const;
/** How long stake that was bonded at different heights is told apart: the longest vote. */
export const BONDS_TOLD_APART_BLOCKS = 1_296_000;

/** Least own stake of a validator, in raw units. */
export const minStakeOf = (chain: ChainInfo): bigint => MIN_SELF_STAKE * unitOf(chain);

/** The last height of the epoch that a height belongs to. Changes that wait for an epoch hold from the height after it. */
export const epochEndOf = (height: number, { epochBlocks }: ChainInfo): number =>
  Math.trunc((height - 1) / epochBlocks) * epochBlocks + epochBlocks;

/** Moves of one account to one validator that are told apart at a time. */
export const MAX_MOVES = 32;
