/** Module definition: state and events. */

import {
  type Address,
  cell,
  dispatchPort,
  fail,
  map,
  module,
  type OperationContext,
  type Reads,
  t,
  type ValueOf,
  type Writes,
} from '../../runtime/sdk.js';
import { accountsPort } from '../accounts/port.js';
import { Results } from '../shared/inner.js';
import { TokenName, tokensPort } from '../tokens/port.js';
import { Vote } from './ballot.js';
import { Config } from './config.js';
import { DaoNotFound, ProposalNotFound } from './errors.js';
import { Kind } from './payload.js';
import { Content, Proposal, ProposalId, Title } from './proposal.js';

/** Not unique; the address identifies a DAO. */
export const DaoName = t.doc(t.text(1, 64), 'Name of the DAO, 1 to 64 characters; not unique');

/** A DAO as stored. */
export const Dao = t.struct({
  name: DaoName,
  token_mint: t.mint,
  config: Config,
  creator: t.address,
  proposals: t.count,
  created_at_height: t.height,
});
export type Dao = ValueOf<typeof Dao>;

const Ballot = t.struct({ vote: Vote, weight: t.amount, height: t.height });

const needs = {
  accounts: accountsPort.only('declareMultiSig'),
  tokens: tokensPort.only(
    'balance',
    'balanceAt',
    'dropHeight',
    'find',
    'holdings',
    'info',
    'infos',
    'keepHeight',
    'lookUp',
    'supply',
    'supplyAt',
    'transfer',
  ),
  dispatch: dispatchPort.only('as', 'attempt', 'run'),
};

const state = {
  daos: map(0, [t.address], Dao),
  byAge: map(1, [t.count], t.address),
  count: cell(2, t.count, 0),
  proposals: map(3, [t.address, ProposalId], Proposal),
  contents: map(4, [t.address, ProposalId], Content),
  votes: map(5, [t.address, ProposalId, t.address], Ballot),
  /** Proposals whose votes have not been counted, by the last height of the vote. */
  endings: map(6, [t.height, t.address, ProposalId], t.bool),
  /** Number of such proposals per DAO and proposer. */
  open: map(7, [t.address, t.address], t.count),
  /** Proposals by the height at which their vote ended, until the votes are deleted. */
  over: map(8, [t.height, t.address, ProposalId], t.bool),
  minVotingPeriod: cell(9, t.range(1, 150), 150),
  keptBlocks: cell(10, t.range(1, 15_768_000), 1_296_000),
  /** Proposal numbers of each DAO. */
  ids: map(11, [t.address, ProposalId], ProposalId),
};

const dao_address = t.doc(t.address, 'Address of the DAO, which holds its treasury');
const Place = { dao_address, proposal_id: ProposalId };
const tally = {
  for: t.doc(t.amount, 'Votes for, in raw units of the token'),
  against: t.doc(t.amount, 'Votes against, in raw units of the token'),
  abstain: t.doc(t.amount, 'Abstentions, in raw units of the token'),
};

const events = {
  DaoCreated: {
    dao_address,
    name: DaoName,
    token_mint: t.doc(t.mint, 'Mint address of the token whose holders vote'),
    creator: t.doc(t.address, 'Account that created the DAO'),
  },
  DaoProposed: {
    ...Place,
    proposer: t.doc(t.address, 'Account that made the proposal'),
    title: Title,
    proposal_type: Kind,
    payload_hash: t.doc(t.hex32, 'Hash of the payload, which cannot change'),
    start_height: t.doc(t.height, 'First block of the vote'),
    end_height: t.doc(t.height, 'Last block of the vote'),
  },
  DaoVoted: {
    ...Place,
    voter: t.doc(t.address, 'Account that voted'),
    vote: Vote,
    weight: t.doc(t.amount, 'Weight of the vote in raw units of the token'),
  },
  DaoQueued: {
    ...Place,
    ...tally,
    eta: t.doc(t.time, 'Earliest time of execution, in Unix seconds'),
    expires_at: t.doc(t.time, 'Latest time of execution, in Unix seconds'),
  },
  DaoSucceeded: { ...Place, ...tally },
  DaoDefeated: { ...Place, ...tally, quorum: t.doc(t.amount, 'Raw units of votes for and abstentions required') },
  DaoExecuted: {
    ...Place,
    executor: t.doc(t.address, 'Account that executed the proposal'),
    results: t.doc(Results, 'Executed operations, in order'),
  },
  DaoCancelled: { ...Place, by: t.doc(t.address, 'Account that cancelled the proposal') },
  DaoConfigChanged: { ...Place, config: t.doc(Config, 'All settings after the change') },
  DaoDeposited: {
    dao_address,
    from: t.doc(t.address, 'Account that deposited the tokens'),
    token: TokenName,
    amount: t.doc(t.amountOf('token'), 'Deposited amount in raw units'),
  },
};

export const dao = module('dao', {
  about: 'Treasuries controlled by the holders of a token: proposals of any operations, voted on, queued and executed.',
  needs,
  state,
  events,
});

export type Reading = Reads<typeof dao>;
export type Writing = Writes<typeof dao>;
export type Acting = OperationContext<typeof dao>;

/** Parameter that names a DAO. */
export const DaoAddress = t.doc(t.address, 'Account of the DAO, which holds its treasury');

/** Returns the DAO at an address, or fails with DaoNotFound. */
export const daoAt = ({ state }: Reading, address: Address): Dao =>
  state.daos.get(address) ?? fail(DaoNotFound, { address: `0x${address}` });

/** Returns a proposal of a DAO, or fails with ProposalNotFound. */
export function proposalAt({ state }: Reading, address: Address, id: number): Proposal {
  if (!state.daos.has(address)) fail(DaoNotFound, { address: `0x${address}` });
  return state.proposals.get(address, id) ?? fail(ProposalNotFound, { proposal_id: id });
}

/** Supply at the snapshot of a proposal; before the snapshot, the current supply. */
export function snapshotSupply(c: Reading, address: Address, { supply, snapshot_height }: Proposal): bigint {
  return supply ?? c.use.tokens.supplyAt(c.state.daos.get(address)!.token_mint, snapshot_height);
}
