/** After a block: what is ready is tried again on the new head, and places that became free are filled from the backlog. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import { BundleExpired } from '../../kernel/chain/common-errors.js';
import { StateMiss } from '../../kernel/chain/journal.js';
import { Failure } from '../../lib/errors.js';
import { Slices } from '../../lib/scheduler.js';
import type { Backlog } from './backlog.js';
import type { PendingState } from './pending-state.js';
import type { BundleQueue, Pending } from './queue.js';

/** What is rebuilt, and what it does to the mempool. */
export interface RebuildParts {
  readonly state: PendingState;
  readonly ready: BundleQueue;
  readonly backlog: Backlog;
  /** Bundles that came before are dropped, milliseconds. */
  readonly oldestMs: number;
  /** How many may be ready. */
  readonly places: number;
  /** Whether nobody waits for it any more. */
  isOver(): boolean;
  /** Takes out a bundle that fails. */
  refuse(envelope: Envelope, failure: Failure): void;
}

/** Begins the pending state anew. Ends early when another block comes, as of the bundles left nothing can be said then, or when it is over. */
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

/** What is ready, then what finds a place; but nothing that is taken out before its turn comes. */
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
