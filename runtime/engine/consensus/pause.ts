/** The pause before round 0: as long as the last block asks for, less what agreeing on all that waits will take. */

import type { Clock } from '../../lib/clock.js';
import type { Application, NextHeight } from './ports.js';

/** How often what waits is looked at, milliseconds. */
const LOOK_MS = 100;

/**
 * Begins the pause. The answer says, told how long its timers have waited, how long to wait before it is asked again; 0 when
 * the pause is over. Timers that come late are made up for by the clock, a clock that is set back by the timers.
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
    return Math.min(LOOK_MS, Math.max(0, wholeMs - passedMs));
  };
}
