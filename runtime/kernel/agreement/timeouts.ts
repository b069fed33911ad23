/**
 * Timeouts of the consensus steps: linear in the round, so that they exceed any finite delay in the end, and capped.
 */
import type { TimeoutKind } from './types.js';

const CAP_MS = 60_000;

/** Milliseconds before the timeout of this kind and round fires (consensus 2.7). */
export function timeoutMs(kind: TimeoutKind, round: number): number {
  switch (kind) {
    case 'propose':
      return Math.min(CAP_MS, 3000 + 1000 * round);
    case 'prevote':
    case 'precommit':
      return Math.min(CAP_MS, 1000 + 500 * round);
  }
}

/** Interval at which a node without progress broadcasts its status, milliseconds. */
export const STATUS_EVERY_MS = 500;
