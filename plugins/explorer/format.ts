/** Format version check, so that rows of another format are never misread. */

import type { Database } from '../../runtime/plugin.js';
import { FORMAT, marks } from './tables.js';

const EVERYTHING = [Uint8Array.of(0), Uint8Array.of(0xff)] as const;

/** Clears a database of another format. Returns true if it had rows, which must then be rebuilt. */
export async function renew(database: Database): Promise<boolean> {
  if ((await marks.get(database, 'format')) === FORMAT) return false;
  const [gte, lt] = EVERYTHING;
  const known = await database.range({ gte, lt, limit: 1 });
  await database.write({ changes: [marks.put('format', FORMAT)], deleteRanges: [EVERYTHING] });
  return known.length > 0;
}
