/** Pools and prices for other modules. Amounts are raw units; tokens are named by their mints. */

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

/** Reserves of a pool, in the order of the request. */
export interface Reserves {
  readonly a: bigint;
  readonly b: bigint;
}

/** The pools as other modules use them. */
export interface DexPort {
  /** The address of the pool of two tokens; undefined if there is none. */
  poolOf(a: Hash, b: Hash): Hash | undefined;
  reserves(a: Hash, b: Hash): Reserves | undefined;
  /** Shares of a pool that stay locked beyond a time (among its 100 oldest locks), and the total supply of shares. */
  lockedBeyond(a: Hash, b: Hash, time: number): { readonly locked: bigint; readonly supply: bigint };
  /** Number of pools. */
  count(): number;
  /** The tokens of the pool at an address; undefined if there is none. */
  tokensOf(pool: Hash): { readonly a: Hash; readonly b: Hash } | undefined;
  /**
   * Amount that the native pool of a token would pay for an amount of it, in raw native units; undefined without a
   * pool.
   */
  nativeValue(mint: Hash, amount: bigint): bigint | undefined;
  /** Total value of the thousand deepest pools, in raw native units. */
  tvl(): bigint;

  /**
   * Creates a pool from the tokens of an account that the caller may act for. The shares, locked or not, go to
   * `holder`, or to `owner` if there is no holder. A pair that the caller reserved is released; a pair that another
   * module reserved is rejected (1211).
   */
  createPool(owner: Address, pool: NewPool, holder?: Address): MadePool;
  /**
   * Reserves a pair for the caller: no one else can create its pool until it is released. `keeper` is an account that
   * the caller may act for. Rejects a pair that has a pool (1200) or is reserved (1211).
   */
  reserve(keeper: Address, a: Hash, b: Hash): void;
  /** Releases a pair reserved by `keeper`; does nothing if another account reserved it. */
  release(keeper: Address, a: Hash, b: Hash): void;

  /**
   * The best swap of exactly `amount_in`, or for exactly `amount_out`, at the current reserves. It is for callers, not
   * for rules, because a swap just before can move the price.
   */
  quote(from: Hash, to: Hash, wanted: Wanted): Quote;
  /**
   * Average price for rules: raw units of `quote` per raw unit of `base` over the last ten minutes, with 64 fractional
   * bits. It uses the pool of the two tokens or the native token, whichever is deeper; undefined without pools of that
   * age. The rule itself must check that the pools are deep enough (`reserves`).
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
