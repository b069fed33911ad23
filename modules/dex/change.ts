/** The only code that changes the reserves of a pool; it also updates the price sums, the volume and the rank. */

import { depthOf, rankOf } from './depth.js';
import { checkpointed, firstCheckpoint, isFirstInMinute, sumsAt } from './oracle.js';
import { type Amounts, addressOf, type Pair, type Pool } from './pool.js';
import type { Writing } from './shape.js';
import { closedHours, endsAnHour, volumeWith } from './volume.js';

const NOTHING: Amounts = { lo: 0n, hi: 0n };

/** Sets new reserves. `swapped` is the amount of each token that a swap moved. */
export function changePool(c: Writing, pair: Pair, pool: Pool, reserves: Amounts, swapped?: Amounts): void {
  const { state, time } = c;
  const { lo, hi } = pair;
  if (isFirstInMinute(pool, time)) {
    state.checkpoints.put(lo, hi, checkpointed(state.checkpoints.get(lo, hi) ?? [], pool, time));
  }
  if (endsAnHour(pool, time)) {
    state.volumes.put(lo, hi, closedHours(state.volumes.get(lo, hi) ?? [], pool, time));
  }
  const rank = rankOf(depthOf(c, pair, reserves));
  if (rank !== pool.rank) {
    state.ranking.delete(pool.rank, lo, hi);
    state.ranking.put(rank, lo, hi, addressOf(pair));
  }
  state.pools.put(lo, hi, {
    reserves,
    sums: sumsAt(pool, time),
    changed_at: time,
    swaps: pool.swaps + (swapped ? 1 : 0),
    volume: volumeWith(pool, time, swapped ?? NOTHING),
    rank,
  });
}

/** Sets the first reserves of a new pool. */
export function openPool(c: Writing, pair: Pair, reserves: Amounts): void {
  const { state, time } = c;
  const rank = rankOf(depthOf(c, pair, reserves));
  state.ranking.put(rank, pair.lo, pair.hi, addressOf(pair));
  state.checkpoints.put(pair.lo, pair.hi, [firstCheckpoint(time)]);
  const empty = { sums: NOTHING, changed_at: time, swaps: 0, volume: NOTHING };
  state.pools.put(pair.lo, pair.hi, { ...empty, reserves, rank });
}
