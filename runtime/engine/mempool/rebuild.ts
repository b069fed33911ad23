/** Rebuild after a block: retries the ready bundles on the new head, and fills free places from the backlog. */

import { BundleExpired } from '../../kernel/chain/common-errors.js';
import { StateMiss } from '../../kernel/chain/journal.js';
import { Failure } from '../../lib/errors.js';
import { Slices } from '../../lib/scheduler.js';
import type { PoolContents } from './contents.js';
import type { PendingState } from './pending-state.js';
import type { Pending } from './queue.js';

export interface RebuildParts {
  readonly state: PendingState;
  readonly contents: PoolContents;
  /** Bundles added before this time are dropped, unix milliseconds. */
  readonly oldestMs: number;
  readonly capacity: number;
  /** Whether the result is no longer needed. */
  isCancelled(): boolean;
}

/**
 * Rebuilds the pending state. Ends early if another block arrives, because the remaining bundles cannot be judged then,
 * or if `isCancelled`.
 */
export async function rebuild(parts: RebuildParts): Promise<void> {
  const { state, contents, isCancelled } = parts;
  const slices = new Slices();
  state.renew();
  for (const pending of inOrder(parts)) {
    const failure = await retry(parts, pending);
    if (state.outdated || isCancelled()) return;
    if (failure) contents.drop(pending.envelope, failure);
    else if (contents.backlog.remove(pending.envelope.hash)) contents.ready.add(pending);
    if (slices.over) await slices.next();
  }
}

/** Ready bundles, then those that get a free place, skipping bundles removed before their turn. */
function* inOrder({ contents: { ready, backlog }, capacity }: RebuildParts): Generator<Pending> {
  yield* ready.all();
  for (const pending of backlog.all()) {
    if (ready.size >= capacity) return;
    yield pending;
  }
}

async function retry({ state, oldestMs, isCancelled }: RebuildParts, pending: Pending): Promise<Failure | undefined> {
  if (pending.addedMs < oldestMs)
    return new Failure(BundleExpired, { reason: 'exceeded the lifetime of pending bundles' });
  while (!state.outdated && !isCancelled()) {
    try {
      state.top.apply(pending.envelope);
      return undefined;
    } catch (cause) {
      if (cause instanceof Failure) return cause;
      if (!(cause instanceof StateMiss)) throw cause;
      await state.load(cause);
    }
  }
  return undefined;
}
