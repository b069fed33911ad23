/** The end of a vote: counts it and releases the records kept for it. */

import type { Address } from '../../runtime/sdk.js';
import { kindOf } from './payload.js';
import { type Proposal, passes, quorumOf } from './proposal.js';
import { snapshotSupply, type Writing } from './shape.js';

/**
 * Releases what an open vote holds: the token's balances at the snapshot height, and its place in the list of endings
 * and in the proposer's limit.
 */
export function stopVote({ state, use, height }: Writing, address: Address, id: number, proposal: Proposal): void {
  const { proposer, snapshot_height, end_height } = proposal;
  use.tokens.dropHeight(state.daos.get(address)!.token_mint, snapshot_height);
  state.endings.delete(end_height, address, id);
  state.over.put(height, address, id, true);
  const open = state.open.get(address, proposer)! - 1;
  if (open > 0) state.open.put(address, proposer, open);
  else state.open.delete(address, proposer);
}

/**
 * Counts a vote. A passed proposal can be executed after its timelock and within its window; a text has nothing to
 * execute.
 */
export function close(c: Writing, address: Address, proposal_id: number, before: Proposal): Proposal {
  const supply = snapshotSupply(c, address, before);
  stopVote(c, address, proposal_id, before);
  const { for: inFavor, against, abstain, rules } = before;
  const result = { dao_address: address, proposal_id, for: inFavor, against, abstain };
  if (!passes(before, supply)) {
    const after = { ...before, supply, stage: 'defeated' as const };
    c.state.proposals.put(address, proposal_id, after);
    c.emit.DaoDefeated({ ...result, quorum: quorumOf(before, supply) });
    return after;
  }
  if (kindOf(c.state.contents.get(address, proposal_id)!.payload) === 'text') {
    const after = { ...before, supply, stage: 'passed' as const };
    c.state.proposals.put(address, proposal_id, after);
    c.emit.DaoSucceeded(result);
    return after;
  }
  const eta = c.time + rules.timelock_s;
  const expires_at = eta + rules.execution_window_s;
  const after = { ...before, supply, stage: 'passed' as const, eta, expires_at };
  c.state.proposals.put(address, proposal_id, after);
  c.emit.DaoQueued({ ...result, eta, expires_at });
  return after;
}

/** Maximum votes counted at the end of a block. Further ones wait for the next block, or for a call to execute them. */
const PER_BLOCK = 100;

/** Counts the votes that have ended. */
export function closeDue(c: Writing): void {
  for (const { key } of c.state.endings.list([], PER_BLOCK)) {
    const [height, address, id] = key;
    if (height > c.height) return;
    close(c, address, id, c.state.proposals.get(address, id)!);
  }
}

/** Maximum votes deleted per block. */
const FORGOTTEN = 50;

/** Deletes the votes of an old proposal, a few records per block, the oldest proposal first. Its result remains. */
export function pruneVotes({ state, height }: Writing): void {
  const [oldest] = state.over.list([], 1);
  if (oldest === undefined) return;
  const [since, address, id] = oldest.key;
  if (since + state.keptBlocks.get() >= height) return;
  const votes = state.votes.list([address, id], FORGOTTEN);
  for (const { key } of votes) state.votes.delete(...key);
  if (votes.length < FORGOTTEN) state.over.delete(since, address, id);
}
