/** What can be refused about staking pools (codes 2100 to 2109). */

import { error } from '../../runtime/sdk.js';

export const InvalidPoolParams = error(2100, 'InvalidPoolParams', 'A parameter of the pool is not as it must be');
export const PoolNotFound = error(2101, 'PoolNotFound', 'There is no staking pool at this address');
export const CapacityExceeded = error(2102, 'CapacityExceeded', 'The pool would hold more than its capacity');
export const UserCapExceeded = error(
  2103,
  'UserCapExceeded',
  'The account would have more in the pool than each may have',
);
export const Locked = error(2104, 'Locked', 'That much is not unlocked yet');
export const InsufficientStake = error(2105, 'InsufficientStake', 'The account has less than that in the pool');
export const PoolClosed = error(2106, 'PoolClosed', 'The pool is closed');
export const NothingToClaim = error(
  2107,
  'NothingToClaim',
  'The account has earned nothing in the pool that it could claim',
);
export const PoolHasStakers = error(2108, 'PoolHasStakers', 'A pool is closed when nobody has anything in it any more');
export const TooManyLots = error(
  2109,
  'TooManyLots',
  'The account has as many locked deposits in the pool as it may have',
);
