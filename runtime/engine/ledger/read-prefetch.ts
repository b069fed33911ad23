/**
 * Read prefetch: runs a query on guessed values to find all records that are not in memory, and loads them together.
 */

import {
  type KeyRange,
  SLOT_LENGTH,
  type StateKey,
  StateMiss,
  type StateReader,
  type TypedKey,
  type TypedRange,
} from '../../kernel/chain/journal.js';
import type { Type } from '../../lib/codec/type.js';

/** Maximum records to look ahead, and maximum duration of guessing, milliseconds. */
const MAX_KEYS = 2_000;
const GUESS_MS = 8;

/**
 * Runs a query on guesses; returns the records that it lacks, together with those already missing. It may throw
 * anything; only its requests up to then matter.
 */
export function lookAhead(miss: StateMiss, query: (prefetch: ReadPrefetch) => unknown): StateMiss {
  const prefetch = new ReadPrefetch(miss);
  try {
    query(prefetch);
  } catch {
    // The guesses led it here.
  }
  return prefetch.miss;
}

export class ReadPrefetch {
  readonly #keys = new Map<StateKey, Type<unknown>>();
  readonly #ranges: TypedRange[] = [];
  /** The last record read in each slot: the guess for other records of the slot. */
  readonly #seen = new Map<string, unknown>();
  readonly #ends = performance.now() + GUESS_MS;

  /** `first`: the records that the query found missing. */
  constructor(first: StateMiss) {
    this.#add(first);
  }

  get miss(): StateMiss {
    return new StateMiss([...this.#keys], this.#ranges);
  }

  /** A reader that returns a guess for records missing from the given one. */
  over(reader: StateReader): StateReader {
    return {
      get: <T>(key: StateKey, type: Type<T>): T | undefined => {
        const slot = key.slice(0, SLOT_LENGTH);
        try {
          const value = reader.get(key, type);
          if (value !== undefined) this.#seen.set(slot, value);
          return value;
        } catch (cause) {
          this.#record(cause);
          return this.#seen.get(slot) as T | undefined;
        }
      },
      range: <T>(range: KeyRange, type: Type<T>): readonly (readonly [StateKey, T])[] => {
        try {
          return reader.range(range, type);
        } catch (cause) {
          this.#record(cause);
          return [];
        }
      },
      expect: (keys: readonly TypedKey[], ranges: readonly TypedRange[]): void => {
        try {
          reader.expect?.(keys, ranges);
        } catch (cause) {
          this.#record(cause);
        }
      },
    };
  }

  #record(cause: unknown): void {
    if (!(cause instanceof StateMiss)) throw cause;
    this.#add(cause);
    if (this.#keys.size > MAX_KEYS || performance.now() > this.#ends) throw cause;
  }

  #add({ keys, ranges }: StateMiss): void {
    for (const [key, type] of keys) this.#keys.set(key, type);
    this.#ranges.push(...ranges);
  }
}
