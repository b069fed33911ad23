/**
 * Eviction order of a full backlog. The effective price of a bundle is the lowest gas price among itself and its
 * sender's earlier ones, because no block includes it without those. The last bundle of the sender with the lowest
 * effective price is evicted first, so no gap remains.
 */

import type { Address } from '../../lib/codec/ids.js';
import type { BundleQueue, Pending } from './queue.js';

interface Entry {
  readonly sender: Address;
  readonly price: number;
}

/**
 * Nonces of a sender that share one cached lowest price: a change to one of its thousands of bundles rescans only this
 * many.
 */
const GROUP = 128;

const groupOf = (nonce: number): number => Math.trunc(nonce / GROUP);

/** A heap of senders by the effective price of their last bundle. Created when the mempool is full, dropped when it is not. */
export class EvictionHeap {
  readonly #queue: BundleQueue;
  readonly #heap: Entry[] = [];
  /** The valid entry of each sender; other entries in the heap are outdated. */
  readonly #current = new Map<Address, Entry>();
  /** Per sender, the lowest price in each nonce group; undefined if it must be recomputed. */
  readonly #lowest = new Map<Address, Map<number, number | undefined>>();
  /** Senders whose bundles changed since their last evaluation. */
  readonly #changed: Set<Address>;

  constructor(queue: BundleQueue) {
    this.#queue = queue;
    this.#changed = new Set(queue.senders);
  }

  /** A sender's bundle with this nonce was added, removed or replaced. */
  touch(sender: Address, nonce: number): void {
    this.#changed.add(sender);
    this.#lowest.get(sender)?.set(groupOf(nonce), undefined);
  }

  /** Worth of a sender's last bundle; infinity if it has none. */
  effectivePriceOf(sender: Address): number {
    this.#refresh();
    return this.#current.get(sender)?.price ?? Number.POSITIVE_INFINITY;
  }

  /** The sender whose last bundle is evicted next; undefined if there is none. */
  cheapest(): Entry | undefined {
    this.#refresh();
    for (let top = this.#heap[0]; top; top = this.#heap[0]) {
      if (this.#current.get(top.sender) === top) return top;
      this.#pop();
    }
    return undefined;
  }

  /** Bytes of bundles whose effective price is below a price; stops counting at `enough`. */
  bytesBelow(price: number, enough: number): number {
    this.#refresh();
    let bytes = 0;
    for (const { sender, price: effectivePrice } of this.#current.values()) {
      if (effectivePrice >= price) continue;
      for (const { envelope } of this.#below(sender, price)) {
        bytes += envelope.bytes.length;
        if (bytes >= enough) return bytes;
      }
    }
    return bytes;
  }

  /** The bundles of a sender from the first one that pays less than a price. */
  *#below(sender: Address, price: number): Generator<Pending> {
    let first = Number.POSITIVE_INFINITY;
    for (const [group, lowest] of this.#lowest.get(sender)!) if (lowest! < price) first = Math.min(first, group);
    let nonce = first * GROUP;
    while (nonce < (first + 1) * GROUP && this.#priceAt(sender, nonce) >= price) nonce++;
    for (let one = this.#queue.at(sender, nonce); one; one = this.#queue.at(sender, ++nonce)) yield one;
  }

  #priceAt(sender: Address, nonce: number): number {
    return this.#queue.at(sender, nonce)?.envelope.bundle.gas_price ?? Number.POSITIVE_INFINITY;
  }

  #refresh(): void {
    for (const sender of this.#changed) this.#enter(sender);
    this.#changed.clear();
  }

  #enter(sender: Address): void {
    if (!this.#queue.hasSender(sender)) {
      this.#current.delete(sender);
      this.#lowest.delete(sender);
      return;
    }
    const price = this.#lowestPrice(sender);
    if (this.#current.get(sender)?.price === price) return;
    const entry = { sender, price };
    this.#current.set(sender, entry);
    this.#push(entry);
    if (this.#heap.length > 2 * this.#current.size + 64) this.#compact();
  }

  #lowestPrice(sender: Address): number {
    const groups = this.#groupsOf(sender);
    let lowest = Number.POSITIVE_INFINITY;
    for (const [group, known] of groups) {
      const price = known ?? this.#lowestIn(sender, group);
      lowest = Math.min(lowest, price);
      if (price === Number.POSITIVE_INFINITY) groups.delete(group);
      else if (known === undefined) groups.set(group, price);
    }
    return lowest;
  }

  #groupsOf(sender: Address): Map<number, number | undefined> {
    const known = this.#lowest.get(sender);
    if (known) return known;
    const groups = new Map<number, number | undefined>();
    for (const { envelope } of this.#queue.of(sender)) groups.set(groupOf(envelope.nonce), undefined);
    this.#lowest.set(sender, groups);
    return groups;
  }

  #lowestIn(sender: Address, group: number): number {
    let lowest = Number.POSITIVE_INFINITY;
    for (let nonce = group * GROUP; nonce < (group + 1) * GROUP; nonce++) {
      lowest = Math.min(lowest, this.#priceAt(sender, nonce));
    }
    return lowest;
  }

  #push(entry: Entry): void {
    const heap = this.#heap;
    let at = heap.push(entry) - 1;
    for (let parent = (at - 1) >> 1; at > 0 && heap[parent]!.price > entry.price; parent = (at - 1) >> 1) {
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = entry;
  }

  #pop(): void {
    const heap = this.#heap;
    const entry = heap.pop()!;
    if (heap.length === 0) return;
    let at = 0;
    for (let child = 1; child < heap.length; child = 2 * at + 1) {
      if (child + 1 < heap.length && heap[child + 1]!.price < heap[child]!.price) child++;
      if (heap[child]!.price >= entry.price) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = entry;
  }

  /** A sorted list is a valid heap. */
  #compact(): void {
    this.#heap.length = 0;
    this.#heap.push(...[...this.#current.values()].sort((a, b) => a.price - b.price));
  }
}
