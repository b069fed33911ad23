/** History: what the last blocks overwrote, so that state can be read as it was at a recent height. */

import type { KeyRange, StateKey, StateReader, TypedKey, TypedRange } from '../../kernel/chain/journal.js';
import { afterPrefix } from '../../kernel/chain/stores.js';
import type { Type } from '../../lib/codec/type.js';
import type { Replaced } from './replaced.js';

/** How many heights below the head stay readable: what wallets rely on (ethereum 0, fact 4). */
export const HISTORY_BLOCKS = 128;

/** What a block overwrote. */
export interface HistoryStep {
  readonly height: number;
  /** Values before this block, of the keys that it changed. */
  readonly before: Replaced;
}

/** The steps that an earlier run of the node left, of the heights from `oldest` to `newest`, which was its head. */
export interface KeptSteps {
  readonly oldest: number;
  readonly newest: number;
  /** Null where there is none. */
  read(height: number): Promise<HistoryStep | null>;
}

export class History {
  /** Of consecutive heights, the newest last. */
  #steps: HistoryStep[] = [];
  /** Steps on disk below those in memory: read when they are asked for, so that a start waits for none. */
  #kept: KeptSteps | undefined;
  #bringing: Promise<void> = Promise.resolve();

  /** Goes on with what an earlier run left. */
  resume(kept: KeptSteps): void {
    this.#kept = kept;
  }

  /** Remembers the values that the block of a height replaced. */
  push(height: number, before: Replaced): void {
    this.#steps.push({ height, before });
    if (this.#steps.length > HISTORY_BLOCKS) this.#steps.shift();
  }

  /** Forgets everything: what was overwritten before an upgrade is of types that are no more. */
  forget(): void {
    this.#steps = [];
    this.#kept = undefined;
  }

  /** Brings into memory what a read at a height needs, where it is on disk. */
  reach(height: number): Promise<void> {
    if (!this.#kept) return Promise.resolve();
    // One at a time: the second finds what the first one brought.
    const bringing = this.#bringing.then(() => this.#bring(height));
    this.#bringing = bringing.catch(() => {});
    return bringing;
  }

  async #bring(height: number): Promise<void> {
    const kept = this.#kept;
    const first = this.#steps[0]?.height ?? (kept?.newest ?? 0) + 1;
    if (!kept || height + 1 >= first || height < this.oldest!) return;
    const heights = Array.from({ length: first - height - 1 }, (_, i) => height + 1 + i);
    const found = await Promise.all(heights.map((one) => kept.read(one)));
    if (this.#kept !== kept) return;
    this.#steps.unshift(...(found.slice(found.lastIndexOf(null) + 1) as HistoryStep[]));
    this.#steps = this.#steps.slice(-HISTORY_BLOCKS);
  }

  /** Lowest height that can be read besides the head. */
  get oldest(): number | undefined {
    const first = this.#kept?.oldest ?? this.#steps[0]?.height;
    const newest = this.#steps.at(-1)?.height ?? this.#kept?.newest;
    return first === undefined || newest === undefined ? undefined : Math.max(first - 1, newest - HISTORY_BLOCKS);
  }

  /** Timestamp of a height below the head that can be read. */
  timeOf(height: number): number | undefined {
    return this.#steps.find((step) => step.height === height + 1)?.before.parentTimeMs;
  }

  /** Keys that the block of a height changed, of those that begin so; undefined when that is forgotten. */
  changedAt(height: number, prefix: StateKey): Iterable<StateKey> | undefined {
    return this.#steps.find((step) => step.height === height)?.before.keys(prefix, afterPrefix(prefix));
  }

  /** Whether it is known what the block of a height changed. */
  knows(height: number): boolean {
    return this.#steps.some((step) => step.height === height);
  }

  /** State as it was after `height`, over the state of the head. */
  at(height: number, head: StateReader): StateReader {
    const later = this.#steps.filter((step) => step.height > height).map(({ before }) => before);
    return new EarlierState(later, head);
  }
}

/** The state before some blocks: what the first of them that changed a key overwrote, else what the head has. */
class EarlierState implements StateReader {
  /** What the blocks overwrote, the oldest first. */
  readonly #overwritten: readonly Replaced[];
  readonly #head: StateReader;

  constructor(overwritten: readonly Replaced[], head: StateReader) {
    this.#overwritten = overwritten;
    this.#head = head;
  }

  get<T>(key: StateKey, type: Type<T>): T | undefined {
    for (const before of this.#overwritten) {
      const index = before.find(key);
      if (index >= 0) return before.read(index, type);
    }
    return this.#head.get(key, type);
  }

  range<T>(range: KeyRange, type: Type<T>): readonly (readonly [StateKey, T])[] {
    const keys = new Set<StateKey>();
    for (const before of this.#overwritten) for (const key of before.keys(range.from, range.to)) keys.add(key);
    const merged = new Map<StateKey, T>(this.#head.range({ ...range, limit: range.limit + keys.size }, type));
    for (const key of keys) {
      const value = this.get(key, type); // never the head's: it was overwritten
      if (value === undefined) merged.delete(key);
      else merged.set(key, value);
    }
    const order = range.reverse ? -1 : 1;
    return [...merged].sort(([a], [b]) => (a < b ? -order : order)).slice(0, range.limit);
  }

  expect(keys: readonly TypedKey[], ranges: readonly TypedRange[]): void {
    this.#head.expect?.(keys, ranges);
  }
}
