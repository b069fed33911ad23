/** Errors of staking pools (codes 2100 to 2109). */

import { error, told } from '../../runtime/sdk.js';

export const InvalidPoolParams = error(2100, 'InvalidPoolParams', 'A parameter of the pool is not as it must be', {
  details: told('field', 'reason', 'min', 'max', 'got'),
});
export const PoolNotFound = error(2101, 'PoolNotFound', 'There is no staking pool at this address', {
  details: {
    token_a: 'Mint address of the first token',
    token_b: 'Mint address of the second token',
    pool_address: 'Address at which there is no pool',
  },
});
export const CapacityExceeded = error(2102, 'CapacityExceeded', 'The pool would hold more than its capacity', {
  details: { ...told('room'), capacity: 'Most raw units that the pool holds' },
});
export const UserCapExceeded = error(
  2103,
  'UserCapExceeded',
  'The account would have more in the pool than each may have',
  { details: { ...told('room'), per_user_cap: 'Most raw units of one account' } },
);
export const Locked = error(2104, 'Locked', 'That much is not unlocked yet', { details: told('unlock_at') });
export const InsufficientStake = error(2105, 'InsufficientStake', 'The account has less than that in the pool', {
  details: told('have', 'need'),
});
export const PoolClosed = error(2106, 'PoolClosed', 'The pool is closed');
export const NothingToClaim = error(
  2107,
  'NothingToClaim',
  'The account has earned nothing in the pool that it could claim',
  {
    details: {
      next_release_at: 'When the next one can be claimed, in Unix seconds; null for none',
      claimed: 'Raw units that were delivered',
      tokens: 'Raw units that were bought',
    },
  },
);
export const PoolHasStakers = error(
  2108,
  'PoolHasStakers',
  'A pool is closed when nobody has anything in it any more',
  { details: { stakers: 'How many accounts have something staked', total_staked: 'Raw units that are staked' } },
);
export const TooManyLots = error(
  2109,
  'TooManyLots',
  'The account has as many locked deposits in the pool as it may have',
  { details: { ...told('max'), next_unlock_at: 'When the next deposit is unlocked, in Unix seconds' } },
);
