/** Operations: execute a passed proposal, and cancel one that has not been executed. */

import { type Address, fail, t } from '../../runtime/sdk.js';
import { Results, resultsOf, runInner, runOne } from '../shared/inner.js';
import { close, stopVote } from './close.js';
import { changedConfig } from './config.js';
import {
  DaoNotFound,
  ExecutionFailed,
  Expired,
  InvalidProposalType,
  NotAllowed,
  NotSucceeded,
  ProposalNotFound,
  TimelockNotElapsed,
} from './errors.js';
import type { Payload } from './payload.js';
import { ProposalId, Status, statusOf } from './proposal.js';
import { type Acting, DaoAddress, dao, daoAt, proposalAt, snapshotSupply } from './shape.js';

export const DaoExecute = dao.operation({
  id: 123,
  about:
    'Executes a passed proposal of a DAO, after its timelock and within its execution window. Anyone may send this and pays the gas. If an operation fails, nothing is changed and the execution can be retried. Votes that are not counted yet are counted first, which starts the timelock.',
  sentence: 'Executed DAO proposal {proposal_id}',
  params: { dao: DaoAddress, proposal_id: ProposalId },
  returns: {
    results: t.doc(Results, 'Executed operations, in order; empty for a text or a change of settings'),
    proposal_status: t.doc(Status, 'Status after the call: Executed, or Queued if the timelock has just started'),
  },
  respondsWith: true,
  logs: ['DaoExecuted', 'DaoQueued', 'DaoSucceeded'],
  gas: 60_000,
  rpc: ['daoExecute', { dao: 'dao_address' }, 'proposal_id', 'sender'],
  cli: { words: 'dao execute', flags: { proposal_id: 'proposal' } },
  review: ['getDaoProposal', 'dao', 'proposal_id'],
  takes: [],
  errors: [DaoNotFound, ProposalNotFound, NotSucceeded, TimelockNotElapsed, Expired, ExecutionFailed],
  execute(c, { dao: address, proposal_id }) {
    const { state, sender, height, time } = c;
    const found = proposalAt(c, address, proposal_id);
    const counts = found.stage === 'open' && height > found.end_height;
    const proposal = counts ? close(c, address, proposal_id, found) : found;
    const { stage, eta, expires_at } = proposal;
    if (stage !== 'passed') fail(NotSucceeded, { status: statusOf(proposal, c, snapshotSupply(c, address, proposal)) });
    if (eta !== null && time < eta) {
      if (counts) return { results: [], proposal_status: 'Queued' as const };
      fail(TimelockNotElapsed, { ready_at: eta });
    }
    if (expires_at !== null && time > expires_at) fail(Expired, { expires_at });
    // Stored before the inner operations run, because they may call this operation again.
    state.proposals.put(address, proposal_id, { ...proposal, stage: 'executed', executed_at_height: height });
    const { payload } = state.contents.get(address, proposal_id)!;
    const results = carryOut(c, address, proposal_id, payload);
    c.emit.DaoExecuted({ dao_address: address, proposal_id, executor: sender, results });
    return { results, proposal_status: 'Executed' as const };
  },
});

function carryOut(c: Acting, address: Address, proposal_id: number, payload: Payload) {
  const { state, use } = c;
  if ('operations' in payload) {
    runInner(c, address, payload.operations, ExecutionFailed);
    return resultsOf(payload.operations);
  }
  if ('treasury' in payload) {
    const { to, token, amount } = payload.treasury;
    const pay = () => use.dispatch.as(address, () => use.tokens.transfer(address, to, use.tokens.find(token), amount));
    runOne(c, { index: 0, operation: 'Transfer' }, pay, ExecutionFailed);
    return [{ index: 0, type: 'Transfer' }];
  }
  if ('config' in payload) {
    const found = daoAt(c, address);
    const config = changedConfig(found.config, payload.config, state.minVotingPeriod.get(), InvalidProposalType);
    state.daos.put(address, { ...found, config });
    c.emit.DaoConfigChanged({ dao_address: address, proposal_id, config });
  }
  return [];
}

export const DaoCancel = dao.operation({
  id: 124,
  about:
    'Cancels a proposal of a DAO. The proposer may cancel it until its vote ends, anyone may do so if the proposer no longer holds the threshold, and the guardian may until it is executed.',
  params: { dao: DaoAddress, proposal_id: ProposalId },
  logs: ['DaoCancelled'],
  gas: 40_000,
  rpc: ['daoCancel', { dao: 'dao_address' }, 'proposal_id', 'sender'],
  cli: { words: 'dao cancel', flags: { proposal_id: 'proposal' } },
  errors: [DaoNotFound, ProposalNotFound, NotAllowed],
  execute(c, { dao: address, proposal_id }) {
    const { state, use, sender } = c;
    const proposal = proposalAt(c, address, proposal_id);
    const { token_mint, config } = daoAt(c, address);
    const { proposer, rules } = proposal;
    const supply = snapshotSupply(c, address, proposal);
    const status = statusOf(proposal, c, supply);
    const isVoted = status === 'Pending' || status === 'Active';
    const hasPassed = status === 'Succeeded' || status === 'Queued';
    if (!isVoted && !hasPassed)
      fail(NotAllowed, { status, reason: 'the proposal is defeated, cancelled, expired or executed' });
    if (sender !== config.guardian) {
      if (!isVoted) fail(NotAllowed, { status, reason: 'the vote has ended: only the guardian may cancel' });
      if (sender !== proposer && use.tokens.balance(proposer, token_mint) >= rules.proposal_threshold) {
        fail(NotAllowed, {
          status,
          reason: 'the proposer holds the threshold: only the proposer and the guardian may cancel',
        });
      }
    }
    if (proposal.stage === 'open') stopVote(c, address, proposal_id, proposal);
    state.proposals.put(address, proposal_id, { ...proposal, supply, stage: 'canceled' });
    c.emit.DaoCancelled({ dao_address: address, proposal_id, by: sender });
  },
});
