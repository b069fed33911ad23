/** The mean price of a pool over the last ten minutes, exactly, from sums of price × seconds. */

import { type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import { least } from './curve.js';
import { depthOf } from './depth.js';
import { orient, type Pool, pairOf, Sums } from './pool.js';
import { fixed, multiplied, product, type Ratio, ratioOf } from './price.js';
import type { Route } from './route.js';
import type { Reading } from './shape.js';

/** How far back the mean price goes, seconds. A swing of a moment moves it by its share of this time alone. */
export const WINDOW = 600;
/** Checkpoints are at least so far apart, so that few are kept. */
const MINUTE = 60;
/** More than the window has minutes. */
const KEPT = 12;

/** The end of a minute of changes: the price did not change from `since` to `until`. */
export const Checkpoint = t.struct({ since: t.time, at_since: Sums, until: t.time, at_until: Sums });
export type Checkpoint = ValueOf<typeof Checkpoint>;

/** The sums of a pool at a time after its last change. */
export function sumsAt({ reserves: { lo, hi }, sums, changed_at }: Pool, time: number): Sums {
  if (time === changed_at) return sums;
  const seconds = BigInt(time - changed_at);
  return { lo: sums.lo + fixed(hi, lo) * seconds, hi: sums.hi + fixed(lo, hi) * seconds };
}

/** The first checkpoint of a pool that is made at `time`. */
export function firstCheckpoint(time: number): Checkpoint {
  const sums = { lo: 0n, hi: 0n };
  return { since: time, at_since: sums, until: time, at_until: sums };
}

/** True when the pool has not changed in the minute of `time`: then the change makes a checkpoint. */
export const isFirstInMinute = ({ changed_at }: Pool, time: number): boolean =>
  Math.trunc(time / MINUTE) !== Math.trunc(changed_at / MINUTE);

/** The checkpoints with that of the first change in the minute of `time`. */
export function checkpointed(list: readonly Checkpoint[], pool: Pool, time: number): readonly Checkpoint[] {
  const checkpoint = { since: pool.changed_at, at_since: pool.sums, until: time, at_until: sumsAt(pool, time) };
  return [...list, checkpoint].slice(-KEPT);
}

/**
 * The mean prices of the last ten minutes in fixed point; undefined for a pool that is younger. Where the pool changed
 * all the time, the mean may begin up to a minute earlier.
 */
export function meanPrices(list: readonly Checkpoint[], pool: Pool, time: number): Sums | undefined {
  const start = startOf(list, pool, time - WINDOW);
  if (start === undefined) return undefined;
  const [now, seconds] = [sumsAt(pool, time), BigInt(time - start.time)];
  return { lo: (now.lo - start.sums.lo) / seconds, hi: (now.hi - start.sums.hi) / seconds };
}

/** Where the mean begins: at `wanted` where the sums are known then, else at the last moment before where they are. */
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

/** Raw units of `quote` that a raw unit of `base` was worth in the mean, in fixed point; undefined without a pool of that age. */
export function meanPrice({ state, time }: Reading, base: Hash, quote: Hash): bigint | undefined {
  const pair = pairOf(base, quote);
  const pool = state.pools.get(pair.lo, pair.hi);
  const means = pool && meanPrices(state.checkpoints.get(pair.lo, pair.hi) ?? [], pool, time);
  return means && orient(base, pair, means)[0];
}

/**
 * The same for rules: by the pool of the two tokens or through the native token, whichever is deeper now. A shallow pool
 * that somebody made at a price of his own does not speak for two deep ones.
 */
export function meanOfDeepest(c: Reading, base: Hash, quote: Hash): bigint | undefined {
  const direct = meanPrice(c, base, quote);
  if (base === NATIVE || quote === NATIVE) return direct;
  const [toNative, fromNative] = [meanPrice(c, base, NATIVE), meanPrice(c, NATIVE, quote)];
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

/** The mean price along a route; undefined when one of its pools is younger than ten minutes. */
export function meanOf(c: Reading, route: Route): Ratio | undefined {
  const means = route.map(({ token_in, token_out }) => meanPrice(c, token_in, token_out));
  return means.every((mean) => mean !== undefined) ? product(means.map(ratioOf)) : undefined;
}
