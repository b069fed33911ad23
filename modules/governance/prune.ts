/**
 * Pruning of votes long after the end of voting: a few records per block, the oldest proposal first. The results
 * remain.
 */

import { proposalOf } from './keep.js';
import type { Writing } from './shape.js';

/** Maximum records of each kind deleted per block. */
const PER_BLOCK = 50;

export function pruneVotes(c: Writing): void {
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

/** Releases the frozen validators of an epoch, which are kept as long as votes of any of its proposals. */
function leaveElectorate({ state }: Writing, epoch: number): void {
  const others = state.electing.get(epoch)! - 1;
  if (others > 0) {
    state.electing.put(epoch, others);
    return;
  }
  state.electing.delete(epoch);
  state.electorates.delete(epoch);
}
