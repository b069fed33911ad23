/** DEX: constant-product pools of two tokens. Read this first; each operation has its own file. */

import { fail } from '../../runtime/sdk.js';
import { formsView } from '../shared/intent-forms.js';
import { poolQuotesView } from '../shared/simulation.js';
import { holdingsView } from '../tokens/port.js';
import { CreatePool, makePool } from './create.js';
import { nativeValue, tvlOf } from './depth.js';
import { PairReserved, PoolExists } from './errors.js';
import { getPrice, quoteSwap, swap } from './exchange.js';
import { forms } from './intents.js';
import { AddLiquidity, RemoveLiquidity } from './liquidity.js';
import { ExtendLpLock, LockLiquidity, lockedOf, releaseEnded, TransferLpLock } from './locks.js';
import { getPool, listPools } from './methods.js';
import { twapOfDeepest } from './oracle.js';
import { addressOf, lpMintOf, orient, pairOf } from './pool.js';
import { dexPort } from './port.js';
import { quote } from './quote.js';
import { dex } from './shape.js';
import { quotesOf, Swap, SwapRoute } from './swap.js';

export * from './errors.js';

/** Maximum locks of a pool that `lockedBeyond` reads. */
const LOCKS_WEIGHED = 100;

export default dex.define({
  operations: {
    CreatePool,
    AddLiquidity,
    RemoveLiquidity,
    Swap,
    SwapRoute,
    LockLiquidity,
    ExtendLpLock,
    TransferLpLock,
  },
  methods: { getPool, listPools, quoteSwap, getPrice },
  writes: { swap },
  indexes: {
    poolSwaps: { on: 'Swap', keys: ['pool'], about: 'Swaps in a pool, newest first.' },
  },
  parameters: { fee_bps: { about: 'Fee of a swap in basis points of the input', cell: 'feeBps', min: 1, max: 100 } },

  hooks: {
    blockEnd: releaseEnded,
  },

  provides: [
    dex.provide(dexPort, {
      poolOf({ state }, a, b) {
        const pair = pairOf(a, b);
        return state.pools.has(pair.lo, pair.hi) ? addressOf(pair) : undefined;
      },
      reserves({ state }, a, b) {
        const pair = pairOf(a, b);
        const pool = state.pools.get(pair.lo, pair.hi);
        if (pool === undefined) return undefined;
        const [ofA, ofB] = orient(a, pair, pool.reserves);
        return { a: ofA, b: ofB };
      },
      lockedBeyond(c, a, b, time) {
        const pair = pairOf(a, b);
        const locks = c.state.locks.list([addressOf(pair)], LOCKS_WEIGHED).map(({ value }) => value);
        const locked = locks.filter(({ unlock_at }) => unlock_at > time).reduce((sum, { amount }) => sum + amount, 0n);
        return { locked, supply: c.use.tokens.supply(lpMintOf(pair)) };
      },
      count: ({ state }) => state.count.get(),
      tokensOf({ state }, pool) {
        const origin = state.origins.get(pool);
        return origin && { a: origin.lo, b: origin.hi };
      },
      nativeValue: (c, mint, amount) => nativeValue(c, mint, amount),
      tvl: tvlOf,
      createPool(c, owner, pool, holder = owner) {
        c.actFor(owner);
        const { lo, hi } = pairOf(pool.token_a, pool.token_b);
        const keeper = c.state.reserved.get(lo, hi);
        if (keeper !== undefined && !c.mayActFor(keeper)) fail(PairReserved);
        c.state.reserved.delete(lo, hi);
        return makePool(c, owner, holder, pool);
      },
      reserve(c, keeper, a, b) {
        c.actFor(keeper);
        const pair = pairOf(a, b);
        if (c.state.pools.has(pair.lo, pair.hi)) fail(PoolExists, { pool: `0x${addressOf(pair)}` });
        if (c.state.reserved.has(pair.lo, pair.hi)) fail(PairReserved);
        c.state.reserved.put(pair.lo, pair.hi, keeper);
      },
      release(c, keeper, a, b) {
        c.actFor(keeper);
        const { lo, hi } = pairOf(a, b);
        if (c.state.reserved.get(lo, hi) === keeper) c.state.reserved.delete(lo, hi);
      },
      quote: (c, start, end, wanted) => quote(c, start, end, wanted),
      twap: twapOfDeepest,
    }),
  ],
  answers: [dex.answer(formsView, forms), dex.answer(holdingsView, lockedOf), dex.answer(poolQuotesView, quotesOf)],
});
