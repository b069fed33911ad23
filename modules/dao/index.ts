/**
 * DAOs: accounts that act by decisions of token holders. Read this first; proposal.ts derives the status of a proposal.
 */

import { closeDue, pruneVotes } from './close.js';
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
    daosCreated: { on: 'DaoCreated', keys: ['creator'], about: 'DAOs created by an account.' },
    daosOfToken: { on: 'DaoCreated', keys: ['token_mint'], about: 'DAOs whose holders vote with a token.' },
    daoVotes: { on: 'DaoVoted', keys: ['dao_address', 'proposal_id'], about: 'Votes on a proposal of a DAO.' },
    daoVotesOf: { on: 'DaoVoted', keys: ['voter'], about: 'Votes of an account in all DAOs.' },
    daoDeposits: {
      on: 'DaoDeposited',
      keys: ['dao_address'],
      about: 'Deposits into the treasury of a DAO by DaoDeposit.',
    },
  },

  parameters: {
    min_voting_period_blocks: {
      about: 'Minimum length of a DAO vote in blocks',
      cell: 'minVotingPeriod',
      fixed: true,
    },
    kept_blocks: {
      about: 'Number of blocks for which votes on a proposal are kept after the vote ends',
      cell: 'keptBlocks',
      min: 1_000,
      max: 15_768_000,
    },
  },

  hooks: {
    blockEnd(c) {
      closeDue(c);
      pruneVotes(c);
      return undefined;
    },
  },

  provides: [dao.provide(daoPort, { daoOf: ({ state }, address) => state.daos.get(address) })],
});
