/** Keeps who holds how much of each token, the richest first: as of one height, which is written with the rows. */

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

/** Keeps the holders for one node. */
export class Holdings {
  readonly #node: Node;
  readonly #database: Database;
  readonly #page: number;

  /** `page`: how many balances are written together when the rows are made anew. */
  constructor(node: Node, database: Database, page = 5_000) {
    this.#node = node;
    this.#database = database;
    this.#page = page;
  }

  /**
   * Brings the rows to a height of the chain, and answers with those that belong into one batch with its cursor. Where
   * it is forgotten what a block changed, they are made anew from the state, near the head; further away they stay behind.
   */
  async follow(height: number, put: Put): Promise<DatabaseChange[]> {
    const reached = await marks.get(this.#database, 'holders');
    if (reached !== undefined && reached >= height) return [];
    const moved = reached === height - 1 ? await this.#move(height, put) : undefined;
    const counts = moved ?? (isFarBehind(this.#node.ledger, height) ? undefined : await this.#makeAnew(height));
    return counts ? [...counts, marks.put('holders', height)] : [];
  }

  /** Undefined when it was forgotten, maybe half-way: then the rows are of no height. */
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

  /** The chain goes on meanwhile: what has changed since the height is taken as it was then. */
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

/** An entry of the state as a row of holders, unless nothing is held. */
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
