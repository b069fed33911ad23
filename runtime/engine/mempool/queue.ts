/** Bundles in order of arrival, indexed by hash and by sender and nonce; those of a sender in nonce order. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import type { Outcome } from '../../kernel/chain/receipt.js';
import type { Address, Hash } from '../../lib/codec/ids.js';

/** A bundle in the mempool with its expected result. */
export interface Pending {
  readonly envelope: Envelope;
  /** When it became pending, or queued behind a gap: unix milliseconds of this node's clock. */
  readonly addedMs: number;
  /** Undefined while it is queued, because an earlier nonce is missing. */
  readonly outcome: Pick<Outcome, 'returned'> | undefined;
  /** Raw native units that its sender must have for it while it is queued. */
  readonly cost: bigint;
}

export class BundleQueue {
  /**
   * In order of arrival. A replacement takes the place of the original, so the key is the hash of the first bundle in
   * that place.
   */
  readonly #inOrder = new Map<Hash, Pending>();
  /** Places of the replacements, by their hash. */
  readonly #slots = new Map<Hash, Hash>();
  readonly #bySender = new Map<Address, Map<number, Pending>>();
  #bytes = 0;

  get size(): number {
    return this.#inOrder.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Every bundle, oldest first. */
  all(): Iterable<Pending> {
    return this.#inOrder.values();
  }

  get(hash: Hash): Pending | undefined {
    const found = this.#inOrder.get(this.#slots.get(hash) ?? hash);
    return found?.envelope.hash === hash ? found : undefined;
  }

  /** The bundle of a sender with this nonce. */
  at(sender: Address, nonce: number): Pending | undefined {
    return this.#bySender.get(sender)?.get(nonce);
  }

  /** True if the queue has a bundle of the sender. */
  hasSender(sender: Address): boolean {
    return this.#bySender.has(sender);
  }

  get senders(): Iterable<Address> {
    return this.#bySender.keys();
  }

  /** Bundles of a sender in nonce order, optionally only those below a nonce. */
  of(sender: Address, below = Number.POSITIVE_INFINITY): Pending[] {
    const own = [...(this.#bySender.get(sender)?.values() ?? [])];
    return below === Number.POSITIVE_INFINITY ? own : own.filter(({ envelope }) => envelope.nonce < below);
  }

  add(pending: Pending): void {
    const { hash, from, nonce, bytes } = pending.envelope;
    this.#inOrder.set(hash, pending);
    const nonces = this.#bySender.get(from) ?? new Map<number, Pending>();
    this.#bySender.set(from, nonces.set(nonce, pending));
    this.#bytes += bytes.length;
  }

  /** Puts a bundle in the place of another one with the same sender and nonce. */
  replace({ envelope: old }: Pending, pending: Pending): void {
    const { hash, from, nonce, bytes } = pending.envelope;
    const slot = this.#slots.get(old.hash) ?? old.hash;
    this.#slots.delete(old.hash);
    this.#slots.set(hash, slot);
    this.#inOrder.set(slot, pending);
    this.#bySender.get(from)!.set(nonce, pending);
    this.#bytes += bytes.length - old.bytes.length;
  }

  /** Removes a bundle; returns whether it was present. */
  remove(hash: Hash): boolean {
    const pending = this.get(hash);
    if (!pending) return false;
    this.removeAt(pending.envelope.from, pending.envelope.nonce);
    return true;
  }

  /** Removes and returns the bundle of a sender with this nonce. */
  removeAt(sender: Address, nonce: number): Pending | undefined {
    const nonces = this.#bySender.get(sender);
    const pending = nonces?.get(nonce);
    if (nonces === undefined || pending === undefined) return undefined;
    const { hash, bytes } = pending.envelope;
    this.#inOrder.delete(this.#slots.get(hash) ?? hash);
    this.#slots.delete(hash);
    nonces.delete(nonce);
    if (nonces.size === 0) this.#bySender.delete(sender);
    this.#bytes -= bytes.length;
    return pending;
  }
}
