/** Pruning of finished transactions: a few per block, the oldest first. */

import type { Writing } from './shape.js';

/** Maximum transactions pruned per block. */
const PER_BLOCK = 20;

export function pruneFinished({ state, height }: Writing): undefined {
  for (const { key } of state.over.list([], PER_BLOCK)) {
    const [since, account, tx_id] = key;
    if (since + state.keptBlocks.get() >= height) return;
    state.over.delete(since, account, tx_id);
    state.waiting.delete(account, tx_id);
    state.transactions.delete(account, tx_id);
  }
}
