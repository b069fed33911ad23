/** Totals of settled orders. */

import { t, type ValueOf } from '../../runtime/sdk.js';

/** Totals of settled orders: of a maker, of a token, or of all. */
export const Settled = t.struct({
  count: t.count,
  /** Can exceed the supply of a token over time; capped at the maximum of its type. */
  volume: t.u256,
  /** Number of orders that have a spread, and the sum of the spreads. */
  spreads: t.count,
  spread_sum: t.count,
  last_block: t.height,
});
export type Settled = ValueOf<typeof Settled>;

export const NOTHING_SETTLED: Settled = { count: 0, volume: 0n, spreads: 0, spread_sum: 0, last_block: 0 };

const MOST = (1n << 256n) - 1n;

/** The totals after one more order. */
export const counted = (before: Settled, block: number, volume: bigint, spread: number | null): Settled => ({
  count: before.count + 1,
  volume: before.volume + volume > MOST ? MOST : before.volume + volume,
  spreads: before.spreads + (spread === null ? 0 : 1),
  spread_sum: before.spread_sum + (spread ?? 0),
  last_block: block,
});

/** Average spread in basis points, rounded down; 0 if no order has a spread. */
export const averageOf = ({ spreads, spread_sum }: Settled): number =>
  spreads === 0 ? 0 : Math.trunc(spread_sum / spreads);

/** Fraction bits of a TWAP. */
const POINT = 64n;
const WHOLE = 10_000n;

/** Value of an amount at a TWAP of the DEX. */
export const valueAt = (amount: bigint, twap: bigint): bigint => (amount * twap) >> POINT;

/**
 * Distance of a price from the TWAP, in basis points, rounded down and capped at 10,000. Null without a TWAP.
 */
export function spreadOf(sold: bigint, bought: bigint, twap: bigint | undefined): number | null {
  if (twap === undefined || twap === 0n) return null;
  const [fair, given] = [sold * twap, bought << POINT];
  const bps = ((given > fair ? given - fair : fair - given) * WHOLE) / fair;
  return Number(bps > WHOLE ? WHOLE : bps);
}
