/** Pools: making them, adding to them, taking out of them, and what they hold. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  IdenticalTokens,
  InsufficientLp,
  LiquidityTooSmall,
  LockTooLong,
  PoolExists,
  PoolNotFound,
  SlippageExceeded,
} from '../../../modules/dex/index.js';
import {
  AmountZero,
  hashOf,
  InsufficientBalance,
  moduleAccount,
  t,
  UnknownToken,
  ZERO_ADDRESS,
} from '../../../runtime/sdk.js';
import { alice, bob, carol } from '../../kit/index.js';
import { MILLION } from '../shared/coins.js';
import {
  dexChain,
  given,
  makePool,
  ONE,
  PLENTY,
  poolChain,
  poolInfo,
  reserves,
  shares,
  swap,
} from '../shared/pools.js';

const TRL_COIN = {
  token_a: 'TRL',
  token_b: 'COIN',
  amount_a: 1_000n * ONE,
  amount_b: 2_000_000_000n,
  lp_lock_duration: 0,
};
/** The root of 10^12 and 2·10^9. */
const ROOT = 44_721_359_549n;
const VAULT = moduleAccount('dex', ['vault']);

test('the creator funds a pool and receives its shares except the thousand locked forever', () => {
  const c = dexChain();
  const coin = c.ask<{ mint: string }>('getTokenInfo', ['COIN']).mint.slice(2);
  const pair = { lo: '0'.repeat(64), hi: coin };
  const mints = { lo: t.mint, hi: t.mint };
  const ran = c.run(alice, 'CreatePool', TRL_COIN);
  const pool = hashOf('pool/v1', mints, pair as never);
  const lp_mint = hashOf('lp/v1', mints, pair as never);
  ran.returns({ pool, lp_mint, lp_tokens: ROOT - 1_000n, lock_id: null });
  ran.emits('PoolCreated', { pool, token_a: pair.lo, token_b: pair.hi, amount_a: 1_000n * ONE, creator: alice });

  assert.is(c.balance(alice), MILLION - 1_000n * ONE);
  assert.is(c.balance(VAULT), 1_000n * ONE);
  assert.is(c.balance(VAULT, 'COIN'), 2_000_000_000n);
  assert.is(shares(c, alice, { lp_mint }), ROOT - 1_000n);
  assert.is(c.balance(ZERO_ADDRESS, `0x${lp_mint}`), 1_000n);
  const { symbol, name, decimals, standard, total_supply } = c.ask('getTokenInfo', [`0x${lp_mint}`]);
  assert.equal([symbol, name, decimals, standard], ['LP.TRL.COIN', 'Liquidity of TRL and COIN', 7, 'lp']);
  assert.is(total_supply, `${ROOT}`);
});

test('a pool is returned in the token order that the caller uses', () => {
  const { c, made } = poolChain();
  const one = poolInfo(c);
  const other = poolInfo(c, 'coin', 'TRL');
  assert.equal([one.reserve_a, one.reserve_b], ['1000000000000', '2000000000']);
  assert.equal([other.reserve_a, other.reserve_b], ['2000000000', '1000000000000']);
  assert.equal([one.price_a_in_b, one.price_b_in_a], ['2', '0.5']);
  assert.equal([other.symbol_a, other.symbol_b, other.price_a_in_b], ['COIN', 'TRL', '0.5']);
  assert.equal([one.lp_mint, one.lp_supply, one.lp_locked], [`0x${made.lp_mint}`, `${ROOT}`, '0']);
  assert.is(one.tvl_native, `${2_000n * ONE}`);
  assert.equal([one.twap_10m, one.swaps, one.volume_24h_a], [null, 0, '0']);
  assert.is(c.ask('getPool', ['TRL', 'NOPE']), null);
  assert.is(c.ask('getPool', [`0x${'ab'.repeat(32)}`, 'TRL']), null);
  assert.is(c.ask('getPool', ['TRL', 'TRL']), null);
});

test('two tokens have one pool, in whatever order and by whatever name they are given', () => {
  const { c, made } = poolChain();
  c.run(bob, 'CreatePool', TRL_COIN).fails(PoolExists, { pool: `0x${made.pool}` });
  const turned = { token_a: 'coin', token_b: `0x${'0'.repeat(64)}`, amount_a: PLENTY, amount_b: PLENTY };
  c.run(bob, 'CreatePool', { ...TRL_COIN, ...turned }).fails(PoolExists);
});

test('a pool with a zero amount, a single token or insufficient funds is rejected', () => {
  const c = dexChain();
  const refused = (change: object) => c.run(alice, 'CreatePool', { ...TRL_COIN, ...change });
  refused({ token_b: 'TRL' }).fails(IdenticalTokens);
  refused({ token_b: 'NOPE' }).fails(UnknownToken);
  refused({ amount_a: 0n }).fails(AmountZero);
  refused({ amount_b: 0n }).fails(AmountZero);
  refused({ amount_b: PLENTY + 1n }).fails(InsufficientBalance, { token: 'COIN' });
  refused({ amount_a: 1_000n, amount_b: 1_000n }).fails(LiquidityTooSmall, { liquidity: '1000' });
  refused({ lp_lock_duration: 3_155_760_001 }).fails(LockTooLong, { max_seconds: 3_155_760_000 });
  refused({ amount_a: 1_001n, amount_b: 1_001n }).returns({ ...makeReturn(c), lp_tokens: 1n });
});

const makeReturn = (c: ReturnType<typeof dexChain>) => {
  const { address, lp_mint } = poolInfo(c);
  return { pool: address.slice(2), lp_mint: lp_mint.slice(2), lock_id: null };
};

test('a provider receives shares for the amounts that match the price and keeps the rest', () => {
  const { c, made } = poolChain();
  const add = { token_a: 'COIN', token_b: 'TRL', amount_a: 20_000_000n, amount_b: 100n * ONE, min_lp_tokens: 0n };
  const ran = c.run(bob, 'AddLiquidity', add);
  const lp_tokens = ROOT / 100n;
  ran.returns({ lp_tokens, used_a: 20_000_000n, used_b: 10n * ONE });
  ran.emits('LiquidityAdded', { provider: bob, amount_a: 20_000_000n, amount_b: 10n * ONE, lp_tokens });
  assert.is(c.balance(bob), MILLION - 10n * ONE);
  assert.is(shares(c, bob, made), lp_tokens);
  assert.equal(reserves(c), [1_010n * ONE, 2_020_000_000n]);
  c.run(bob, 'AddLiquidity', { ...add, min_lp_tokens: lp_tokens + 9n }).fails(SlippageExceeded, {
    min: `${lp_tokens + 9n}`,
  });
  c.run(bob, 'AddLiquidity', { ...add, amount_a: 0n }).fails(AmountZero);
  c.run(bob, 'AddLiquidity', { ...add, amount_a: 1n, amount_b: 1n }).fails(LiquidityTooSmall);
  c.run(bob, 'AddLiquidity', { ...add, token_b: 'COIN' }).fails(IdenticalTokens);
  c.run(bob, 'AddLiquidity', { ...add, amount_a: 2n * PLENTY, amount_b: MILLION }).fails(InsufficientBalance);
});

test('a provider that withdraws receives its part of both reserves including fees', () => {
  const { c, made } = poolChain();
  swap(c, bob, 'TRL', 'COIN', 100n * ONE);
  const [trl, coin] = reserves(c);
  const remove = { token_a: 'TRL', token_b: 'COIN', lp_amount: ROOT - 1_000n, min_amount_a: 0n, min_amount_b: 0n };
  const [amount_a, amount_b] = [((ROOT - 1_000n) * trl) / ROOT, ((ROOT - 1_000n) * coin) / ROOT];
  c.run(alice, 'RemoveLiquidity', { ...remove, min_amount_a: amount_a + 1n }).fails(SlippageExceeded, {
    amount: 'amount_a',
  });
  c.run(alice, 'RemoveLiquidity', { ...remove, min_amount_b: amount_b + 1n }).fails(SlippageExceeded, {
    amount: 'amount_b',
  });
  c.run(bob, 'RemoveLiquidity', remove).fails(InsufficientLp, { have: '0', need: `${ROOT - 1_000n}` });
  c.run(alice, 'RemoveLiquidity', { ...remove, lp_amount: 0n }).fails(AmountZero);
  c.run(alice, 'RemoveLiquidity', { ...remove, lp_amount: 1n }).fails(LiquidityTooSmall, { amount_b: '0' });
  const ran = c.run(alice, 'RemoveLiquidity', remove);
  ran.returns({ amount_a, amount_b }).emits('LiquidityRemoved', { provider: alice, lp_tokens: ROOT - 1_000n });
  assert.is(shares(c, alice, made), 0n);
  assert.is(poolInfo(c).lp_supply, '1000');
  const [left, rest] = reserves(c);
  assert.ok(left > 0n && rest > 0n, 'a pool is never empty');
  c.run(alice, 'AddLiquidity', { token_a: 'TRL', token_b: 'COIN', amount_a: ONE, amount_b: PLENTY, min_lp_tokens: 1n });
});

test('operations on an unknown pool are rejected', () => {
  const c = dexChain();
  const pair = { token_a: 'TRL', token_b: 'COIN' };
  c.run(alice, 'AddLiquidity', { ...pair, amount_a: 1n, amount_b: 1n, min_lp_tokens: 0n }).fails(PoolNotFound);
  c.run(alice, 'RemoveLiquidity', { ...pair, lp_amount: 1n, min_amount_a: 0n, min_amount_b: 0n }).fails(PoolNotFound);
  c.run(alice, 'LockLiquidity', { ...pair, lp_amount: 1n, unlock_at: c.time + 9 }).fails(PoolNotFound);
  swap(c, alice, 'TRL', 'COIN', 1n).fails(PoolNotFound);
});

test('shares are tokens, and any holder can redeem them', () => {
  const { c, made } = poolChain();
  c.run(alice, 'Transfer', { to: carol, token_symbol: `0x${made.lp_mint}`, amount: 1_000_000n });
  const remove = { token_a: 'TRL', token_b: 'COIN', lp_amount: 1_000_000n, min_amount_a: 1n, min_amount_b: 1n };
  c.run(carol, 'RemoveLiquidity', remove).emits('LiquidityRemoved', { provider: carol });
});

test('shares of a pool can themselves be pooled', () => {
  const { c, made } = poolChain();
  const made2 = makePool(c, [`0x${made.lp_mint}`, 10n ** 9n], ['TRL', 10n * ONE]);
  swap(c, bob, 'TRL', `0x${made.lp_mint}`, ONE);
  assert.is(shares(c, bob, made), given(ONE, [10n * ONE, 10n ** 9n]));
  assert.is(c.ask('getTokenInfo', [`0x${made2.lp_mint}`]).symbol, 'LP.TRL.LP.T');
});

test('pools are listed by their depth in native tokens, page by page', () => {
  const c = dexChain(['AAA', 'BBB', 'CCC', 'DDD']);
  makePool(c, ['TRL', 10n * ONE], ['AAA', 10n ** 9n]);
  makePool(c, ['TRL', 1_000n * ONE], ['BBB', 10n ** 9n]);
  makePool(c, ['TRL', 100n * ONE], ['CCC', 10n ** 9n]);
  makePool(c, ['BBB', 10n ** 9n], ['CCC', 10n ** 8n]);
  makePool(c, ['AAA', 10n ** 9n], ['DDD', 10n ** 9n]);
  const names = (limit: number, cursor: string | null = null) => {
    const page = c.ask<{
      pools: { symbol_a: string; symbol_b: string; tvl_native: string }[];
      count: number;
      next_cursor: string | null;
    }>('listPools', [limit, cursor]);
    assert.is(page.count, page.pools.length);
    return { ...page, names: page.pools.map(({ symbol_a, symbol_b }) => [symbol_a, symbol_b].sort().join('/')) };
  };
  const all = names(100);
  assert.equal(all.names, ['BBB/TRL', 'BBB/CCC', 'CCC/TRL', 'AAA/TRL', 'AAA/DDD']);
  assert.equal(
    all.pools.map(({ tvl_native }) => BigInt(tvl_native) / ONE),
    [2_000n, 1_000n, 200n, 20n, 10n],
  );
  const first = names(2);
  assert.equal([...first.names, ...names(9, first.next_cursor).names], all.names);
  swap(c, bob, 'TRL', 'CCC', 20_000n * ONE);
  assert.is(names(1).names[0], 'CCC/TRL', 'what becomes deeper rises');
});

test('the swap volume of a day is counted in both tokens and then expires', () => {
  const { c } = poolChain();
  const out = given(ONE, reserves(c));
  swap(c, bob, 'TRL', 'COIN', ONE);
  const volumes = () => [poolInfo(c).volume_24h_a, poolInfo(c).volume_24h_b].map(BigInt);
  assert.equal(volumes(), [ONE, out]);
  c.advance(3_600);
  const back = given(1_000_000n, reserves(c, 'COIN', 'TRL'));
  swap(c, carol, 'COIN', 'TRL', 1_000_000n);
  assert.equal(volumes(), [ONE + back, out + 1_000_000n]);
  c.advance(22 * 3_600);
  assert.equal(volumes(), [ONE + back, out + 1_000_000n]);
  c.advance(3_600);
  assert.equal(volumes(), [back, 1_000_000n]);
  c.advance(3_600);
  assert.equal(volumes(), [0n, 0n]);
  assert.is(poolInfo(c).swaps, 2);
  swap(c, bob, 'TRL', 'COIN', ONE);
  assert.is(volumes()[0], ONE);
});

test('a volume too large for an amount is capped, and the chain continues', () => {
  const c = dexChain(['COIN']);
  const most = 2n ** 120n;
  for (const symbol of ['BIG', 'HUGE'])
    c.run(alice, 'CreateToken', { name: symbol, symbol, decimals: 0, supply: most, owner: alice });
  makePool(c, ['BIG', 2n ** 60n], ['HUGE', 2n ** 60n]);
  for (let i = 0; i < 520; i++) {
    swap(c, alice, 'BIG', 'HUGE', c.balance(alice, 'BIG') / 2n);
    swap(c, alice, 'HUGE', 'BIG', c.balance(alice, 'HUGE'));
  }
  assert.is(poolInfo(c, 'BIG', 'HUGE').volume_24h_a, `${2n ** 128n - 1n}`);
  c.block();
});

test.run();
