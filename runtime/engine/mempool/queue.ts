/** Bundles in order of arrival, found by hash and by sender and nonce; those of a sender in the order of their nonces. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import type { Outcome } from '../../kernel/chain/receipt.js';
import type { Address, Hash } from '../../lib/codec/ids.js';

/** A bundle in the mempool and what it will do if nothing else happens. */
export interface Pending {
  readonly envelope: Envelope;
  readonly addedMs: number;
  /** Undefined while it is queued: a nonce before it is missing. */
  readonly outcome: Pick<Outcome, 'gasUsed' | 'fee' | 'returned'> | undefined;
  /** Raw native units that its sender must have for it while it is queued. */
  readonly cost: bigint;
}

/** Keeps its rank when its bundle is replaced. */
interface Place {
  pending: Pending;
}

export class Queue {
  readonly #inOrder = new Set<Place>();
  readonly #byHash = new Map<Hash, Place>();
  readonly #bySender = new Map<Address, Map<number, Place>>();
  #bytes = 0;

  get size(): number {
    return this.#inOrder.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Every bundle, the oldest first. */
  *all(): Generator<Pending> {
    for (const { pending } of this.#inOrder) yield pending;
  }

  get(hash: Hash): Pending | undefined {
    return this.#byHash.get(hash)?.pending;
  }

  /** The bundle of a sender with a nonce. */
  at(sender: Address, nonce: number): Pending | undefined {
    return this.#bySender.get(sender)?.get(nonce)?.pending;
  }

  /** True while a bundle of the sender is here. */
  holds(sender: Address): boolean {
    return this.#bySender.has(sender);
  }

  /** The lowest price that a sender pays here. */
  lowestPrice(sender: Address): number {
    let lowest = Number.POSITIVE_INFINITY;
    for (const { pending } of this.#bySender.get(sender)?.values() ?? []) {
      lowest = Math.min(lowest, pending.envelope.bundle.gas_price);
    }
    return lowest;
  }

  get senders(): Iterable<Address> {
    return this.#bySender.keys();
  }

  /** Bundles of a sender in order, those below a nonce where one is given. */
  of(sender: Address, below = Number.POSITIVE_INFINITY): Pending[] {
    const places = [...(this.#bySender.get(sender)?.values() ?? [])];
    return places.map(({ pending }) => pending).filter(({ envelope }) => envelope.nonce < below);
  }

  add(pending: Pending): void {
    const { hash, from, nonce, bytes } = pending.envelope;
    const place = { pending };
    this.#inOrder.add(place);
    this.#byHash.set(hash, place);
    const nonces = this.#bySender.get(from) ?? new Map<number, Place>();
    this.#bySender.set(from, nonces.set(nonce, place));
    this.#bytes += bytes.length;
  }

  /** Puts a bundle in the place of another one of the same sender and nonce. */
  replace({ envelope: old }: Pending, pending: Pending): void {
    const place = this.#byHash.get(old.hash)!;
    place.pending = pending;
    this.#byHash.delete(old.hash);
    this.#byHash.set(pending.envelope.hash, place);
    this.#bytes += pending.envelope.bytes.length - old.bytes.length;
  }

  /** True when it was there. */
  remove(hash: Hash): boolean {
    const place = this.#byHash.get(hash);
    if (!place) return false;
    const { from, nonce, bytes } = place.pending.envelope;
    this.#inOrder.delete(place);
    this.#byHash.delete(hash);
    const nonces = this.#bySender.get(from)!;
    nonces.delete(nonce);
    if (nonces.size === 0) this.#bySender.delete(from);
    this.#bytes -= bytes.length;
    return true;
  }
}
