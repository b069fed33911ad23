/**
 * Lists of activities per account and per token, newest first. A block usually adds one row to a list.
 * Decision 0079.
 */

import { type DatabaseChange, type DatabaseReads, descending, type Type, t, table } from '../../runtime/plugin.js';

/** Position of an activity: a block, and its index among the activities of the block. */
export interface ActivityPosition {
  readonly height: number;
  readonly place: number;
}

/** One page; `next` is the cursor of the following page. */
export interface ActivityPositions {
  readonly places: readonly ActivityPosition[];
  readonly next: string | null;
}

/** The lists of one table, each identified by an account or token. */
export interface ActivityList<P extends readonly unknown[]> {
  /** Returns the rows for the positions that a block adds to a list; `places` must ascend. */
  rows(of: P, height: number, places: readonly number[]): DatabaseChange[];
  /** Returns a page of several lists merged. A cursor is a position, so it is valid for any set of lists. */
  page(database: DatabaseReads, lists: readonly P[], limit: number, cursor?: string | null): Promise<ActivityPositions>;
}

/** Maximum positions in a row in addition to the newest one, which is part of the row's key. */
const OLDER = 255;
/** Rows read at a time; a single row may hold a whole page of positions. */
const ROWS = 16;
/** Greater than every position in a block. */
const BEHIND = 0xffff_ffff;

export function activityList<const P extends readonly unknown[]>(
  number: number,
  keyTypes: { readonly [I in keyof P]: Type<P[I]> },
): ActivityList<P> {
  type Key = readonly [...P, number, number];
  const types = [...keyTypes, descending(t.height), descending(t.u32)];
  const stored = table<Key, readonly number[]>(number, types as never, t.list(t.u32, OLDER));
  const keyOf = (of: P, height: number, place: number) => [...of, height, place] as unknown as Key;

  /** Yields the positions of one list, newest first, beginning at `from`. */
  async function* placesOf(
    database: DatabaseReads,
    of: P,
    from: ActivityPosition | undefined,
  ): AsyncGenerator<ActivityPosition> {
    let next = from ? stored.cursor(...keyOf(of, from.height, BEHIND)) : null;
    do {
      const page = await stored.page(database, of as never, ROWS, next);
      for (const { key, value: older } of page.rows) {
        const [height, newest] = key.slice(-2) as [number, number];
        for (const place of [newest, ...older]) {
          if (from === undefined || compare({ height, place }, from) <= 0) yield { height, place };
        }
      }
      next = page.next;
    } while (next !== null);
  }

  return {
    rows(of, height, places) {
      const rows: DatabaseChange[] = [];
      for (let end = places.length; end > 0; end -= OLDER + 1) {
        const older = places.slice(Math.max(0, end - 1 - OLDER), end - 1);
        rows.push(stored.put(...([...keyOf(of, height, places[end - 1]!), older.reverse()] as never)));
      }
      return rows;
    },
    async page(database, lists, limit, cursor = null) {
      const from = cursor === null ? undefined : placeAt(cursor);
      if (from === null) return { places: [], next: null };
      const sources = lists.map((of) => placesOf(database, of, from));
      const heads = await Promise.all(sources.map((source) => source.next()));
      const places: ActivityPosition[] = [];
      for (;;) {
        const at = newestOf(heads);
        const head = heads[at];
        if (!head || head.done) return { places, next: null };
        if (places.length === limit) return { places, next: cursorAt(head.value) };
        places.push(head.value);
        heads[at] = await sources[at]!.next();
      }
    },
  };
}

/** Positive if the first position is newer. */
const compare = (a: ActivityPosition, b: ActivityPosition): number => a.height - b.height || a.place - b.place;

/** Index of the list whose next position is the newest. */
function newestOf(heads: readonly IteratorResult<ActivityPosition>[]): number {
  let newest = 0;
  for (const [at, { done, value }] of heads.entries()) {
    const best = heads[newest]!;
    if (!done && (best.done || compare(value, best.value) > 0)) newest = at;
  }
  return newest;
}

const HEIGHT_DIGITS = t.height.key!(0).length;
/** Cursor of a page that begins at this position. */
export const cursorAt = ({ height, place }: ActivityPosition): string => t.height.key!(height) + t.u32.key!(place);

/** Parses a cursor; null if it is malformed. */
export function placeAt(cursor: string): ActivityPosition | null {
  if (cursor.length !== cursorAt({ height: 0, place: 0 }).length) return null;
  const [height] = t.height.unkey!(cursor, 0);
  const [place] = t.u32.unkey!(cursor, HEIGHT_DIGITS);
  return { height, place };
}
