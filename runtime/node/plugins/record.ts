/** The failure record of a plugin: its trouble in /health, and the delay before its restart. */

import type { PluginTrouble } from '../types.js';
import type { PluginLimits } from './limits.js';

/** Parts of the node that a record uses. */
export interface RecordParts {
  readonly now: () => number;
  readonly limits: PluginLimits;
  /** Counts a failure. */
  readonly count: (plugin: string) => void;
}

/**
 * A plugin that blocked the thread stays off this many times as long, which bounds the share of the thread for its
 * attempts.
 */
const HELD_FACTOR = 60;

/** The failures of one plugin, across all its runs. */
export class PluginRecord {
  readonly plugin: string;
  /** Whether it is restarted after a failure; false until it is loaded. */
  retries = false;
  /** Whether some of its methods require a restart of the node; its trouble is then kept. */
  isPartial = false;
  readonly #parts: RecordParts;
  readonly #places = new Set<string>();
  #failures = 0;
  #first: { readonly where: string; readonly since: number } | undefined;
  #stopped = false;
  #attempts = 0;
  #nextStart: number | null = null;
  /** Time of the last failure, monotonic clock. */
  #lastMs = 0;

  constructor(plugin: string, parts: RecordParts) {
    this.plugin = plugin;
    this.#parts = parts;
  }

  /** Its trouble; undefined if it runs and has not failed for a while. */
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

  /**
   * Records a stop after the plugin blocked the thread for `heldMs`. Returns the delay before its restart, if it is
   * restarted.
   */
  stop(heldMs: number): number | undefined {
    this.#stopped = true;
    if (!this.retries) return undefined;
    const { retryMs, retryMostMs } = this.#parts.limits;
    const pauseMs = Math.min(Math.max(retryMs * 2 ** this.#attempts++, HELD_FACTOR * heldMs), retryMostMs);
    this.#nextStart = this.#seconds() + Math.ceil(pauseMs / 1000);
    return pauseMs;
  }

  /** Records a restart. The trouble is cleared after a while without a failure. */
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
