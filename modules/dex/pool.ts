/** Pools: what the chain keeps of one, under its pair of tokens in the order of their mints. */

import { type Hash, hashOf, type Type, t, type ValueOf } from '../../runtime/sdk.js';
import type { Two } from './curve.js';

/** Two tokens in the order of their mints. */
export interface Pair {
  readonly lo: Hash;
  readonly hi: Hash;
}

/** Something of each of the two tokens. */
const each = <T>(type: Type<T>) => t.struct({ lo: type, hi: type });

/** Raw units of each. */
export const Amounts = each(t.amount);
export type Amounts = ValueOf<typeof Amounts>;

/** Price × seconds since the pool was made, with 64 bits after the point: of each token in the other. */
export const Sums = each(t.u256);
export type Sums = ValueOf<typeof Sums>;

/** What the pool holds, and what changes with every swap. */
export const Pool = t.struct({
  /** Kept in these records, not read from balances: what is sent to the pool changes no price. */
  reserves: Amounts,
  sums: Sums,
  /** When the reserves changed last: the sums are up to then. */
  changed_at: t.time,
  swaps: t.count,
  /** What was swapped in the hour of the last change. */
  volume: Amounts,
  /** Where the pool stands among all; see depth.ts. */
  rank: t.u16,
});
export type Pool = ValueOf<typeof Pool>;

const PairOf = { lo: t.mint, hi: t.mint };

/** What never changes of a pool. */
export const Origin = t.struct({
  ...PairOf,
  creator: t.address,
  created_at_height: t.height,
});

/** The pair of two tokens, in whichever order they come. */
export const pairOf = (a: Hash, b: Hash): Pair => (a < b ? { lo: a, hi: b } : { lo: b, hi: a });

/** The address of a pool. */
export const addressOf = ({ lo, hi }: Pair): Hash => hashOf('pool/v1', PairOf, { lo, hi });

/** The mint of the token that stands for shares of a pool. */
export const lpMintOf = ({ lo, hi }: Pair): Hash => hashOf('lp/v1', PairOf, { lo, hi });

/** What belongs to the two tokens in the order of a caller: of `first`, then of the other. */
export const orient = <T>(first: Hash, pair: Pair, { lo, hi }: { readonly lo: T; readonly hi: T }): readonly [T, T] =>
  first === pair.lo ? [lo, hi] : [hi, lo];

/** The inverse of `orient`. */
export const unorient = (first: Hash, pair: Pair, [a, b]: Two): Amounts =>
  first === pair.lo ? { lo: a, hi: b } : { lo: b, hi: a };
