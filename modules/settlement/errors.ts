/** Errors of settlement (codes 2900 to 2911). */

import { error } from '../../runtime/sdk.js';

export const OrderNotFound = error(2900, 'OrderNotFound', 'There is no order with this number', {
  details: { order_id: 'The unknown order number' },
});
export const NotOpen = error(2901, 'NotOpen', 'The status of the order does not allow this', {
  details: { status: 'Status of the order' },
});
export const BelowMinimum = error(2902, 'BelowMinimum', 'The amount is below the minimum of the order: offer more', {
  details: { min: 'Minimum of the order in raw units of the buy token' },
});
export const DeadlinePassed = error(2903, 'DeadlinePassed', 'The deadline has passed', {
  details: {
    now: 'Time of the block in Unix seconds; when an order is created',
    deadline: 'Deadline of the order in Unix seconds; when an order is matched',
  },
});
export const NotMarketMaker = error(
  2904,
  'NotMarketMaker',
  'Only a market maker with a bond can do this: post one with RegisterMarketMaker',
);
export const TierNotAllowed = error(
  2905,
  'TierNotAllowed',
  'The order is not open to the tier of the sender, permanently or in its first blocks',
  {
    details: {
      tier: 'Tier of the sender',
      lowest: 'Lowest tier (highest number) that may match the order in this block',
      created_block: 'Block that created the order, from which its exclusive blocks count',
    },
  },
);
export const NotOrderOwner = error(2906, 'NotOrderOwner', 'Only the owner of the order may do this', {
  details: { owner: 'Owner of the order' },
});
export const BondTooSmall = error(
  2907,
  'BondTooSmall',
  'The bond is below the minimum of the tier, or below the existing bond',
  {
    details: { needed: 'Minimum bond in raw native units' },
  },
);
export const LimitTooLarge = error(
  2908,
  'LimitTooLarge',
  'The deadline is too far ahead: an order is open for at most 30 days',
  {
    details: { latest: 'Latest possible deadline in Unix seconds' },
  },
);
export const BondLocked = error(2909, 'BondLocked', 'The bond is locked for 21 days after retirement', {
  details: { withdraw_at: 'Earliest withdrawal in Unix seconds' },
});
export const OwnOrder = error(2910, 'OwnOrder', 'A market maker cannot fill its own orders');
export const SameToken = error(2911, 'SameToken', 'The sell token and the buy token are the same');
