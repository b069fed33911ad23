/** Sentence forms of pools: `swap 10 TRL for USDC max slippage 1 %`. */

import type { Hash, MethodContext } from '../../runtime/sdk.js';
import {
  type AmountText,
  type Form,
  type Given,
  type Planned,
  type Planning,
  STANDARD,
  type TokenGiven,
} from '../shared/intent-forms.js';
import { NATIVE } from '../tokens/port.js';
import { amountsFor, liquidityFor, matching } from './curve.js';
import { lpMintOf, orient, type Pair, type Pool, pairOf } from './pool.js';
import { isTooMuch, type Quote, quote } from './quote.js';
import type { dex } from './shape.js';
import { warningsOf } from './warnings.js';

type Asking = MethodContext<typeof dex>;

const WHOLE = 10_000n;
/** Minimum of an amount under a slippage limit. */
const least = (amount: bigint, slippageBps: number): bigint => amount - (amount * BigInt(slippageBps)) / WHOLE;

/** Mints along the route of a quote. */
export const pathOf = ({ route }: Quote): readonly Hash[] => [
  route[0]!.token_in,
  ...route.map(({ token_out }) => token_out),
];

/** Swap operation for a path. */
function swapOf(
  from: TokenGiven,
  to: TokenGiven,
  path: readonly Hash[],
  amounts: { amount_in: bigint; min_amount_out: bigint },
) {
  return path.length === 2
    ? (['Swap', { from_token: from.name, to_token: to.name, ...amounts }] as const)
    : (['SwapRoute', { path, ...amounts, recipient: null }] as const);
}

interface Ends {
  readonly from: TokenGiven;
  readonly to: TokenGiven;
}

/** Rejects a swap that would move the price by half; otherwise describes its route and warnings. */
function checked(
  c: Asking,
  found: Quote,
  planning: Planning,
): { path: readonly Hash[]; through: string; warnings: readonly string[] } {
  if (isTooMuch(found)) planning.refuse('amount', 'a smaller amount: the price impact would be 50 % or more');
  const path = pathOf(found);
  const between = path.slice(1, -1).map((mint) => planning.tokenOf(mint).name);
  return {
    path,
    through: between.length === 0 ? '' : `, through ${between.join(' and ')}`,
    warnings: [...found.warnings, ...warningsOf(c, path)],
  };
}

/** Plans a swap of an exact input. */
function sell(c: Asking, given: Given, planning: Planning, amount: AmountText, { from, to }: Ends): Planned {
  const { slippageBps, min, via } = given.terms();
  const amount_in = planning.raw(amount, from.mint);
  const found = quote(c, from.mint, to.mint, { amount_in }, null, via?.mint);
  if (min && min.token.mint !== to.mint) planning.refuse('terms', `min in ${to.name}, the output token`);
  const min_amount_out = min ? planning.raw(min.amount, to.mint) : least(found.amount_out, slippageBps);
  const { path, through, warnings } = checked(c, found, planning);
  const now = planning.show(found.amount_out, to.mint);
  return {
    operations: [swapOf(from, to, path, { amount_in, min_amount_out })],
    says: `swap ${planning.show(amount_in, from.mint, amount)} for at least ${planning.show(min_amount_out, to.mint)} (${now} now${through})`,
    gives: [{ mint: to.mint, atLeast: min_amount_out }],
    warnings,
    ...(min ? {} : { slippageBps }),
  };
}

/** Plans a swap for a minimum output, with the input quoted now plus the slippage allowance. */
function buy(c: Asking, given: Given, planning: Planning): Planned {
  const amount = given.amount('amount');
  const [to, from] = [given.token('to'), given.token('from')];
  const { slippageBps, min, via } = given.terms();
  if (amount.kind === 'share') planning.refuse('amount', 'a number: the amount to buy');
  if (min) planning.refuse('terms', 'no min: the amount to buy is the minimum');
  const amount_out = planning.raw(amount, to.mint);
  const found = quote(c, from.mint, to.mint, { amount_out }, null, via?.mint);
  const amount_in = found.amount_in + (found.amount_in * BigInt(slippageBps)) / WHOLE;
  const { path, through, warnings } = checked(c, found, planning);
  const now = planning.show(found.amount_in, from.mint);
  return {
    operations: [swapOf(from, to, path, { amount_in, min_amount_out: amount_out })],
    says: `swap ${planning.show(amount_in, from.mint)} for at least ${planning.show(amount_out, to.mint)} (costs ${now} now${through}; any excess is swapped too)`,
    gives: [{ mint: to.mint, atLeast: amount_out }],
    warnings,
    slippageBps,
  };
}

/** Returns the pool of two tokens named in a sentence. */
function poolOf(c: Asking, a: TokenGiven, b: TokenGiven, planning: Planning): { pair: Pair; pool: Pool; lp: Hash } {
  const pair = pairOf(a.mint, b.mint);
  const pool = a.mint === b.mint ? undefined : c.state.pools.get(pair.lo, pair.hi);
  return pool
    ? { pair, pool, lp: lpMintOf(pair) }
    : planning.refuse('token_a', `two tokens with a pool: ${a.name} and ${b.name} have none`);
}

function termsOfPool(given: Given, planning: Planning): number {
  const { slippageBps, min, via } = given.terms();
  if (min || via) planning.refuse('terms', 'only slippage and within');
  return slippageBps;
}

function addLiquidity(c: Asking, given: Given, planning: Planning): Planned {
  const [a, b] = [given.token('token_a'), given.token('token_b')];
  const { pair, pool, lp } = poolOf(c, a, b, planning);
  const slippageBps = termsOfPool(given, planning);
  const [said_a, said_b] = [given.amount('amount_a'), given.amount('amount_b')];
  const [amount_a, amount_b] = [planning.raw(said_a, a.mint), planning.raw(said_b, b.mint)];
  const reserves = orient(a.mint, pair, pool.reserves);
  const used = matching([amount_a, amount_b], reserves);
  const shares = liquidityFor(used, reserves, c.use.tokens.supply(lp));
  const min_lp_tokens = least(shares, slippageBps);
  if (min_lp_tokens === 0n)
    planning.refuse('amount_a', 'a larger amount: this one is less than the smallest share of the pool');
  const lock = given.duration('lock');
  if (lock && !('seconds' in lock)) planning.refuse('lock', 'seconds, minutes, hours, days or years');
  const unlock_at = lock && 'seconds' in lock ? c.time + lock.seconds : undefined;
  const fields = { token_a: a.name, token_b: b.name };
  return {
    operations: [
      ['AddLiquidity', { ...fields, amount_a, amount_b, min_lp_tokens }],
      ...(unlock_at === undefined
        ? []
        : [['LockLiquidity', { ...fields, lp_amount: min_lp_tokens, unlock_at }] as const]),
    ],
    says:
      `add up to ${planning.show(amount_a, a.mint, said_a)} and ${planning.show(amount_b, b.mint, said_b)} to their pool, ` +
      `of which ${planning.show(used[0], a.mint)} and ${planning.show(used[1], b.mint)} are used now` +
      (unlock_at === undefined ? '' : `, and lock the guaranteed LP tokens until ${unlock_at} (Unix seconds)`),
    gives: unlock_at === undefined ? [{ mint: lp, atLeast: min_lp_tokens }] : [],
    warnings: warningsOf(c, [a.mint, b.mint]),
    slippageBps,
  };
}

function removeLiquidity(c: Asking, given: Given, planning: Planning): Planned {
  const [a, b] = [given.token('token_a'), given.token('token_b')];
  const { pair, pool, lp } = poolOf(c, a, b, planning);
  const slippageBps = termsOfPool(given, planning);
  const amount = given.amount('amount');
  const lp_amount = planning.raw(amount, lp);
  const supply = c.use.tokens.supply(lp);
  if (lp_amount > supply) planning.refuse('amount', 'at most all LP tokens of the pool');
  const amounts = amountsFor(lp_amount, orient(a.mint, pair, pool.reserves), supply);
  const [min_amount_a, min_amount_b] = amounts.map((one) => least(one, slippageBps)) as [bigint, bigint];
  return {
    operations: [['RemoveLiquidity', { token_a: a.name, token_b: b.name, lp_amount, min_amount_a, min_amount_b }]],
    says: `remove ${lp_amount} raw LP tokens from the pool of ${a.name} and ${b.name} for at least ${planning.show(min_amount_a, a.mint)} and ${planning.show(min_amount_b, b.mint)}`,
    gives: [
      { mint: a.mint, atLeast: min_amount_a },
      { mint: b.mint, atLeast: min_amount_b },
    ],
    slippageBps,
  };
}

export const forms = (c: Asking): readonly Form[] => [
  {
    ...STANDARD.swap,
    plan(given, planning) {
      const { amount, token: from } = given.coins('amount', 'from');
      return sell(c, given, planning, amount, { from, to: given.token('to') });
    },
  },
  {
    ...STANDARD.sell,
    plan(given, planning) {
      const { amount, token: from } = given.coins('amount', 'from');
      return sell(c, given, planning, amount, { from, to: given.tokenOr('to') ?? planning.tokenOf(NATIVE) });
    },
  },
  { ...STANDARD.buy, plan: (given, planning) => buy(c, given, planning) },
  { ...STANDARD.add_liquidity, plan: (given, planning) => addLiquidity(c, given, planning) },
  { ...STANDARD.remove_liquidity, plan: (given, planning) => removeLiquidity(c, given, planning) },
];
