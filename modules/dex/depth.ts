/** Depth of pools in native units: it ranks pools and selects the tokens that routes may pass through. */

import type { Hash } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import type { Amounts, Pair } from './pool.js';
import type { Reading } from './shape.js';

/**
 * Value of both sides of a pool in native units. A token other than the native one is valued at what its native pool
 * would pay for it.
 */
export function depthOf(c: Reading, { lo, hi }: Pair, reserves: Amounts): bigint {
  if (lo === NATIVE) return 2n * reserves.lo;
  const [a, b] = [nativeValue(c, lo, reserves.lo) ?? 0n, nativeValue(c, hi, reserves.hi) ?? 0n];
  if (a > b) return 2n * a;
  return 2n * b;
}

/**
 * Amount that the token's native pool would pay: never more than its reserve, so that a token's creator cannot make a
 * pool look deep. Undefined without such a pool; native units count at face value.
 */
export function nativeValue({ state }: Reading, mint: Hash, amount: bigint): bigint | undefined {
  if (mint === NATIVE) return amount;
  const pool = state.pools.get(NATIVE, mint);
  return pool && (amount * pool.reserves.lo) / (pool.reserves.hi + amount);
}

/** Number of pools in the total. */
const SUMMED = 1_000;

/** Total value of the deepest pools, in native units. */
export function tvlOf(c: Reading): bigint {
  const { ranking, pools } = c.state;
  const pairs = ranking.list([], SUMMED, 'descending').map(({ key: [, lo, hi] }) => ({ lo, hi }));
  const keys = pairs.map(({ lo, hi }) => [lo, hi] as const);
  // Batches the reads for all depths.
  const found = pools.getAll([...keys, ...keys.flat().map((mint) => [NATIVE, mint] as const)]);
  return pairs.reduce((sum, pair, i) => sum + depthOf(c, pair, found[i]!.reserves), 0n);
}

/**
 * Rank of a depth: 0 for zero depth, otherwise eight ranks per doubling. Pools of similar depth share a rank, so a swap
 * seldom changes it.
 */
export function rankOf(depth: bigint): number {
  if (depth === 0n) return 0;
  const hex = depth.toString(16);
  const head = Number.parseInt(hex.slice(0, 2).padEnd(2, '0'), 16);
  const top = head.toString(2).length - 1;
  const bits = 4 * hex.length - (7 - top);
  return (bits << 3) + ((head >> (top - 3)) & 7);
}
