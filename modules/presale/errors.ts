/** Errors of presales (codes 1500 to 1515). */

import { error, sharedDetails } from '../../runtime/sdk.js';

export const InvalidCaps = error(
  1500,
  'InvalidCaps',
  'Caps must satisfy 0 < soft ≤ hard with soft at least a quarter of hard, and 0 < min ≤ max ≤ hard, and the minimum contribution must buy at least one raw unit',
  { details: sharedDetails('field') },
);
export const InvalidTimes = error(
  1501,
  'InvalidTimes',
  'A presale must start within 30 days and last from an hour (a minute on test networks) to 90 days',
  {
    details: {
      ...sharedDetails('field'),
      now: 'Time of the block, in Unix seconds',
      shortest: 'Minimum duration in seconds',
      longest: 'Maximum duration in seconds',
    },
  },
);
export const InvalidLiquidity = error(
  1502,
  'InvalidLiquidity',
  'Liquidity must be 51 to 100 % of the raised amount, at 50 to 100 % of the presale rate, locked for 30 days to 100 years',
  { details: sharedDetails('field', 'reason', 'min', 'max', 'got') },
);
export const TokenNotEligible = error(1503, 'TokenNotEligible', 'The token is not eligible for a presale', {
  details: sharedDetails('reason'),
});
export const CapExceeded = error(1504, 'CapExceeded', 'The contribution exceeds the rest of the hard cap: lower it', {
  details: sharedDetails('remaining'),
});
export const NotActive = error(1505, 'NotActive', 'The presale does not accept contributions now', {
  details: sharedDetails('status'),
});
export const BelowMin = error(
  1506,
  'BelowMin',
  'The contribution is below the minimum, and not exactly the rest of the hard cap',
  { details: sharedDetails('min', 'remaining') },
);
export const AboveMax = error(
  1507,
  'AboveMax',
  'The contributions of the account would exceed the maximum of the presale',
  {
    details: { ...sharedDetails('max'), paid: 'Previous contributions of the account in raw units' },
  },
);
export const NotWhitelisted = error(1508, 'NotWhitelisted', 'The presale is restricted to whitelisted accounts');
export const NotSucceeded = error(1509, 'NotSucceeded', 'Only a successful presale can be finalized', {
  details: sharedDetails('status', 'raised', 'soft_cap'),
});
export const AlreadyFinalized = error(1510, 'AlreadyFinalized', 'The presale is already finalized');
export const NotRefundable = error(1511, 'NotRefundable', 'The presale gives no refunds in this status', {
  details: sharedDetails('status'),
});
export const PresaleNotFound = error(1512, 'PresaleNotFound', 'There is no presale with this number', {
  details: { presale_id: 'The unknown presale number' },
});
export const NothingToRefund = error(1513, 'NothingToRefund', 'The account has nothing to refund');
export const NothingToClaim = error(1514, 'NothingToClaim', 'The account has no tokens to claim now', {
  details: {
    next_release_at: 'Earliest time of the next claim in Unix seconds; null for none',
    claimed: 'Amount delivered so far in raw units',
    tokens: 'Amount bought in raw units',
  },
});
export const NotCancellable = error(
  1515,
  'NotCancellable',
  'A presale can be cancelled only before its end and before it reaches the soft cap',
  { details: sharedDetails('status', 'raised', 'soft_cap') },
);
