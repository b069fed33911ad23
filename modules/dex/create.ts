/** Pool creation: the first liquidity, and the token that represents shares of the pool. */

import { type Address, AmountZero, fail, type Hash, t, UnknownToken, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { type Token, TokenName } from '../tokens/port.js';
import { openPool } from './change.js';
import { MINIMUM_LIQUIDITY, squareRoot } from './curve.js';
import { IdenticalTokens, LiquidityTooSmall, LockTooLong, PairReserved, PoolExists } from './errors.js';
import { checkEnd, lockShares } from './locks.js';
import { addressOf, lpMintOf, type Pair, pairOf, unorient } from './pool.js';
import { dexPort } from './port.js';
import { dex, escrowOf, vaultOf, type Writing } from './shape.js';

/** Parameters of a new pool. */
export interface NewPool {
  readonly token_a: Hash;
  readonly token_b: Hash;
  readonly amount_a: bigint;
  readonly amount_b: bigint;
  /** In seconds; 0 leaves the liquidity unlocked. */
  readonly lp_lock_duration: number;
}

/** A created pool. */
export interface MadePool {
  readonly pool: Hash;
  readonly lp_mint: Hash;
  readonly lp_tokens: bigint;
  readonly lock_id: number | null;
}

export const CreatePool = dex.operation({
  id: 20,
  about: 'Creates the pool of two tokens with its first liquidity, which sets the price. The LP tokens can be locked.',
  sentence: 'Created a pool of {PoolCreated.amount_a} and {PoolCreated.amount_b}',
  params: {
    token_a: t.doc(TokenName, 'First token: symbol in any letter case, or mint address with 0x'),
    token_b: t.doc(TokenName, 'Second token: symbol in any letter case, or mint address with 0x'),
    amount_a: t.doc(t.amountOf('token_a'), 'Amount of the first token to deposit, in raw units'),
    amount_b: t.doc(
      t.amountOf('token_b'),
      'Amount of the second token to deposit, in raw units; the ratio of both amounts sets the price',
    ),
    lp_lock_duration: t.doc(t.seconds, 'Lock of the LP tokens in seconds, at most 100 years; 0 for no lock'),
  },
  bounds: { lp_lock_duration: { error: LockTooLong } },
  returns: {
    pool: t.doc(t.mint, 'Address of the new pool'),
    lp_mint: t.doc(t.mint, 'Mint address of the LP token, which represents shares of the pool'),
    lp_tokens: t.doc(t.amountOf('lp_mint'), 'LP tokens received, in raw units'),
    lock_id: t.doc(t.option(t.count), 'Number of their lock within the pool; null without a lock'),
  },
  settled: ['pool', 'lp_mint'],
  logs: ['PoolCreated'],
  gas: 200_000,
  rpc: ['createPool', 'token_a', 'token_b', 'amount_a', 'amount_b', 'lp_lock_duration', 'sender'],
  takes: ['amount_a', 'amount_b'],
  errors: dexPort.refusals('createPool'),
  execute(c, { token_a, token_b, ...given }) {
    const { find } = c.use.tokens;
    const wanted = { ...given, token_a: find(token_a), token_b: find(token_b) };
    const { lo, hi } = pairOf(wanted.token_a, wanted.token_b);
    if (c.state.reserved.has(lo, hi)) fail(PairReserved);
    return makePool(c, c.sender, c.sender, wanted);
  },
});

/** Creates a pool from the tokens of `owner`; `holder` gets the shares. */
export function makePool(c: Writing, owner: Address, holder: Address, wanted: NewPool): MadePool {
  const { token_a, token_b, amount_a, amount_b, lp_lock_duration } = wanted;
  const { state, use, time, emit, height } = c;
  if (token_a === token_b) fail(IdenticalTokens);
  const pair = pairOf(token_a, token_b);
  const pool = addressOf(pair);
  if (state.pools.has(pair.lo, pair.hi)) fail(PoolExists, { pool: `0x${pool}` });
  if (amount_a === 0n || amount_b === 0n) fail(AmountZero);
  const unlock_at = time + lp_lock_duration;
  if (lp_lock_duration > 0) checkEnd(time, unlock_at);
  const liquidity = squareRoot(amount_a * amount_b);
  if (liquidity <= MINIMUM_LIQUIDITY) {
    fail(LiquidityTooSmall, { liquidity: `${liquidity}`, more_than: `${MINIMUM_LIQUIDITY}` });
  }

  const lp_mint = createShares(c, pair);
  const vault = vaultOf(c);
  use.tokens.transfer(owner, vault, token_a, amount_a);
  use.tokens.transfer(owner, vault, token_b, amount_b);
  openPool(c, pair, unorient(token_a, pair, [amount_a, amount_b]));
  state.origins.put(pool, { ...pair, creator: owner, created_at_height: height });
  state.shares.put(lp_mint, pool);
  state.count.put(state.count.get() + 1);

  const lp_tokens = liquidity - MINIMUM_LIQUIDITY;
  const locked = lp_lock_duration > 0;
  use.tokens.mint(ZERO_ADDRESS, lp_mint, MINIMUM_LIQUIDITY);
  use.tokens.mint(locked ? escrowOf(c) : holder, lp_mint, lp_tokens);
  emit.PoolCreated({ pool, token_a, token_b, amount_a, amount_b, lp_mint, lp_tokens, creator: owner });
  const lock_id = locked ? lockShares(c, pool, { owner: holder, amount: lp_tokens, unlock_at }) : null;
  return { pool, lp_mint, lp_tokens, lock_id };
}

/** Creates the token of the shares, and records which of the two tokens are stablecoins. */
function createShares(c: Writing, pair: Pair): Hash {
  const { use, state } = c;
  const mint = lpMintOf(pair);
  const [a, b] = [pair.lo, pair.hi].map((one): Token => {
    const token = use.tokens.info(one) ?? fail(UnknownToken, { token: `0x${one}` });
    if (token.standard === 'stablecoin') state.stablecoins.put(one, true);
    return token;
  }) as [Token, Token];
  use.tokens.create({
    mint,
    symbol: `LP.${a.symbol.slice(0, 4)}.${b.symbol.slice(0, 4)}`,
    name: `Liquidity of ${a.symbol} and ${b.symbol}`,
    decimals: (a.decimals + b.decimals) >> 1,
    standard: 'lp',
    authority: vaultOf(c),
  });
  return mint;
}
