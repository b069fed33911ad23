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
  mint: t.doc(t.mint, 'Mint of the token'),
  symbol: t.doc(TokenName, 'Symbol of the token; the mint of one that has none of its own'),
  balance: t.doc(t.amountOf('mint'), 'Raw units that the DAO holds'),
});

/** Public record of a DAO (definitions 4.17). */
const DaoInfo = t.titled(
  'Dao',
  t.doc(
    t.struct({
      dao_address: DaoAddress,
      name: DaoName,
      token_mint: t.doc(t.mint, 'Mint of the token whose holders vote'),
      token_symbol: t.doc(TokenName, 'Symbol of that token; the mint of one that has none of its own'),
      mint_authority: t.doc(
        t.option(t.address),
        'Who can make more of that token, and so outvote all others; null for nobody',
      ),
      config: t.doc(Config, 'What it decides by'),
      creator: t.doc(t.address, 'Account that created it'),
      proposals: t.doc(t.count, 'How many proposals it has had'),
      treasury: t.doc(
        t.list(Holding, SHOWN),
        'What it holds, the native token first; at most 100 tokens, chain_getAddressTokens tells of all',
      ),
      created_at_height: t.doc(t.height, 'Height of the block that made it'),
    }),
    'A DAO: who decides, by which rules, and over what',
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
  about: 'A DAO with its settings and what it holds; null when there is none of this address.',
  cli: { words: 'dao show', flags: { dao_address: 'dao' } },
  cost: { base: 20 },
  signature: fn({ dao_address: DaoAddress }, t.option(DaoInfo)),
  read(c, { dao_address }) {
    const found = c.state.daos.get(dao_address);
    return found ? describe(c, dao_address, found) : null;
  },
});

export const listDaos = dao.method({
  about: 'All DAOs, the newest first.',
  cli: 'dao list',
  cost: { base: 1, per: { limit: 20 } },
  signature: fn({ limit: t.limit(), cursor: t.cursor }, t.page('daos', DaoInfo, 'DAOs, the newest first')),
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
  payload_hash: t.doc(t.hex32, 'Hash of what it does: nothing else is ever executed under its number'),
  proposer: t.doc(t.address, 'Account that made the proposal'),
  status: Status,
  created_at_height: t.doc(t.height, 'Height of the block that made it'),
  snapshot_height: t.doc(t.height, 'What accounts held when this block had ended is what they vote with'),
  start_height: t.doc(t.height, 'First height of the vote'),
  end_height: t.doc(t.height, 'Last height of the vote'),
  for: t.doc(t.amount, 'Raw units of the token that voted for'),
  against: t.doc(t.amount, 'Raw units of the token that voted against'),
  abstain: t.doc(t.amount, 'Raw units of the token that abstained'),
  quorum: t.doc(t.amount, 'Raw units that must vote for or abstain; before the vote begins, by the present supply'),
  approval_bps: t.doc(t.bps(), 'Part of the votes for and against that must be for, in basis points'),
  voters: t.doc(t.count, 'How many accounts have voted'),
  eta: t.doc(
    t.option(t.time),
    'From when it can be executed, in Unix seconds; null before it has passed, and for a text',
  ),
  expires_at: t.doc(
    t.option(t.time),
    'Until when it can be executed, in Unix seconds; null before it has passed, and for a text',
  ),
  executed_at_height: t.doc(t.option(t.height), 'Height at which it was executed; null for not yet'),
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
  operations: t.doc(t.option(InnerOperations), 'What the DAO does, in order; null for other kinds'),
  config: t.doc(t.option(GivenConfig), 'The settings that change; null for other kinds'),
  treasury: t.doc(t.option(Treasury), 'The payment; null for other kinds'),
  summary: t.doc(Summary, 'Each operation as a line of text'),
  simulation: t.doc(
    t.option(Simulation),
    'What its operations would do now, on the state at the head of this node; null for other kinds, once it is over, and where it would take too long',
  ),
  voter: t.doc(
    t.option(
      t.struct({
        address: t.doc(t.address, 'The account that was asked about'),
        vote: t.doc(t.option(Vote), 'What it said; null for nothing'),
        weight: t.doc(t.amount, 'Raw units that it voted with, or can vote with'),
      }),
    ),
    'The vote of the account that was asked about; null where none was',
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
    'A proposal of a DAO with what it does in words and, while it can still be executed, whether that would succeed now; null when there is none. With an account, also how that has voted, as long as votes are kept (`dao.kept_blocks`, some 30 days after the vote).',
  cli: { words: 'dao show-proposal', flags: { dao_address: 'dao', proposal_id: 'proposal' } },
  cost: { base: 100 },
  signature: fn(
    {
      dao_address: DaoAddress,
      proposal_id: ProposalId,
      voter: t.doc(t.option(t.address), 'Account whose vote to tell; none when left out'),
    },
    t.option(ProposalInfo),
  ),
  read(c, { dao_address, proposal_id, voter }) {
    const proposal = c.state.proposals.get(dao_address, proposal_id);
    if (!proposal) return null;
    const { description, payload } = c.state.contents.get(dao_address, proposal_id)!;
    const { operations, config, treasury } = partsOf(payload);
    const told = summarize(c, dao_address, proposal_id, proposal);
    const preview = previewer(c);
    const isTried = operations !== null && !OVER.includes(told.status);
    return {
      ...told,
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
  about: 'The proposals of a DAO, the newest first, without what they do.',
  cli: { words: 'dao proposals', flags: { dao_address: 'dao' } },
  cost: { base: 1, per: { limit: 2 } },
  signature: fn(
    { dao_address: DaoAddress, limit: t.limit(), cursor: t.cursor },
    t.page('proposals', SummaryInfo, 'Its proposals, the newest first'),
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
