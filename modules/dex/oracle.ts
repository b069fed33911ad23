/**
 * Time-weighted average price of a pool over the last ten minutes, computed exactly from sums of price × seconds.
 * Decision 0021.
 */

import { type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import { least } from './curve.js';
import { depthOf } from './depth.js';
import { orient, type Pool, pairOf, Sums } from './pool.js';
import { fixed, multiplied, product, type Ratio, ratioOf } from './price.js';
import type { Route } from './route.js';
import type { Reading } from './shape.js';

/** Window of the average price, in seconds. A momentary swing affects it only by its share of this time. */
export const WINDOW = 600;
/** At most one checkpoint per minute, so that few are stored. */
const MINUTE = 60;
/** More than the number of minutes in the window. */
const KEPT = 12;

/** The first change in a minute: the price was constant from `since` to `until`. */
export const Checkpoint = t.struct({ since: t.time, at_since: Sums, until: t.time, at_until: Sums });
export type Checkpoint = ValueOf<typeof Checkpoint>;

/** Sums of a pool at a time at or after its last change. */
export function sumsAt({ reserves: { lo, hi }, sums, changed_at }: Pool, time: number): Sums {
  if (time === changed_at) return sums;
  const seconds = BigInt(time - changed_at);
  return { lo: sums.lo + fixed(hi, lo) * seconds, hi: sums.hi + fixed(lo, hi) * seconds };
}

/** First checkpoint of a pool created at `time`. */
export function firstCheckpoint(time: number): Checkpoint {
  const sums = { lo: 0n, hi: 0n };
  return { since: time, at_since: sums, until: time, at_until: sums };
}

/** True if the pool has not changed in the minute of `time`; such a change creates a checkpoint. */
export const isFirstInMinute = ({ changed_at }: Pool, time: number): boolean =>
  Math.trunc(time / MINUTE) !== Math.trunc(changed_at / MINUTE);

/** Appends the checkpoint of the first change in the minute of `time`. */
export function checkpointed(list: readonly Checkpoint[], pool: Pool, time: number): readonly Checkpoint[] {
  const checkpoint = { since: pool.changed_at, at_since: pool.sums, until: time, at_until: sumsAt(pool, time) };
  return [...list, checkpoint].slice(-KEPT);
}

/**
 * Average prices of the last ten minutes in fixed point; undefined for a younger pool. For a pool that changed
 * constantly, the average may start up to a minute earlier.
 */
export function twapsOf(list: readonly Checkpoint[], pool: Pool, time: number): Sums | undefined {
  const start = startOf(list, pool, time - WINDOW);
  if (start === undefined) return undefined;
  const [now, seconds] = [sumsAt(pool, time), BigInt(time - start.time)];
  return { lo: (now.lo - start.sums.lo) / seconds, hi: (now.hi - start.sums.hi) / seconds };
}

/**
 * Start of the average: `wanted` if the sums at that time are known, otherwise the latest earlier time with known sums.
 */
function startOf(list: readonly Checkpoint[], pool: Pool, wanted: number): { time: number; sums: Sums } | undefined {
  if (pool.changed_at <= wanted) return { time: wanted, sums: sumsAt(pool, wanted) };
  const last = list.findLast(({ since }) => since <= wanted);
  if (last === undefined) return undefined;
  if (last.until <= wanted) return { time: last.until, sums: last.at_until };
  const share = (from: bigint, to: bigint) =>
    from + ((to - from) * BigInt(wanted - last.since)) / BigInt(last.until - last.since);
  const { at_since, at_until } = last;
  return { time: wanted, sums: { lo: share(at_since.lo, at_until.lo), hi: share(at_since.hi, at_until.hi) } };
}

/** Average price: raw units of `quote` per raw unit of `base`, in fixed point; undefined without a pool of that age. */
export function twapOf({ state, time }: Reading, base: Hash, quote: Hash): bigint | undefined {
  const pair = pairOf(base, quote);
  const pool = state.pools.get(pair.lo, pair.hi);
  const twaps = pool && twapsOf(state.checkpoints.get(pair.lo, pair.hi) ?? [], pool, time);
  return twaps && orient(base, pair, twaps)[0];
}

/**
 * Average price for use in rules: from the pool of the two tokens or through the native token, whichever is deeper now.
 * So a shallow pool that someone created at an arbitrary price does not override two deep ones.
 */
export function twapOfDeepest(c: Reading, base: Hash, quote: Hash): bigint | undefined {
  const direct = twapOf(c, base, quote);
  if (base === NATIVE || quote === NATIVE) return direct;
  const [toNative, fromNative] = [twapOf(c, base, NATIVE), twapOf(c, NATIVE, quote)];
  const around = toNative === undefined || fromNative === undefined ? undefined : multiplied(toNative, fromNative);
  if (direct === undefined || around === undefined) return direct ?? around;
  const depths = [base, quote].map((mint) => depthBetween(c, NATIVE, mint));
  return depthBetween(c, base, quote) >= least(depths) ? direct : around;
}

function depthBetween(c: Reading, a: Hash, b: Hash): bigint {
  const pair = pairOf(a, b);
  const pool = c.state.pools.get(pair.lo, pair.hi);
  return pool === undefined ? 0n : depthOf(c, pair, pool.reserves);
}

/** Average price along a route; undefined if one of its pools is younger than ten minutes. */
export function twapOfRoute(c: Reading, route: Route): Ratio | undefined {
  const twaps = route.map(({ token_in, token_out }) => twapOf(c, token_in, token_out));
  return twaps.every((twap) => twap !== undefined) ? product(twaps.map(ratioOf)) : undefined;
}
