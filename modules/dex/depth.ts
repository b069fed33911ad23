/** How deep pools are, in native units: what ranks them, and which tokens routes may pass through. */

import type { Hash } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import type { Amounts, Pair } from './pool.js';
import type { Reading } from './shape.js';

/** What of native units both sides of a pool are worth. A side without native tokens is worth what its native pool would give for it. */
export function depthOf(c: Reading, { lo, hi }: Pair, reserves: Amounts): bigint {
  if (lo === NATIVE) return 2n * reserves.lo;
  const [a, b] = [nativeWorth(c, lo, reserves.lo) ?? 0n, nativeWorth(c, hi, reserves.hi) ?? 0n];
  if (a > b) return 2n * a;
  return 2n * b;
}

/**
 * What the token's native pool would give for the amount: never more than it has, so that nobody can make a pool look
 * deep with a token of his own. Undefined without such a pool; native units are worth themselves.
 */
export function nativeWorth({ state }: Reading, mint: Hash, amount: bigint): bigint | undefined {
  if (mint === NATIVE) return amount;
  const pool = state.pools.get(NATIVE, mint);
  return pool && (amount * pool.reserves.lo) / (pool.reserves.hi + amount);
}

/** Pools whose depth is summed up. */
const SUMMED = 1_000;

/** What the deepest pools hold together, in native units. */
export function tvlOf(c: Reading): bigint {
  const { ranking, pools } = c.state;
  const pairs = ranking.list([], SUMMED, 'descending').map(({ key: [, lo, hi] }) => ({ lo, hi }));
  const keys = pairs.map(({ lo, hi }) => [lo, hi] as const);
  // What depths need is read for all of them together.
  const found = pools.getAll([...keys, ...keys.flat().map((mint) => [NATIVE, mint] as const)]);
  return pairs.reduce((sum, pair, i) => sum + depthOf(c, pair, found[i]!.reserves), 0n);
}

/** The rank of a depth: 0 for nothing, else eight ranks to each doubling. Pools of about one depth share a rank, which a swap seldom changes. */
export function rankOf(depth: bigint): number {
  if (depth === 0n) return 0;
  const hex = depth.toString(16);
  const head = Number.parseInt(hex.slice(0, 2).padEnd(2, '0'), 16);
  const top = head.toString(2).length - 1;
  const bits = 4 * hex.length - (7 - top);
  return (bits << 3) + ((head >> (top - 3)) & 7);
}
