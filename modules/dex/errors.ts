/** What can be refused about pools (codes 1200 to 1214). */

import { error } from '../../runtime/sdk.js';

export const PoolExists = error(1200, 'PoolExists', 'There is a pool of these two tokens already');
export const IdenticalTokens = error(1201, 'IdenticalTokens', 'The two tokens must be different');
export const LockTooLong = error(1202, 'LockTooLong', 'Liquidity can be locked for at most 100 years');
export const LiquidityTooSmall = error(1203, 'LiquidityTooSmall', 'The amounts are too small for this pool');
export const PoolNotFound = error(1204, 'PoolNotFound', 'There is no pool of these two tokens');
export const SlippageExceeded = error(1205, 'SlippageExceeded', 'The result is worse than the least that is accepted', {
  retryable: true,
});
export const InsufficientLp = error(1206, 'InsufficientLp', 'The account has less liquidity than that');
export const LpLocked = error(1207, 'LpLocked', 'The liquidity is locked');
export const InsufficientLiquidity = error(
  1208,
  'InsufficientLiquidity',
  'The pool cannot give that much, or so little',
);
export const PriceImpactTooHigh = error(
  1209,
  'PriceImpactTooHigh',
  'The swap would move the price by half or more: swap less, or set opts.force',
);
export const NoRoute = error(1210, 'NoRoute', 'No pools lead from one token to the other');
export const PairReserved = error(1211, 'PairReserved', 'The pair is reserved for a presale until that has ended');
export const LockTooShort = error(1212, 'LockTooShort', 'A lock must end later than now, and can only be made longer');
export const TokenHalted = error(1213, 'TokenHalted', 'A token on the way is paused, or frozen for the pools', {
  retryable: true,
});
export const TooManyLocks = error(
  1214,
  'TooManyLocks',
  'More locks than one operation extends: extend those that matter by their numbers, with ExtendLpLock',
);
