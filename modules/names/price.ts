/** Prices: by length, with a temporary premium after a previous registration has lapsed. */

import type { ValueOf } from '../../runtime/sdk.js';
import type { Prices } from './name.js';

/** Seconds of one registration or renewal. */
export const YEAR = 31_536_000;

const DAY = 86_400;

/** Seconds after expiry in which only the owner can renew and the name still resolves. */
export const GRACE = 90 * DAY;

/** Seconds after the grace period in which the price falls to the normal one. */
export const FALL = 21 * DAY;

/** First price after the grace period, as a multiple of the yearly price. */
const HIGHEST = 100n;

/** Raw native units per year for a label of this length. */
export function yearPrice(length: number, { price_3, price_4, price_5 }: ValueOf<typeof Prices>): bigint {
  return length <= 3 ? price_3 : length === 4 ? price_4 : price_5;
}

/**
 * Price `since` seconds after the grace period: falls linearly from 100 yearly prices to one within three weeks.
 * Rounded up.
 */
export function fallingPrice(year: bigint, since: number): bigint {
  if (since >= FALL) return year;
  const [whole, gone] = [BigInt(FALL), BigInt(since)];
  const part = HIGHEST * whole - (HIGHEST - 1n) * gone;
  return (year * part + whole - 1n) / whole;
}
