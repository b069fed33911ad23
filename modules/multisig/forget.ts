/** Forgets transactions that are over for long enough: a few in each block, the oldest first. */

import type { Writing } from './shape.js';

/** Transactions that are forgotten in one block. */
const PER_BLOCK = 20;

export function forgetOver({ state, height }: Writing): undefined {
  for (const { key } of state.over.list([], PER_BLOCK)) {
    const [since, account, tx_id] = key;
    if (since + state.keptBlocks.get() >= height) return;
    state.over.delete(since, account, tx_id);
    state.waiting.delete(account, tx_id);
    state.transactions.delete(account, tx_id);
  }
}
