/** Errors about pools (codes 1200 to 1214). */

import { error, sharedDetails } from '../../runtime/sdk.js';

export const PoolExists = error(1200, 'PoolExists', 'A pool of these two tokens already exists', {
  details: { pool: 'Address of the existing pool' },
});
export const IdenticalTokens = error(1201, 'IdenticalTokens', 'The two tokens must be different');
export const LockTooLong = error(1202, 'LockTooLong', 'Liquidity can be locked for at most 100 years', {
  details: {
    ...sharedDetails('field', 'reason', 'min', 'max', 'got'),
    max_seconds: 'Maximum duration of a lock in seconds',
  },
});
export const LiquidityTooSmall = error(1203, 'LiquidityTooSmall', 'The amounts are too small for this pool', {
  details: {
    liquidity: 'LP tokens that it would mint, in raw units',
    more_than: 'Raw units of LP tokens that it must exceed',
    amount_a: 'Raw units of the first token',
    amount_b: 'Raw units of the second token',
  },
});
export const PoolNotFound = error(1204, 'PoolNotFound', 'There is no pool of these two tokens', {
  details: {
    token_a: 'Mint address of the first token',
    token_b: 'Mint address of the second token',
    pool_address: 'The address in the request',
  },
});
export const SlippageExceeded = error(
  1205,
  'SlippageExceeded',
  'The result is below the minimum of the caller: lower the minimum or try again',
  {
    retryable: true,
    details: sharedDetails('expected', 'min', 'amount'),
  },
);
export const InsufficientLp = error(1206, 'InsufficientLp', 'The account has fewer LP tokens than requested', {
  details: sharedDetails('have', 'need'),
});
export const LpLocked = error(1207, 'LpLocked', 'The liquidity is locked', {
  details: {
    ...sharedDetails('unlock_at', 'free', 'need'),
    after: 'End of the last known lock in Unix seconds; more LP tokens unlock after it',
  },
});
export const InsufficientLiquidity = error(
  1208,
  'InsufficientLiquidity',
  'The pool cannot fill the swap: the amount is too large for its reserves, or too small for any output',
  {
    details: {
      ...sharedDetails('amount'),
      hop: 'Index of the pool in the route, counted from 0',
      amount_in: 'Input amount in raw units',
      reserve_in: 'Reserve of the input token in the pool, in raw units',
      routes: 'Number of routes found',
    },
  },
);
export const PriceImpactTooHigh = error(
  1209,
  'PriceImpactTooHigh',
  'The swap would move the price by half or more: swap less, or set opts.force',
  { details: { price_impact_bps: 'Price impact of the swap in basis points' } },
);
export const NoRoute = error(1210, 'NoRoute', 'There is no route of pools between the two tokens', {
  details: { from: 'Mint address of the input token', to: 'Mint address of the output token' },
});
export const PairReserved = error(1211, 'PairReserved', 'The pair is reserved until the end of a presale');
export const LockTooShort = error(1212, 'LockTooShort', 'A lock must end later than now, and can only be extended', {
  details: {
    ...sharedDetails('unlock_at', 'reason'),
    ends_at: 'End of the lock in Unix seconds',
    now: 'Time of the block, in Unix seconds',
  },
});
export const TokenHalted = error(1213, 'TokenHalted', 'A token of the route is paused, or frozen for the pools', {
  retryable: true,
  details: sharedDetails('token'),
});
export const TooManyLocks = error(
  1214,
  'TooManyLocks',
  'There are too many locks to extend in one operation: extend them one by one with ExtendLpLock',
  { details: sharedDetails('max') },
);
