/** Logs of blocks for those who search them: what was read last stays in memory, since wallets and indexers ask for the same blocks. */

import { type BlockLogs, readBloom, readLogs } from '../../modules/evm/port.js';
import type { KeptLogs } from './kept-logs.js';

/** Bytes that stay, as they are kept on disk; read they take some five times as much. */
const MAX_BYTES = 8_000_000;
/** Bytes of a log, mostly: an address, three topics, an amount. */
const LOG_BYTES = 192;
/** What a block without logs counts. */
const ENTRY = 64;

/** The logs of a block. */
export class Page {
  /** The filter over them; undefined where there are none. */
  readonly bloom: Uint8Array | undefined;
  /** How much it takes. */
  readonly size: number;
  readonly #bytes: Uint8Array;
  #logs: BlockLogs | undefined;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.bloom = readBloom(bytes);
    this.size = ENTRY + bytes.length;
  }

  /** How many logs there are, about. */
  get count(): number {
    return this.size / LOG_BYTES;
  }

  /** Read when they are first asked for. */
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

  /** The pages of consecutive heights; those that are in memory are not waited for. */
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
    // The oldest entry goes first: what is asked for again is read again.
    for (const [oldest, { size }] of this.#pages) {
      if (this.#size <= MAX_BYTES) break;
      this.#pages.delete(oldest);
      this.#size -= size;
    }
  }
}
