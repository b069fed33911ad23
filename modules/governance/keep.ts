/** How proposals are found and kept: the record, the list of its status, and the deposit. */

import { fail } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
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
  { state }: Writing,
  id: number,
  proposal: Proposal,
  status: Status,
  change: Partial<Proposal> = {},
): void {
  state.byStatus.delete(proposal.status, id);
  state.byStatus.put(status, id, id);
  state.proposals.put(id, { ...proposal, ...change, status });
}

/** Gives the deposit back, or to the treasury when it is forfeit or its owner cannot receive. */
export function release({ use, account }: Writing, { deposit, proposer }: Proposal, back: boolean): void {
  if (deposit === 0n) return;
  const deposits = account('deposits');
  const refused = back && use.dispatch.attempt(() => use.tokens.transfer(deposits, proposer, NATIVE, deposit));
  if (!back || refused) use.tokens.transfer(deposits, use.treasury.address(), NATIVE, deposit);
}
