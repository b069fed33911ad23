/**
 * Backlog: bundles beyond the capacity of the next blocks, in order of arrival. Retrying all of them after every block
 * would cost more the more there are. Here each is tried once, on the result of its sender's earlier ones, until it
 * becomes ready.
 */

import type { Envelope } from '../../kernel/chain/bundle.js';
import type { Outcome } from '../../kernel/chain/receipt.js';
import type { Address } from '../../lib/codec/ids.js';
import { Failure } from '../../lib/errors.js';
import { EvictionHeap } from './eviction.js';
import type { Layer, PendingState } from './pending-state.js';
import { BundleQueue, type Pending } from './queue.js';

/** The bundles of one sender, without a gap between their nonces. */
interface Lane {
  next: number;
  /** State after these bundles; created when the sender has more than one. */
  layer: Layer | undefined;
  /** Height of the block for which the layer was created. */
  madeFor: number;
}

/** A queue that tracks the state after each sender's bundles. */
export class Backlog extends BundleQueue {
  readonly #state: PendingState;
  readonly #lanes = new Map<Address, Lane>();
  #eviction: EvictionHeap | undefined;

  constructor(state: PendingState) {
    super();
    this.#state = state;
  }

  /** The nonce after the sender's last bundle in the backlog; undefined if there is none. */
  nextNonce(sender: Address): number | undefined {
    return this.#lanes.get(sender)?.next;
  }

  /** Result of the sender's next bundle. Throws its Failure, or StateMiss. */
  try(envelope: Envelope): Outcome {
    const lane = this.#lanes.get(envelope.from);
    if (!lane) return this.#state.top.try(envelope);
    const layer = this.#layerOf(lane, envelope);
    try {
      return layer.apply(envelope);
    } catch (cause) {
      // The account may have received the missing funds since its layer was created.
      if (!(cause instanceof Failure) || lane.madeFor === this.#state.height) throw cause;
      lane.layer = undefined;
      return this.#layerOf(lane, envelope).apply(envelope);
    }
  }

  /** Adds a bundle that was tried. */
  override add(pending: Pending): void {
    super.add(pending);
    const { from, nonce } = pending.envelope;
    this.#eviction?.touch(from, nonce);
    const lane = this.#lanes.get(from) ?? { next: nonce, layer: undefined, madeFor: 0 };
    this.#lanes.set(from, lane);
    lane.next = nonce + 1;
  }

  override replace(old: Pending, pending: Pending): void {
    super.replace(old, pending);
    const { from, nonce } = pending.envelope;
    this.#lanes.get(from)!.layer = undefined;
    this.#eviction?.touch(from, nonce);
  }

  /** Eviction order of the bundles in the backlog. Maintained until `forgetEviction`. */
  get eviction(): EvictionHeap {
    this.#eviction ??= new EvictionHeap(this);
    return this.#eviction;
  }

  /** Drops the eviction order: no bundle has to be evicted any more. */
  forgetEviction(): void {
    this.#eviction = undefined;
  }

  /** Removes the last bundle of the sender whose bundles are worth least. */
  removeLeast(): Pending | undefined {
    const sender = this.eviction.least()?.sender;
    const lane = sender === undefined ? undefined : this.#lanes.get(sender);
    const last = lane && this.at(sender!, lane.next - 1);
    if (!last) return undefined;
    lane.next--;
    lane.layer = undefined;
    return this.take(sender!, last.envelope.nonce);
  }

  override take(sender: Address, nonce: number): Pending | undefined {
    const pending = super.take(sender, nonce);
    if (pending === undefined) return undefined;
    this.#eviction?.touch(sender, nonce);
    if (!this.holds(sender)) this.#lanes.delete(sender);
    return pending;
  }

  #layerOf(lane: Lane, envelope: Envelope): Layer {
    if (!lane.layer) {
      lane.layer = this.#state.overlay().after(this.of(envelope.from), envelope);
      lane.madeFor = this.#state.height;
    } else if (lane.layer.context.env.height !== this.#state.height) {
      lane.layer = this.#state.overlay(lane.layer); // the same changes, in another block
    }
    return lane.layer;
  }
}
