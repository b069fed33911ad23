/** Journal: the changes of an execution over a read-only state; nested marks roll back without copying. */

import type { Type } from '../../lib/codec/type.js';

/** State keys are hex strings (u16 module, u8 slot, key parts): they sort like their bytes and can be concatenated. */
export type StateKey = string;

/** A range of one slot: keys k with from <= k < to, at most `limit`, in ascending or descending order. */
export interface KeyRange {
  readonly from: StateKey;
  readonly to: StateKey;
  readonly limit: number;
  readonly reverse: boolean;
  /** Keys to skip, whose values may no longer be readable as the type. Only in the block of an upgrade. */
  readonly except?: { has(key: StateKey): boolean };
}

/** State that can be read synchronously. A reader over a disk store throws StateMiss if it must load first. */
export interface StateReader {
  get<T>(key: StateKey, type: Type<T>): T | undefined;
  range<T>(range: KeyRange, type: Type<T>): readonly (readonly [StateKey, T])[];
  /** Announces reads so that they are loaded together: throws one StateMiss for everything missing. */
  expect?(keys: readonly TypedKey[], ranges: readonly TypedRange[]): void;
}

/**
 * Observes every state access of a trial run or query, and may end it with a Failure. Never used while a block is
 * executed.
 */
export interface Watch {
  accessed(): void;
}

/** A key and the type to read there. */
export type TypedKey = readonly [StateKey, Type<unknown>];
/** A key range and the type to read there. */
export type TypedRange = readonly [KeyRange, Type<unknown>];

/** A request to load records and run again, not a failure. Thrown by readers over a disk store. */
export class StateMiss {
  readonly keys: readonly TypedKey[];
  readonly ranges: readonly TypedRange[];

  constructor(keys: readonly TypedKey[], ranges: readonly TypedRange[] = []) {
    this.keys = keys;
    this.ranges = ranges;
  }
}

/** The new value of a key, and its type for writing; `undefined` deletes. */
export interface Change {
  readonly value: unknown;
  readonly type: Type<unknown>;
}

/** A key's values before and after; undefined if absent. */
export interface Difference<T> {
  readonly key: StateKey;
  readonly before: T | undefined;
  readonly now: T | undefined;
}

/** Hex characters of module and slot: the key prefix that no other slot shares. */
export const SLOT_LENGTH = 6;

export class Journal implements StateReader {
  private readonly base: StateReader;
  private readonly changed = new Map<StateKey, Change>();
  /** The changed keys of each slot, oldest first; range reads scan only these. */
  private readonly slots = new Map<string, StateKey[]>();
  private readonly undoKeys: StateKey[] = [];
  private readonly undoChanges: (Change | undefined)[] = [];
  /**
   * Number of valid entries in the two arrays. The arrays keep their memory, because undo is discarded once per bundle.
   */
  private undoCount = 0;
  private touched = 0;
  /** Set by migrations: the base's value under a changed key may have another type. */
  retyping = false;
  watcher: Watch | undefined;

  constructor(base: StateReader) {
    this.base = base;
  }

  /** Number of reads and writes since the journal began; gas must bound it. */
  get accesses(): number {
    return this.touched;
  }

  get<T>(key: StateKey, type: Type<T>): T | undefined {
    this.touched++;
    this.watcher?.accessed();
    const change = this.changed.get(key);
    return change !== undefined ? (change.value as T | undefined) : this.base.get(key, type);
  }

  /** The change of a key since the journal began; does not count as an access. */
  peek(key: StateKey): Change | undefined {
    return this.changed.get(key);
  }

  put<T>(key: StateKey, type: Type<T>, value: T | undefined): void {
    this.touched++;
    this.watcher?.accessed();
    const before = this.changed.get(key);
    if (before === undefined) {
      const slot = key.slice(0, SLOT_LENGTH);
      const keys = this.slots.get(slot);
      if (keys === undefined) this.slots.set(slot, [key]);
      else keys.push(key);
    }
    this.undoKeys[this.undoCount] = key;
    this.undoChanges[this.undoCount++] = before;
    this.changed.set(key, { value, type: type as Type<unknown> });
  }

  range<T>(range: KeyRange, type: Type<T>): readonly (readonly [StateKey, T])[] {
    this.watcher?.accessed();
    const inside = (this.slots.get(range.from.slice(0, SLOT_LENGTH)) ?? []).filter(
      (key) => key >= range.from && key < range.to,
    );
    const wider = { ...range, limit: range.limit + inside.length };
    const below = this.base.range(this.retyping ? { ...wider, except: this.changed } : wider, type);
    const merged = new Map<StateKey, T>(below);
    for (const key of inside) {
      const { value } = this.changed.get(key)!;
      if (value === undefined) merged.delete(key);
      else merged.set(key, value as T);
    }
    const order = range.reverse ? -1 : 1;
    const sorted = [...merged].sort(([a], [b]) => (a < b ? -order : order)).slice(0, range.limit);
    this.touched += sorted.length;
    return sorted;
  }

  /** Returns a mark to roll back to. */
  mark(): number {
    return this.undoCount;
  }

  /** Values before and now of all keys with this prefix that changed since the mark. */
  since<T>(mark: number, start: string, type: Type<T>): readonly Difference<T>[] {
    const found = new Map<StateKey, Difference<T>>();
    for (let at = mark; at < this.undoCount; at++) {
      const key = this.undoKeys[at]!;
      if (found.has(key) || !key.startsWith(start)) continue;
      const undo = this.undoChanges[at];
      const before = undo === undefined ? this.base.get(key, type) : (undo.value as T | undefined);
      found.set(key, { key, before, now: this.changed.get(key)!.value as T | undefined });
    }
    return [...found.values()];
  }

  /** Undoes everything since the mark. */
  rollback(mark: number): void {
    while (this.undoCount > mark) {
      const key = this.undoKeys[--this.undoCount]!;
      const before = this.undoChanges[this.undoCount];
      if (before !== undefined) this.changed.set(key, before);
      else {
        this.changed.delete(key);
        this.slots.get(key.slice(0, SLOT_LENGTH))!.pop(); // undone in reverse order, so it is the slot's latest
      }
    }
  }

  /** Discards the undo records of all changes so far. */
  discardUndo(): void {
    this.undoCount = 0;
  }

  /** Every changed key with its final value, in key order. */
  *changes(): Generator<[StateKey, Change]> {
    for (const slot of [...this.slots.keys()].sort()) {
      for (const key of [...this.slots.get(slot)!].sort()) yield [key, this.changed.get(key)!];
    }
  }
}
