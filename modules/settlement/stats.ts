/** What is counted of settled orders. */

import { t, type ValueOf } from '../../runtime/sdk.js';

/** Sums of settled orders: of a maker, of a token, of all. */
export const Settled = t.struct({
  count: t.count,
  /** Over time it may come to more than there is of a token; it stops at the most that the type holds. */
  volume: t.u256,
  /** Of those orders that have a spread, how many there are and the sum. */
  spreads: t.count,
  spread_sum: t.count,
  last_block: t.height,
});
export type Settled = ValueOf<typeof Settled>;

/** The sums of no orders. */
export const NOTHING_SETTLED: Settled = { count: 0, volume: 0n, spreads: 0, spread_sum: 0, last_block: 0 };

const MOST = (1n << 256n) - 1n;

/** The sums with one order more. */
export const counted = (before: Settled, block: number, volume: bigint, spread: number | null): Settled => ({
  count: before.count + 1,
  volume: before.volume + volume > MOST ? MOST : before.volume + volume,
  spreads: before.spreads + (spread === null ? 0 : 1),
  spread_sum: before.spread_sum + (spread ?? 0),
  last_block: block,
});

/** Hundredths of a percent, rounded down; 0 where no order has a spread. */
export const averageOf = ({ spreads, spread_sum }: Settled): number =>
  spreads === 0 ? 0 : Math.trunc(spread_sum / spreads);

/** Bits after the point of mean prices. */
const POINT = 64n;
const WHOLE = 10_000n;

/** What an amount is worth at a mean price of the DEX. */
export const worthAt = (amount: bigint, mean: bigint): bigint => (amount * mean) >> POINT;

/** How far a price lies from the mean one, in hundredths of a percent, rounded down; 10,000 for all that is further off. Null without a mean price. */
export function spreadOf(sold: bigint, bought: bigint, mean: bigint | undefined): number | null {
  if (mean === undefined || mean === 0n) return null;
  const [fair, given] = [sold * mean, bought << POINT];
  const bps = ((given > fair ? given - fair : fair - given) * WHOLE) / fair;
  return Number(bps > WHOLE ? WHOLE : bps);
}
