/** Cache of read record ranges by slot: a change in one slot does not affect the others. */

import { type KeyRange, SLOT_LENGTH, type StateKey } from '../../kernel/chain/journal.js';

export type Entries = readonly (readonly [StateKey, unknown])[];

/** Bounded: when full, it is cleared. */
export class RangeCache {
  readonly #capacity: number;
  readonly #slots = new Map<string, Map<string, Entries>>();
  #held = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Number of cached ranges and records. */
  get size(): number {
    return this.#held;
  }

  get(range: KeyRange): Entries | undefined {
    return this.#slots.get(slotOf(range.from))?.get(nameOf(range));
  }

  keep(range: KeyRange, entries: Entries): void {
    if (this.#held + entries.length >= this.#capacity) this.clear();
    const slot = slotOf(range.from);
    const ranges = this.#slots.get(slot) ?? new Map<string, Entries>();
    const name = nameOf(range);
    // Two readers may have requested it at the same time.
    if (!ranges.has(name)) this.#held += entries.length + 1;
    this.#slots.set(slot, ranges.set(name, entries));
  }

  /** Drops the ranges in the slot of a changed key. */
  changed(key: StateKey): void {
    if (this.#slots.size === 0) return;
    const slot = slotOf(key);
    const ranges = this.#slots.get(slot);
    if (!ranges) return;
    for (const entries of ranges.values()) this.#held -= entries.length + 1;
    this.#slots.delete(slot);
  }

  clear(): void {
    this.#slots.clear();
    this.#held = 0;
  }
}

const slotOf = (key: StateKey): string => key.slice(0, SLOT_LENGTH);

/** Cache key of a range. */
export const nameOf = ({ from, to, limit, reverse }: KeyRange): string => `${from} ${to} ${limit} ${reverse}`;
