/** Keeps who holds how much of each token, the richest first: balances are read at the head, where a block changed them. */

import { tokensPort } from '../../modules/tokens/port.js';
import type { Address, Database, DatabaseChange, Hash, NodeView } from '../../runtime/sdk.js';
import { balances, type Counts, counts, holders, LIVE, PAST } from './tables.js';

const NONE: Counts = { holders: 0, transfers: 0 };
const keyOf = (account: Address, mint: Hash) => `${account} ${mint}`;

/** An account and a token. */
export type Pair = readonly [account: Address, mint: Hash];

/** Balances as they are now. */
export function balancesNow(
  { ledger }: Pick<NodeView, 'ledger'>,
  pairs: readonly Pair[],
): Promise<readonly (readonly [Address, Hash, bigint])[]> {
  return ledger.read(() => {
    const port = ledger.view().port(tokensPort);
    return pairs.map(([account, mint]) => [account, mint, port?.balance(account, mint) ?? 0n] as const);
  });
}

/** What follows for the rows: balances that changed, their order, and the counts of each token. */
export async function holdingRows(
  database: Database,
  now: readonly (readonly [Address, Hash, bigint])[],
  moved: ReadonlyMap<Hash, number>,
  part = LIVE,
): Promise<DatabaseChange[]> {
  const before = await balances.getMany(
    database,
    now.map(([account, mint]) => [account, mint] as const),
  );
  const rows: DatabaseChange[] = [];
  const grown = new Map<Hash, number>();
  const seen = new Set<string>();
  now.forEach(([account, mint, amount], i) => {
    const old = before[i] ?? 0n;
    if (old === amount || seen.has(keyOf(account, mint))) return;
    seen.add(keyOf(account, mint));
    if (old > 0n) rows.push(holders.delete(mint, old, account));
    if (amount > 0n) rows.push(holders.put(mint, amount, account, {}), balances.put(account, mint, amount));
    else rows.push(balances.delete(account, mint));
    if (old === 0n || amount === 0n) grown.set(mint, (grown.get(mint) ?? 0) + (amount > 0n ? 1 : -1));
  });
  const mints = [...new Set([...moved.keys(), ...grown.keys()])];
  const known = await counts.getMany(
    database,
    mints.map((mint) => [mint, part] as const),
  );
  mints.forEach((mint, i) => {
    const { holders: many, transfers } = known[i] ?? NONE;
    const next = { holders: many + (grown.get(mint) ?? 0), transfers: transfers + (moved.get(mint) ?? 0) };
    rows.push(counts.put(mint, part, next));
  });
  return rows;
}

/** How many hold a token, and how often it moved in the blocks that the explorer has read. */
export async function countsOf(database: Database, mint: Hash): Promise<Counts> {
  const parts = await counts.getMany(database, [
    [mint, LIVE],
    [mint, PAST],
  ]);
  const [live = NONE, past = NONE] = parts;
  return { holders: live.holders, transfers: live.transfers + past.transfers };
}
