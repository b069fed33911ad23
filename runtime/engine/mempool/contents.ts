/** Bundles of the mempool: ready, backlog and queued, and the most recent rejections. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import { NonceGap, NonceTooLow } from '../../kernel/chain/common-errors.js';
import type { Address, Hash } from '../../lib/codec/ids.js';
import { Failure } from '../../lib/errors.js';
import { Backlog } from './backlog.js';
import type { MempoolLimits } from './limits.js';
import type { PendingState } from './pending-state.js';
import { BundleQueue, type Pending } from './queue.js';
import { QueuedBundles } from './queued.js';
import { Rejections } from './rejections.js';

export class PoolContents {
  /** Bundles that a block can include now. */
  readonly ready = new BundleQueue();
  readonly backlog: Backlog;
  readonly queued: QueuedBundles;
  readonly rejections = new Rejections();
  readonly #now: () => number;

  constructor(state: PendingState, limits: MempoolLimits, now: () => number) {
    this.backlog = new Backlog(state);
    this.queued = new QueuedBundles(limits.queued);
    this.#now = now;
  }

  get size(): number {
    return this.pendingSize + this.queued.size;
  }

  get pendingSize(): number {
    return this.ready.size + this.backlog.size;
  }

  get bytes(): number {
    return this.pendingBytes + this.queued.bytes;
  }

  get pendingBytes(): number {
    return this.ready.bytes + this.backlog.bytes;
  }

  *pending(): Generator<Pending> {
    yield* this.ready.all();
    yield* this.backlog.all();
  }

  get(hash: Hash): Pending | undefined {
    return this.ready.get(hash) ?? this.backlog.get(hash) ?? this.queued.get(hash);
  }

  pendingAt(sender: Address, nonce: number): Pending | undefined {
    return this.ready.at(sender, nonce) ?? this.backlog.at(sender, nonce);
  }

  remove(hash: Hash): boolean {
    return this.ready.remove(hash) || this.backlog.remove(hash) || this.queued.remove(hash);
  }

  /** Removes a bundle that failed, with those of its sender in the backlog behind the gap that it leaves. */
  drop(dropped: Envelope, failure: Failure): void {
    const { hash, from, nonce } = dropped;
    if (!this.remove(hash)) return;
    this.recordRejection(dropped, failure);
    if (failure.error === NonceTooLow) return; // the account has moved on: no gap
    for (const { envelope } of this.backlog.of(from)) {
      this.backlog.remove(envelope.hash);
      this.recordRejection(envelope, new Failure(NonceGap, { expected: nonce, got: envelope.nonce }));
    }
  }

  removeIncluded(envelopes: readonly Envelope[]): void {
    const queues = [this.ready, this.backlog, this.queued].filter(({ size }) => size > 0);
    for (const { hash, from, nonce } of envelopes) {
      // The included bundle may differ from the one here, or may have waited for bundles that only the proposer had.
      for (const queue of queues) {
        const mine = queue.removeAt(from, nonce);
        if (mine && mine.envelope.hash !== hash) this.recordReplaced(mine, hash);
      }
      this.rejections.remove(hash);
    }
  }

  /** Records that another bundle used the nonce. */
  recordReplaced({ envelope }: Pending, by: Hash): void {
    this.recordRejection(envelope, new Failure(NonceTooLow, { replaced_by: by }));
  }

  recordRejection(envelope: Envelope, failure: Failure): void {
    this.rejections.add(envelope, failure, Math.trunc(this.#now() / 1000));
  }
}
