/** Writes many rows in small batches and yields to other work in between. */

import { Slices } from '../scheduler.js';
import type { Database, DatabaseChange } from './database.js';

/** Adds rows. If it returns a promise, await it before adding more: this turn has done enough work. */
export type Put = (...rows: readonly DatabaseChange[]) => Promise<void> | undefined;

/** Rows per batch; a batch crosses into native code at once. */
const BATCH = 512;
/** Longest uninterrupted work, milliseconds; these writes are not urgent. */
const SLICE_MS = 1;

/** Batched writes of one writer to a database. */
export class Trickle {
  readonly #database: Database;
  readonly #pause: () => Promise<void>;
  #rows: DatabaseChange[] = [];
  readonly #slices = new Slices(SLICE_MS);

  /** `pause` resolves when the next slice of work may start. */
  constructor(database: Database, pause: () => Promise<void>) {
    this.#database = database;
    this.#pause = pause;
  }

  readonly put: Put = (...rows) => {
    for (const row of rows) this.#rows.push(row);
    if (this.#rows.length < BATCH && !this.#slices.over) return undefined;
    return this.#rest();
  };

  /** Writes the remaining rows and the last ones atomically. */
  readonly finish = async (last: readonly DatabaseChange[]): Promise<void> => {
    const changes = [...this.#rows, ...last];
    this.#rows = [];
    await this.#database.write({ changes });
    this.#slices.begin();
  };

  async #rest(): Promise<void> {
    if (this.#rows.length >= BATCH) {
      const changes = this.#rows;
      this.#rows = [];
      await this.#database.write({ changes });
    }
    await this.#pause();
    this.#slices.begin();
  }
}
