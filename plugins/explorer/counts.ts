/** Number of holders and of movements of each token. */

import type { Database, DatabaseChange, DatabaseReads, Hash } from '../../runtime/plugin.js';
import { holderCounts, LIVE, movementCounts, PAST } from './tables.js';

/** Counts of one token. Movements are counted in indexed blocks only. */
export interface Counts {
  readonly holders: number;
  readonly transfers: number;
}

export async function countsOf(database: DatabaseReads, mint: Hash): Promise<Counts> {
  const [holders = 0, moved] = await Promise.all([
    holderCounts.get(database, mint),
    movementCounts.getMany(database, [
      [mint, LIVE],
      [mint, PAST],
    ]),
  ]);
  return { holders, transfers: moved.reduce<number>((sum, count = 0) => sum + count, 0) };
}

/** Returns the rows that add these movements to the count of one writer (live or backfill). */
export async function countMovements(
  database: Database,
  moved: ReadonlyMap<Hash, number>,
  writer: typeof LIVE | typeof PAST,
): Promise<DatabaseChange[]> {
  const mints = [...moved.keys()];
  const known = await movementCounts.getMany(
    database,
    mints.map((mint) => [mint, writer] as const),
  );
  return mints.map((mint, i) => movementCounts.put(mint, writer, (known[i] ?? 0) + moved.get(mint)!));
}
