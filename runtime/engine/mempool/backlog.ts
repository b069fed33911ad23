/**
 * Backlog: bundles beyond the capacity of the next blocks, in order of arrival. Retrying all of them after every block
 * would cost more with every waiting bundle. Here each is executed once, on the result of its sender's earlier
 * bundles, until it becomes ready (decision 0081).
 */

import type { Envelope } from '../../kernel/chain/bundle.js';
import type { Outcome } from '../../kernel/chain/receipt.js';
import type { Address } from '../../lib/codec/ids.js';
import { Failure } from '../../lib/errors.js';
import { EvictionHeap } from './eviction.js';
import type { Layer, PendingState } from './pending-state.js';
import { BundleQueue, type Pending } from './queue.js';

/** The bundles of one sender, without a gap between their nonces. */
interface SenderState {
  nextNonce: number;
  /** State after these bundles; created when the sender has more than one. */
  layer: Layer | undefined;
  /** Height of the block for which the layer was created. */
  layerHeight: number;
}

/** A queue that tracks the state after each sender's bundles. */
export class Backlog extends BundleQueue {
  readonly #state: PendingState;
  readonly #senders = new Map<Address, SenderState>();
  #eviction: EvictionHeap | undefined;

  constructor(state: PendingState) {
    super();
    this.#state = state;
  }

  /** The nonce after the sender's last bundle in the backlog; undefined if there is none. */
  nextNonce(sender: Address): number | undefined {
    return this.#senders.get(sender)?.nextNonce;
  }

  /** Result of the sender's next bundle. Throws its Failure, or StateMiss. */
  try(envelope: Envelope): Outcome {
    const known = this.#senders.get(envelope.from);
    if (!known) return this.#state.top.try(envelope);
    const layer = this.#layerOf(known, envelope);
    try {
      return layer.apply(envelope);
    } catch (cause) {
      // The account may have received the missing funds since its layer was created.
      if (!(cause instanceof Failure) || known.layerHeight === this.#state.height) throw cause;
      known.layer = undefined;
      return this.#layerOf(known, envelope).apply(envelope);
    }
  }

  /** Adds a bundle that was tried. */
  override add(pending: Pending): void {
    super.add(pending);
    const { from, nonce } = pending.envelope;
    this.#eviction?.touch(from, nonce);
    const known = this.#senders.get(from) ?? { nextNonce: nonce, layer: undefined, layerHeight: 0 };
    this.#senders.set(from, known);
    known.nextNonce = nonce + 1;
  }

  override replace(old: Pending, pending: Pending): void {
    super.replace(old, pending);
    const { from, nonce } = pending.envelope;
    this.#senders.get(from)!.layer = undefined;
    this.#eviction?.touch(from, nonce);
  }

  /** Eviction order of the bundles in the backlog. Maintained until `dropEviction`. */
  get eviction(): EvictionHeap {
    this.#eviction ??= new EvictionHeap(this);
    return this.#eviction;
  }

  /** Drops the eviction order: no bundle has to be evicted any more. */
  dropEviction(): void {
    this.#eviction = undefined;
  }

  /** Removes the last bundle of the sender whose bundles are worth least. */
  removeCheapest(): Pending | undefined {
    const sender = this.eviction.cheapest()?.sender;
    const known = sender === undefined ? undefined : this.#senders.get(sender);
    const last = known && this.at(sender!, known.nextNonce - 1);
    if (!last) return undefined;
    known.nextNonce--;
    known.layer = undefined;
    return this.removeAt(sender!, last.envelope.nonce);
  }

  override removeAt(sender: Address, nonce: number): Pending | undefined {
    const pending = super.removeAt(sender, nonce);
    if (pending === undefined) return undefined;
    this.#eviction?.touch(sender, nonce);
    if (!this.hasSender(sender)) this.#senders.delete(sender);
    return pending;
  }

  #layerOf(known: SenderState, envelope: Envelope): Layer {
    if (!known.layer) {
      known.layer = this.#state.overlay().after(this.of(envelope.from), envelope);
      known.layerHeight = this.#state.height;
    } else if (known.layer.context.env.height !== this.#state.height) {
      known.layer = this.#state.overlay(known.layer); // the same changes, in another block
    }
    return known.layer;
  }
}
