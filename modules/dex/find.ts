/** Lookup of a pool by the names of its tokens. */

import { fail, type Hash } from '../../runtime/sdk.js';
import { IdenticalTokens, PoolNotFound } from './errors.js';
import { type Pair, type Pool, pairOf } from './pool.js';
import type { Reading } from './shape.js';

/** A pool and its tokens in the caller's order. */
export interface Found {
  readonly a: Hash;
  readonly b: Hash;
  readonly pair: Pair;
  readonly pool: Pool;
}

/** Returns the pool of two tokens, each named by symbol or mint, or fails. */
export function poolNamed(c: Reading, token_a: string, token_b: string): Found {
  const [a, b] = [c.use.tokens.find(token_a), c.use.tokens.find(token_b)];
  return { a, b, ...poolFor(c, a, b) };
}

/** Returns the pool of two mints, or fails. */
export function poolFor({ state }: Reading, a: Hash, b: Hash): Pick<Found, 'pair' | 'pool'> {
  if (a === b) fail(IdenticalTokens);
  const pair = pairOf(a, b);
  const pool = state.pools.get(pair.lo, pair.hi) ?? fail(PoolNotFound, { token_a: `0x${a}`, token_b: `0x${b}` });
  return { pair, pool };
}
