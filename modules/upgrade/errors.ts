/** Errors of upgrade plans (codes 2300 to 2308). */

import { error, told } from '../../runtime/sdk.js';

export const NotUpgradeAuthority = error(
  2300,
  'NotUpgradeAuthority',
  'This account may not schedule or cancel upgrades',
  { details: told('required') },
);
export const ChecksumRequired = error(
  2301,
  'ChecksumRequired',
  'Every file of a plan needs an https or ipfs address and the SHA-256 that it must have',
  { details: { ...told('reason'), platform: 'Which of the files it is' } },
);
export const PlanExists = error(2302, 'PlanExists', 'There is a live plan, or one of this name', {
  details: { ...told('plan_id', 'status'), name: 'Name of the plan that there is' },
});
export const HeightTooSoon = error(2303, 'HeightTooSoon', 'The height of the upgrade is too soon', {
  details: told('min', 'got'),
});
export const PlanNotFound = error(2304, 'PlanNotFound', 'There is no plan with this id', { details: told('plan_id') });
export const TooLate = error(2305, 'TooLate', 'The plan is decided: it can no longer be cancelled', {
  details: { ...told('status'), target_height: 'Height of the upgrade' },
});
export const NotVoting = error(2306, 'NotVoting', 'The plan is not voted on any more', { details: told('status') });
export const NotValidator = error(2307, 'NotValidator', 'Only validators at the time of scheduling vote on a plan', {
  details: told('address'),
});
export const VotingNotUsed = error(2308, 'VotingNotUsed', 'On this chain the upgrade authority decides alone');

export const ContentDiffers = error(2309, 'ContentDiffers', 'The plan has another content than the validator named', {
  details: { content_hash: 'Hash of the content on the chain: read it again' },
});
