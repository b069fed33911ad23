/** Lists of facts, newest first: those of one account, those of one token. A block adds one row to a list, seldom more. */

import { type DatabaseChange, type DatabaseReads, descending, type Type, t, table } from '../../runtime/plugin.js';

/** Where a fact is: a block, and its place among the facts of it. */
export interface FactPosition {
  readonly height: number;
  readonly place: number;
}

/** One page; `next` is the cursor of the page behind it. */
export interface FactPositions {
  readonly places: readonly FactPosition[];
  readonly next: string | null;
}

/** The lists of one table, by whom or what they are of. */
export interface FactList<P extends readonly unknown[]> {
  /** The rows for the places that a block adds to a list, given in rising order. */
  rows(of: P, height: number, places: readonly number[]): DatabaseChange[];
  /** A page of several lists as if they were one. A cursor says a place: it goes on there in whatever lists. */
  page(database: DatabaseReads, lists: readonly P[], limit: number, cursor?: string | null): Promise<FactPositions>;
}

/** Places of a row besides the newest, which is part of its key. */
const OLDER = 255;
/** Rows that are read at a time: one may have as many places as a page has. */
const ROWS = 16;
/** Behind every place of a block. */
const BEHIND = 0xffff_ffff;

/** Declares lists. */
export function factList<const P extends readonly unknown[]>(
  number: number,
  keyTypes: { readonly [I in keyof P]: Type<P[I]> },
): FactList<P> {
  type Key = readonly [...P, number, number];
  const types = [...keyTypes, descending(t.height), descending(t.u32)];
  const stored = table<Key, readonly number[]>(number, types as never, t.list(t.u32, OLDER));
  const keyOf = (of: P, height: number, place: number) => [...of, height, place] as unknown as Key;

  /** The places of one list, the newest first, from one on. */
  async function* placesOf(
    database: DatabaseReads,
    of: P,
    from: FactPosition | undefined,
  ): AsyncGenerator<FactPosition> {
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
      const places: FactPosition[] = [];
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

/** Above zero where the first is the newer one. */
const compare = (a: FactPosition, b: FactPosition): number => a.height - b.height || a.place - b.place;

/** Which of the lists goes on with the newest place. */
function newestOf(heads: readonly IteratorResult<FactPosition>[]): number {
  let newest = 0;
  for (const [at, { done, value }] of heads.entries()) {
    const best = heads[newest]!;
    if (!done && (best.done || compare(value, best.value) > 0)) newest = at;
  }
  return newest;
}

const HEIGHT_DIGITS = t.height.key!(0).length;
/** The cursor of a page that begins with a place. */
export const cursorAt = ({ height, place }: FactPosition): string => t.height.key!(height) + t.u32.key!(place);

/** The place that a cursor says; null where it says none. */
export function placeAt(cursor: string): FactPosition | null {
  if (cursor.length !== cursorAt({ height: 0, place: 0 }).length) return null;
  const [height] = t.height.unkey!(cursor, 0);
  const [place] = t.u32.unkey!(cursor, HEIGHT_DIGITS);
  return { height, place };
}
