/** Lists of facts, newest first: those of one account, those of one token. A block adds one row to a list, seldom more. */

import { type Database, type DatabaseChange, descending, type Type, t, table } from '../../runtime/plugin.js';

/** Where a fact is: a block, and its place among the facts of it. */
export interface Place {
  readonly height: number;
  readonly place: number;
}

/** One page; `next` is the cursor of the page behind it. */
export interface Places {
  readonly places: readonly Place[];
  readonly next: string | null;
}

/** The lists of one table, by whom or what they are of. */
export interface FactList<K> {
  /** The rows for the places that a block adds to a list, given in rising order. */
  rows(of: K, height: number, places: readonly number[]): DatabaseChange[];
  page(database: Database, of: K, limit: number, cursor?: string | null): Promise<Places>;
}

/** Places of a row besides the newest, which is part of its key. */
const OLDER = 255;
/** Rows that are read at a time: one may have as many places as a page has. */
const ROWS = 16;
/** Hex digits of a cursor that say how many places of its row were told. */
const SKIP_DIGITS = 2;

/** Declares lists. */
export function factList<K>(number: number, keyType: Type<K>): FactList<K> {
  const stored = table(number, [keyType, descending(t.height), descending(t.u32)], t.list(t.u32, OLDER));
  return {
    rows(of, height, places) {
      const rows: DatabaseChange[] = [];
      for (let end = places.length; end > 0; end -= OLDER + 1) {
        const older = places.slice(Math.max(0, end - 1 - OLDER), end - 1);
        rows.push(stored.put(of, height, places[end - 1]!, older.reverse()));
      }
      return rows;
    },
    async page(database, of, limit, cursor = null) {
      const skip = cursor === null ? 0 : Number.parseInt(cursor.slice(-SKIP_DIGITS), 16);
      const from = cursor === null ? null : cursor.slice(0, -SKIP_DIGITS);
      const places: { height: number; place: number; row: readonly [K, number, number]; at: number }[] = [];
      let next: string | null = from;
      do {
        const page = await stored.page(database, [of], ROWS, next);
        for (const { key, value: older } of page.rows) {
          const [, height, newest] = key;
          for (const [at, place] of [newest, ...older].entries()) places.push({ height, place, row: key, at });
        }
        next = page.next;
      } while (next !== null && places.length <= skip + limit);
      const told = places.slice(skip, skip + limit);
      const left = places[skip + limit];
      const behind = left ? cursorAt(stored.cursor(...left.row), left.at) : next && cursorAt(next, 0);
      return { places: told, next: behind };
    },
  };
}

const cursorAt = (row: string, at: number) => row + at.toString(16).padStart(SKIP_DIGITS, '0');
