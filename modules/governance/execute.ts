/** Operations: execute an approved proposal, and cancel one during its vote. */

import { fail, t } from '../../runtime/sdk.js';
import { releaseDeposit } from '../shared/deposit.js';
import { carryOut } from './content.js';
import { Expired, NotActive, NotApproved, NotProposer, ProposalNotFound, TimelockNotElapsed } from './errors.js';
import { activeProposal, proposalOf, settle } from './keep.js';
import { canExpire, EXECUTION_WINDOW_S, ProposalId } from './proposal.js';
import { governance } from './shape.js';

export const ExecuteProposal = governance.operation({
  id: 106,
  about:
    'Executes an approved proposal, after its timelock and within 14 days. A text has nothing to execute and stays approved. A proposal whose action is no longer possible becomes failed.',
  sentence: 'Executed proposal {proposal_id}',
  params: { proposal_id: ProposalId },
  returns: {
    result: t.doc(t.choice('executed', 'failed'), 'executed: the action was performed; failed: it is impossible now'),
  },
  respondsWith: true,
  logs: ['ProposalExecuted', 'ProposalFailed'],
  gas: 150_000,
  rpc: ['executeProposal', { sender: 'from' }, 'proposal_id'],
  cli: 'gov execute',
  takes: [],
  errors: [ProposalNotFound, NotApproved, TimelockNotElapsed, Expired],
  execute(c, { proposal_id: id }) {
    const { state, use, emit, sender: executor, height, time } = c;
    const proposal = proposalOf(c, id);
    const { status, timelock_until: until } = proposal;
    if (status === 'expired') fail(Expired);
    if (status !== 'approved' || until === null) return fail(NotApproved, { status });
    if (time < until) fail(TimelockNotElapsed, { until });
    if (canExpire(proposal)) {
      if (time > until + EXECUTION_WINDOW_S) fail(Expired);
      state.expiries.delete(until + EXECUTION_WINDOW_S, id);
      state.approved.put(state.approved.get() - 1);
    }
    const failure = use.dispatch.attempt(() => carryOut(c, id, proposal));
    if (failure) {
      const { code, name, message } = failure.error;
      settle(c, id, proposal, 'failed', { error: { code, name, message } });
      emit.ProposalFailed({ proposal_id: id, executor, code, name });
      return { result: 'failed' as const };
    }
    settle(c, id, proposal, 'executed', { executed_at_height: height });
    emit.ProposalExecuted({ proposal_id: id, executor });
    return { result: 'executed' as const };
  },
});

export const CancelProposal = governance.operation({
  id: 107,
  about: 'Cancels a proposal of the sender during its vote. The deposit is returned only if no one has voted.',
  sentence: 'Cancelled proposal {proposal_id}',
  params: { proposal_id: ProposalId },
  logs: ['ProposalCancelled'],
  gas: 40_000,
  rpc: ['cancelProposal', { sender: 'from' }, 'proposal_id'],
  cli: 'gov cancel',
  errors: [ProposalNotFound, NotProposer, NotActive],
  execute(c, { proposal_id: id }) {
    const { state, emit, sender, time } = c;
    const { proposer } = proposalOf(c, id);
    if (proposer !== sender) fail(NotProposer);
    const proposal = activeProposal(c, id);
    state.endings.delete(proposal.voting_end_height, id);
    state.active.put(state.active.get() - 1);
    settle(c, id, proposal, 'cancelled', { ended_at: time });
    releaseDeposit(c, proposal, proposal.voters === 0);
    emit.ProposalCancelled({ proposal_id: id });
  },
});
