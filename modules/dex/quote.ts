/** Quotes: the output of a swap by the best route at the current state, with warnings. */

import { type Address, AmountZero, fail, type Hash, t, UnknownToken, type ValueOf } from '../../runtime/sdk.js';
import { nameOf, type Token, TokenName } from '../tokens/port.js';
import { amountOut, feesOn, type Hop, impactBps } from './curve.js';
import { IdenticalTokens, InsufficientLiquidity, NoRoute } from './errors.js';
import { twapOfRoute } from './oracle.js';
import { addressOf } from './pool.js';
import { decimalOf, inWhole, product, type Ratio } from './price.js';
import { bestOf, neededFor, outOf, type Route, routesAlong, routesBetween } from './route.js';
import { isTradable, type Reading } from './shape.js';

/** Slippage allowance of the suggested limit, in hundredths of a percent. */
const SLIPPAGE_BPS = 50n;
/** Price impacts that cause a warning, a warning of a high impact, and a rejection. */
const [NOTABLE_BPS, HIGH_BPS, REFUSED_BPS] = [100, 500, 5_000];
/** Distance of the price from its average that causes a warning. */
const APART_BPS = 500n;

export const Price = t.text(1, 100);
export const RouteType = t.doc(t.choice('direct', 'multi-hop'), 'direct: one pool; multi-hop: several pools in a row');

export const Quote = t.struct({
  from_token: t.doc(TokenName, 'Input token: symbol, or mint address with 0x'),
  to_token: t.doc(TokenName, 'Output token: symbol, or mint address with 0x'),
  amount_in: t.doc(t.amountOf('from_token'), 'Input amount in raw units'),
  amount_out: t.doc(t.amountOf('to_token'), 'Output amount in raw units'),
  fee_amount: t.doc(t.amountOf('from_token'), 'Total fee of all pools in raw units of the input token'),
  fee_bps: t.doc(t.bps(), 'Total fee of all pools in basis points of the input'),
  price_impact_bps: t.doc(t.bps(), 'Price impact of the swap in basis points'),
  spot_price: t.doc(Price, 'Whole output tokens per whole input token, without fee and price impact'),
  execution_price: t.doc(Price, 'Whole output tokens per whole input token in this swap'),
  route: t.doc(
    t.list(
      t.struct({
        pool: t.doc(t.mint, 'Address of the pool'),
        token_in: t.doc(t.mint, 'Mint address of the input token of this pool'),
        token_out: t.doc(t.mint, 'Mint address of the output token of this pool'),
        amount_in: t.doc(t.amountOf('token_in'), 'Input amount of this pool in raw units'),
        amount_out: t.doc(t.amountOf('token_out'), 'Output amount of this pool in raw units'),
      }),
      3,
      1,
    ),
    'Pools of the route, in order',
  ),
  route_type: RouteType,
  min_amount_out: t.doc(t.amountOf('to_token'), 'Suggested minimum output in raw units: 0.5 % below amount_out'),
  warnings: t.doc(t.list(t.text(1, 200), 8), 'Warnings about the swap, one sentence each'),
  height: t.doc(t.height, 'Height of the state that was read'),
});
export type Quote = ValueOf<typeof Quote>;

/** True if the price impact is so high that `swap` rejects it without opts.force. */
export const isTooMuch = ({ price_impact_bps }: Quote): boolean => price_impact_bps >= REFUSED_BPS;

/** A requested swap: with an exact input or an exact output. */
export type Wanted = { readonly amount_in: bigint } | { readonly amount_out: bigint };

/**
 * The best swap from one token to another now, or the swap through `via`. The quote warns if `trader` has too little.
 */
export function quote(c: Reading, start: Hash, end: Hash, wanted: Wanted, trader?: Address | null, via?: Hash): Quote {
  if (start === end) fail(IdenticalTokens);
  const goesIn = 'amount_in' in wanted;
  const amount = goesIn ? wanted.amount_in : wanted.amount_out;
  if (amount === 0n) fail(AmountZero);
  const tokens = [start, end].map((mint) => c.use.tokens.info(mint) ?? fail(UnknownToken, { token: `0x${mint}` }));
  const feeBps = BigInt(c.state.feeBps.get());
  const routes = via === undefined ? routesBetween(c, start, end) : routesAlong(c, [start, via, end]);
  if (routes.length === 0) fail(NoRoute, { from: `0x${start}`, to: `0x${end}` });
  const route =
    bestOf(routes, (one) => {
      if (goesIn) return outOf(one, amount, feeBps);
      const needed = neededFor(one, amount, feeBps);
      return needed === undefined ? undefined : -needed;
    }) ?? fail(InsufficientLiquidity, { amount: `${amount}`, routes: routes.length });
  const amount_in = goesIn ? amount : neededFor(route, amount, feeBps)!;
  return describe(c, route, amount_in, feeBps, tokens as [Token, Token], trader ?? null);
}

function describe(
  c: Reading,
  route: Route,
  amount_in: bigint,
  feeBps: bigint,
  [first, last]: [Token, Token],
  trader: Address | null,
): Quote {
  const hops: Hop[] = [];
  let amount = amount_in;
  for (const { reserves } of route) {
    const out = amountOut(amount, reserves, feeBps);
    hops.push({ reserves, amountIn: amount, amountOut: out });
    amount = out;
  }
  const spot = spotOf(route);
  const price = (ratio: Ratio) => decimalOf(inWhole(ratio, first.decimals, last.decimals));
  const price_impact_bps = impactBps(hops, feeBps);
  const start = route[0]!.token_in;
  return {
    from_token: nameOf(start, first),
    to_token: nameOf(route[route.length - 1]!.token_out, last),
    amount_in,
    amount_out: amount,
    fee_amount: feesOn(amount_in, route.length, feeBps),
    fee_bps: Number(feesOn(10_000n, route.length, feeBps)),
    price_impact_bps,
    spot_price: price(spot),
    execution_price: price({ numerator: amount, denominator: amount_in }),
    route: route.map(({ pair, token_in, token_out }, i) => {
      return {
        pool: addressOf(pair),
        token_in,
        token_out,
        amount_in: hops[i]!.amountIn,
        amount_out: hops[i]!.amountOut,
      };
    }),
    route_type: typeOf(route),
    min_amount_out: amount - (amount * SLIPPAGE_BPS) / 10_000n,
    warnings: [
      ...impactWarnings(price_impact_bps),
      ...twapWarnings(spot, twapOfRoute(c, route)),
      ...haltWarnings(c, route),
      ...balanceWarnings(trader === null ? amount_in : c.use.tokens.balance(trader, start), amount_in),
    ],
    height: c.height,
  };
}

export const typeOf = (route: Route): ValueOf<typeof RouteType> => (route.length === 1 ? 'direct' : 'multi-hop');

/** Price along a route for an infinitesimal amount, in raw units. */
export const spotOf = (route: Route): Ratio =>
  product(route.map(({ reserves: [denominator, numerator] }) => ({ numerator, denominator })));

const percent = (bps: number): string => `${(bps / 100).toFixed(2)} %`;

function impactWarnings(bps: number): string[] {
  if (bps < NOTABLE_BPS) return [];
  return [`${bps < HIGH_BPS ? 'price impact' : 'high price impact'} of ${percent(bps)}`];
}

function twapWarnings(spot: Ratio, twap: Ratio | undefined): string[] {
  if (twap === undefined) return ['a pool of the route is younger than ten minutes: there is no TWAP to compare with'];
  if (twap.numerator === 0n) return [];
  const share = (10_000n * spot.numerator * twap.denominator) / (spot.denominator * twap.numerator);
  const apart = share - 10_000n;
  if (apart < APART_BPS && apart > -APART_BPS) return [];
  return [
    `the price is ${percent(Number(apart < 0n ? -apart : apart))} ${apart < 0n ? 'below' : 'above'} its ten-minute TWAP`,
  ];
}

function haltWarnings(c: Reading, route: Route): string[] {
  const ends = [route[0]!.token_in, route[route.length - 1]!.token_out];
  return ends.some((mint) => !isTradable(c, mint)) ? ['one of the two tokens is paused, or frozen for the pools'] : [];
}

function balanceWarnings(have: bigint, need: bigint): string[] {
  return have < need ? [`the balance is ${have} raw units, less than the ${need} to swap`] : [];
}
