/** Holders of each token, largest balance first. The rows reflect one height, which is written with them. */

import {
  type Address,
  type ChangedSince,
  type Database,
  type DatabaseChange,
  type Hash,
  isFarBehind,
  type PluginContext,
  type Put,
} from '../../runtime/plugin.js';
import { holderCounts, holders, marks } from './tables.js';

type Key = readonly [account: Address, mint: Hash];
type Balance = readonly [mint: Hash, amount: bigint, account: Address];
type Node = Pick<PluginContext, 'changes' | 'entries'> & {
  since(...of: Parameters<PluginContext['since']>): Pick<ChangedSince, 'follow' | 'has' | 'entries'>;
  readonly ledger: Parameters<typeof isFarBehind>[0];
};

/** Maintains the holder rows of one node. */
export class Holdings {
  readonly #node: Node;
  readonly #database: Database;
  readonly #page: number;

  /** `page`: balances per write during a rebuild. */
  constructor(node: Node, database: Database, page = 5_000) {
    this.#node = node;
    this.#database = database;
    this.#page = page;
  }

  /**
   * Brings the rows to a height, and returns the rows that belong in the same batch as its cursor. If the state changes
   * of the block are pruned, the rows are rebuilt from the state, but only near the head; farther away they stay
   * behind.
   */
  async follow(height: number, put: Put): Promise<DatabaseChange[]> {
    const reached = await marks.get(this.#database, 'holders');
    if (reached !== undefined && reached >= height) return [];
    const moved = reached === height - 1 ? await this.#move(height, put) : undefined;
    const counts = moved ?? (isFarBehind(this.#node.ledger, height) ? undefined : await this.#makeAnew(height));
    return counts ? [...counts, marks.put('holders', height)] : [];
  }

  /**
   * Returns undefined if the state changes are pruned. If that happens halfway, the rows no longer reflect any height.
   */
  async #move(height: number, put: Put): Promise<DatabaseChange[] | undefined> {
    const more = new Map<Hash, number>();
    let moved = false;
    for await (const page of this.#node.changes('tokens', 'balances', height)) {
      if (!page) {
        if (moved) await put(marks.delete('holders'));
        return undefined;
      }
      for (const { key, before, after } of page) {
        const [account, mint] = key as Key;
        const [had, has] = [amountOf(before), amountOf(after)];
        if (had === has) continue;
        moved = true;
        if (had > 0n) await put(holders.delete(mint, had, account));
        else more.set(mint, (more.get(mint) ?? 0) + 1);
        if (has > 0n) await put(holders.put(mint, has, account, {}));
        else more.set(mint, (more.get(mint) ?? 0) - 1);
      }
    }
    const mints = [...more.keys()];
    const known = await holderCounts.getMany(
      this.#database,
      mints.map((mint) => [mint] as const),
    );
    return mints.map((mint, i) => holderCounts.put(mint, (known[i] ?? 0) + more.get(mint)!));
  }

  /**
   * The chain advances during the rebuild, so entries changed since `height` are written with their value at that
   * height.
   */
  async #makeAnew(height: number): Promise<DatabaseChange[] | undefined> {
    const since = this.#node.since('tokens', 'balances', height);
    if (!(await since.follow())) return undefined;
    const emptied = [holders.range, holderCounts.range];
    await this.#database.write({ changes: [marks.delete('holders')], deleteRanges: emptied });
    const counts = new Map<Hash, number>();
    const write = async (balances: readonly Balance[]) => {
      await this.#database.write({
        changes: balances.map(([mint, amount, account]) => holders.put(mint, amount, account, {})),
      });
      for (const [mint] of balances) counts.set(mint, (counts.get(mint) ?? 0) + 1);
    };
    for await (const entries of pagesOf(this.#node.entries('tokens', 'balances'), this.#page)) {
      if (!(await since.follow())) return undefined;
      await write(entries.filter(({ key }) => !since.has(key)).flatMap(balanceOf));
    }
    if (!(await since.follow())) return undefined;
    for await (const changed of since.entries()) {
      if (!changed) return undefined;
      const balances = changed.flatMap(balanceOf);
      const written = await holders.getMany(this.#database, balances);
      await write(balances.filter((_, i) => !written[i]));
    }
    return [...counts].map(([mint, count]) => holderCounts.put(mint, count));
  }
}

const amountOf = (value: unknown) => (value as bigint | undefined) ?? 0n;

/** Converts a state entry to a holder row; none for a zero balance. */
function balanceOf({ key, value }: { readonly key: readonly unknown[]; readonly value: unknown }): Balance[] {
  const [account, mint] = key as Key;
  return amountOf(value) > 0n ? [[mint, amountOf(value), account]] : [];
}

async function* pagesOf<T>(items: AsyncIterable<T>, most: number): AsyncGenerator<readonly T[]> {
  let page: T[] = [];
  for await (const item of items) {
    if (page.push(item) < most) continue;
    yield page;
    page = [];
  }
  yield page;
}
