/** What a name costs: by its length, and more for a while after somebody else has let it go. */

import type { ValueOf } from '../../runtime/sdk.js';
import type { Prices } from './name.js';

/** Seconds for which a payment registers or renews a name. */
export const YEAR = 31_536_000;

const DAY = 86_400;

/** Seconds after the expiry in which the owner alone can renew, and the name still stands for its address. */
export const GRACE = 90 * DAY;

/** Seconds after the grace in which the price falls. */
export const FALL = 21 * DAY;

/** The first price after the grace, in prices of a year. */
const HIGHEST = 100n;

/** Raw native units for a year of a label of so many characters. */
export function yearPrice(length: number, { price_3, price_4, price_5 }: ValueOf<typeof Prices>): bigint {
  return length <= 3 ? price_3 : length === 4 ? price_4 : price_5;
}

/**
 * The price of a name whose grace ended so many seconds ago: a hundred times that of a year at first, once it at the end
 * of three weeks, along a line. Rounded up.
 */
export function fallingPrice(year: bigint, since: number): bigint {
  if (since >= FALL) return year;
  const [whole, gone] = [BigInt(FALL), BigInt(since)];
  const part = HIGHEST * whole - (HIGHEST - 1n) * gone;
  return (year * part + whole - 1n) / whole;
}
