/** Read methods about DAOs and their proposals. */

import { type Address, fn, type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import { InnerOperations } from '../shared/inner.js';
import { previewer, Simulation, Summary } from '../shared/preview.js';
import { nameOf, TokenName } from '../tokens/port.js';
import { Vote } from './ballot.js';
import { Config, GivenConfig } from './config.js';
import { partsOf } from './content.js';
import { DaoNotFound } from './errors.js';
import { Kind, kindOf, Treasury } from './payload.js';
import { Description, type Proposal, ProposalId, quorumOf, Status, statusOf, Title } from './proposal.js';
import { type Dao, DaoAddress, DaoName, dao, daoAt, type Reading, snapshotSupply } from './shape.js';

/** Maximum treasury tokens in a response; anyone may send tokens to a treasury. */
const SHOWN = 100;

const Holding = t.struct({
  mint: t.doc(t.mint, 'Mint address of the token'),
  symbol: t.doc(TokenName, 'Symbol of the token; the mint address of a liquidity token'),
  balance: t.doc(t.amountOf('mint'), 'Balance of the DAO in raw units'),
});

/** Public record of a DAO (definitions 4.17). */
const DaoInfo = t.titled(
  'Dao',
  t.doc(
    t.struct({
      dao_address: DaoAddress,
      name: DaoName,
      token_mint: t.doc(t.mint, 'Mint address of the token whose holders vote'),
      token_symbol: t.doc(TokenName, 'Symbol of that token; the mint address of a liquidity token'),
      mint_authority: t.doc(
        t.option(t.address),
        'Account that can mint more of that token, and so outvote all holders; null for none',
      ),
      config: t.doc(Config, 'Settings of the DAO'),
      creator: t.doc(t.address, 'Account that created the DAO'),
      proposals: t.doc(t.count, 'Number of proposals ever made'),
      treasury: t.doc(
        t.list(Holding, SHOWN),
        'Balances of the treasury, the native token first, at most 100 tokens; chain_getAddressTokens lists all',
      ),
      created_at_height: t.doc(t.height, 'Height of the block that created the DAO'),
    }),
    'A DAO: its token, settings and treasury',
  ),
);

function describe(c: Reading, dao_address: Address, { created_at_height, ...found }: Dao): ValueOf<typeof DaoInfo> {
  const held = c.use.tokens.holdings(dao_address, SHOWN);
  const infos = c.use.tokens.infos([found.token_mint, ...held.map(([mint]) => mint)]);
  const symbolOf = (mint: Hash, i: number) => nameOf(mint, infos[i]!);
  return {
    dao_address,
    ...found,
    token_symbol: symbolOf(found.token_mint, 0),
    mint_authority: infos[0]!.mint_authority,
    treasury: held.map(([mint, balance], i) => ({ mint, symbol: symbolOf(mint, i + 1), balance })),
    created_at_height,
  };
}

export const getDao = dao.method({
  about: 'Returns a DAO with its settings and treasury; null if there is none with this address.',
  cli: { words: 'dao show', flags: { dao_address: 'dao' } },
  cost: { base: 20 },
  signature: fn({ dao_address: DaoAddress }, t.option(DaoInfo)),
  read(c, { dao_address }) {
    const found = c.state.daos.get(dao_address);
    return found ? describe(c, dao_address, found) : null;
  },
});

export const listDaos = dao.method({
  about: 'Lists all DAOs, newest first.',
  cli: 'dao list',
  cost: { base: 1, per: { limit: 20 } },
  signature: fn({ limit: t.limit(), cursor: t.cursor }, t.page('daos', DaoInfo, 'DAOs, newest first')),
  read(c, { limit, cursor }) {
    const { items, next } = c.state.byAge.page([], limit, cursor, 'descending');
    return { items: items.map((address) => describe(c, address, c.state.daos.get(address)!)), next };
  },
});

const summary = {
  dao_address: DaoAddress,
  proposal_id: ProposalId,
  title: Title,
  proposal_type: Kind,
  payload_hash: t.doc(t.hex32, 'Hash of the payload, which cannot change'),
  proposer: t.doc(t.address, 'Account that made the proposal'),
  status: Status,
  created_at_height: t.doc(t.height, 'Height of the block that has the proposal'),
  snapshot_height: t.doc(t.height, 'Height of the block at whose end balances are counted as voting weights'),
  start_height: t.doc(t.height, 'First block of the vote'),
  end_height: t.doc(t.height, 'Last block of the vote'),
  for: t.doc(t.amount, 'Votes for, in raw units of the token'),
  against: t.doc(t.amount, 'Votes against, in raw units of the token'),
  abstain: t.doc(t.amount, 'Abstentions, in raw units of the token'),
  quorum: t.doc(
    t.amount,
    'Quorum: required votes for and abstentions in raw units; before the snapshot, computed from the current supply',
  ),
  approval_bps: t.doc(t.bps(), 'Approval: required votes for as a part of votes for and against, in basis points'),
  voters: t.doc(t.count, 'Number of accounts that have voted'),
  eta: t.doc(t.option(t.time), 'Earliest time of execution in Unix seconds; null until passed, and for a text'),
  expires_at: t.doc(t.option(t.time), 'Latest time of execution in Unix seconds; null until passed, and for a text'),
  executed_at_height: t.doc(t.option(t.height), 'Height of the execution; null if not executed'),
};
const SummaryInfo = t.struct(summary);

function summarize(c: Reading, dao_address: Address, id: number, proposal: Proposal): ValueOf<typeof SummaryInfo> {
  const { rules, stage: _, supply: __, ...shown } = proposal;
  const { title, payload, payload_hash } = c.state.contents.get(dao_address, id)!;
  const supply = snapshotSupply(c, dao_address, proposal);
  return {
    dao_address,
    proposal_id: id,
    title,
    proposal_type: kindOf(payload),
    payload_hash,
    ...shown,
    status: statusOf(proposal, c, supply),
    quorum: quorumOf(proposal, supply),
    approval_bps: rules.approval_bps,
  };
}

/** Public record of a proposal (definitions 4.17). */
const ProposalInfo = t.struct({
  ...summary,
  description: Description,
  operations: t.doc(t.option(InnerOperations), 'Operations that the DAO executes, in order; null for other kinds'),
  config: t.doc(t.option(GivenConfig), 'Settings to change; null for other kinds'),
  treasury: t.doc(t.option(Treasury), 'Payment from the treasury; null for other kinds'),
  summary: t.doc(Summary, 'Description of each operation, one line each'),
  simulation: t.doc(
    t.option(Simulation),
    'Simulation of the operations on the state at the head of this node; null for other kinds, after the end, and if it would take too long',
  ),
  voter: t.doc(
    t.option(
      t.struct({
        address: t.doc(t.address, 'The requested account'),
        vote: t.doc(t.option(Vote), 'Vote of the account; null if it has not voted'),
        weight: t.doc(t.amount, 'Weight of the vote, or the available weight, in raw units'),
      }),
    ),
    'Vote of the requested account; null if no account was given',
  ),
});

const OVER: readonly Status[] = ['Canceled', 'Defeated', 'Expired', 'Executed'];

function voterOf(c: Reading, dao_address: Address, id: number, { snapshot_height, stage }: Proposal, address: Address) {
  const said = c.state.votes.get(dao_address, id, address);
  if (said) return { address, vote: said.vote, weight: said.weight };
  const { token_mint } = daoAt(c, dao_address);
  return {
    address,
    vote: null,
    weight: stage === 'open' ? c.use.tokens.balanceAt(address, token_mint, snapshot_height) : 0n,
  };
}

export const getDaoProposal = dao.method({
  about:
    'Returns a proposal of a DAO with its operations in words and a simulation while it can still be executed; null if there is none. If a voter is given, its vote is included until votes are deleted (`dao.kept_blocks`, about 30 days after the vote).',
  cli: { words: 'dao show-proposal', flags: { dao_address: 'dao', proposal_id: 'proposal' } },
  cost: { base: 100 },
  signature: fn(
    {
      dao_address: DaoAddress,
      proposal_id: ProposalId,
      voter: t.doc(t.option(t.address), 'Account whose vote to include; null for none'),
    },
    t.option(ProposalInfo),
  ),
  read(c, { dao_address, proposal_id, voter }) {
    const proposal = c.state.proposals.get(dao_address, proposal_id);
    if (!proposal) return null;
    const { description, payload } = c.state.contents.get(dao_address, proposal_id)!;
    const { operations, config, treasury } = partsOf(payload);
    const record = summarize(c, dao_address, proposal_id, proposal);
    const preview = previewer(c);
    const isTried = operations !== null && !OVER.includes(record.status);
    return {
      ...record,
      description,
      operations,
      config,
      treasury,
      summary: preview.summary(operations ?? []),
      simulation: isTried ? preview.simulation(dao_address, operations) : null,
      voter: voter === null ? null : voterOf(c, dao_address, proposal_id, proposal, voter),
    };
  },
});

export const listDaoProposals = dao.method({
  about: 'Lists the proposals of a DAO without their payloads, newest first.',
  cli: { words: 'dao proposals', flags: { dao_address: 'dao' } },
  cost: { base: 1, per: { limit: 2 } },
  signature: fn(
    { dao_address: DaoAddress, limit: t.limit(), cursor: t.cursor },
    t.page('proposals', SummaryInfo, 'Proposals of the DAO, newest first'),
  ),
  errors: [DaoNotFound],
  read(c, { dao_address, limit, cursor }) {
    daoAt(c, dao_address);
    const { items, next } = c.state.ids.page([dao_address], limit, cursor, 'descending');
    return {
      items: items.map((id) => summarize(c, dao_address, id, c.state.proposals.get(dao_address, id)!)),
      next,
    };
  },
});
