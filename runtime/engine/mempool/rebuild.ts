/** Rebuild after a block: retries the ready bundles on the new head, and fills free places from the backlog. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import { BundleExpired } from '../../kernel/chain/common-errors.js';
import { StateMiss } from '../../kernel/chain/journal.js';
import { Failure } from '../../lib/errors.js';
import { Slices } from '../../lib/scheduler.js';
import type { Backlog } from './backlog.js';
import type { PendingState } from './pending-state.js';
import type { BundleQueue, Pending } from './queue.js';

/** The queues to rebuild, and callbacks into the mempool. */
export interface RebuildParts {
  readonly state: PendingState;
  readonly ready: BundleQueue;
  readonly backlog: Backlog;
  /** Bundles added before this time are dropped, unix milliseconds. */
  readonly oldestMs: number;
  /** Maximum number of ready bundles. */
  readonly places: number;
  /** Whether the result is no longer needed. */
  isOver(): boolean;
  /** Removes a bundle that fails. */
  refuse(envelope: Envelope, failure: Failure): void;
}

/**
 * Rebuilds the pending state. Ends early if another block arrives, because the remaining bundles cannot be judged then,
 * or if `isOver`.
 */
export async function rebuild(parts: RebuildParts): Promise<void> {
  const { state, ready, backlog, refuse, isOver } = parts;
  const slices = new Slices();
  state.renew();
  for (const pending of inTurn(parts)) {
    const failure = await applyAgain(parts, pending);
    if (state.outdated || isOver()) return;
    if (failure) refuse(pending.envelope, failure);
    else if (backlog.remove(pending.envelope.hash)) ready.add(pending);
    if (slices.over) await slices.next();
  }
}

/** Ready bundles, then those that get a free place, skipping bundles removed before their turn. */
function* inTurn({ ready, backlog, places }: RebuildParts): Generator<Pending> {
  yield* ready.all();
  for (const pending of backlog.all()) {
    if (ready.size >= places) return;
    yield pending;
  }
}

async function applyAgain({ state, oldestMs, isOver }: RebuildParts, pending: Pending): Promise<Failure | undefined> {
  if (pending.addedMs < oldestMs) return new Failure(BundleExpired, { reason: 'waited too long' });
  while (!state.outdated && !isOver()) {
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
