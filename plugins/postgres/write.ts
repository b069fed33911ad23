/** Steps of a transaction that all writers share (decision 0123). */

import type { Hash } from '../../runtime/plugin.js';
import { idParameter } from './columns.js';
import { tableIn } from './names.js';
import type { Lines } from './rows.js';
import type { Session } from './session.js';

/** Writes all lines, table by table. */
export async function writeLines(session: Session, schema: string, lines: Lines): Promise<void> {
  for (const [{ name, columns }, of] of lines.tables) await session.copy(tableIn(schema, name), columns, of.take());
}

/**
 * Adds to the counts of tokens. Call it last in a transaction, because writers of other blocks wait for these locks.
 */
export async function addCounts(
  session: Session,
  schema: string,
  moved: ReadonlyMap<Hash, number>,
  more: ReadonlyMap<Hash, number> = new Map(),
): Promise<void> {
  // All writers use the same order, to avoid deadlocks.
  const tokens = [...new Set([...moved.keys(), ...more.keys()])].sort();
  if (tokens.length === 0) return;
  await session.query(
    `INSERT INTO ${tableIn(schema, 'token_counts')} AS counted (token, holders, movements)
       SELECT * FROM unnest($1::bytea[], $2::bigint[], $3::bigint[])
     ON CONFLICT (token) DO UPDATE
       SET holders = counted.holders + excluded.holders, movements = counted.movements + excluded.movements`,
    [
      tokens.map(idParameter),
      tokens.map((token) => more.get(token) ?? 0),
      tokens.map((token) => moved.get(token) ?? 0),
    ],
  );
}
