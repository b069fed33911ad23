/** Pools as the chain stores them, keyed by their two tokens in the order of the mints (decision 0020). */

import { type Hash, hashOf, type Type, t, type ValueOf } from '../../runtime/sdk.js';
import type { Two } from './curve.js';

/** Two tokens in the order of their mints. */
export interface Pair {
  readonly lo: Hash;
  readonly hi: Hash;
}

/** A value for each of the two tokens. */
const each = <T>(type: Type<T>) => t.struct({ lo: type, hi: type });

/** Raw units of each token. */
export const Amounts = each(t.amount);
export type Amounts = ValueOf<typeof Amounts>;

/** Price × seconds since the pool was created, with 64 fractional bits: of each token in the other. */
export const Sums = each(t.u256);
export type Sums = ValueOf<typeof Sums>;

/** The reserves and everything else that changes with every swap. */
export const Pool = t.struct({
  /** Stored here instead of read from balances, so that tokens sent to the pool change no price. */
  reserves: Amounts,
  sums: Sums,
  /** Time of the last change of the reserves; the sums include the time up to it. */
  changed_at: t.time,
  swaps: t.count,
  /** Amounts swapped in the hour of the last change. */
  volume: Amounts,
  /** Rank by depth; see depth.ts. */
  rank: t.u16,
});
export type Pool = ValueOf<typeof Pool>;

const PairOf = { lo: t.mint, hi: t.mint };

/** Immutable fields of a pool. */
export const Origin = t.struct({
  ...PairOf,
  creator: t.address,
  created_at_height: t.height,
});

/** The pair of two tokens given in any order. */
export const pairOf = (a: Hash, b: Hash): Pair => (a < b ? { lo: a, hi: b } : { lo: b, hi: a });

export const addressOf = ({ lo, hi }: Pair): Hash => hashOf('pool/v1', PairOf, { lo, hi });

/** Mint of the token that represents shares of a pool. */
export const lpMintOf = ({ lo, hi }: Pair): Hash => hashOf('lp/v1', PairOf, { lo, hi });

/** Puts the values of the two tokens into a caller's order: of `first`, then of the other. */
export const orient = <T>(first: Hash, pair: Pair, { lo, hi }: { readonly lo: T; readonly hi: T }): readonly [T, T] =>
  first === pair.lo ? [lo, hi] : [hi, lo];

/** The inverse of `orient`. */
export const unorient = (first: Hash, pair: Pair, [a, b]: Two): Amounts =>
  first === pair.lo ? { lo: a, hi: b } : { lo: b, hi: a };
