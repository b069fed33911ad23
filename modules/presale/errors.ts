/** What can be refused about presales (codes 1500 to 1515). */

import { error } from '../../runtime/sdk.js';

export const InvalidCaps = error(
  1500,
  'InvalidCaps',
  'Caps must be 0 < soft ≤ hard with soft at least a quarter of hard, and 0 < min ≤ max ≤ hard with tokens for the least contribution',
);
export const InvalidTimes = error(
  1501,
  'InvalidTimes',
  'A presale starts within 30 days and lasts an hour (a minute on test networks) to 90 days',
);
export const InvalidLiquidity = error(
  1502,
  'InvalidLiquidity',
  'Liquidity is 51 to 100 % of what is raised, at 50 to 100 % of the rate, locked for 30 days to 100 years',
);
export const TokenNotEligible = error(1503, 'TokenNotEligible', 'The token cannot be in a presale');
export const CapExceeded = error(1504, 'CapExceeded', 'The contribution exceeds what is left of the hard cap');
export const NotActive = error(1505, 'NotActive', 'The presale takes no contributions now');
export const BelowMin = error(
  1506,
  'BelowMin',
  'The contribution is below the least that is taken, and is not exactly what is left of the hard cap',
);
export const AboveMax = error(1507, 'AboveMax', 'An account may not contribute that much in all');
export const NotWhitelisted = error(1508, 'NotWhitelisted', 'The presale is for listed accounts only');
export const NotSucceeded = error(1509, 'NotSucceeded', 'Only a presale that succeeded can be finalized');
export const AlreadyFinalized = error(1510, 'AlreadyFinalized', 'The presale is finalized already');
export const NotRefundable = error(1511, 'NotRefundable', 'The presale gives nothing back in this state');
export const PresaleNotFound = error(1512, 'PresaleNotFound', 'There is no such presale');
export const NothingToRefund = error(1513, 'NothingToRefund', 'The account has nothing to get back');
export const NothingToClaim = error(1514, 'NothingToClaim', 'No tokens are due to the account now');
export const NotCancellable = error(
  1515,
  'NotCancellable',
  'A presale can be cancelled until it ends or reaches its soft cap',
);
