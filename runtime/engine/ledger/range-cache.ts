/** Ranges of records that were read, by slot: what a block changes in one slot says nothing of the others. */

import { type KeyRange, SLOT_LENGTH, type StateKey } from '../../kernel/chain/journal.js';

/** A range as it was read. */
export type Entries = readonly (readonly [StateKey, unknown])[];

/** Bounded: when it is full, all is forgotten. */
export class RangeCache {
  readonly #capacity: number;
  readonly #slots = new Map<string, Map<string, Entries>>();
  /** Ranges and their records, counted. */
  #held = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Ranges and their records. */
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
    // Two may have asked for it at once.
    if (!ranges.has(name)) this.#held += entries.length + 1;
    this.#slots.set(slot, ranges.set(name, entries));
  }

  /** Forgets the ranges of the slot of a key that changed. */
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

/** Distinguishes ranges. */
export const nameOf = ({ from, to, limit, reverse }: KeyRange): string => `${from} ${to} ${limit} ${reverse}`;
