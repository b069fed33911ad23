/** End of every block: closes the votes that end here, and expires approved proposals that were not executed. */

import { releaseDeposit } from '../shared/deposit.js';
import { proposalOf, settle } from './keep.js';
import { canExpire, EXECUTION_WINDOW_S, hasQuorum, isApproved } from './proposal.js';
import { pruneVotes } from './prune.js';
import type { Writing } from './shape.js';

/** Above the number of proposals that the gas of one block can create. */
const MANY = 100_000;

export function blockEnd(c: Writing): undefined {
  const { state, height, time } = c;
  if (state.active.get() > 0) {
    for (const { key } of state.endings.list([height], MANY)) close(c, key[1]);
  }
  if (state.approved.get() > 0) {
    for (const { key } of state.expiries.list([], 100)) if (key[0] < time) expire(c, key[0], key[1]);
  }
  pruneVotes(c);
}

function close(c: Writing, id: number): void {
  const { state, emit, height, time } = c;
  const proposal = proposalOf(c, id);
  const { yes_power, no_power } = proposal;
  state.endings.delete(height, id);
  state.active.put(state.active.get() - 1);
  releaseDeposit(c, proposal, hasQuorum(proposal));
  if (!isApproved(proposal)) {
    settle(c, id, proposal, 'rejected', { ended_at: time });
    emit.ProposalRejected({ proposal_id: id, yes_power, no_power, quorum: hasQuorum(proposal) });
    return;
  }
  const timelock_until = time + state.timelock.get();
  settle(c, id, proposal, 'approved', { ended_at: time, timelock_until });
  if (canExpire(proposal)) {
    state.expiries.put(timelock_until + EXECUTION_WINDOW_S, id, true);
    state.approved.put(state.approved.get() + 1);
  }
  emit.ProposalApproved({ proposal_id: id, yes_power, no_power, timelock_until });
}

function expire(c: Writing, at: number, id: number): void {
  const { state, emit } = c;
  state.expiries.delete(at, id);
  state.approved.put(state.approved.get() - 1);
  settle(c, id, proposalOf(c, id), 'expired');
  emit.ProposalExpired({ proposal_id: id });
}
