/** Operations: add liquidity at the pool's own price, and remove it. */

import { AmountZero, fail, t } from '../../runtime/sdk.js';
import { TokenName, tokensPort } from '../tokens/port.js';
import { changePool } from './change.js';
import { amountsFor, liquidityFor, matching, type Two } from './curve.js';
import {
  IdenticalTokens,
  InsufficientLp,
  LiquidityTooSmall,
  LpLocked,
  PoolNotFound,
  SlippageExceeded,
} from './errors.js';
import { poolNamed } from './find.js';
import { needFree } from './locks.js';
import { addressOf, lpMintOf, orient, unorient } from './pool.js';
import { dex, vaultOf } from './shape.js';

const errors = [PoolNotFound, IdenticalTokens, LiquidityTooSmall, SlippageExceeded, ...tokensPort.refusals('transfer')];

export const AddLiquidity = dex.operation({
  id: 21,
  about: 'Adds liquidity to a pool: as much of both amounts as matches its price, in exchange for LP tokens.',
  sentence: 'Added {LiquidityAdded.amount_a} and {LiquidityAdded.amount_b} of liquidity',
  params: {
    token_a: t.doc(TokenName, 'First token: symbol in any letter case, or mint address with 0x'),
    token_b: t.doc(TokenName, 'Second token: symbol in any letter case, or mint address with 0x'),
    amount_a: t.doc(t.amountOf('token_a'), 'Maximum amount of the first token to deposit, in raw units'),
    amount_b: t.doc(t.amountOf('token_b'), 'Maximum amount of the second token to deposit, in raw units'),
    min_lp_tokens: t.doc(t.amount, 'Minimum LP tokens to receive, in raw units; the operation fails below it'),
  },
  returns: {
    lp_tokens: t.doc(t.amount, 'LP tokens received, in raw units'),
    used_a: t.doc(t.amountOf('token_a'), 'Amount of the first token deposited, in raw units'),
    used_b: t.doc(t.amountOf('token_b'), 'Amount of the second token deposited, in raw units'),
  },
  respondsWith: 'simulated',
  logs: ['LiquidityAdded'],
  gas: 90_000,
  rpc: ['addLiquidity', 'token_a', 'token_b', 'amount_a', 'amount_b', 'min_lp_tokens', 'sender'],
  takes: ['amount_a', 'amount_b'],
  composable: true,
  errors,
  execute(c, { token_a, token_b, amount_a, amount_b, min_lp_tokens }) {
    const { a, b, pair, pool } = poolNamed(c, token_a, token_b);
    if (amount_a === 0n || amount_b === 0n) fail(AmountZero);
    const lp_mint = lpMintOf(pair);
    const reserves = orient(a, pair, pool.reserves);
    const used = matching([amount_a, amount_b], reserves);
    const lp_tokens = liquidityFor(used, reserves, c.use.tokens.supply(lp_mint));
    if (lp_tokens === 0n) fail(LiquidityTooSmall);
    if (lp_tokens < min_lp_tokens) fail(SlippageExceeded, { expected: `${lp_tokens}`, min: `${min_lp_tokens}` });

    const [used_a, used_b] = used;
    const vault = vaultOf(c);
    c.use.tokens.transfer(c.sender, vault, a, used_a);
    c.use.tokens.transfer(c.sender, vault, b, used_b);
    changePool(c, pair, pool, unorient(a, pair, [reserves[0] + used_a, reserves[1] + used_b]));
    c.use.tokens.mint(c.sender, lp_mint, lp_tokens);
    const change = { token_a: a, token_b: b, amount_a: used_a, amount_b: used_b, lp_tokens };
    c.emit.LiquidityAdded({ pool: addressOf(pair), ...change, provider: c.sender });
    return { lp_tokens, used_a, used_b };
  },
});

export const RemoveLiquidity = dex.operation({
  id: 22,
  about: 'Removes liquidity from a pool: burns LP tokens for their share of both reserves.',
  sentence: 'Removed {LiquidityRemoved.amount_a} and {LiquidityRemoved.amount_b} of liquidity',
  params: {
    token_a: t.doc(TokenName, 'First token: symbol in any letter case, or mint address with 0x'),
    token_b: t.doc(TokenName, 'Second token: symbol in any letter case, or mint address with 0x'),
    lp_amount: t.doc(t.amount, 'LP tokens to burn, in raw units'),
    min_amount_a: t.doc(t.amountOf('token_a'), 'Minimum to receive of the first token in raw units; fails below it'),
    min_amount_b: t.doc(t.amountOf('token_b'), 'Minimum to receive of the second token in raw units; fails below it'),
  },
  returns: {
    amount_a: t.doc(t.amountOf('token_a'), 'Amount of the first token received, in raw units'),
    amount_b: t.doc(t.amountOf('token_b'), 'Amount of the second token received, in raw units'),
  },
  respondsWith: true,
  logs: ['LiquidityRemoved'],
  gas: 90_000,
  rpc: ['removeLiquidity', 'token_a', 'token_b', 'lp_amount', 'min_amount_a', 'min_amount_b', 'sender'],
  takes: ['lp_amount'],
  composable: true,
  errors: [...errors, InsufficientLp, LpLocked],
  execute(c, { token_a, token_b, lp_amount, min_amount_a, min_amount_b }) {
    const { a, b, pair, pool } = poolNamed(c, token_a, token_b);
    if (lp_amount === 0n) fail(AmountZero);
    needFree(c, c.sender, pair, lp_amount);
    const lp_mint = lpMintOf(pair);
    const reserves = orient(a, pair, pool.reserves);
    const amounts = amountsFor(lp_amount, reserves, c.use.tokens.supply(lp_mint));
    checkAmounts(amounts, [min_amount_a, min_amount_b]);

    const [amount_a, amount_b] = amounts;
    const vault = vaultOf(c);
    c.use.tokens.burn(c.sender, lp_mint, lp_amount);
    changePool(c, pair, pool, unorient(a, pair, [reserves[0] - amount_a, reserves[1] - amount_b]));
    c.use.tokens.transfer(vault, c.sender, a, amount_a);
    c.use.tokens.transfer(vault, c.sender, b, amount_b);
    const change = { token_a: a, token_b: b, amount_a, amount_b, lp_tokens: lp_amount };
    c.emit.LiquidityRemoved({ pool: addressOf(pair), ...change, provider: c.sender });
    return { amount_a, amount_b };
  },
});

function checkAmounts(amounts: Two, min: Two): void {
  if (amounts[0] === 0n || amounts[1] === 0n)
    fail(LiquidityTooSmall, { amount_a: `${amounts[0]}`, amount_b: `${amounts[1]}` });
  amounts.forEach((expected, i) => {
    const least = min[i]!;
    const amount = i === 0 ? 'amount_a' : 'amount_b';
    if (expected < least) fail(SlippageExceeded, { amount, expected: `${expected}`, min: `${least}` });
  });
}
