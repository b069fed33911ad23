/** What other modules may do with pools, and ask of prices. Amounts are raw units; tokens are named by their mints. */

import { type Address, AmountZero, type Hash, port, UnknownToken } from '../../runtime/sdk.js';
import { tokensPort } from '../tokens/port.js';
import type { MadePool, NewPool } from './create.js';
import {
  IdenticalTokens,
  InsufficientLiquidity,
  LiquidityTooSmall,
  LockTooLong,
  NoRoute,
  PairReserved,
  PoolExists,
} from './errors.js';
import type { Quote, Wanted } from './quote.js';

export { MINIMUM_LIQUIDITY } from './curve.js';

/** The reserves of a pool, in the order asked for. */
export interface Reserves {
  readonly a: bigint;
  readonly b: bigint;
}

/** The pools as other modules use them. */
export interface DexPort {
  /** The address of the pool of two tokens; undefined when there is none. */
  poolOf(a: Hash, b: Hash): Hash | undefined;
  reserves(a: Hash, b: Hash): Reserves | undefined;
  /** Shares of a pool that stay locked beyond a time (of its 100 oldest locks), and all there are. */
  lockedBeyond(a: Hash, b: Hash, time: number): { readonly locked: bigint; readonly supply: bigint };
  /** How many pools there are. */
  count(): number;
  /** The tokens of the pool at an address; undefined when there is none. */
  tokensOf(pool: Hash): { readonly a: Hash; readonly b: Hash } | undefined;
  /** What the native pool of a token would give for an amount of it, in raw native units; undefined without a pool. */
  worth(mint: Hash, amount: bigint): bigint | undefined;
  /** What the thousand deepest pools hold, in raw native units. */
  tvl(): bigint;

  /**
   * Makes a pool out of the tokens of an account that the caller may act for. Its shares, locked or not,
   * are those of `holder`, or of `owner` when there is none. A pair that the caller reserved is released by it; one that
   * another module reserved is refused (1211).
   */
  createPool(owner: Address, pool: NewPool, holder?: Address): MadePool;
  /**
   * Keeps a pair for the caller: until it is released nobody else makes its pool. `keeper` is an account that the caller
   * may act for. Refuses a pair that has a pool (1200) or is reserved (1211).
   */
  reserve(keeper: Address, a: Hash, b: Hash): void;
  /** Gives up a pair that `keeper` reserved; of another one nothing changes. */
  release(keeper: Address, a: Hash, b: Hash): void;

  /**
   * The best swap of exactly `amount_in`, or for exactly `amount_out`, by the present reserves: for callers, not for
   * rules, since a swap just before can move it.
   */
  quote(from: Hash, to: Hash, wanted: Wanted): Quote;
  /**
   * What a raw unit of `base` was worth in raw units of `quote` in the mean of the last ten minutes, with 64 bits after
   * the point: for rules. By the pool of the two or through the native token, whichever is deeper; undefined without
   * pools of that age. Whether they are deep enough to be believed is for the rule to ask (`reserves`).
   */
  twap(base: Hash, quote: Hash): bigint | undefined;
}
export const dexPort = port<DexPort>('dex', {
  createPool: [
    PairReserved,
    IdenticalTokens,
    PoolExists,
    LiquidityTooSmall,
    LockTooLong,
    ...tokensPort.refusals('transfer'),
  ],
  reserve: [PoolExists, PairReserved],
  quote: [IdenticalTokens, AmountZero, UnknownToken, NoRoute, InsufficientLiquidity],
});

export type { MadePool, NewPool } from './create.js';
export type { Quote, Wanted } from './quote.js';
