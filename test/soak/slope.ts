/** What grows: the line through samples, and whether what rises comes to an end. */

/** A value at a time or a place. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How much the line through the points (least squares) rises per unit of x. */
export function slopeOf(points: readonly Point[]): number {
  const n = points.length;
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / n;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / n;
  const over = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const under = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return under === 0 ? 0 : over / under;
}

/** How a figure goes on: it stays, it fills up to a bound, or no end of its growth is in sight. */
export type Trend = 'flat' | 'fills' | 'grows';

const PARTS = 4;

/** What a figure rose, and how it goes on. */
export interface Growth {
  readonly rise: number;
  readonly trend: Trend;
}

/**
 * The growth of a figure over four equal parts of its samples. Of each part the lowest counts: what a garbage collector has
 * not looked at yet is no growth. A rise of up to `most` is flat; one of which the last part has less than half of its share
 * comes to an end.
 */
export function growthOf(points: readonly Point[], most: number): Growth {
  const lows = Array.from({ length: PARTS }, (_, i) => {
    const [from, to] = [i, i + 1].map((part) => Math.trunc((part * points.length) / PARTS));
    return Math.min(...points.slice(from, to).map(({ y }) => y));
  });
  const rise = lows.at(-1)! - lows[0]!;
  const last = lows.at(-1)! - lows.at(-2)!;
  if (rise <= most) return { rise, trend: 'flat' };
  return { rise, trend: last < rise / (PARTS - 1) / 2 ? 'fills' : 'grows' };
}
