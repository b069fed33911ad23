/** Forgets how a proposal was voted on, long after: a few records in each block, the oldest proposal first. What came of it stays. */

import { proposalOf } from './keep.js';
import type { Writing } from './shape.js';

/** Records of each kind that are forgotten in one block. */
const PER_BLOCK = 50;

export function forgetVotes(c: Writing): void {
  const { state, height } = c;
  const [oldest] = state.over.list([], 1);
  if (oldest === undefined) return;
  const [ended, id] = oldest.key;
  if (ended + state.keptBlocks.get() >= height) return;
  const votes = state.votes.list([id], PER_BLOCK);
  for (const { key } of votes) state.votes.delete(...key);
  const withdrawn = state.withdrawn.list([id], PER_BLOCK);
  for (const { key } of withdrawn) state.withdrawn.delete(...key);
  if (votes.length === PER_BLOCK || withdrawn.length === PER_BLOCK) return;
  state.over.delete(ended, id);
  leaveElectorate(c, proposalOf(c, id).snapshot_epoch);
}

/** The validators of an epoch are kept while votes of one of its proposals are. */
function leaveElectorate({ state }: Writing, epoch: number): void {
  const others = state.electing.get(epoch)! - 1;
  if (others > 0) {
    state.electing.put(epoch, others);
    return;
  }
  state.electing.delete(epoch);
  state.electorates.delete(epoch);
}
