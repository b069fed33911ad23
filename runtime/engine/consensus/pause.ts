/**
 * The pause before round 0: as long as the last block requires, minus the expected time for agreeing on all waiting
 * bundles (decision 0071).
 */

import type { Clock } from '../../lib/clock.js';
import type { Application, NextHeight } from './ports.js';

/** Interval between checks of the waiting bundles, milliseconds. */
const CHECK_MS = 100;

/**
 * Starts the pause. The returned function takes the total time waited by its timers, and returns how long to wait
 * before the next call; 0 when the pause is over. The clock compensates for late timers, and the timers for a clock
 * that is set back.
 */
export function beginPause(
  { targetMs, intervalMs }: NextHeight,
  clock: Clock,
  application: Pick<Application<never>, 'expectedMs'>,
): (waitedMs: number) => number {
  const beganMs = clock.now();
  const leastMs = Math.min(intervalMs, targetMs >> 2);
  return (waitedMs) => {
    const passedMs = Math.max(waitedMs, clock.now() - beganMs);
    const expectedMs = application.expectedMs?.();
    if (expectedMs === undefined) return Math.max(0, intervalMs - passedMs);
    const wholeMs = Math.max(leastMs, Math.min(intervalMs, targetMs - expectedMs));
    return Math.min(CHECK_MS, Math.max(0, wholeMs - passedMs));
  };
}
