/** Lookup and storage of proposals: the record, and the index by status. */

import { fail } from '../../runtime/sdk.js';
import { NotActive, ProposalNotFound } from './errors.js';
import type { Proposal, Status } from './proposal.js';
import type { Reading, Writing } from './shape.js';

/** Returns a proposal, or fails with ProposalNotFound. */
export function proposalOf({ state }: Reading, id: number): Proposal {
  return state.proposals.get(id) ?? fail(ProposalNotFound, { proposal_id: id });
}

/** Returns a proposal that is still open for voting, or fails. */
export function activeProposal(where: Reading, id: number): Proposal {
  const proposal = proposalOf(where, id);
  if (proposal.status !== 'active') fail(NotActive, { status: proposal.status });
  return proposal;
}

/** Moves a proposal to another status and applies further changes to it. */
export function settle(
  { state, height }: Writing,
  id: number,
  proposal: Proposal,
  status: Status,
  change: Partial<Proposal> = {},
): void {
  if (proposal.status === 'active') state.over.put(height, id, true);
  state.byStatus.delete(proposal.status, id);
  state.byStatus.put(status, id, id);
  state.proposals.put(id, { ...proposal, ...change, status });
}
