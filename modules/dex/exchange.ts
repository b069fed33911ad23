/** Quotes and prices for callers, and the swap method that searches its own route. */

import {
  type Address,
  AmountZero,
  fail,
  fn,
  type Hash,
  type MethodContext,
  t,
  UnknownToken,
} from '../../runtime/sdk.js';
import { NATIVE, nameOf, TokenName } from '../tokens/port.js';
import { least } from './curve.js';
import { depthOf } from './depth.js';
import { IdenticalTokens, PriceImpactTooHigh, SlippageExceeded } from './errors.js';
import { pathOf } from './intents.js';
import { twapOfRoute } from './oracle.js';
import { dexPort } from './port.js';
import { decimalOf, inverse, inWhole, TWAP_DIGITS } from './price.js';
import { isTooMuch, Price, Quote, quote, RouteType, spotOf, typeOf } from './quote.js';
import { bestOf, type Route, routesBetween } from './route.js';
import { dex, type Reading } from './shape.js';
import { swapErrors } from './swap.js';
import { warningsOf } from './warnings.js';

/** The best swap now, with the warnings about the tokens on its route. */
function quoteFor(
  c: MethodContext<typeof dex>,
  start: Hash,
  end: Hash,
  amount_in: bigint,
  trader: Address | null,
): Quote {
  const found = quote(c, start, end, { amount_in }, trader);
  return { ...found, warnings: [...found.warnings, ...warningsOf(c, pathOf(found))] };
}

export const quoteSwap = dex.method({
  about:
    'Quotes a swap by the best current route: output, fee, price impact and warnings. With a sender, it also checks the balance.',
  cost: { base: 20 },
  signature: fn(
    {
      from_token: t.doc(TokenName, 'Input token: symbol in any letter case, or mint address with 0x'),
      to_token: t.doc(TokenName, 'Output token: symbol in any letter case, or mint address with 0x'),
      amount_in: t.doc(t.amount, 'Input amount in raw units, above zero'),
      sender: t.doc(t.option(t.address), 'Account whose balance to check; null for no check'),
    },
    Quote,
  ),
  errors: dexPort.refusals('quote'),
  read(c, { from_token, to_token, amount_in, sender }) {
    return quoteFor(c, c.use.tokens.find(from_token), c.use.tokens.find(to_token), amount_in, sender);
  },
});

export const swap = dex.write({
  about:
    'Swaps by the best route. Fails if the output is below `min_amount_out`. A minimum of 0, or a price impact of 50 % or more, requires opts.force.',
  params: {
    from_token: t.doc(TokenName, 'Input token: symbol in any letter case, or mint address with 0x'),
    to_token: t.doc(TokenName, 'Output token: symbol in any letter case, or mint address with 0x'),
    amount_in: t.doc(t.amount, 'Input amount in raw units, above zero'),
    min_amount_out: t.doc(t.amount, 'Minimum output in raw units; the swap fails below it'),
    sender: t.doc(t.address, 'Account that swaps and pays the fee'),
  },
  sender: 'sender',
  respondsWith: { quote: t.doc(Quote, 'Quote of the swap on the state that it was planned on') },
  errors: [...dexPort.refusals('quote'), PriceImpactTooHigh, ...swapErrors],
  plan(c, { from_token, to_token, amount_in, min_amount_out, sender }, { force }) {
    const { find } = c.use.tokens;
    const found = quoteFor(c, find(from_token), find(to_token), amount_in, sender);
    const { price_impact_bps, amount_out, min_amount_out: suggested } = found;
    if (min_amount_out === 0n && !force) {
      fail(AmountZero, {
        field: 'min_amount_out',
        suggested: `${suggested}`,
        or: 'opts.force, to accept any output',
      });
    }
    if (isTooMuch(found) && !force) fail(PriceImpactTooHigh, { price_impact_bps });
    if (amount_out < min_amount_out) fail(SlippageExceeded, { expected: `${amount_out}`, min: `${min_amount_out}` });
    const path = pathOf(found);
    const amounts = { amount_in, min_amount_out };
    return {
      operations: [
        path.length === 2
          ? ['Swap', { from_token, to_token, ...amounts }]
          : ['SwapRoute', { path, ...amounts, recipient: null }],
      ],
      response: { quote: found },
    };
  },
});

const PriceInfo = t.struct({
  from_symbol: t.doc(TokenName, 'Symbol of the base token'),
  to_symbol: t.doc(TokenName, 'Symbol of the quote token'),
  price: t.doc(Price, 'Whole units of the quote token per whole unit of the base token'),
  inverse: t.doc(Price, 'Whole units of the base token per whole unit of the quote token'),
  route_type: RouteType,
  path: t.doc(t.list(TokenName, 4, 2), 'Tokens of the route, including both ends'),
  twap_10m: t.doc(t.option(Price), 'TWAP of the last ten minutes; null if a pool of the route is younger'),
  liquidity_native: t.doc(t.amountOf(), 'Depth of the route at its shallowest pool, in raw native units'),
  height: t.doc(t.height, 'Height of the state that was read'),
  as_of: t.doc(t.time, 'Time of that block in Unix seconds'),
});

export const getPrice = dex.method({
  about: 'Returns the price of a token in another token, by the deepest route; null if there is no route.',
  signature: fn(
    {
      from_symbol: t.doc(TokenName, 'Base token: symbol in any letter case, or mint address with 0x'),
      to_symbol: t.doc(TokenName, 'Quote token: symbol in any letter case, or mint address with 0x'),
    },
    t.option(PriceInfo),
  ),
  errors: [UnknownToken, IdenticalTokens],
  read(c, { from_symbol, to_symbol }) {
    const [start, end] = [c.use.tokens.find(from_symbol), c.use.tokens.find(to_symbol)];
    if (start === end) fail(IdenticalTokens);
    const route = bestOf(routesBetween(c, start, end), capacity);
    if (!route) return null;
    const path = [start, ...route.map(({ token_out }) => token_out)];
    const tokens = path.map((mint) => c.use.tokens.info(mint)!);
    const decimals = [tokens[0]!.decimals, tokens[tokens.length - 1]!.decimals] as const;
    const spot = inWhole(spotOf(route), ...decimals);
    const twap = twapOfRoute(c, route);
    const names = tokens.map((token, i) => nameOf(path[i]!, token));
    return {
      from_symbol: names[0]!,
      to_symbol: names[names.length - 1]!,
      price: decimalOf(spot),
      inverse: decimalOf(inverse(spot)),
      route_type: typeOf(route),
      path: names,
      twap_10m: twap ? decimalOf(inWhole(twap, ...decimals), TWAP_DIGITS) : null,
      liquidity_native: nativeDepth(c, route),
      height: c.height,
      as_of: c.time,
    };
  },
});

/**
 * Input reserve of the route's shallowest pool, converted at current prices into the first token of the route. This
 * makes routes comparable.
 */
function capacity(route: Route): bigint {
  const pools = route.map(({ reserves: [ofIn] }, i) => {
    const { numerator, denominator } = spotOf(route.slice(0, i));
    return (ofIn * denominator) / numerator;
  });
  return least(pools);
}

/**
 * Twice that capacity in native units if the route passes the native token; otherwise the depth of its shallowest pool.
 */
function nativeDepth(c: Reading, route: Route): bigint {
  const path = [route[0]!.token_in, ...route.map(({ token_out }) => token_out)];
  const at = path.indexOf(NATIVE);
  if (at < 0) return least(route.map(({ pair, pool }) => depthOf(c, pair, pool.reserves)));
  const { numerator, denominator } = spotOf(route.slice(0, at));
  return (2n * capacity(route) * numerator) / denominator;
}
