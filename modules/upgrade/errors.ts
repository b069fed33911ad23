/** Errors of upgrade plans (codes 2300 to 2308). */

import { error, sharedDetails } from '../../runtime/sdk.js';

export const NotUpgradeAuthority = error(
  2300,
  'NotUpgradeAuthority',
  'This account may not schedule or cancel upgrades',
  { details: sharedDetails('required') },
);
export const ChecksumRequired = error(
  2301,
  'ChecksumRequired',
  'Each file of a plan needs an https or ipfs URL and its SHA-256',
  { details: { ...sharedDetails('reason'), platform: 'Platform of the file' } },
);
export const PlanExists = error(2302, 'PlanExists', 'There is already an active plan, or a plan of this name', {
  details: { ...sharedDetails('plan_id', 'status'), name: 'Name of the existing plan' },
});
export const HeightTooSoon = error(2303, 'HeightTooSoon', 'The target height is too soon: choose a later one', {
  details: sharedDetails('min', 'got'),
});
export const PlanNotFound = error(2304, 'PlanNotFound', 'There is no plan with this id', {
  details: sharedDetails('plan_id'),
});
export const TooLate = error(2305, 'TooLate', 'The plan is decided and can no longer be cancelled', {
  details: { ...sharedDetails('status'), target_height: 'Target height of the plan' },
});
export const NotVoting = error(2306, 'NotVoting', 'The plan is not open for voting', {
  details: sharedDetails('status'),
});
export const NotValidator = error(
  2307,
  'NotValidator',
  'Only accounts that were validators when the plan was scheduled may vote on it',
  {
    details: sharedDetails('address'),
  },
);
export const VotingNotUsed = error(
  2308,
  'VotingNotUsed',
  'There is no vote on this chain: the upgrade authority decides alone',
);

export const ContentDiffers = error(
  2309,
  'ContentDiffers',
  'The plan has a different content than the hash in the vote',
  {
    details: { content_hash: 'Hash of the actual content: read the plan again' },
  },
);
