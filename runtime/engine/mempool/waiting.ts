/** Bundles that wait for an earlier nonce of their sender. */

import { NonceGap } from '../../kernel/chain/common-errors.js';
import type { Address, Hash } from '../../lib/codec/ids.js';
import { fail } from '../../lib/errors.js';
import { mustPayMore } from './admission.js';
import type { Pending } from './queue.js';

/** How far ahead of the account a nonce may be. */
export const MAX_NONCE_GAP = 64;

/** By sender and nonce; one bundle each. */
export class Waiting {
  readonly #bySender = new Map<Address, Map<number, Pending>>();
  #size = 0;
  #bytes = 0;

  get size(): number {
    return this.#size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get senders(): Iterable<Address> {
    return this.#bySender.keys();
  }

  /** Every waiting bundle. */
  *all(): Generator<Pending> {
    for (const queue of this.#bySender.values()) yield* queue.values();
  }

  get(hash: Hash): Pending | undefined {
    for (const pending of this.all()) if (pending.envelope.hash === hash) return pending;
    return undefined;
  }

  has(sender: Address, nonce: number, hash: Hash): boolean {
    return this.#bySender.get(sender)?.get(nonce)?.envelope.hash === hash;
  }

  /** Lets a bundle wait until the account is there. One of the same nonce is replaced, and returned, when this one pays more. */
  put(pending: Pending, accountNonce: number): Pending | undefined {
    const { from, nonce } = pending.envelope;
    if (nonce > accountNonce + MAX_NONCE_GAP) {
      fail(NonceGap, { expected: accountNonce, got: nonce, max_gap: MAX_NONCE_GAP });
    }
    const old = this.#bySender.get(from)?.get(nonce);
    if (old) mustPayMore(old.envelope, pending.envelope);
    this.take(from, nonce);
    const queue = this.#bySender.get(from) ?? new Map<number, Pending>();
    this.#bySender.set(from, queue.set(nonce, pending));
    this.#size++;
    this.#bytes += pending.envelope.bytes.length;
    return old;
  }

  /** Takes the bundle of a nonce out; undefined when none waits. */
  take(sender: Address, nonce: number): Pending | undefined {
    const queue = this.#bySender.get(sender);
    const pending = queue?.get(nonce);
    if (!queue || !pending) return undefined;
    queue.delete(nonce);
    if (queue.size === 0) this.#bySender.delete(sender);
    this.#size--;
    this.#bytes -= pending.envelope.bytes.length;
    return pending;
  }

  /** Takes out what waits since before `oldestMs`, or may no longer enter a block at `height`. */
  expire(oldestMs: number, height: number): Pending[] {
    const expired = [...this.all()].filter(({ addedMs, envelope }) => {
      const { valid_until } = envelope.bundle;
      return addedMs < oldestMs || (valid_until !== 0 && valid_until < height);
    });
    for (const { envelope } of expired) this.take(envelope.from, envelope.nonce);
    return expired;
  }
}
