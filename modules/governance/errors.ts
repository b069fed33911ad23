/** Errors about proposals (codes 2400 to 2410; 2401 and 2402 are defined with the chain parameters). */

import { error, sharedDetails } from '../../runtime/sdk.js';

export { ParameterOutOfBounds, UnknownParameter } from '../../runtime/sdk.js';

export const InvalidProposal = error(
  2400,
  'InvalidProposal',
  'The proposal lacks a field of its type, or has a field of another type',
  { details: sharedDetails('field', 'reason') },
);
export const TreasuryInsufficient = error(
  2403,
  'TreasuryInsufficient',
  'A proposal can pay at most a tenth of the treasury: lower the amount',
  { details: { ...sharedDetails('amount', 'max'), balance: 'Balance of the treasury in raw native units' } },
);
export const ProposalNotFound = error(2404, 'ProposalNotFound', 'There is no proposal with this id', {
  details: { proposal_id: 'The unknown proposal number' },
});
export const NotActive = error(2405, 'NotActive', 'The proposal is not open for voting', {
  details: sharedDetails('status'),
});
export const NoVotingPower = error(
  2406,
  'NoVotingPower',
  'The account had no bonded stake when the epoch of the proposal began; new stake counts for proposals of later epochs',
);
export const NotApproved = error(2407, 'NotApproved', 'Only an approved proposal can be executed', {
  details: sharedDetails('status'),
});
export const TimelockNotElapsed = error(
  2408,
  'TimelockNotElapsed',
  'The proposal cannot be executed yet: wait until its timelock has elapsed',
  {
    retryable: true,
    details: {
      until: 'Earliest time of execution, in Unix seconds',
      ready_at: 'Earliest time of execution, in Unix seconds',
    },
  },
);
export const Expired = error(2409, 'Expired', 'The proposal was not executed in time: propose it again', {
  details: {
    ...sharedDetails('valid_until', 'height'),
    expired_at_height: 'Last height at which it could be executed',
  },
});
export const NotProposer = error(2410, 'NotProposer', 'Only the proposer may cancel the proposal');

export const ContentDiffers = error(
  2411,
  'ContentDiffers',
  'The proposal has a different content than the hash in the vote',
  {
    details: { content_hash: 'Hash of the actual content: read the proposal again' },
  },
);
