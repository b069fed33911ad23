/** Errors of presales (codes 1500 to 1515). */

import { error, told } from '../../runtime/sdk.js';

export const InvalidCaps = error(
  1500,
  'InvalidCaps',
  'Caps must be 0 < soft ≤ hard with soft at least a quarter of hard, and 0 < min ≤ max ≤ hard with tokens for the least contribution',
  { details: told('field') },
);
export const InvalidTimes = error(
  1501,
  'InvalidTimes',
  'A presale starts within 30 days and lasts an hour (a minute on test networks) to 90 days',
  {
    details: {
      ...told('field'),
      now: 'Time of the block, in Unix seconds',
      shortest: 'Shortest that it may last, in seconds',
      longest: 'Longest that it may last, in seconds',
    },
  },
);
export const InvalidLiquidity = error(
  1502,
  'InvalidLiquidity',
  'Liquidity is 51 to 100 % of what is raised, at 50 to 100 % of the rate, locked for 30 days to 100 years',
  { details: told('field', 'reason', 'min', 'max', 'got') },
);
export const TokenNotEligible = error(1503, 'TokenNotEligible', 'The token cannot be in a presale', {
  details: told('reason'),
});
export const CapExceeded = error(1504, 'CapExceeded', 'The contribution exceeds what is left of the hard cap', {
  details: told('remaining'),
});
export const NotActive = error(1505, 'NotActive', 'The presale takes no contributions now', {
  details: told('status'),
});
export const BelowMin = error(
  1506,
  'BelowMin',
  'The contribution is below the least that is taken, and is not exactly what is left of the hard cap',
  { details: told('min', 'remaining') },
);
export const AboveMax = error(1507, 'AboveMax', 'An account may not contribute that much in all', {
  details: { ...told('max'), paid: 'Raw units that the account has paid before' },
});
export const NotWhitelisted = error(1508, 'NotWhitelisted', 'The presale is for listed accounts only');
export const NotSucceeded = error(1509, 'NotSucceeded', 'Only a presale that succeeded can be finalized', {
  details: told('status', 'raised', 'soft_cap'),
});
export const AlreadyFinalized = error(1510, 'AlreadyFinalized', 'The presale is finalized already');
export const NotRefundable = error(1511, 'NotRefundable', 'The presale gives nothing back in this state', {
  details: told('status'),
});
export const PresaleNotFound = error(1512, 'PresaleNotFound', 'There is no such presale', {
  details: { presale_id: 'Number that no presale has' },
});
export const NothingToRefund = error(1513, 'NothingToRefund', 'The account has nothing to get back');
export const NothingToClaim = error(1514, 'NothingToClaim', 'No tokens are due to the account now', {
  details: {
    next_release_at: 'When the next one can be claimed, in Unix seconds; null for none',
    claimed: 'Raw units that were delivered',
    tokens: 'Raw units that were bought',
  },
});
export const NotCancellable = error(
  1515,
  'NotCancellable',
  'A presale can be cancelled until it ends or reaches its soft cap',
  { details: told('status', 'raised', 'soft_cap') },
);
