/** Errors about DAOs (codes 2600 to 2614). */

import { error, told } from '../../runtime/sdk.js';

const bounds = told('field', 'reason', 'min', 'max', 'got');

export const InvalidConfig = error(2600, 'InvalidConfig', 'A field of the DAO is not as it must be', {
  details: bounds,
});
export const DaoNotFound = error(2601, 'DaoNotFound', 'There is no DAO of this address', { details: told('address') });
export const BelowProposalThreshold = error(
  2602,
  'BelowProposalThreshold',
  'The account holds less of the token than it takes to propose',
  { details: told('have', 'need') },
);
export const InvalidProposalType = error(
  2603,
  'InvalidProposalType',
  'A proposal is "text", or has operations (1 to 32, of at most 16 KiB), a config or a treasury payment',
  { details: { ...bounds, ...told('index'), operation: 'Name of the operation that no other account may run' } },
);
export const ProposalNotFound = error(2604, 'ProposalNotFound', 'The DAO has no proposal of this number', {
  details: { proposal_id: 'Number that no proposal has' },
});
export const NotActive = error(2605, 'NotActive', 'The proposal is not voted on now', {
  details: {
    ...told('status'),
    start_height: 'First height of the vote',
    end_height: 'Last height of the vote',
  },
});
export const AlreadyVoted = error(2606, 'AlreadyVoted', 'The account has voted on this proposal: a vote is final');
export const NoVotingPower = error(
  2607,
  'NoVotingPower',
  'The account held nothing of the token when the vote was about to begin',
  { details: { snapshot_height: 'Block at whose end balances count' } },
);
export const InvalidVote = error(2608, 'InvalidVote', 'A vote is for, against or abstain (also true, false, 1, 0, 2)', {
  details: told('got'),
});
export const NotSucceeded = error(2609, 'NotSucceeded', 'Only a proposal that has passed can be executed', {
  details: told('status'),
});
export const TimelockNotElapsed = error(2610, 'TimelockNotElapsed', 'The proposal can be executed later', {
  retryable: true,
  details: { ready_at: 'From when it is possible, in Unix seconds' },
});
export const Expired = error(2611, 'Expired', 'The proposal was not executed in time: propose it again', {
  details: told('expires_at'),
});
export const ExecutionFailed = error(
  2612,
  'ExecutionFailed',
  'An operation of the proposal is refused: nothing happened, and it can still be executed',
  {
    details: {
      ...told('index'),
      operation: 'Name of the operation that failed',
      error: 'Why it failed: code, name, message and details',
    },
  },
);
export const NotAllowed = error(2613, 'NotAllowed', 'The account may not cancel the proposal now', {
  details: told('status', 'reason'),
});
export const TooManyProposals = error(
  2614,
  'TooManyProposals',
  'The account has as many proposals in this DAO whose vote is not over as one may have',
  { details: told('max') },
);

export const ContentDiffers = error(2615, 'ContentDiffers', 'The proposal has another content than the voter named', {
  details: { content_hash: 'Hash of the content on the chain: read it again' },
});
