/** Swaps, routes, quotes and prices. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  IdenticalTokens,
  InsufficientLiquidity,
  NoRoute,
  PoolNotFound,
  PriceImpactTooHigh,
  SlippageExceeded,
  TokenHalted,
} from '../../../modules/dex/index.js';
import { Paused } from '../../../modules/tokens/index.js';
import {
  AccountFrozen,
  AmountZero,
  type Hash,
  InsufficientBalance,
  InvalidAddress,
  moduleAccount,
  UnknownToken,
  ZERO_ADDRESS,
} from '../../../runtime/sdk.js';
import { bob, carol, type TestChain } from '../../kit/index.js';
import { keepers, MILLION } from '../shared/coins.js';
import { dexChain, given, makePool, ONE, PLENTY, poolChain, reserves, swap } from '../shared/pools.js';

interface Quote {
  readonly from_token: string;
  readonly to_token: string;
  readonly amount_in: string;
  readonly amount_out: string;
  readonly fee_amount: string;
  readonly fee_bps: number;
  readonly price_impact_bps: number;
  readonly spot_price: string;
  readonly execution_price: string;
  readonly route: readonly {
    pool: string;
    token_in: string;
    token_out: string;
    amount_in: string;
    amount_out: string;
  }[];
  readonly route_type: string;
  readonly min_amount_out: string;
  readonly warnings: readonly string[];
  readonly height: number;
}
const quote = (c: TestChain, from: string, to: string, amount: bigint, ...more: unknown[]) =>
  c.ask<Quote>('quoteSwap', [from, to, `${amount}`, ...more]);
const mintOf = (c: TestChain, name: string) => c.ask<{ mint: string }>('getTokenInfo', [name]).mint.slice(2) as Hash;
const path = (c: TestChain, ...names: string[]) => names.map((name) => mintOf(c, name));

test('a swap yields the constant-product output after the fee, and the fee stays in the pool', () => {
  const { c } = poolChain();
  const before = reserves(c);
  const out = given(10n * ONE, before);
  const ran = swap(c, bob, 'TRL', 'COIN', 10n * ONE, out);
  ran.returns({ amount_out: out }).emits('Swap', { trader: bob, amount_in: 10n * ONE, amount_out: out, hop: 0 });
  assert.equal(reserves(c), [before[0] + 10n * ONE, before[1] - out]);
  assert.is(c.balance(bob), MILLION - 10n * ONE);
  assert.is(c.balance(bob, 'COIN'), PLENTY + out);
});

test('a swap below its limit fails', () => {
  const { c } = poolChain();
  const out = given(ONE, reserves(c));
  swap(c, bob, 'TRL', 'COIN', ONE, out + 1n).fails(SlippageExceeded, { expected: `${out}`, min: `${out + 1n}` });
});

test('a swap fails for a zero amount, equal tokens, insufficient funds or a zero output', () => {
  const { c } = poolChain();
  swap(c, bob, 'TRL', 'COIN', 0n).fails(AmountZero);
  swap(c, bob, 'TRL', 'TRL', 1n).fails(IdenticalTokens);
  swap(c, bob, 'TRL', 'NOPE', 1n).fails(UnknownToken);
  swap(c, bob, 'TRL', 'COIN', MILLION + 1n).fails(InsufficientBalance);
  swap(c, bob, 'TRL', 'COIN', 1n).fails(InsufficientLiquidity, { hop: 0 });
  swap(c, bob, 'TRL', 'COIN', 2n ** 128n - 1n).fails(InsufficientBalance);
});

/** TRL/AAA, AAA/BBB and BBB/CCC, each two to one. */
function chainOfPools(): TestChain {
  const c = dexChain(['AAA', 'BBB', 'CCC']);
  makePool(c, ['TRL', 1_000n * ONE], ['AAA', 2_000_000_000n]);
  makePool(c, ['AAA', 2_000_000_000n], ['BBB', 4_000_000_000n]);
  makePool(c, ['BBB', 4_000_000_000n], ['CCC', 8_000_000_000n]);
  return c;
}

test('a route swaps through all its pools or none', () => {
  const c = chainOfPools();
  const first = given(ONE, reserves(c, 'TRL', 'AAA'));
  const second = given(first, reserves(c, 'AAA', 'BBB'));
  const third = given(second, reserves(c, 'BBB', 'CCC'));
  const route = { path: path(c, 'TRL', 'AAA', 'BBB', 'CCC'), amount_in: ONE, min_amount_out: third, recipient: null };
  const ran = c.run(bob, 'SwapRoute', route);
  ran.returns({ amount_out: third }).emitsOnly('Transfer', 'Swap', 'Swap', 'Swap', 'Transfer');
  ran.emits('Swap', { hop: 1, amount_in: first, amount_out: second }).emits('Swap', { hop: 2, amount_in: second });
  assert.is(c.balance(bob, 'AAA'), PLENTY, 'what is between stays between');
  c.run(bob, 'SwapRoute', { ...route, min_amount_out: third + 1n }).fails(SlippageExceeded);
  c.run(bob, 'SwapRoute', { ...route, path: path(c, 'TRL', 'AAA', 'CCC') }).fails(PoolNotFound);
  c.run(bob, 'SwapRoute', { ...route, path: path(c, 'TRL', 'AAA', 'AAA') }).fails(IdenticalTokens);
  c.run(bob, 'SwapRoute', { ...route, amount_in: 1n }).fails(InsufficientLiquidity, { hop: 0 });
});

test('a token that is paused, or frozen for the pools, can be neither swapped nor routed through', () => {
  const c = dexChain(['COIN'], { stablecoins: ['USDA'] });
  makePool(c, ['TRL', 1_000n * ONE], ['USDA', 2_000_000_000n]);
  makePool(c, ['USDA', 2_000_000_000n], ['COIN', 2_000_000_000n]);
  const [mint] = path(c, 'USDA');
  const route = { path: path(c, 'TRL', 'USDA', 'COIN'), amount_in: ONE, min_amount_out: 1n, recipient: null };
  const halts = [
    [keepers.pauser, 'PauseToken', { mint, paused: true }, Paused],
    [keepers.pauser, 'PauseToken', { mint, paused: false }, null],
    [
      keepers.blocklister,
      'FreezeAccount',
      { mint, account: moduleAccount('dex', ['vault']), frozen: true },
      AccountFrozen,
    ],
  ] as const;
  for (const [who, operation, params, error] of halts) {
    c.run(who, operation, params);
    if (error === null) {
      c.run(bob, 'SwapRoute', route);
      continue;
    }
    c.run(bob, 'SwapRoute', route).fails(TokenHalted, { token: `0x${mint}` });
    swap(c, bob, 'TRL', 'USDA', ONE).fails(error);
    c.refuses('quoteSwap', ['TRL', 'COIN', `${ONE}`], NoRoute);
    assert.ok(quote(c, 'TRL', 'USDA', ONE).warnings.some((one) => one.includes('paused, or frozen')));
  }
});

test('the output of a route can go to another recipient', () => {
  const c = chainOfPools();
  const route = { path: path(c, 'TRL', 'AAA'), amount_in: ONE, min_amount_out: 0n };
  c.run(bob, 'SwapRoute', { ...route, recipient: carol }).emits('Transfer', { to: carol, token: 'AAA' });
  c.run(bob, 'SwapRoute', { ...route, recipient: ZERO_ADDRESS }).fails(InvalidAddress);
});

test('each additional pool of a route costs its own gas', () => {
  const c = chainOfPools();
  const gas = (...names: string[]) =>
    c.run(bob, 'SwapRoute', { path: path(c, ...names), amount_in: ONE, min_amount_out: 0n, recipient: null }).gasUsed;
  assert.is(gas('TRL', 'AAA'), 80_000);
  assert.is(gas('TRL', 'AAA', 'BBB', 'CCC'), 200_000);
});

test('a quote equals the output of the swap', () => {
  const { c } = poolChain();
  const told = quote(c, 'TRL', 'COIN', 10n * ONE);
  const out = given(10n * ONE, reserves(c));
  assert.equal(
    { ...told, route: null, warnings: null },
    {
      from_token: 'TRL',
      to_token: 'COIN',
      amount_in: `${10n * ONE}`,
      amount_out: `${out}`,
      fee_amount: `${(3n * ONE) / 100n}`,
      fee_bps: 30,
      price_impact_bps: 99,
      spot_price: '2',
      execution_price: '1.974316',
      route: null,
      route_type: 'direct',
      min_amount_out: `${out - out / 200n}`,
      warnings: null,
      height: 1,
    },
  );
  swap(c, bob, 'TRL', 'COIN', 10n * ONE, out).returns({ amount_out: out });
});

test('a quote is routed through other pools when no direct pool exists or the route is better', () => {
  const c = chainOfPools();
  const far = quote(c, 'TRL', 'CCC', ONE);
  assert.equal([far.route_type, far.route.length, far.fee_bps, far.spot_price], ['multi-hop', 3, 90, '8']);
  assert.equal(
    far.route.map(({ token_in }) => token_in.slice(2)),
    path(c, 'TRL', 'AAA', 'BBB'),
  );
  c.run(bob, 'SwapRoute', {
    path: path(c, 'TRL', 'AAA', 'BBB', 'CCC'),
    amount_in: ONE,
    min_amount_out: BigInt(far.amount_out),
    recipient: null,
  });
  makePool(c, ['TRL', ONE], ['CCC', 8_000_000n]);
  assert.is(quote(c, 'TRL', 'CCC', ONE / 1_000n).route_type, 'direct');
  assert.is(quote(c, 'TRL', 'CCC', ONE).route_type, 'multi-hop', 'the direct pool is too shallow for that');
});

test('among routes with equal output the shortest is chosen, then the one with the smallest mints', () => {
  const c = dexChain(['MID', 'OUT'], { stablecoins: ['USDA', 'USDB'] });
  for (const hub of ['USDA', 'USDB']) {
    makePool(c, ['TRL', 100n * ONE], [hub, 200_000_000n]);
    makePool(c, [hub, 200_000_000n], ['OUT', 400_000_000n]);
  }
  const [smaller] = path(c, 'USDA', 'USDB').sort();
  assert.is(quote(c, 'TRL', 'OUT', ONE).route[0]!.token_out, `0x${smaller}`);
});

test('a quote warns of price impact, a price far from the TWAP, and an insufficient balance', () => {
  const { c } = poolChain();
  const warnings = (amount: bigint, ...more: unknown[]) => quote(c, 'TRL', 'COIN', amount, ...more).warnings;
  assert.equal(warnings(ONE), ['a pool of the route is younger than ten minutes: there is no TWAP to compare with']);
  c.advance(600);
  assert.equal(warnings(ONE), []);
  assert.equal(warnings(20n * ONE), ['price impact of 1.96 %']);
  assert.equal(warnings(100n * ONE), ['high price impact of 9.07 %']);
  const poor = `0x${'ab'.repeat(32)}`;
  assert.equal(warnings(ONE, poor), [`the balance is 0 raw units, less than the ${ONE} to swap`]);
  swap(c, bob, 'TRL', 'COIN', 50n * ONE);
  assert.equal(warnings(ONE), ['the price is 9.29 % below its ten-minute TWAP']);
  assert.equal(quote(c, 'COIN', 'TRL', 1_000_000n).warnings, ['the price is 10.23 % above its ten-minute TWAP']);
});

test('an impossible quote is rejected', () => {
  const c = dexChain(['AAA', 'BBB']);
  makePool(c, ['TRL', 1_000n * ONE], ['AAA', 2_000_000_000n]);
  c.refuses('quoteSwap', ['TRL', 'BBB', '5'], NoRoute);
  c.refuses('quoteSwap', ['TRL', 'TRL', '5'], IdenticalTokens);
  c.refuses('quoteSwap', ['TRL', 'AAA', '0'], AmountZero);
  c.refuses('quoteSwap', ['TRL', 'AAA', '1'], InsufficientLiquidity);
  c.refuses('quoteSwap', ['TRL', 'NOPE', '5'], UnknownToken);
});

test('chain_swap finds a route, fixes it and reports the quote', () => {
  const c = chainOfPools();
  const far = quote(c, 'TRL', 'CCC', ONE, bob);
  const { ran, response } = c.write<{ quote: Quote }>('swap', ['TRL', 'CCC', `${ONE}`, far.min_amount_out, bob]);
  assert.equal(response.quote, far);
  ran.emits('Swap', { hop: 2, amount_out: BigInt(far.amount_out) });
  c.write('swap', ['trl', 'AAA', `${ONE}`, '1', bob]).ran.emitsOnly('Transfer', 'Swap', 'Transfer');
});

test('chain_swap requires a limit, and a confirmation for a price impact of half or more', () => {
  const { c } = poolChain();
  const out = given(ONE, reserves(c));
  const swapping = (amount: bigint, min: bigint, force = false) =>
    c.write('swap', ['TRL', 'COIN', `${amount}`, `${min}`, bob], { force }).ran;
  swapping(ONE, 0n).fails(AmountZero, { field: 'min_amount_out', suggested: `${out - out / 200n}` });
  swapping(ONE, out + 1n).fails(SlippageExceeded, { expected: `${out}` });
  swapping(1_100n * ONE, 1n).fails(PriceImpactTooHigh, { price_impact_bps: 5_231 });
  swapping(1_100n * ONE, 1n, true).emits('Swap');
  swapping(ONE, 0n, true).emits('Swap');
});

test('a price comes from the deepest route, with its mean and depth', () => {
  const c = chainOfPools();
  const priceOf = (from: string, to: string) => c.ask('getPrice', [from, to]);
  assert.equal(priceOf('TRL', 'AAA'), {
    from_symbol: 'TRL',
    to_symbol: 'AAA',
    price: '2',
    inverse: '0.5',
    route_type: 'direct',
    path: ['TRL', 'AAA'],
    twap_10m: null,
    liquidity_native: `${2_000n * ONE}`,
    height: 1,
    as_of: c.time,
  });
  makePool(c, ['TRL', ONE], ['CCC', 99_000_000n]);
  c.advance(600);
  const { price, path: way, twap_10m, liquidity_native } = priceOf('CCC', 'TRL');
  assert.is(liquidity_native, `${2_000n * ONE}`);
  assert.equal([price, way, twap_10m], ['0.125', ['CCC', 'BBB', 'AAA', 'TRL'], '0.125']);
});

test('a token that no pool connects has no price', () => {
  const c = dexChain(['AAA']);
  assert.is(c.ask('getPrice', ['TRL', 'AAA']), null);
  c.refuses('getPrice', ['TRL', 'NOPE'], UnknownToken);
  c.refuses('getPrice', ['TRL', 'TRL'], IdenticalTokens);
});

test.run();
