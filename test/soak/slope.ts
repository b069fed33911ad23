/** What grows: the line through samples, and how much it rises from the first to the last. */

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

/** What the line rises from the first to the last of the points, as a part of their mean. */
export function riseOf(points: readonly Point[]): number {
  const mean = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  return mean === 0 ? 0 : (slopeOf(points) * (points.at(-1)!.x - points[0]!.x)) / mean;
}
