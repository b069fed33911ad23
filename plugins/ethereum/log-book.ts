/**
 * Cache of block logs for searches: recently read pages stay in memory, because wallets and indexers request the same
 * blocks.
 */

import { type BlockLogs, readBloom, readLogs } from '../../modules/evm/port.js';
import type { KeptLogs } from './kept-logs.js';

/** Maximum bytes cached, in stored size; decoded logs take about five times as much. */
const MAX_BYTES = 8_000_000;
/** Typical bytes of a log: an address, three topics, an amount. */
const LOG_BYTES = 192;
/** Size counted for a block without logs. */
const ENTRY = 64;

export class Page {
  /** The bloom filter over the logs; undefined if there are none. */
  readonly bloom: Uint8Array | undefined;
  /** Size counted against the cache limit. */
  readonly size: number;
  readonly #bytes: Uint8Array;
  #logs: BlockLogs | undefined;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.bloom = readBloom(bytes);
    this.size = ENTRY + bytes.length;
  }

  /** Estimated number of logs. */
  get count(): number {
    return this.size / LOG_BYTES;
  }

  /** Decoded on first use. */
  get logs(): BlockLogs {
    this.#logs ??= readLogs(this.#bytes);
    return this.#logs;
  }
}

/** The pages of final blocks, which never change. */
export class LogBook {
  readonly #kept: KeptLogs;
  readonly #pages = new Map<number, Page>();
  #size = 0;

  constructor(kept: KeptLogs) {
    this.#kept = kept;
  }

  /** Returns the pages of consecutive heights; reads only those that are not in memory. */
  async at(first: number, count: number): Promise<readonly Page[]> {
    const heights = Array.from({ length: count }, (_, i) => first + i);
    const missing = heights.filter((height) => !this.#pages.has(height));
    const read = await Promise.all(
      missing.map(async (height) => [height, new Page(await this.#kept(height))] as const),
    );
    const found = new Map(read);
    const pages = heights.map((height) => this.#pages.get(height) ?? found.get(height)!);
    for (const [height, page] of found) this.#keep(height, page);
    return pages;
  }

  #keep(height: number, page: Page): void {
    if (this.#pages.has(height)) return;
    this.#pages.set(height, page);
    this.#size += page.size;
    // Evicts the oldest entry first; an evicted page is read again when requested.
    for (const [oldest, { size }] of this.#pages) {
      if (this.#size <= MAX_BYTES) break;
      this.#pages.delete(oldest);
      this.#size -= size;
    }
  }
}
