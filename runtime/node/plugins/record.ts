/** What the failures of a plugin add up to: its trouble in /health, and the pause before it is started again. */

import type { PluginTrouble } from '../types.js';
import type { PluginLimits } from './limits.js';

/** What a record needs of the node. */
export interface RecordParts {
  readonly now: () => number;
  readonly limits: PluginLimits;
  /** Counts a failure. */
  readonly count: (plugin: string) => void;
}

/** A plugin that held the thread stays off so many times as long: at most so much of the thread goes to its attempts. */
const HELD_FACTOR = 60;

/** The failures of one plugin, through all of its runs. */
export class PluginRecord {
  readonly plugin: string;
  /** Whether it is started again after a failure: false until it is loaded. */
  retries = false;
  /** Whether the node must be started again for some of its methods: then its trouble is not forgotten. */
  isPartial = false;
  readonly #parts: RecordParts;
  readonly #places = new Set<string>();
  #failures = 0;
  #first: { readonly where: string; readonly since: number } | undefined;
  #stopped = false;
  #attempts = 0;
  #nextStart: number | null = null;
  /** Steady clock, of the last failure. */
  #lastMs = 0;

  constructor(plugin: string, parts: RecordParts) {
    this.plugin = plugin;
    this.#parts = parts;
  }

  /** What is wrong with it; undefined when it runs and has not failed for a while. */
  get trouble(): PluginTrouble | undefined {
    this.#forget();
    const { plugin } = this;
    return (
      this.#first && {
        ...{ plugin, stopped: this.#stopped, failures: this.#failures },
        ...{ ...this.#first, next_start: this.#nextStart },
      }
    );
  }

  /** Counts a failure; true for the first one at this place. */
  fail(where: string): boolean {
    this.#forget();
    this.#failures++;
    this.#first ??= { where, since: this.#seconds() };
    this.#lastMs = performance.now();
    this.#parts.count(this.plugin);
    const isNew = !this.#places.has(where);
    this.#places.add(where);
    return isNew;
  }

  /** Notes that it is stopped after holding the thread for so long. Answers with the pause before it is started again, if it is. */
  stop(heldMs: number): number | undefined {
    this.#stopped = true;
    if (!this.retries) return undefined;
    const { retryMs, retryMostMs } = this.#parts.limits;
    const pauseMs = Math.min(Math.max(retryMs * 2 ** this.#attempts++, HELD_FACTOR * heldMs), retryMostMs);
    this.#nextStart = this.#seconds() + Math.ceil(pauseMs / 1000);
    return pauseMs;
  }

  /** Notes that it runs again. Its trouble is forgotten when it has run without a failure for a while. */
  started(): void {
    this.#stopped = false;
    this.#nextStart = null;
    this.#lastMs = performance.now();
  }

  #seconds(): number {
    return Math.trunc(this.#parts.now() / 1000);
  }

  #forget(): void {
    if (this.#stopped || this.isPartial || performance.now() - this.#lastMs < this.#parts.limits.forgetMs) return;
    this.#failures = 0;
    this.#first = undefined;
    this.#attempts = 0;
    this.#places.clear();
  }
}
