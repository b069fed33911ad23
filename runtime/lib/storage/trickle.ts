/** Writes many rows in small batches, and gives other work its turn in between. */

import { Slices } from '../scheduler.js';
import type { Database, DatabaseChange } from './database.js';

/** Adds rows. A promise is to be awaited before the next ones: there was enough work for one turn. */
export type Put = (...rows: readonly DatabaseChange[]) => Promise<void> | undefined;

/** Rows of one batch: they cross into native code in one go. */
const BATCH = 512;
/** Longest piece of work, milliseconds: nobody waits for it. */
const SLICE_MS = 1;

/** One writer's way to a database. */
export class Trickle {
  readonly #database: Database;
  readonly #pause: () => Promise<void>;
  #rows: DatabaseChange[] = [];
  readonly #slices = new Slices(SLICE_MS);

  /** `pause` resolves when the next piece of work may begin. */
  constructor(database: Database, pause: () => Promise<void>) {
    this.#database = database;
    this.#pause = pause;
  }

  readonly put: Put = (...rows) => {
    for (const row of rows) this.#rows.push(row);
    if (this.#rows.length < BATCH && !this.#slices.over) return undefined;
    return this.#rest();
  };

  /** Writes what is left with the last rows, all or nothing. */
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
