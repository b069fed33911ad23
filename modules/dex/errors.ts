/** Errors about pools (codes 1200 to 1214). */

import { error, told } from '../../runtime/sdk.js';

export const PoolExists = error(1200, 'PoolExists', 'There is a pool of these two tokens already', {
  details: { pool: 'Address of the pool that there is' },
});
export const IdenticalTokens = error(1201, 'IdenticalTokens', 'The two tokens must be different');
export const LockTooLong = error(1202, 'LockTooLong', 'Liquidity can be locked for at most 100 years', {
  details: { ...told('field', 'reason', 'min', 'max', 'got'), max_seconds: 'Longest that a lock lasts, in seconds' },
});
export const LiquidityTooSmall = error(1203, 'LiquidityTooSmall', 'The amounts are too small for this pool', {
  details: {
    liquidity: 'Raw units of shares that it would make',
    more_than: 'Raw units of shares that it has to exceed',
    amount_a: 'Raw units of the first token',
    amount_b: 'Raw units of the second token',
  },
});
export const PoolNotFound = error(1204, 'PoolNotFound', 'There is no pool of these two tokens', {
  details: {
    token_a: 'Mint address of the first token',
    token_b: 'Mint address of the second token',
    pool_address: 'Address at which there is no pool',
  },
});
export const SlippageExceeded = error(1205, 'SlippageExceeded', 'The result is worse than the least that is accepted', {
  retryable: true,
  details: told('expected', 'min', 'amount'),
});
export const InsufficientLp = error(1206, 'InsufficientLp', 'The account has less liquidity than that', {
  details: told('have', 'need'),
});
export const LpLocked = error(1207, 'LpLocked', 'The liquidity is locked', {
  details: { ...told('unlock_at', 'free', 'need'), after: 'Raw units of shares that would be left' },
});
export const InsufficientLiquidity = error(
  1208,
  'InsufficientLiquidity',
  'The pool cannot give that much, or so little',
  {
    details: {
      ...told('amount'),
      hop: 'Which pool of the route, from 0',
      amount_in: 'Raw units that go in',
      reserve_in: 'Raw units of that token in the pool',
      routes: 'How many routes there are',
    },
  },
);
export const PriceImpactTooHigh = error(
  1209,
  'PriceImpactTooHigh',
  'The swap would move the price by half or more: swap less, or set opts.force',
  { details: { price_impact_bps: 'How far the swap moves the price, in basis points' } },
);
export const NoRoute = error(1210, 'NoRoute', 'No pools lead from one token to the other', {
  details: { from: 'Token that goes in', to: 'Token that comes out' },
});
export const PairReserved = error(1211, 'PairReserved', 'The pair is reserved for a presale until that has ended');
export const LockTooShort = error(1212, 'LockTooShort', 'A lock must end later than now, and can only be made longer', {
  details: {
    ...told('unlock_at', 'reason'),
    ends_at: 'When the lock ends, in Unix seconds',
    now: 'Time of the block, in Unix seconds',
  },
});
export const TokenHalted = error(1213, 'TokenHalted', 'A token on the way is paused, or frozen for the pools', {
  retryable: true,
  details: told('token'),
});
export const TooManyLocks = error(
  1214,
  'TooManyLocks',
  'More locks than one operation extends: extend those that matter by their numbers, with ExtendLpLock',
  { details: told('max') },
);
