/** Module definition: state and events. */

import {
  cell,
  dispatchPort,
  map,
  module,
  type OperationContext,
  parametersPort,
  type Reads,
  t,
  validatorsPort,
  type Writes,
} from '../../runtime/sdk.js';
import { treasuryPort } from '../fees/port.js';
import { safetyPort } from '../safety/port.js';
import { Electorate } from '../shared/electorate.js';
import { tokensPort } from '../tokens/port.js';
import { stakingPort } from '../validators/port.js';
import { ParameterKey, ParameterText, Proposal, ProposalId, ProposalType, Status, Title, Vote } from './proposal.js';

const needs = {
  tokens: tokensPort.only('balance', 'transfer'),
  treasury: treasuryPort.only('address'),
  safety: safetyPort.only('identify', 'setLevel'),
  staking: stakingPort.only('power', 'staked', 'bondsSince'),
  validators: validatorsPort.only('current'),
  parameters: parametersPort.only('check', 'get', 'set'),
  dispatch: dispatchPort.only('as', 'attempt'),
};

const state = {
  proposals: map(0, [t.count], Proposal),
  count: cell(1, t.count, 0),
  byStatus: map(2, [Status, t.count], t.count),
  votes: map(3, [t.count, t.address], Vote),
  /** Frozen validators of each epoch in which a proposal was made. */
  electorates: map(4, [t.count], Electorate),
  /** Stake behind a validator whose delegators vote themselves, by proposal and validator. */
  withdrawn: map(5, [t.count, t.address], t.amount),
  /** Active proposals by the height at which voting ends, and approved ones by their expiry; each with its count. */
  endings: map(6, [t.height, t.count], t.bool),
  active: cell(7, t.count, 0),
  expiries: map(8, [t.time, t.count], t.bool),
  approved: cell(9, t.count, 0),
  votingBlocks: cell(10, t.range(1, 1_296_000), 302_400),
  quorumBps: cell(11, t.range(0, 10_000), 3_340),
  /**
   * Proposals by the height at which voting ended, until their votes are deleted. `electing` counts them per
   * electorate.
   */
  over: map(13, [t.height, t.count], t.bool),
  electing: map(14, [t.count], t.count),
  keptBlocks: cell(15, t.range(1, 15_768_000), 1_296_000),
  timelock: cell(12, t.range(0, 2_592_000), 172_800),
};

const Id = { proposal_id: ProposalId };

const events = {
  ProposalCreated: {
    ...Id,
    proposer: t.doc(t.address, 'Account that made the proposal'),
    proposal_type: ProposalType,
    title: Title,
    voting_end_height: t.doc(t.height, 'Last block of the vote'),
  },
  ProposalVoted: {
    ...Id,
    voter: t.doc(t.address, 'Account that voted'),
    approve: t.doc(t.bool, 'True for a vote in favor, false for a vote against'),
    power: t.doc(t.amountOf(), 'Voting power in raw native units of stake'),
  },
  ProposalApproved: {
    ...Id,
    yes_power: t.doc(t.amountOf(), 'Voting power in favor, in raw native units of stake'),
    no_power: t.doc(t.amountOf(), 'Voting power against, in raw native units of stake'),
    timelock_until: t.doc(t.time, 'Earliest time of execution, in Unix seconds'),
  },
  ProposalRejected: {
    ...Id,
    yes_power: t.doc(t.amountOf(), 'Voting power in favor, in raw native units of stake'),
    no_power: t.doc(t.amountOf(), 'Voting power against, in raw native units of stake'),
    quorum: t.doc(t.bool, 'True if the quorum was reached'),
  },
  ProposalCancelled: Id,
  ProposalExecuted: { ...Id, executor: t.doc(t.address, 'Account that executed the proposal') },
  ProposalFailed: {
    ...Id,
    executor: t.doc(t.address, 'Account that tried to execute the proposal'),
    code: t.doc(t.u32, 'Numeric error code'),
    name: t.doc(t.text(1, 64), 'Error name, such as InsufficientBalance'),
  },
  ProposalExpired: Id,
  ParameterChanged: {
    ...Id,
    key: ParameterKey,
    old_value: t.doc(ParameterText, 'Value before the change, as text'),
    new_value: t.doc(ParameterText, 'Value after the change, as text'),
  },
};

/** The module as its operations and methods see it. */
export const governance = module('governance', {
  about: 'Proposals about parameters, the treasury and contract safety, decided by a vote of stake.',
  needs,
  state,
  events,
});

export type Reading = Reads<typeof governance>;
export type Writing = Writes<typeof governance>;
export type Acting = OperationContext<typeof governance>;
