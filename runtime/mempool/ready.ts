/** Bundles that a block can hold now: in order of arrival, nonces of a sender in order. */

import type { Envelope } from '../chain/bundle.js';
import type { Outcome } from '../chain/receipt.js';
import type { Address, Hash } from '../codec/ids.js';

/** A bundle in the mempool and what it will do if nothing else happens. */
export interface Pending {
  readonly envelope: Envelope;
  readonly addedMs: number;
  /** Undefined while a nonce before it is missing. */
  readonly outcome: Pick<Outcome, 'gasUsed' | 'fee' | 'returned'> | undefined;
}

/** By hash, and by sender and nonce. */
export class Ready {
  #byHash = new Map<Hash, Pending>();
  readonly #bySender = new Map<Address, Map<number, Hash>>();
  #bytes = 0;

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

  /** The bundle of a sender with a nonce. */
  at(sender: Address, nonce: number): Pending | undefined {
    const hash = this.#bySender.get(sender)?.get(nonce);
    return hash === undefined ? undefined : this.#byHash.get(hash);
  }

  /** Bundles of a sender below a nonce, in order. */
  before(sender: Address, nonce: number): Pending[] {
    return [...(this.#bySender.get(sender) ?? [])]
      .filter(([one]) => one < nonce)
      .sort(([a], [b]) => a - b)
      .map(([, hash]) => this.#byHash.get(hash)!);
  }

  add(pending: Pending): void {
    const { hash, from, nonce, bytes } = pending.envelope;
    this.#byHash.set(hash, pending);
    let nonces = this.#bySender.get(from);
    if (!nonces) {
      nonces = new Map();
      this.#bySender.set(from, nonces);
    }
    nonces.set(nonce, hash);
    this.#bytes += bytes.length;
  }

  /** Puts a bundle in the place of another one of the same sender and nonce. */
  replace({ envelope: old }: Pending, pending: Pending): void {
    const { hash, from, nonce, bytes } = pending.envelope;
    this.#byHash = new Map([...this.#byHash].map(([one, kept]) => (one === old.hash ? [hash, pending] : [one, kept])));
    this.#bySender.get(from)!.set(nonce, hash);
    this.#bytes += bytes.length - old.bytes.length;
  }

  /** True when it was there. */
  remove(hash: Hash): boolean {
    const pending = this.#byHash.get(hash);
    if (!pending) return false;
    const { from, nonce, bytes } = pending.envelope;
    this.#byHash.delete(hash);
    const nonces = this.#bySender.get(from);
    if (nonces?.get(nonce) === hash) nonces.delete(nonce);
    if (nonces?.size === 0) this.#bySender.delete(from);
    this.#bytes -= bytes.length;
    return true;
  }
}
