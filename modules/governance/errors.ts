/** What can be refused about proposals (codes 2400 to 2410; 2401 and 2402 are those of the chain parameters). */

import { error } from '../../runtime/sdk.js';

export { ParameterOutOfBounds, UnknownParameter } from '../../runtime/sdk.js';

export const InvalidProposal = error(
  2400,
  'InvalidProposal',
  'The proposal lacks a field of its type, or has one of another',
);
export const TreasuryInsufficient = error(
  2403,
  'TreasuryInsufficient',
  'A proposal pays at most a tenth of what the treasury holds',
);
export const ProposalNotFound = error(2404, 'ProposalNotFound', 'There is no proposal with this id');
export const NotActive = error(2405, 'NotActive', 'The proposal is no longer voted on');
export const NoVotingPower = error(2406, 'NoVotingPower', 'The account had bonded nothing when the proposal was made');
export const NotApproved = error(2407, 'NotApproved', 'Only an approved proposal can be executed');
export const TimelockNotElapsed = error(2408, 'TimelockNotElapsed', 'The proposal can be executed later', {
  retryable: true,
});
export const Expired = error(2409, 'Expired', 'The proposal was not executed in time');
export const NotProposer = error(2410, 'NotProposer', 'Only the proposer may cancel the proposal');
