/**
 * Which bundles of a full backlog go first. A bundle is worth the lowest price that it or one before it pays, since no block
 * takes it without those; so the last one of the sender with the lowest price goes, and no gap is left.
 */

import type { Address } from '../../lib/codec/ids.js';
import type { Queue } from './queue.js';

interface Entry {
  readonly sender: Address;
  readonly worth: number;
}

/** A heap of senders by what their last bundle is worth. Made when the mempool is full, and forgotten when it is not. */
export class EvictionHeap {
  readonly #queue: Queue;
  readonly #heap: Entry[] = [];
  /** The entry of each sender that counts; others in the heap are outdated. */
  readonly #current = new Map<Address, Entry>();
  /** Senders whose bundles changed since they were looked at. */
  readonly #changed: Set<Address>;

  constructor(queue: Queue) {
    this.#queue = queue;
    this.#changed = new Set(queue.senders);
  }

  /** The bundles of a sender changed. */
  touch(sender: Address): void {
    this.#changed.add(sender);
  }

  /** The sender whose last bundle goes next; undefined where there is none. */
  least(): Entry | undefined {
    for (const sender of this.#changed) this.#enter(sender);
    this.#changed.clear();
    for (let top = this.#heap[0]; top; top = this.#heap[0]) {
      if (this.#current.get(top.sender) === top) return top;
      this.#pop();
    }
    return undefined;
  }

  /** Bytes of bundles that are worth less than a price; stops counting at `enough`. */
  bytesBelow(price: number, enough: number): number {
    let bytes = 0;
    for (const { sender, worth } of this.#current.values()) {
      if (worth >= price) continue;
      let isBelow = false;
      for (const { envelope } of this.#queue.of(sender)) {
        isBelow ||= envelope.bundle.gas_price < price;
        if (isBelow) bytes += envelope.bytes.length;
        if (bytes >= enough) return bytes;
      }
    }
    return bytes;
  }

  #enter(sender: Address): void {
    if (!this.#queue.holds(sender)) {
      this.#current.delete(sender);
      return;
    }
    const worth = this.#queue.lowestPrice(sender);
    if (this.#current.get(sender)?.worth === worth) return;
    const entry = { sender, worth };
    this.#current.set(sender, entry);
    this.#push(entry);
    if (this.#heap.length > 2 * this.#current.size + 64) this.#compact();
  }

  #push(entry: Entry): void {
    const heap = this.#heap;
    let at = heap.push(entry) - 1;
    for (let parent = (at - 1) >> 1; at > 0 && heap[parent]!.worth > entry.worth; parent = (at - 1) >> 1) {
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
      if (child + 1 < heap.length && heap[child + 1]!.worth < heap[child]!.worth) child++;
      if (heap[child]!.worth >= entry.worth) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = entry;
  }

  /** A sorted list is a heap. */
  #compact(): void {
    this.#heap.length = 0;
    this.#heap.push(...[...this.#current.values()].sort((a, b) => a.worth - b.worth));
  }
}
