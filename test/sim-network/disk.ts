/** The disk of a simulated node: writes that share one queue, with the latency of a sync. */

import type { VoteRecord, VoteRecords } from '../../runtime/engine/consensus/records.js';
import type { BlockLog } from '../../runtime/lib/storage/block-log.js';
import type { SimChain } from './chain.js';
import type { Processor, VirtualTime } from './virtual-time.js';

/** A sync of a cloud volume, milliseconds: usual, and one of fifty slow ones. */
const SYNC_MS = { usual: 4, slow: 40, slowShare: 0.02 };
const BYTES_PER_MS = 150_000;

export class Disk {
  readonly voteLog: VoteRecords;
  readonly blockLog: BlockLog;
  readonly #time: VirtualTime;
  readonly #processor: Processor;
  #freeAt = 0;

  constructor(time: VirtualTime, processor: Processor, chain: SimChain) {
    this.#time = time;
    this.#processor = processor;
    this.voteLog = this.#voteLog();
    this.blockLog = this.#blockLog(chain);
  }

  /** Resolves when so many bytes are durable. */
  sync(bytes: number): Promise<void> {
    const { chance, now } = this.#time;
    const syncMs = chance.happens(SYNC_MS.slowShare) ? SYNC_MS.slow : SYNC_MS.usual * (0.5 + chance.next());
    this.#freeAt = Math.max(now, this.#freeAt) + syncMs + bytes / BYTES_PER_MS;
    return this.#time.sleepUntil(this.#freeAt, this.#processor);
  }

  /** No simulated node restarts, so its votes need no content. */
  #voteLog(): VoteRecords {
    return {
      append: (records: readonly VoteRecord[]) =>
        this.sync(records.reduce((sum, { payload }) => sum + payload.length, 0)),
      load: async () => [],
      finish: async () => undefined,
    };
  }

  /** Blocks are equal on all nodes: each is kept once. */
  #blockLog(chain: SimChain): BlockLog {
    let latest = 0;
    const log = {
      append: async (height: number, bytes: Uint8Array) => {
        await this.sync(bytes.length);
        if (!chain.stored.has(height)) chain.stored.set(height, bytes.slice());
        latest = height;
      },
      read: async (height: number) => (height <= latest ? (chain.stored.get(height) ?? null) : null),
    };
    return log as unknown as BlockLog;
  }
}
