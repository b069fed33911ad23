/** The pause before round 0: as long as the last block asks for, less what agreeing on all that waits will take. */

import type { Application, Clock, NextHeight } from './ports.js';

/** How often what waits is looked at, milliseconds. */
const LOOK_MS = 100;

/** Begins the pause. The answer says how long to wait before it is asked again; 0 when the pause is over. */
export function beginPause(
  { targetMs, intervalMs }: NextHeight,
  clock: Clock,
  application: Pick<Application<never>, 'expectedMs'>,
): () => number {
  const beganMs = clock.now();
  const leastMs = Math.min(intervalMs, targetMs >> 2);
  return () => {
    const passedMs = clock.now() - beganMs;
    const expectedMs = application.expectedMs?.();
    if (expectedMs === undefined) return Math.max(0, intervalMs - passedMs);
    const wholeMs = Math.max(leastMs, Math.min(intervalMs, targetMs - expectedMs));
    return Math.min(LOOK_MS, Math.max(0, wholeMs - passedMs));
  };
}
