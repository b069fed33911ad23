/** What a question will read: it is answered on a guess, so that all that is not in memory is loaded at once. */

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

/** Records that are looked ahead, and the longest that guessing may take, milliseconds. */
const MOST_KEYS = 2_000;
const GUESS_MS = 8;

export class ReadPrefetch {
  readonly #keys = new Map<StateKey, Type<unknown>>();
  readonly #ranges: TypedRange[] = [];
  /** The record of each slot that was read last: what others of the slot will be like. */
  readonly #seen = new Map<string, unknown>();
  readonly #ends = performance.now() + GUESS_MS;

  /** `first`: what the question found lacking. */
  constructor(first: StateMiss) {
    this.#add(first);
  }

  /** Everything that was found lacking. */
  get miss(): StateMiss {
    return new StateMiss([...this.#keys], this.#ranges);
  }

  /** A reader that answers with a guess where the other one lacks something. */
  over(reader: StateReader): StateReader {
    return {
      get: <T>(key: StateKey, type: Type<T>): T | undefined => {
        const slot = key.slice(0, SLOT_LENGTH);
        try {
          const value = reader.get(key, type);
          if (value !== undefined) this.#seen.set(slot, value);
          return value;
        } catch (cause) {
          this.#note(cause);
          return this.#seen.get(slot) as T | undefined;
        }
      },
      range: <T>(range: KeyRange, type: Type<T>): readonly (readonly [StateKey, T])[] => {
        try {
          return reader.range(range, type);
        } catch (cause) {
          this.#note(cause);
          return [];
        }
      },
      expect: (keys: readonly TypedKey[], ranges: readonly TypedRange[]): void => {
        try {
          reader.expect?.(keys, ranges);
        } catch (cause) {
          this.#note(cause);
        }
      },
    };
  }

  #note(cause: unknown): void {
    if (!(cause instanceof StateMiss)) throw cause;
    this.#add(cause);
    if (this.#keys.size > MOST_KEYS || performance.now() > this.#ends) throw cause;
  }

  #add({ keys, ranges }: StateMiss): void {
    for (const [key, type] of keys) this.#keys.set(key, type);
    this.#ranges.push(...ranges);
  }
}
