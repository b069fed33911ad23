/** After a block: what is ready is tried again on the new head, and places that became free are filled from the backlog. */

import type { Envelope } from '../chain/bundle.js';
import { BundleExpired, NonceGap, NonceTooLow } from '../chain/common-errors.js';
import { Fault } from '../chain/journal.js';
import { Failure } from '../errors.js';
import type { Backlog } from './backlog.js';
import type { PendingState } from './pending-state.js';
import type { Pending, Ready } from './ready.js';

/** Longest stretch of trying before timers and sockets get their turn, milliseconds. */
const SLICE_MS = 8;

/** What is rebuilt, and what it does to the mempool. */
export interface RebuildParts {
  readonly state: PendingState;
  readonly ready: Ready;
  readonly backlog: Backlog;
  /** Bundles that came before are dropped, milliseconds. */
  readonly oldestMs: number;
  /** How many may be ready. */
  readonly places: number;
  load(fault: Fault): Promise<void>;
  enter(pending: Pending): void;
  reject(envelope: Envelope, failure: Failure): void;
}

/** Begins the pending state anew. */
export async function rebuild(parts: RebuildParts): Promise<void> {
  const { state, ready, backlog, places, enter, reject } = parts;
  let sliceEnds = performance.now() + SLICE_MS;
  const breathe = async () => {
    if (performance.now() < sliceEnds) return;
    await new Promise((resolve) => setImmediate(resolve));
    sliceEnds = performance.now() + SLICE_MS;
  };
  state.renew();
  for (const pending of [...ready.all()]) {
    const failure = await applyAgain(parts, pending);
    if (failure && ready.remove(pending.envelope.hash)) reject(pending.envelope, failure);
    await breathe();
  }
  while (ready.size < places) {
    const pending = backlog.shift();
    if (!pending) return;
    const failure = await applyAgain(parts, pending);
    if (failure) refuse(parts, pending, failure);
    else enter(pending);
    await breathe();
  }
}

async function applyAgain({ state, oldestMs, load }: RebuildParts, pending: Pending): Promise<Failure | undefined> {
  if (pending.addedMs < oldestMs) return new Failure(BundleExpired, { reason: 'waited too long' });
  for (;;) {
    try {
      state.top.apply(pending.envelope);
      return undefined;
    } catch (cause) {
      if (cause instanceof Failure) return cause;
      if (!(cause instanceof Fault)) throw cause;
      await load(cause);
    }
  }
}

/** What a sender has behind a bundle that fails has a gap before it, unless another block had that nonce. */
function refuse({ backlog, reject }: RebuildParts, { envelope }: Pending, failure: Failure): void {
  reject(envelope, failure);
  if (failure.error === NonceTooLow) return;
  for (const later of backlog.removeAll(envelope.from)) {
    reject(later.envelope, new Failure(NonceGap, { expected: envelope.nonce, got: later.envelope.nonce }));
  }
}
