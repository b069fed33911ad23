/** Errors about proposals (codes 2400 to 2410; 2401 and 2402 are defined with the chain parameters). */

import { error, told } from '../../runtime/sdk.js';

export { ParameterOutOfBounds, UnknownParameter } from '../../runtime/sdk.js';

export const InvalidProposal = error(
  2400,
  'InvalidProposal',
  'The proposal lacks a field of its type, or has one of another',
  { details: told('field', 'reason') },
);
export const TreasuryInsufficient = error(
  2403,
  'TreasuryInsufficient',
  'A proposal pays at most a tenth of what the treasury holds',
  { details: { ...told('amount', 'max'), balance: 'Raw native units that the treasury has' } },
);
export const ProposalNotFound = error(2404, 'ProposalNotFound', 'There is no proposal with this id', {
  details: { proposal_id: 'Number that no proposal has' },
});
export const NotActive = error(2405, 'NotActive', 'The proposal is no longer voted on', { details: told('status') });
export const NoVotingPower = error(2406, 'NoVotingPower', 'The account had bonded nothing when the proposal was made');
export const NotApproved = error(2407, 'NotApproved', 'Only an approved proposal can be executed', {
  details: told('status'),
});
export const TimelockNotElapsed = error(2408, 'TimelockNotElapsed', 'The proposal can be executed later', {
  retryable: true,
  details: {
    until: 'From when it is possible, in Unix seconds',
    ready_at: 'From when it is possible, in Unix seconds',
  },
});
export const Expired = error(2409, 'Expired', 'The proposal was not executed in time', {
  details: { ...told('valid_until', 'height'), expired_at_height: 'Last height at which it could be carried out' },
});
export const NotProposer = error(2410, 'NotProposer', 'Only the proposer may cancel the proposal');

export const ContentDiffers = error(2411, 'ContentDiffers', 'The proposal has another content than the voter named', {
  details: { content_hash: 'Hash of the content on the chain: read it again' },
});
