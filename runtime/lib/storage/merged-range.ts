/** Range reads over both tiers: warm rows and cold files merged by key. */

import { compareKeys } from './cold-file.js';
import { after, besides, earlier, later, type Segment, STATE } from './cold-segments.js';
import { columnRange, columns } from './columns.js';
import type { DatabaseView, Entry, Range } from './database.js';

/** Rows of a tier per read. */
const PAGE = 1_000;

/** Both tiers merged, in ascending or descending key order. Warm records win; obsolete cold records are omitted. */
export async function merged(warm: DatabaseView, segments: readonly Segment[], range: Range): Promise<Entry[]> {
  const { gte, lt, limit, reverse = false } = range;
  const inside = segments.filter(({ from, to }) => compareKeys(from, lt) < 0 && compareKeys(to, gte) > 0);
  if (inside.length === 0) return warm.range(range);
  const order = reverse ? -1 : 1;
  const state = { gte: later(gte, STATE.gte), lt: earlier(lt, STATE.lt) };
  const rows = new Cursor(rowsOf(warm, { gte, lt, reverse }, limit));
  const gone = new Cursor(
    rowsOf(
      warm,
      {
        gte: besides(columns.goneFromCold, state.gte),
        lt:
          compareKeys(state.lt, STATE.lt) === 0
            ? columnRange(columns.goneFromCold).lt
            : besides(columns.goneFromCold, state.lt),
        reverse,
      },
      PAGE,
    ),
  );
  const cold = new Cursor(coldRows(reverse ? inside.toReversed() : inside, state, reverse));
  const found: Entry[] = [];
  await Promise.all([rows.next(), gone.next(), cold.next()]);
  while (found.length < limit && (rows.at || cold.at)) {
    const first = !cold.at ? -1 : !rows.at ? 1 : order * compareKeys(rows.at[0], cold.at[0]);
    if (first <= 0) {
      found.push(rows.at!);
      if (first === 0) await cold.next();
      await rows.next();
      continue;
    }
    const key = besides(columns.goneFromCold, cold.at![0]);
    while (gone.at && order * compareKeys(gone.at[0], key) < 0) await gone.next();
    if (!gone.at || compareKeys(gone.at[0], key) !== 0) found.push(cold.at!);
    await cold.next();
  }
  await cold.end();
  return found;
}

class Cursor {
  at: Entry | undefined;
  readonly #entries: AsyncGenerator<Entry>;

  constructor(entries: AsyncGenerator<Entry>) {
    this.#entries = entries;
  }

  async next(): Promise<void> {
    const { done, value } = await this.#entries.next();
    this.at = done ? undefined : value;
  }

  async end(): Promise<void> {
    await this.#entries.return(undefined);
  }
}

async function* rowsOf(
  warm: DatabaseView,
  { gte, lt, reverse }: Required<Omit<Range, 'limit'>>,
  wanted: number,
): AsyncGenerator<Entry> {
  let [low, high] = [gte, lt];
  const limit = Math.min(PAGE, wanted);
  while (compareKeys(low, high) < 0) {
    const page = await warm.range({ gte: low, lt: high, limit, reverse });
    yield* page;
    if (page.length < limit) return;
    const [last] = page[page.length - 1]!;
    if (reverse) high = last;
    else low = after(last);
  }
}

async function* coldRows(
  segments: readonly Segment[],
  { gte, lt }: Pick<Range, 'gte' | 'lt'>,
  reverse: boolean,
): AsyncGenerator<Entry> {
  for (const { from, to, cold } of segments) yield* cold.range(later(from, gte), earlier(to, lt), reverse);
}
