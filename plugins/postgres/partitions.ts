/** Partitions by height of the tables that grow with the chain: made when the first block of each is to be written. */

import { freeName, tableIn } from './names.js';
import type { Session } from './session.js';
import type { Table } from './tables.js';

/** Whether a table grows with the chain: its key begins with the height of a block. */
export const isOfBlocks = ({ key }: Table): boolean => key[0] === 'height' || key[0] === '_height';

/** Held by who lays tables or makes partitions. */
export const lockName = (schema: string): string => `trellis ${schema}`;

export class Partitions {
  readonly #schema: string;
  readonly #blocks: number;
  readonly #tables: readonly string[];
  /** Of which all tables have one. */
  readonly #made = new Set<number>();

  /** `blocks`: of each partition; 0 where the tables are in one piece. */
  constructor(schema: string, blocks: number, tables: readonly Table[]) {
    this.#schema = schema;
    this.#blocks = blocks;
    this.#tables = tables.filter(isOfBlocks).map(({ name }) => name);
  }

  /** Makes what is missing for some blocks. Not within the transaction that writes them: others write meanwhile. */
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
      // No other table has this sign in its name.
      const whole = tableIn(this.#schema, table);
      const part = tableIn(
        this.#schema,
        freeName(`${table}$${one}`, `${table} ${one}`, () => false),
      );
      const [known] = await session.query('SELECT to_regclass($1) IS NOT NULL AS made', [part]);
      if (known!.made === true) continue;
      // What is made apart and attached stops nobody who writes or reads.
      await session.query(`CREATE TABLE ${part} (LIKE ${whole})`);
      const bounds = `FROM (${one * this.#blocks}) TO (${(one + 1) * this.#blocks})`;
      await session.query(`ALTER TABLE ${whole} ATTACH PARTITION ${part} FOR VALUES ${bounds}`);
    }
  }
}
