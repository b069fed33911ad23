/** Parameters of the next height, determined by the head: validators, leaders, and the pause before it. */

import { MIN_INTERVAL_MS } from '../../kernel/agreement/interval.js';
import type { Header } from '../../kernel/chain/block.js';
import { leadersOf, validatorsOf } from '../../kernel/chain/validators.js';
import type { NextHeight } from '../consensus/ports.js';
import type { Ledger } from '../ledger/ledger.js';

/** Earliest timestamp of the block after this one, Unix milliseconds. */
export const earliestAfter = ({ timestamp_ms }: Pick<Header, 'timestamp_ms'>): number => timestamp_ms + MIN_INTERVAL_MS;

/**
 * Elapsed part of the pause after the head: on a starting node all time since the head was made, otherwise the time of
 * agreement.
 */
interface Passed {
  readonly sinceMs?: number;
  readonly agreeingMs?: number;
}

/**
 * Parameters of the next height. T is the time between blocks, so it includes the time of agreement (and of building,
 * also for a single validator); a quarter of T remains for late precommits and clock differences.
 */
export async function nextHeight(
  ledger: Ledger,
  maxIntervalMs: number,
  { sinceMs = 0, agreeingMs = 0 }: Passed = {},
): Promise<NextHeight> {
  const view = ledger.view();
  const { header } = ledger.head;
  const validators = await ledger.read(() => validatorsOf(view, 'next'));
  const leaders = await ledger.read(() => leadersOf(view));
  const pause = Math.min(header.interval_ms, maxIntervalMs);
  const agreed = Math.min(agreeingMs, pause - (pause >> 2));
  const intervalMs = Math.max(0, pause - Math.max(0, sinceMs, agreed));
  return {
    ...{ height: header.height + 1, validators, leaders },
    ...{ targetMs: pause, intervalMs, earliestMs: earliestAfter(header) },
  };
}
