/** Keeps who holds how much of each token, the richest first: as of one height, which is written with the rows. */

import type { Address, Changed, Database, DatabaseChange, Hash, PluginContext, Put } from '../../runtime/sdk.js';
import { holderCounts, holders, marks } from './tables.js';

/** Balances that are written together when the rows are made anew. */
const PAGE = 5_000;

type Balance = Changed<readonly [account: Address, mint: Hash], bigint>;

/** Keeps the holders for one node. */
export class Holdings {
  readonly #node: Pick<PluginContext, 'changes' | 'entries'>;
  readonly #database: Database;

  constructor(node: Pick<PluginContext, 'changes' | 'entries'>, database: Database) {
    this.#node = node;
    this.#database = database;
  }

  /**
   * Brings the rows to a height of the chain, and answers with those that belong into one batch with its cursor. Where
   * it is forgotten what a block changed, they are made anew from the state; where that is too, they stay behind.
   */
  async follow(height: number, put: Put): Promise<DatabaseChange[]> {
    const reached = await marks.get(this.#database, 'holders');
    if (reached !== undefined && reached >= height) return [];
    const changed = reached === height - 1 ? await this.#changes(height, height) : undefined;
    const counts = changed ? await this.#move(changed, put) : await this.#makeAnew(height);
    return counts ? [...counts, marks.put('holders', height)] : [];
  }

  async #changes(first: number, last?: number): Promise<readonly Balance[] | undefined> {
    return (await this.#node.changes('tokens', 'balances', first, last)) as readonly Balance[] | undefined;
  }

  async #move(changed: readonly Balance[], put: Put): Promise<DatabaseChange[]> {
    const more = new Map<Hash, number>();
    for (const { key, before = 0n, after = 0n } of changed) {
      const [account, mint] = key;
      if (before === after) continue;
      if (before > 0n) await put(holders.delete(mint, before, account));
      else more.set(mint, (more.get(mint) ?? 0) + 1);
      if (after > 0n) await put(holders.put(mint, after, account, {}));
      else more.set(mint, (more.get(mint) ?? 0) - 1);
    }
    const mints = [...more.keys()];
    const known = await holderCounts.getMany(
      this.#database,
      mints.map((mint) => [mint] as const),
    );
    return mints.map((mint, i) => holderCounts.put(mint, (known[i] ?? 0) + more.get(mint)!));
  }

  /** Balances as they were after a height, of all that changed since; undefined when that is forgotten. */
  async #changedSince(height: number): Promise<ReadonlyMap<string, Balance> | undefined> {
    const changed = await this.#changes(height + 1);
    return changed && new Map(changed.map((one) => [one.key.join(), one]));
  }

  /** The chain goes on meanwhile: what has changed since the height is taken as it was before. */
  async #makeAnew(height: number): Promise<DatabaseChange[] | undefined> {
    if (!(await this.#changedSince(height))) return undefined;
    const emptied = [holders.range, holderCounts.range];
    await this.#database.write({ changes: [marks.delete('holders')], deleteRanges: emptied });
    const counts = new Map<Hash, number>();
    const write = async (balances: readonly (readonly [account: Address, mint: Hash, amount: bigint])[]) => {
      const rows = balances.map(([account, mint, amount]) => holders.put(mint, amount, account, {}));
      await this.#database.write({ changes: rows });
      for (const [, mint] of balances) counts.set(mint, (counts.get(mint) ?? 0) + 1);
    };
    for await (const entries of pagesOf(this.#node.entries('tokens', 'balances'))) {
      const since = await this.#changedSince(height);
      if (!since) return undefined;
      const unchanged = entries.filter(({ key }) => !since.has(key.join()));
      await write(unchanged.map(({ key, value }) => [key[0] as Address, key[1] as Hash, value as bigint]));
    }
    const since = await this.#changedSince(height);
    if (!since) return undefined;
    const changed = [...since.values()].flatMap(({ key: [account, mint], before = 0n }) =>
      before > 0n ? [[mint, before, account] as const] : [],
    );
    const written = await holders.getMany(this.#database, changed);
    await write(changed.filter((_, i) => !written[i]).map(([mint, amount, account]) => [account, mint, amount]));
    return [...counts].map(([mint, count]) => holderCounts.put(mint, count));
  }
}

async function* pagesOf<T>(items: AsyncIterable<T>): AsyncGenerator<readonly T[]> {
  let page: T[] = [];
  for await (const item of items) {
    if (page.push(item) < PAGE) continue;
    yield page;
    page = [];
  }
  yield page;
}
