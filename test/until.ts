/** Waiting in tests: for what must come, as long as a slow or stalled machine may take, and never for a time alone. */

import { lived } from './node/loop-clock.js';

/** When a test gives up, as it has lived the time. What comes is seen soon, so that this costs only tests that fail. */
export const PATIENCE_MS = 90_000;
/** How often a test looks: often at first, then each time that it has waited by another twentieth. A look may be a call to a node. */
const [SOON_MS, LATER_MS, PART] = [20, 100, 20];

/** Waits until something holds; `what` is told when it never does. */
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
