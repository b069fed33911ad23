/**
 * Bundles beyond what the next blocks will hold, in order of arrival. Trying all of them again after every block would
 * cost more the more there are; here each is tried once, on what the earlier ones of its sender leave, until its turn
 * to be ready comes.
 */

import type { Envelope } from '../chain/bundle.js';
import type { Outcome } from '../chain/receipt.js';
import type { Address, Hash } from '../codec/ids.js';
import { Failure } from '../errors.js';
import type { Layer, PendingState } from './pending-state.js';
import type { Pending } from './ready.js';

/** The bundles of one sender, without a gap between their nonces. */
interface Lane {
  readonly bundles: Map<number, Pending>;
  next: number;
  /** What they leave; made when the sender has more than one. */
  layer: Layer | undefined;
  /** For which block it was made. */
  madeFor: number;
}

/** In order of arrival; a sender's in the order of their nonces. */
export class Backlog {
  readonly #state: PendingState;
  #byHash = new Map<Hash, Pending>();
  readonly #lanes = new Map<Address, Lane>();
  #bytes = 0;

  constructor(state: PendingState) {
    this.#state = state;
  }

  get size(): number {
    return this.#byHash.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  all(): Iterable<Pending> {
    return this.#byHash.values();
  }

  get(hash: Hash): Pending | undefined {
    return this.#byHash.get(hash);
  }

  at(sender: Address, nonce: number): Pending | undefined {
    return this.#lanes.get(sender)?.bundles.get(nonce);
  }

  /** The nonce after the sender's last one here; undefined without any. */
  nextNonce(sender: Address): number | undefined {
    return this.#lanes.get(sender)?.next;
  }

  /** What the next bundle of this sender will do. Throws its Failure, or Fault. */
  try(envelope: Envelope): Outcome {
    const lane = this.#lanes.get(envelope.from);
    if (!lane) return this.#state.top.try(envelope);
    const layer = this.#layerOf(lane);
    try {
      return layer.apply(envelope);
    } catch (cause) {
      // What others have sent to the account since its layer was made may be what was missing.
      if (!(cause instanceof Failure) || lane.madeFor === this.#state.height) throw cause;
      lane.layer = undefined;
      return this.#layerOf(lane).apply(envelope);
    }
  }

  /** Adds a bundle that was tried. */
  add(pending: Pending): void {
    const { hash, from, nonce, bytes } = pending.envelope;
    const lane = this.#lanes.get(from) ?? { bundles: new Map(), next: nonce, layer: undefined, madeFor: 0 };
    this.#lanes.set(from, lane);
    lane.bundles.set(nonce, pending);
    lane.next = nonce + 1;
    this.#byHash.set(hash, pending);
    this.#bytes += bytes.length;
  }

  /** Puts a bundle in the place of another one of the same sender and nonce, if it succeeds there. Throws its Failure, or Fault. */
  replace({ envelope: old }: Pending, pending: Pending): void {
    const { hash, from, nonce, bytes } = pending.envelope;
    const lane = this.#lanes.get(from)!;
    const before = [...lane.bundles.values()].filter(({ envelope }) => envelope.nonce < nonce);
    const layer = this.#layerAfter(before);
    layer.try(pending.envelope);
    lane.layer = undefined;
    lane.bundles.set(nonce, pending);
    this.#byHash = new Map([...this.#byHash].map(([one, kept]) => (one === old.hash ? [hash, pending] : [one, kept])));
    this.#bytes += bytes.length - old.bytes.length;
  }

  /** Takes out the oldest. */
  shift(): Pending | undefined {
    for (const pending of this.#byHash.values()) {
      this.remove(pending.envelope.hash);
      return pending;
    }
    return undefined;
  }

  /** Takes out all of a sender. */
  removeAll(sender: Address): Pending[] {
    const bundles = [...(this.#lanes.get(sender)?.bundles.values() ?? [])];
    for (const { envelope } of bundles) this.remove(envelope.hash);
    return bundles;
  }

  /** True when it was there. */
  remove(hash: Hash): boolean {
    const pending = this.#byHash.get(hash);
    if (!pending) return false;
    const { from, nonce, bytes } = pending.envelope;
    this.#byHash.delete(hash);
    this.#bytes -= bytes.length;
    const lane = this.#lanes.get(from)!;
    lane.bundles.delete(nonce);
    if (lane.bundles.size === 0) this.#lanes.delete(from);
    return true;
  }

  #layerOf(lane: Lane): Layer {
    if (!lane.layer) {
      lane.layer = this.#layerAfter([...lane.bundles.values()]);
      lane.madeFor = this.#state.height;
    } else if (lane.layer.run.scene.height !== this.#state.height) {
      lane.layer = this.#state.above(lane.layer); // the same changes, in another block
    }
    return lane.layer;
  }

  #layerAfter(bundles: readonly Pending[]): Layer {
    const layer = this.#state.above();
    for (const { envelope } of bundles) layer.apply(envelope);
    return layer;
  }
}
