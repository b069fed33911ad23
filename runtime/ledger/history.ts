/** History: what the last blocks overwrote, so that state can be read as it was at a recent height. */

import type { Header } from '../chain/block.js';
import type { KeyRange, StateKey, StateReader } from '../chain/journal.js';
import type { Type } from '../codec/type.js';

/** How many heights below the head stay readable: what Ethereum wallets rely on (evm.md 0.4). */
export const HISTORY_BLOCKS = 128;

interface Step {
  readonly height: number;
  readonly parentTimeMs: number;
  /** Values before this block, of the keys that it changed. */
  readonly before: ReadonlyMap<StateKey, unknown>;
}

export class History {
  #steps: Step[] = [];

  /** Remembers the values that a block replaced when it was committed on its parent. */
  push(parent: Header, before: ReadonlyMap<StateKey, unknown>): void {
    this.#steps.push({ height: parent.height + 1, parentTimeMs: parent.timestamp_ms, before });
    if (this.#steps.length > HISTORY_BLOCKS) this.#steps.shift();
  }

  /** Forgets everything: what was overwritten before an upgrade is of types that are no more. */
  forget(): void {
    this.#steps = [];
  }

  /** Lowest height that can be read besides the head. */
  get oldest(): number | undefined {
    const first = this.#steps[0];
    return first && first.height - 1;
  }

  /** Timestamp of a height below the head that can be read. */
  timeOf(height: number): number | undefined {
    return this.#steps.find((step) => step.height === height + 1)?.parentTimeMs;
  }

  /** Keys that the block of a height changed; undefined when that is forgotten. */
  changedAt(height: number): Iterable<StateKey> | undefined {
    return this.#steps.find((step) => step.height === height)?.before.keys();
  }

  /** State as it was after `height`, over the state of the head. */
  at(height: number, head: StateReader): StateReader {
    const later = this.#steps.filter((step) => step.height > height);
    const overwritten = (key: StateKey): { value: unknown } | undefined => {
      for (const { before } of later) if (before.has(key)) return { value: before.get(key) };
      return undefined;
    };
    return {
      get<T>(key: StateKey, type: Type<T>) {
        const found = overwritten(key);
        return found ? (found.value as T | undefined) : head.get(key, type);
      },
      range<T>(range: KeyRange, type: Type<T>) {
        const keys = new Set<StateKey>();
        for (const { before } of later)
          for (const key of before.keys()) if (key >= range.from && key < range.to) keys.add(key);
        const merged = new Map<StateKey, T>(head.range({ ...range, limit: range.limit + keys.size }, type));
        for (const key of keys) {
          const value = overwritten(key)!.value as T | undefined;
          if (value === undefined) merged.delete(key);
          else merged.set(key, value);
        }
        const order = range.reverse ? -1 : 1;
        return [...merged].sort(([a], [b]) => (a < b ? -order : order)).slice(0, range.limit);
      },
      expect: (keys, ranges) => head.expect?.(keys, ranges),
    };
  }
}
