/** How proposals are found and kept: the record, and the list of its status. */

import { fail } from '../../runtime/sdk.js';
import { NotActive, ProposalNotFound } from './errors.js';
import type { Proposal, Status } from './proposal.js';
import type { Reading, Writing } from './shape.js';

/** The proposal of an id. */
export function proposalOf({ state }: Reading, id: number): Proposal {
  return state.proposals.get(id) ?? fail(ProposalNotFound, { proposal_id: id });
}

/** The proposal of an id that is still voted on. */
export function activeProposal(where: Reading, id: number): Proposal {
  const proposal = proposalOf(where, id);
  if (proposal.status !== 'active') fail(NotActive, { status: proposal.status });
  return proposal;
}

/** Moves a proposal to another status, with what else becomes of it. */
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
