/**
 * DAOs: accounts that act by decisions of token holders. Read this first; proposal.ts derives the status of a proposal.
 */

import { closeDue, forgetVotes } from './close.js';
import { CreateDao, DaoDeposit } from './create.js';
import { DaoCancel, DaoExecute } from './execute.js';
import { getDao, getDaoProposal, listDaoProposals, listDaos } from './methods.js';
import { daoPort } from './port.js';
import { DaoPropose } from './propose.js';
import { dao } from './shape.js';
import { DaoVote, DaoVoteContent } from './vote.js';

export * from './errors.js';

export default dao.define({
  operations: { CreateDao, DaoPropose, DaoVote, DaoVoteContent, DaoExecute, DaoCancel, DaoDeposit },
  methods: { getDao, listDaos, getDaoProposal, listDaoProposals },

  indexes: {
    daosCreated: { on: 'DaoCreated', keys: ['creator'], about: 'DAOs that an account created.' },
    daosOfToken: { on: 'DaoCreated', keys: ['token_mint'], about: 'DAOs whose token this is.' },
    daoVotes: { on: 'DaoVoted', keys: ['dao_address', 'proposal_id'], about: 'Votes on a proposal of a DAO.' },
    daoVotesOf: { on: 'DaoVoted', keys: ['voter'], about: 'Votes of an account in all DAOs.' },
    daoDeposits: { on: 'DaoDeposited', keys: ['dao_address'], about: 'What a DAO was given by DaoDeposit.' },
  },

  parameters: {
    min_voting_period_blocks: {
      about: 'Least blocks for which a DAO votes on a proposal',
      cell: 'minVotingPeriod',
      fixed: true,
    },
    kept_blocks: {
      about: 'Blocks for which the votes on a proposal are kept after its vote is over',
      cell: 'keptBlocks',
      min: 1_000,
      max: 15_768_000,
    },
  },

  hooks: {
    blockEnd(c) {
      closeDue(c);
      forgetVotes(c);
      return undefined;
    },
  },

  provides: [dao.provide(daoPort, { daoOf: ({ state }, address) => state.daos.get(address) })],
});
