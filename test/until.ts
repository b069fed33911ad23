/** Waiting in tests: for what must come, as long as a slow or stalled machine may take, and never for a time alone. */

import { lived } from './node/loop-clock.js';

/** When a test gives up, as it has lived the time. What comes is seen at once, so that this costs only tests that fail. */
export const PATIENCE_MS = 90_000;
const LOOK_MS = 20;

/** Waits until something holds; `what` is told when it never does. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  what: string | (() => string) = 'what the test waits for',
): Promise<void> {
  for (const end = lived() + PATIENCE_MS; lived() < end; ) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`not within ${PATIENCE_MS / 1000} s: ${typeof what === 'string' ? what : what()}`);
}
