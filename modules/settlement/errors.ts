/** Errors of settlement (codes 2900 to 2911). */

import { error } from '../../runtime/sdk.js';

export const OrderNotFound = error(2900, 'OrderNotFound', 'There is no order of this number', {
  details: { order_id: 'Number that no order has' },
});
export const NotOpen = error(2901, 'NotOpen', 'The order is in another state', {
  details: { status: 'State in which the order is' },
});
export const BelowMinimum = error(2902, 'BelowMinimum', 'That is less than the order asks for at least', {
  details: { min: 'Least that is taken, raw units of the buy token' },
});
export const DeadlinePassed = error(2903, 'DeadlinePassed', 'The deadline of the order has passed', {
  details: {
    now: 'Time of the block in unix seconds, where the order was to be made',
    deadline: 'End of the order in unix seconds, where it was to be matched',
  },
});
export const NotMarketMaker = error(
  2904,
  'NotMarketMaker',
  'Only an account with a bond fills orders: RegisterMarketMaker',
);
export const TierNotAllowed = error(
  2905,
  'TierNotAllowed',
  'The order is for makers of other tiers, for good or for its first blocks',
  {
    details: {
      tier: 'Tier of the sender',
      lowest: 'Last tier that may match it in this block',
      created_block: 'Block in which the order was made, from which its exclusive blocks count',
    },
  },
);
export const NotOrderOwner = error(2906, 'NotOrderOwner', 'Only who made the order can do that', {
  details: { owner: 'Account that made it' },
});
export const BondTooSmall = error(2907, 'BondTooSmall', 'The bond is smaller than the tier needs, or than it was', {
  details: { needed: 'Least bond that is taken now, raw native units' },
});
export const LimitTooLarge = error(2908, 'LimitTooLarge', 'An order waits for 30 days at most', {
  details: { latest: 'Latest deadline that is taken now, in unix seconds' },
});
export const BondLocked = error(2909, 'BondLocked', 'The bond is locked for 21 days after its maker gave up', {
  details: { withdraw_at: 'When it can be withdrawn, in unix seconds' },
});
export const OwnOrder = error(2910, 'OwnOrder', 'A maker does not fill orders of his own');
export const SameToken = error(2911, 'SameToken', 'A token is not sold for itself');
