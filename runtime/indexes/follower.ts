/** Follows final blocks at its own pace and writes index rows; its cursor is in the same batch as the rows. */

import * as scalar from '../codec/scalars.js';
import { decode, encode } from '../codec/type.js';
import type { Blocks } from '../ledger/blocks.js';
import type { Ledger } from '../ledger/ledger.js';
import type { ModuleSet } from '../loader.js';
import type { Log } from '../rpc/method.js';
import type { Database } from '../storage/database.js';
import { cursorKey, type Index, indexesOf, rowsOf } from './rows.js';

/** What a follower needs. */
export interface FollowerParts {
  readonly set: ModuleSet;
  readonly blocks: Blocks;
  readonly ledger: Ledger;
  readonly database: Database;
  readonly log: Log;
}

/** Writes the index rows of final blocks, one block after the other. */
export class IndexFollower {
  readonly indexes: readonly Index[];
  readonly database: Database;
  readonly #parts: FollowerParts;
  #height = 0;
  #working: Promise<void> | undefined;
  #stopped = false;

  constructor(parts: FollowerParts) {
    this.#parts = parts;
    this.database = parts.database;
    this.indexes = indexesOf(parts.set);
  }

  /** The height that the indexes reflect. */
  get height(): number {
    return this.#height;
  }

  async start(): Promise<void> {
    const stored = await this.database.get(cursorKey(this.#parts.set.id));
    this.#height = stored ? decode(scalar.height, stored) : 0;
    this.wake();
  }

  /** There may be new blocks. */
  wake(): void {
    if (this.#working || this.#stopped) return;
    this.#working = this.#follow()
      .catch((cause) => this.#parts.log('error', 'the indexes stopped', { reason: String(cause) }))
      .finally(() => {
        this.#working = undefined;
      });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#working;
    await this.database.close();
  }

  async #follow(): Promise<void> {
    const { blocks, ledger, set } = this.#parts;
    while (!this.#stopped && this.#height < ledger.head.height) {
      const next = this.indexes.length === 0 ? ledger.head.height : Math.max(this.#height + 1, blocks.oldest);
      const block = this.indexes.length === 0 ? null : await blocks.at(next);
      const rows = block ? rowsOf(block, this.indexes) : [];
      await this.database.write({ changes: [...rows, [cursorKey(set.id), encode(scalar.height, next)]] });
      this.#height = next;
    }
  }
}
