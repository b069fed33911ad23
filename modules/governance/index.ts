/** Governance: proposals about parameters, the treasury and contract safety, decided by stake. Read this first. */

import { blockEnd } from './close.js';
import { CreateProposal } from './create.js';
import { CancelProposal, ExecuteProposal } from './execute.js';
import { getProposal, listProposals } from './methods.js';
import { governance } from './shape.js';
import { VoteProposal, VoteProposalContent } from './vote.js';

export * from './errors.js';

export default governance.define({
  operations: { CreateProposal, VoteProposal, VoteProposalContent, ExecuteProposal, CancelProposal },
  methods: { getProposal, listProposals },
  indexes: {
    proposalVotes: { on: 'ProposalVoted', keys: ['proposal_id'], about: 'Votes on a proposal, as cast.' },
    votesOf: { on: 'ProposalVoted', keys: ['voter'], about: 'Votes cast by an account.' },
  },
  parameters: {
    voting_blocks: { about: 'Length of a vote in blocks', cell: 'votingBlocks', min: 300, max: 1_296_000 },
    quorum_bps: {
      about: 'Quorum: part of the bonded stake that must vote, in basis points',
      cell: 'quorumBps',
      min: 1_000,
      max: 6_700,
    },
    kept_blocks: {
      about: 'Number of blocks for which votes on a proposal are kept after the vote ends',
      cell: 'keptBlocks',
      min: 1_000,
      max: 15_768_000,
    },
    timelock_s: { about: 'Seconds between approval and execution', cell: 'timelock', fixed: true },
  },
  hooks: { blockEnd },
});
