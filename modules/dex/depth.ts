/** How deep pools are, in native units: what ranks them, and which tokens routes may pass through. */

import type { Hash } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import type { Amounts, Pair } from './pool.js';
import type { Reading } from './shape.js';

/** What of native units both sides of a pool are worth. A side without native tokens is worth what its native pool would give for it. */
export function depthOf(c: Reading, { lo, hi }: Pair, reserves: Amounts): bigint {
  if (lo === NATIVE) return 2n * reserves.lo;
  const [a, b] = [nativeWorth(c, lo, reserves.lo), nativeWorth(c, hi, reserves.hi)];
  if (a > b) return 2n * a;
  return 2n * b;
}

/**
 * What the token's native pool would give for the amount: never more than it has, so that nobody can make a pool look
 * deep with a token of his own.
 */
function nativeWorth({ state }: Reading, mint: Hash, amount: bigint): bigint {
  const pool = state.pools.get(NATIVE, mint);
  return pool === undefined ? 0n : (amount * pool.reserves.lo) / (pool.reserves.hi + amount);
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
