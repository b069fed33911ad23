/** A plugin's tap on final blocks: called in order, one block at a time, after the node's own work. */

import type { FinalBlock } from '../../engine/ledger/blocks.js';
import { yieldToEventLoop } from '../../lib/scheduler.js';
import type { PluginGuard } from './guard.js';

const WHERE = 'finalized';

export class FinalizedTap {
  readonly #guard: PluginGuard;
  readonly #tap: (block: FinalBlock) => void | Promise<void>;
  readonly #blocks: FinalBlock[] = [];
  #working = false;

  constructor(guard: PluginGuard, tap: (block: FinalBlock) => void | Promise<void>) {
    this.#guard = guard;
    this.#tap = tap;
  }

  /** Queues a block; never waits and never throws. A tap that falls too far behind stops its plugin. */
  tell(block: FinalBlock): void {
    const { ended, limits } = this.#guard;
    if (ended) return;
    this.#blocks.push(block);
    if (this.#blocks.length > limits.queuedBlocks) {
      this.#guard.stop(WHERE, new Error(`it is more than ${limits.queuedBlocks} blocks behind`));
    } else if (!this.#working) void this.#work();
  }

  async #work(): Promise<void> {
    this.#working = true;
    for (let block = this.#blocks.shift(); block !== undefined; block = this.#blocks.shift()) {
      const told = block;
      await yieldToEventLoop();
      await this.#guard.wait(WHERE, this.#guard.limits.blockMs, () => this.#tap(told));
    }
    this.#working = false;
  }
}
