/** Partitions by height of the tables that grow with the chain, created before the first block of each is written. */

import { freeName, tableIn } from './names.js';
import type { Session } from './session.js';
import type { Table } from './tables.js';

/** Whether a table grows with the chain, that is, its key begins with a block height. */
export const isOfBlocks = ({ key }: Table): boolean => key[0] === 'height' || key[0] === '_height';

/** Name of the lock for creating tables and partitions. */
export const lockName = (schema: string): string => `trellis ${schema}`;

export class Partitions {
  readonly #schema: string;
  readonly #blocks: number;
  readonly #tables: readonly string[];
  /** Partitions known to exist for all tables. */
  readonly #made = new Set<number>();

  /** `blocks`: blocks per partition; 0 disables partitioning. */
  constructor(schema: string, blocks: number, tables: readonly Table[]) {
    this.#schema = schema;
    this.#blocks = blocks;
    this.#tables = tables.filter(isOfBlocks).map(({ name }) => name);
  }

  /**
   * Creates missing partitions for a range of blocks. Runs outside the transaction that writes the blocks, because
   * others write meanwhile.
   */
  async cover(session: Session, first: number, last: number): Promise<void> {
    if (this.#blocks === 0) return;
    for (let one = Math.trunc(first / this.#blocks); one * this.#blocks <= last; one++) {
      if (this.#made.has(one)) continue;
      await session.transaction(() => this.#make(session, one));
      this.#made.add(one);
    }
  }

  async #make(session: Session, one: number): Promise<void> {
    await session.query('SELECT pg_advisory_xact_lock(hashtext($1))', [lockName(this.#schema)]);
    for (const table of this.#tables) {
      // No other table has `$` in its name.
      const whole = tableIn(this.#schema, table);
      const part = tableIn(
        this.#schema,
        freeName(`${table}$${one}`, `${table} ${one}`, () => false),
      );
      const [known] = await session.query('SELECT to_regclass($1) IS NOT NULL AS made', [part]);
      if (known!.made === true) continue;
      // Creating the partition separately and attaching it blocks neither writers nor readers.
      await session.query(`CREATE TABLE ${part} (LIKE ${whole})`);
      const bounds = `FROM (${one * this.#blocks}) TO (${(one + 1) * this.#blocks})`;
      await session.query(`ALTER TABLE ${whole} ATTACH PARTITION ${part} FOR VALUES ${bounds}`);
    }
  }
}
