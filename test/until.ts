/** Waiting in tests: for a condition, as long as a slow or stalled machine may need, never for a fixed time. */

import { lived } from './node/loop-clock.js';

/** Time limit, not counting stalls of the process. Only failing tests wait this long. */
export const PATIENCE_MS = 180_000;
/** Intervals of the checks: short at first, then a twentieth of the time waited, because a check may be a call to a node. */
const [SOON_MS, LATER_MS, PART] = [20, 100, 20];

/** Waits until a condition holds; `what` names it in the error at the time limit. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  what: string | (() => string) = 'what the test waits for',
): Promise<void> {
  const began = lived();
  for (let waited = 0; waited < PATIENCE_MS; waited = lived() - began) {
    if (await holds()) return;
    const pause = Math.min(Math.max(waited / PART, SOON_MS), LATER_MS);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`not within ${PATIENCE_MS / 1000} s: ${typeof what === 'string' ? what : what()}`);
}
