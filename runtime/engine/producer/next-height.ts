/** What the head fixes for the next height: who agrees on it, who leads, and how long to wait before it begins. */

import { MIN_INTERVAL_MS } from '../../kernel/agreement/interval.js';
import type { Header } from '../../kernel/chain/block.js';
import { leadersOf, validatorsOf } from '../../kernel/chain/validators.js';
import type { NextHeight } from '../consensus/ports.js';
import type { Ledger } from '../ledger/ledger.js';

/** The earliest time that a block after this one may have, Unix milliseconds. */
export const earliestAfter = ({ timestamp_ms }: Pick<Header, 'timestamp_ms'>): number => timestamp_ms + MIN_INTERVAL_MS;

/** What of the pause after the head is over: on a node that starts, all since it was made; else what agreeing on it took. */
interface Passed {
  readonly sinceMs?: number;
  readonly agreeingMs?: number;
}

/**
 * What the head fixes for the next height. T is the time from block to block, so what agreeing took (and building, also
 * alone) is part of it; a quarter of it stays, for precommits that are late and for clocks that differ.
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
