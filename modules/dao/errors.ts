/** Errors about DAOs (codes 2600 to 2614). */

import { error, sharedDetails } from '../../runtime/sdk.js';

const bounds = sharedDetails('field', 'reason', 'min', 'max', 'got');

export const InvalidConfig = error(2600, 'InvalidConfig', 'A field of the DAO is invalid', {
  details: bounds,
});
export const DaoNotFound = error(2601, 'DaoNotFound', 'There is no DAO with this address', {
  details: sharedDetails('address'),
});
export const BelowProposalThreshold = error(
  2602,
  'BelowProposalThreshold',
  'The account holds less of the token than a proposal requires',
  { details: sharedDetails('have', 'need') },
);
export const InvalidProposalType = error(
  2603,
  'InvalidProposalType',
  'A proposal must be "text", or have operations (1 to 32, at most 16 KiB), a config or a treasury payment',
  {
    details: {
      ...bounds,
      ...sharedDetails('index'),
      operation: 'Name of the operation that a proposal cannot contain',
    },
  },
);
export const ProposalNotFound = error(2604, 'ProposalNotFound', 'The DAO has no proposal with this number', {
  details: { proposal_id: 'The unknown proposal number' },
});
export const NotActive = error(2605, 'NotActive', 'The proposal is not open for voting', {
  details: {
    ...sharedDetails('status'),
    start_height: 'First block of the vote',
    end_height: 'Last block of the vote',
  },
});
export const AlreadyVoted = error(
  2606,
  'AlreadyVoted',
  'The account has already voted on this proposal, and votes are final',
);
export const NoVotingPower = error(
  2607,
  'NoVotingPower',
  'The account held none of the token at the snapshot of the vote',
  { details: { snapshot_height: 'Height of the block at whose end balances are counted' } },
);
export const InvalidVote = error(2608, 'InvalidVote', 'A vote is for, against or abstain (or true, false, 1, 0, 2)', {
  details: sharedDetails('got'),
});
export const NotSucceeded = error(2609, 'NotSucceeded', 'Only a proposal that has passed can be executed', {
  details: sharedDetails('status'),
});
export const TimelockNotElapsed = error(
  2610,
  'TimelockNotElapsed',
  'The proposal cannot be executed yet: wait until its timelock has elapsed',
  {
    retryable: true,
    details: { ready_at: 'Earliest time of execution, in Unix seconds' },
  },
);
export const Expired = error(2611, 'Expired', 'The proposal was not executed in time: propose it again', {
  details: sharedDetails('expires_at'),
});
export const ExecutionFailed = error(
  2612,
  'ExecutionFailed',
  'An operation of the proposal fails: nothing was changed, and the proposal can still be executed',
  {
    details: {
      ...sharedDetails('index'),
      operation: 'Name of the operation that failed',
      error: 'Why it failed: code, name, message and details',
    },
  },
);
export const NotAllowed = error(2613, 'NotAllowed', 'The account may not cancel the proposal', {
  details: sharedDetails('status', 'reason'),
});
export const TooManyProposals = error(
  2614,
  'TooManyProposals',
  'The account has the maximum number of open proposals in this DAO: wait until one of their votes ends',
  { details: sharedDetails('max') },
);

export const ContentDiffers = error(
  2615,
  'ContentDiffers',
  'The proposal has a different content than the hash in the vote',
  {
    details: { content_hash: 'Hash of the actual content: read the proposal again' },
  },
);
