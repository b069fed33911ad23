/** Journal: the changes of an execution over a state that is only read; nested marks roll back without copying. */

import type { Type } from '../../lib/codec/type.js';

/** State keys are hex strings (u16 module, u8 slot, key parts): they sort like their bytes and concatenate freely. */
export type StateKey = string;

/** A stretch of one slot: keys k with from <= k < to, at most `limit`, in order (or in reverse). */
export interface KeyRange {
  readonly from: StateKey;
  readonly to: StateKey;
  readonly limit: number;
  readonly reverse: boolean;
  /** Keys that are not wanted, and may not be readable as the type any more. Only in the block of an upgrade. */
  readonly except?: { has(key: StateKey): boolean };
}

/** State that can be read at once. A reader whose store is on disk throws StateMiss when it must load first. */
export interface StateReader {
  get<T>(key: StateKey, type: Type<T>): T | undefined;
  range<T>(range: KeyRange, type: Type<T>): readonly (readonly [StateKey, T])[];
  /** Says what will be read, so that it is loaded together: throws one StateMiss for all that is missing. */
  expect?(keys: readonly TypedKey[], ranges: readonly TypedRange[]): void;
}

/** Hears of each access to a state while something is only tried or asked, and may end it with a Failure. Never while a block is executed. */
export interface Watch {
  accessed(): void;
}

/** A key with what to read there. */
export type TypedKey = readonly [StateKey, Type<unknown>];
/** A range with what to read there. */
export type TypedRange = readonly [KeyRange, Type<unknown>];

/** Not a failure: "load this and run again". Thrown by readers over a disk store. */
export class StateMiss {
  readonly keys: readonly TypedKey[];
  readonly ranges: readonly TypedRange[];

  constructor(keys: readonly TypedKey[], ranges: readonly TypedRange[] = []) {
    this.keys = keys;
    this.ranges = ranges;
  }
}

/** The value a key was given, and how to write it; `undefined` deletes. */
export interface Change {
  readonly value: unknown;
  readonly type: Type<unknown>;
}

/** What a key had, and what it has; undefined for nothing. */
export interface Difference<T> {
  readonly key: StateKey;
  readonly before: T | undefined;
  readonly now: T | undefined;
}

/** Hex characters of module and slot: the part of a key that no other slot shares. */
export const SLOT_LENGTH = 6;

export class Journal implements StateReader {
  private readonly base: StateReader;
  private readonly changed = new Map<StateKey, Change>();
  /** The changed keys of each slot, oldest first: what a range need look through. */
  private readonly slots = new Map<string, StateKey[]>();
  private readonly undoKeys: StateKey[] = [];
  private readonly undoChanges: (Change | undefined)[] = [];
  /** How much of the two counts: they keep their memory, since undo is discarded once per bundle. */
  private undoCount = 0;
  private touched = 0;
  /** Set by migrations: what the base has under a changed key may be of another type. */
  retyping = false;
  watcher: Watch | undefined;

  constructor(base: StateReader) {
    this.base = base;
  }

  /** Reads and writes since the journal began: what gas must bound. */
  get accesses(): number {
    return this.touched;
  }

  get<T>(key: StateKey, type: Type<T>): T | undefined {
    this.touched++;
    this.watcher?.accessed();
    const change = this.changed.get(key);
    return change !== undefined ? (change.value as T | undefined) : this.base.get(key, type);
  }

  /** What a key was given since the journal began; counts as no access. */
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

  /** A point to come back to. */
  mark(): number {
    return this.undoCount;
  }

  /** What was changed since the mark of keys that begin so: before and now. */
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
        this.slots.get(key.slice(0, SLOT_LENGTH))!.pop(); // undone in reverse, so it is the slot's latest
      }
    }
  }

  /** Forgets how to undo what was done so far. */
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
