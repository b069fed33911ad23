/** Volume of a pool in the last 24 hours, in steps of one hour. */

import { t, type ValueOf } from '../../runtime/sdk.js';
import { least } from './curve.js';
import type { Amounts, Pool } from './pool.js';

/** Volumes stop growing here, at the largest amount. */
const MOST = (1n << 128n) - 1n;

const SECONDS = 3_600;
const HOURS = 24;

const hourOf = (time: number): number => Math.trunc(time / SECONDS);

/** An hour with swaps. */
export const HourlyVolume = t.struct({ hour: t.count, lo: t.amount, hi: t.amount });
export type HourlyVolume = ValueOf<typeof HourlyVolume>;

/** The hours before the hour of `time` that still count. */
const recent = (hours: readonly HourlyVolume[], time: number): readonly HourlyVolume[] =>
  hours.filter(({ hour }) => hour > hourOf(time) - HOURS);

/** True if the hour of the last change has ended at `time`, and something was swapped in it. */
export const endsAnHour = ({ changed_at, volume }: Pool, time: number): boolean =>
  hourOf(changed_at) !== hourOf(time) && volume.lo + volume.hi > 0n;

/** Appends the hour of the last change, which has ended at `time`. */
export const closedHours = (
  hours: readonly HourlyVolume[],
  { changed_at, volume }: Pool,
  time: number,
): readonly HourlyVolume[] => recent([...hours, { hour: hourOf(changed_at), ...volume }], time);

const capped = (sum: bigint): bigint => least([sum, MOST]);

/** Volume of the hour of `time` plus a new swap. */
export function volumeWith({ changed_at, volume }: Pool, time: number, { lo, hi }: Amounts): Amounts {
  if (hourOf(changed_at) !== hourOf(time)) return { lo, hi };
  return { lo: capped(volume.lo + lo), hi: capped(volume.hi + hi) };
}

/** Volume of the current hour and the 23 before it. */
export function dailyVolume(hours: readonly HourlyVolume[], pool: Pool, time: number): Amounts {
  const all = recent([...hours, { hour: hourOf(pool.changed_at), ...pool.volume }], time);
  return {
    lo: capped(all.reduce((sum, { lo }) => sum + lo, 0n)),
    hi: capped(all.reduce((sum, { hi }) => sum + hi, 0n)),
  };
}
