/** History: values overwritten by the last blocks, for reading the state at recent heights (decision 0073). */

import type { KeyRange, StateKey, StateReader, TypedKey, TypedRange } from '../../kernel/chain/journal.js';
import { afterPrefix } from '../../kernel/chain/stores.js';
import type { Type } from '../../lib/codec/type.js';
import type { Replaced } from './overwritten-values.js';

/** Number of heights below the head that stay readable; wallets rely on them (ethereum 0, fact 4). */
export const HISTORY_BLOCKS = 128;

export interface HistoryStep {
  readonly height: number;
  /** Values before this block of the keys that it changed. */
  readonly before: Replaced;
}

/** Steps left by an earlier run of the node, for the heights from `oldest` to `newest`, its head. */
export interface KeptSteps {
  readonly oldest: number;
  readonly newest: number;
  /** Null if there is none. */
  read(height: number): Promise<HistoryStep | null>;
}

export class History {
  /** Steps of consecutive heights, the newest last. */
  #steps: HistoryStep[] = [];
  /** Steps on disk below those in memory: loaded on demand, so that a start does not wait for them. */
  #kept: KeptSteps | undefined;
  #loading: Promise<void> = Promise.resolve();

  /** Continues with the steps of an earlier run. */
  resume(kept: KeptSteps): void {
    this.#kept = kept;
  }

  /** Records the values replaced by the block of a height. */
  push(height: number, before: Replaced): void {
    this.#steps.push({ height, before });
    if (this.#steps.length > HISTORY_BLOCKS) this.#steps.shift();
  }

  /** Drops everything: values overwritten before an upgrade have types that no longer exist. */
  clear(): void {
    this.#steps = [];
    this.#kept = undefined;
  }

  /** Loads into memory what a read at a height needs, if it is on disk. */
  load(height: number): Promise<void> {
    if (!this.#kept) return Promise.resolve();
    // One at a time: the second finds what the first has loaded.
    const bringing = this.#loading.then(() => this.#loadSteps(height));
    this.#loading = bringing.catch(() => {});
    return bringing;
  }

  async #loadSteps(height: number): Promise<void> {
    const kept = this.#kept;
    const first = this.#steps[0]?.height ?? (kept?.newest ?? 0) + 1;
    if (!kept || height + 1 >= first || height < this.oldest!) return;
    const heights = Array.from({ length: first - height - 1 }, (_, i) => height + 1 + i);
    const found = await Promise.all(heights.map((one) => kept.read(one)));
    if (this.#kept !== kept) return;
    this.#steps.unshift(...(found.slice(found.lastIndexOf(null) + 1) as HistoryStep[]));
    this.#steps = this.#steps.slice(-HISTORY_BLOCKS);
  }

  /** Lowest readable height besides the head. */
  get oldest(): number | undefined {
    const first = this.#kept?.oldest ?? this.#steps[0]?.height;
    const newest = this.#steps.at(-1)?.height ?? this.#kept?.newest;
    return first === undefined || newest === undefined ? undefined : Math.max(first - 1, newest - HISTORY_BLOCKS);
  }

  /** Timestamp of a readable height below the head. */
  timeOf(height: number): number | undefined {
    return this.#steps.find((step) => step.height === height + 1)?.before.parentTimeMs;
  }

  /** Keys with this prefix that the block of a height changed; undefined if the height is not in the history. */
  changedAt(height: number, prefix: StateKey): Iterable<StateKey> | undefined {
    return this.#steps.find((step) => step.height === height)?.before.keys(prefix, afterPrefix(prefix));
  }

  /** Whether the history has the changes of the block of a height. */
  has(height: number): boolean {
    return this.#steps.some((step) => step.height === height);
  }

  /** The state after `height`, derived from the state of the head. */
  at(height: number, head: StateReader): StateReader {
    const later = this.#steps.filter((step) => step.height > height).map(({ before }) => before);
    return new EarlierState(later, head);
  }
}

/**
 * The state before some blocks: a key's value overwritten by the first of them that changed it, otherwise the head's
 * value.
 */
class EarlierState implements StateReader {
  /** Values overwritten by the blocks, oldest first. */
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
      const value = this.get(key, type); // never the head's value: it was overwritten
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
