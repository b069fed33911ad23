/** Follows final blocks at its own pace and writes rows about them; its cursor is in the same batch as the rows. */

import * as scalar from './codec/scalars.js';
import { decode, encode } from './codec/type.js';
import type { Blocks, FinalBlock } from './ledger/blocks.js';
import type { Ledger } from './ledger/ledger.js';
import type { Log } from './rpc/method.js';
import type { Database, DatabaseChange } from './storage/database.js';

/** The chain as a follower reads it. */
export interface Followed {
  readonly blocks: Blocks;
  readonly ledger: Ledger;
  readonly log: Log;
  /** True while more bundles come in than a follower should compete with. */
  readonly busy?: () => boolean;
}

/** Gives other work its turn when this one has taken long enough. */
export type Breathe = () => Promise<void> | undefined;

/** Longest piece of work, milliseconds. */
const SLICE_MS = 8;
/** Pause after a piece while the node is busy. */
const BUSY_PAUSE_MS = 24;

/** Who follows: where the rows go, and which rows a block makes. */
export interface Following {
  /** For the log: 'the indexes'. */
  readonly name: string;
  readonly database: Database;
  /** Key of the row that holds the height reached. */
  readonly cursor: Uint8Array;
  /** Height to begin behind when there is no cursor yet; 0 when not given. */
  readonly from?: number;
  /**
   * The rows that a block adds, changes or (value null) deletes. Blocks come in order, each once. Long work awaits
   * `breathe` often: it gives the node its turn every few milliseconds, and most of the time while bundles come in.
   */
  rows(block: FinalBlock, breathe: Breathe): readonly DatabaseChange[] | Promise<readonly DatabaseChange[]>;
}

/** Writes the rows of final blocks, one block after the other, from where it stopped before. */
export class Follower {
  readonly database: Database;
  readonly #chain: Followed;
  readonly #following: Following;
  #height = 0;
  #working: Promise<void> | undefined;
  #stopped = false;
  #since = 0;

  constructor(chain: Followed, following: Following) {
    this.#chain = chain;
    this.#following = following;
    this.database = following.database;
  }

  /** The height that the rows reflect. */
  get height(): number {
    return this.#height;
  }

  /** Resolves once the cursor is read; then it follows by itself. */
  async start(): Promise<void> {
    const stored = await this.database.get(this.#following.cursor);
    this.#height = stored ? decode(scalar.height, stored) : (this.#following.from ?? 0);
    this.wake();
  }

  /** There may be new blocks. */
  wake(): void {
    if (this.#working || this.#stopped) return;
    this.#working = this.#follow()
      .catch((cause) => this.#chain.log('error', `${this.#following.name} stopped`, { reason: String(cause) }))
      .finally(() => {
        this.#working = undefined;
      });
  }

  /** Finishes the block it is at, and closes the database. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#working;
    await this.database.close();
  }

  readonly #breathe: Breathe = () => {
    if (performance.now() - this.#since < SLICE_MS) return undefined;
    return new Promise((resolve) => {
      const goOn = () => {
        this.#since = performance.now();
        resolve();
      };
      if (this.#chain.busy?.() && !this.#stopped) setTimeout(goOn, BUSY_PAUSE_MS);
      else setImmediate(goOn);
    });
  };

  async #follow(): Promise<void> {
    const { blocks, ledger } = this.#chain;
    const { cursor } = this.#following;
    while (!this.#stopped && this.#height < ledger.head.height) {
      const next = Math.max(this.#height + 1, blocks.oldest);
      const block = await blocks.at(next);
      const rows = block ? await this.#following.rows(block, this.#breathe) : [];
      await this.database.write({ changes: [...rows, [cursor, encode(scalar.height, next)]] });
      this.#height = next;
      await this.#breathe();
    }
  }
}
