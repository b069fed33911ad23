/** How many hold a token, and how often it moved. */

import type { Database, DatabaseChange, DatabaseReads, Hash } from '../../runtime/plugin.js';
import { holderCounts, LIVE, movementCounts, PAST } from './tables.js';

/** What is counted of a token. Movements are those in the blocks that the explorer has read. */
export interface Counts {
  readonly holders: number;
  readonly transfers: number;
}

/** The counts of one token. */
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

/** The rows for movements that one writer adds. */
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
