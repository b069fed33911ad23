/** Terms of pruning under which a test sees much of it in few blocks. */

import type { PruningTerms } from '../../runtime/engine/ledger/pruner.js';

/** Keeps so little that there is always something to remove. */
export const TIGHT: PruningTerms = {
  blocks: 12,
  explorerSeconds: 20,
  everyBlocks: 4,
  passBlocks: 10,
  compactEveryBlocks: 8,
  segmentBytes: 8_000,
};

/** Keeps everything. */
export const ALL: PruningTerms = { ...TIGHT, blocks: undefined, explorerSeconds: undefined };
