/** Balances at genesis, as the transactions of the genesis block: read once from the state archive and stored. */

import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Address,
  type Database,
  fail,
  type Hash,
  type PluginContext,
  t,
  table,
  type ValueOf,
} from '../../runtime/plugin.js';
import { MeshIndexing } from './errors.js';

const Balance = t.struct({ account: t.address, mint: t.mint, amount: t.amount });

/** Balances in one transaction. */
const PER_TRANSACTION = 500;
/** Longest wait of a request for the first reading, milliseconds. */
const WAIT_MS = 2_000;
/** Number of transactions; absent until all of them are written. */
const count = table(1, [t.u8], t.u32);
const transactions = table(2, [t.u32], t.list(Balance, PER_TRANSACTION));

export type Balances = readonly ValueOf<typeof Balance>[];

export class Opening {
  readonly #node: Pick<PluginContext, 'entriesAt'>;
  readonly #database: Database;
  #working: Promise<void> | undefined;

  constructor(node: Pick<PluginContext, 'entriesAt'>, database: Database) {
    this.#node = node;
    this.#database = database;
  }

  /** Number of transactions. Fails with MeshIndexing until all are stored, with DataPruned if that is impossible. */
  async count(): Promise<number> {
    const stored = await count.get(this.#database, 0);
    if (stored !== undefined) return stored;
    let failure: unknown;
    this.#working ??= this.#store().finally(() => {
      this.#working = undefined;
    });
    // A short wait is enough for most chains, and also reports failures.
    await Promise.race([this.#working.catch((cause: unknown) => (failure = cause)), sleep(WAIT_MS)]);
    if (failure !== undefined) throw failure;
    return (await count.get(this.#database, 0)) ?? fail(MeshIndexing);
  }

  /** The balances of a transaction; undefined if there is no such transaction. */
  balances(index: number): Promise<Balances | undefined> {
    return transactions.get(this.#database, index);
  }

  async #store(): Promise<void> {
    await this.#database.write({ changes: [], deleteRanges: [transactions.range] });
    let index = 0;
    for await (const entries of this.#node.entriesAt('tokens', 'balances', 0)) {
      if (entries.length === 0) continue;
      const balances = entries.map(({ key, value }) => {
        const [account, mint] = key as readonly [Address, Hash];
        return { account, mint, amount: value as bigint };
      });
      await this.#database.write({ changes: [transactions.put(index++, balances)] });
    }
    await this.#database.write({ changes: [count.put(0, index)] });
  }
}
