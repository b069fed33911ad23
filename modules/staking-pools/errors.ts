/** Errors of staking pools (codes 2100 to 2109). */

import { error, sharedDetails } from '../../runtime/sdk.js';

export const InvalidPoolParams = error(2100, 'InvalidPoolParams', 'A parameter of the pool is invalid', {
  details: sharedDetails('field', 'reason', 'min', 'max', 'got'),
});
export const PoolNotFound = error(2101, 'PoolNotFound', 'There is no staking pool at this address', {
  details: {
    token_a: 'Mint address of the first token',
    token_b: 'Mint address of the second token',
    pool_address: 'The address in the request',
  },
});
export const CapacityExceeded = error(2102, 'CapacityExceeded', 'The stake would exceed the capacity of the pool', {
  details: { ...sharedDetails('room'), capacity: 'Capacity of the pool in raw units' },
});
export const UserCapExceeded = error(
  2103,
  'UserCapExceeded',
  'The stake would exceed the maximum of an account in this pool',
  { details: { ...sharedDetails('room'), per_user_cap: 'Maximum stake of an account in raw units' } },
);
export const Locked = error(2104, 'Locked', 'Part of the amount is still locked', {
  details: sharedDetails('unlock_at'),
});
export const InsufficientStake = error(2105, 'InsufficientStake', 'The account has less staked in the pool', {
  details: sharedDetails('have', 'need'),
});
export const PoolClosed = error(2106, 'PoolClosed', 'The pool is closed');
export const NothingToClaim = error(2107, 'NothingToClaim', 'The account has no rewards to claim in this pool', {
  details: {
    next_release_at: 'Earliest time of the next claim in Unix seconds; null for none',
    claimed: 'Amount delivered so far in raw units',
    tokens: 'Amount bought in raw units',
  },
});
export const PoolHasStakers = error(2108, 'PoolHasStakers', 'A pool can be closed only when nothing is staked in it', {
  details: { stakers: 'Number of accounts with a stake', total_staked: 'Total stake in raw units' },
});
export const TooManyLots = error(
  2109,
  'TooManyLots',
  'The account has the maximum number of locked deposits in this pool: wait until one unlocks',
  { details: { ...sharedDetails('max'), next_unlock_at: 'Time at which the next deposit unlocks, in Unix seconds' } },
);
