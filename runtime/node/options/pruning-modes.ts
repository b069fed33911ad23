/** Pruning modes: how much history a node keeps. */

import type { PruningTerms } from '../../engine/ledger/pruner.js';

const DAY_SECONDS = 86_400;
const MIB = 1024 * 1024;
const PACE = { everyBlocks: 100, passBlocks: 1_000, compactEveryBlocks: 1_000 } as const;

/** The modes, as service 4.5 has them. */
export const PRUNING = {
  archive: {
    about: 'all of it',
    terms: { ...PACE, blocks: undefined, explorerSeconds: undefined, segmentBytes: 64 * MIB },
  },
  validator: {
    about: 'the last 10,000 blocks, 7 days',
    terms: { ...PACE, blocks: 10_000, explorerSeconds: 7 * DAY_SECONDS, segmentBytes: 16 * MIB },
  },
  aggressive: {
    about: 'the last 256 blocks, 24 hours',
    terms: { ...PACE, blocks: 256, explorerSeconds: DAY_SECONDS, segmentBytes: 4 * MIB },
  },
} as const satisfies { readonly [mode: string]: { readonly about: string; readonly terms: PruningTerms } };

/** Name of a pruning mode. */
export type Pruning = keyof typeof PRUNING;
/** All modes, ordered by how much they keep. */
export const PRUNING_MODES = Object.keys(PRUNING) as readonly Pruning[];
