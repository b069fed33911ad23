/** Epochs: ranges of blocks after which validator sets and rewards change. */

/** Epoch of a height: floor((h - 1) / epoch blocks); genesis belongs to epoch 0. */
export function epochOf(height: number, epochBlocks: number): number {
  return height === 0 ? 0 : Math.trunc((height - 1) / epochBlocks);
}
