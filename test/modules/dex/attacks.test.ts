/** Attacks on pools: each is tried, and gains nothing. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LockTooShort, PairReserved, PoolExists, SlippageExceeded, TooManyLocks } from '../../../modules/dex/index.js';
import { dexPort } from '../../../modules/dex/port.js';
import { SymbolTaken } from '../../../modules/tokens/index.js';
import { type Hash, module, moduleAccount, NotAuthorized, NotFound, t } from '../../../runtime/sdk.js';
import { alice, bob, carol, dave, type TestChain } from '../../kit/index.js';
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

const VAULT = moduleAccount('dex', ['vault']);
const add = (c: TestChain, who: typeof alice, amount_a: bigint, amount_b: bigint) =>
  c.run(who, 'AddLiquidity', { token_a: 'TRL', token_b: 'COIN', amount_a, amount_b, min_lp_tokens: 0n });
const remove = (c: TestChain, who: typeof alice, lp_amount: bigint) =>
  c.run(who, 'RemoveLiquidity', { token_a: 'TRL', token_b: 'COIN', lp_amount, min_amount_a: 0n, min_amount_b: 0n });

test("locks received from strangers do not keep the owner's locks from being seen, extended or released", () => {
  const { c, made } = poolChain();
  const pair = { token_a: 'TRL', token_b: 'COIN' };
  const lockIt = (who: typeof alice, lp_amount: bigint, unlock_at: number) =>
    c.run(who, 'LockLiquidity', { ...pair, lp_amount, unlock_at }).returned[0]!.lock_ids as readonly number[];
  c.run(alice, 'Transfer', { to: bob, token_symbol: `0x${made.lp_mint}`, amount: 1_000n });
  const far = c.time + 10_000;
  for (let i = 0; i < 40; i++) {
    const [lock_id] = lockIt(bob, 1n, c.time + 1_000);
    c.run(bob, 'TransferLpLock', { pool: made.pool, lock_id, to: alice });
  }
  const [own] = lockIt(alice, 5_000n, c.time + 2_000);
  assert.is(c.ask<{ locked: string }>('getBalance', [alice, `0x${made.lp_mint}`]).locked, '5040');
  c.run(alice, 'LockLiquidity', { ...pair, lp_amount: 0n, unlock_at: far }).fails(TooManyLocks, { max: 32 });
  c.run(bob, 'ExtendLpLock', { pool: made.pool, lock_id: own, unlock_at: far }).fails(NotAuthorized);
  c.run(alice, 'ExtendLpLock', { pool: made.pool, lock_id: own, unlock_at: c.time + 2_000 }).fails(LockTooShort);
  c.run(alice, 'ExtendLpLock', { pool: made.pool, lock_id: 4_000, unlock_at: far }).fails(NotFound);
  c.run(alice, 'ExtendLpLock', { pool: made.pool, lock_id: own, unlock_at: far }).emits('LpLockExtended', {
    lock_id: own,
    unlock_at: far,
  });
  c.advance(1_000);
  c.block();
  assert.is(c.ask<{ locked: string }>('getBalance', [alice, `0x${made.lp_mint}`]).locked, '5000');
  c.advance(9_000);
  c.block().emits('LpUnlocked', { owner: alice, amount: 5_000n });
});

test('tokens sent to the pools change no price and cannot be withdrawn', () => {
  const { c, made } = poolChain();
  const before = poolInfo(c);
  c.run(bob, 'Transfer', { to: VAULT, token_symbol: 'TRL', amount: 500n * ONE });
  assert.equal(poolInfo(c), before);
  const out = given(ONE, reserves(c));
  swap(c, carol, 'TRL', 'COIN', ONE).returns({ amount_out: out });
  remove(c, alice, made.lp_tokens);
  assert.ok(c.balance(VAULT) > 500n * ONE);
});

test('the first provider cannot make shares so expensive that the second one loses by rounding', () => {
  const c = dexChain();
  const made = makePool(c, ['TRL', 1_001n], ['COIN', 1_001n], { who: bob });
  assert.is(made.lp_tokens, 1n);
  // What worked elsewhere: send a fortune to the pool, so that one share is worth all of it.
  for (const token_symbol of ['TRL', 'COIN']) c.run(bob, 'Transfer', { to: VAULT, token_symbol, amount: PLENTY / 2n });
  const { lp_tokens } = add(c, carol, 1_000_000n, 1_000_000n).returned[0]!;
  assert.is(lp_tokens, 1_000_000n);
  const [amounts] = remove(c, carol, 1_000_000n).returned;
  assert.equal(amounts, { amount_a: 1_000_000n, amount_b: 1_000_000n });
});

test('a sandwich attack costs the swapper no more than the limit allows', () => {
  const { c } = poolChain();
  const fair = given(10n * ONE, reserves(c));
  const min = (fair * 995n) / 1_000n;
  swap(c, bob, 'TRL', 'COIN', 200n * ONE);
  swap(c, carol, 'TRL', 'COIN', 10n * ONE, min).fails(SlippageExceeded, { min: `${min}` });
});

test("a look-alike token cannot take another token's symbol or pool", () => {
  const c = dexChain([], { stablecoins: ['USDC'] });
  makePool(c, ['TRL', 1_000n * ONE], ['USDC', 2_000_000_000n]);
  for (const symbol of ['USDC', 'usdc', 'U5DC']) {
    const fake = { name: 'USD Coin', symbol, decimals: 6, supply: PLENTY, owner: bob };
    c.run(bob, 'CreateToken', fake).fails(SymbolTaken);
  }
});

test('a thousand tiny swaps, additions and removals gain nothing by rounding', () => {
  const { c, made } = poolChain();
  c.run(alice, 'Transfer', { to: dave, token_symbol: `0x${made.lp_mint}`, amount: 1_000_000n });
  const k = () => {
    const [a, b] = reserves(c);
    return { product: a * b, supply: BigInt(poolInfo(c).lp_supply) };
  };
  let before = k();
  for (let i = 0; i < 1_000; i++) {
    const tiny = BigInt(1 + (i % 7));
    const kind = i % 4;
    if (kind === 0)
      c.attempt(dave, 'Swap', { from_token: 'TRL', to_token: 'COIN', amount_in: 501n * tiny, min_amount_out: 0n });
    if (kind === 1)
      c.attempt(dave, 'Swap', { from_token: 'COIN', to_token: 'TRL', amount_in: tiny, min_amount_out: 0n });
    const pair = { token_a: 'TRL', token_b: 'COIN' };
    if (kind === 2)
      c.attempt(dave, 'AddLiquidity', { ...pair, amount_a: 503n * tiny, amount_b: tiny, min_lp_tokens: 0n });
    if (kind === 3)
      c.attempt(dave, 'RemoveLiquidity', { ...pair, lp_amount: 23n * tiny, min_amount_a: 0n, min_amount_b: 0n });
    const after = k();
    assert.ok(after.product * before.supply ** 2n >= before.product * after.supply ** 2n);
    before = after;
  }
});

test("a price manipulated for one block moves the ten-minute mean only by that block's share", () => {
  const { c } = poolChain();
  c.advance(600);
  swap(c, bob, 'TRL', 'COIN', 100_000n * ONE);
  const spot = Number(poolInfo(c).price_a_in_b);
  assert.ok(spot < 0.001);
  assert.is(poolInfo(c).twap_10m, '2', 'in its own block it moves it not at all');
  c.block();
  swap(c, bob, 'COIN', 'TRL', c.balance(bob, 'COIN') - PLENTY);
  c.advance(60);
  const mean = Number(poolInfo(c).twap_10m);
  assert.ok(mean > 1.99 && mean < 2.02, `${mean}`);
});

test('pools of worthless tokens do not rank above their sale value', () => {
  const c = dexChain(['FAKE', 'SHAM']);
  makePool(c, ['TRL', 100n * ONE], ['FAKE', 1n * 10n ** 3n], { who: bob });
  makePool(c, ['FAKE', PLENTY - 10n ** 3n], ['SHAM', PLENTY], { who: bob });
  assert.ok(BigInt(poolInfo(c, 'FAKE', 'SHAM').tvl_native) <= 200n * ONE);
});

test("locks received from a stranger do not block an account's own liquidity", () => {
  const { c, made } = poolChain();
  c.run(alice, 'Transfer', { to: bob, token_symbol: `0x${made.lp_mint}`, amount: 1_000n });
  for (let i = 0; i < 40; i++) {
    c.run(bob, 'LockLiquidity', { token_a: 'TRL', token_b: 'COIN', lp_amount: 1n, unlock_at: c.time + 10_000 + i });
    c.run(bob, 'TransferLpLock', { pool: made.pool, lock_id: i, to: alice });
  }
  assert.is(shares(c, alice, made), made.lp_tokens - 1_000n);
  const end = c.time + 99_999;
  c.run(alice, 'LockLiquidity', { token_a: 'TRL', token_b: 'COIN', lp_amount: 5_000n, unlock_at: end }).returns({
    lock_ids: [40],
  });
  remove(c, alice, made.lp_tokens - 6_000n).emits('LiquidityRemoved');
});

// --- what other modules may do

const launch = module('launch', {
  needs: { dex: dexPort.only('poolOf', 'createPool', 'reserve', 'release', 'twap', 'quote', 'reserves', 'count') },
});

const a = t.mint;
const b = t.mint;

/** Does with pairs and pools what its callers ask for. */
const launchModule = launch.define({
  operations: {
    Keep: launch.operation({
      about: 'Reserve a pair.',
      params: { a, b },
      gas: 100_000,
      errors: dexPort.refusals('reserve'),
      execute: ({ use, account }, pair) => use.dex.reserve(account('safe'), pair.a, pair.b),
    }),
    Free: launch.operation({
      about: 'Release a pair.',
      params: { a, b },
      gas: 100_000,
      execute: ({ use, account }, pair) => use.dex.release(account('safe'), pair.a, pair.b),
    }),
    FreeAs: launch.operation({
      about: 'Release a pair as an account.',
      params: { a, b, as: t.address },
      gas: 100_000,
      execute: ({ use }, { as, ...pair }) => use.dex.release(as, pair.a, pair.b),
    }),
    Open: launch.operation({
      about: 'Make a pool out of what an account or the safe has.',
      params: { a, b, amount: t.amount, owner: t.option(t.address), holder: t.option(t.address), lock: t.seconds },
      returns: { pool: t.mint, lp_mint: t.mint, lp_tokens: t.amount, lock_id: t.option(t.count) },
      gas: 400_000,
      errors: dexPort.refusals('createPool'),
      execute({ use, account }, { owner, holder, amount, lock, ...pair }) {
        const pool = { token_a: pair.a, token_b: pair.b, amount_a: amount, amount_b: amount, lp_lock_duration: lock };
        return use.dex.createPool(owner ?? account('safe'), pool, holder ?? undefined);
      },
    }),
    Look: launch.operation({
      about: 'What the port tells.',
      params: { a, b },
      returns: {
        pool: t.option(t.mint),
        ofA: t.amount,
        count: t.count,
        twap: t.option(t.u256),
        out: t.amount,
        needed: t.amount,
      },
      gas: 400_000,
      errors: dexPort.refusals('quote'),
      execute({ use }, pair) {
        const pool = use.dex.poolOf(pair.a, pair.b) ?? null;
        const { amount_out: out } = use.dex.quote(pair.a, pair.b, { amount_in: 1_000_000n });
        const { amount_in: needed } = use.dex.quote(pair.a, pair.b, { amount_out: out });
        const ofA = use.dex.reserves(pair.a, pair.b)?.a ?? 0n;
        return { pool, ofA, count: use.dex.count(), twap: use.dex.twap(pair.a, pair.b) ?? null, out, needed };
      },
    }),
  },
});

const SAFE = moduleAccount('launch', ['safe']);

function launchChain() {
  const c = dexChain(['COIN'], { more: [launchModule] });
  const mint = c.ask<{ mint: string }>('getTokenInfo', ['COIN']).mint.slice(2) as Hash;
  return { c, pair: { a: '0'.repeat(64) as Hash, b: mint } };
}

test('only the module that reserved a pair can create its pool', () => {
  const { c, pair } = launchChain();
  const open = { ...pair, amount: 10_000n, owner: null, holder: null, lock: 0 };
  const pool = { token_a: 'TRL', token_b: 'COIN', amount_a: ONE, amount_b: ONE, lp_lock_duration: 0 };
  c.run(alice, 'launch.Keep', pair);
  c.run(bob, 'CreatePool', pool).fails(PairReserved);
  c.run(bob, 'CreatePool', { ...pool, token_a: 'COIN', token_b: 'TRL' }).fails(PairReserved);
  c.run(alice, 'launch.Keep', { a: pair.b, b: pair.a }).fails(PairReserved);
  c.run(bob, 'launch.FreeAs', { ...pair, as: SAFE }).fails(NotAuthorized);
  c.run(bob, 'launch.FreeAs', { ...pair, as: bob });
  c.run(bob, 'CreatePool', pool).fails(PairReserved);
  for (const token_symbol of ['TRL', 'COIN']) c.run(alice, 'Transfer', { to: SAFE, token_symbol, amount: 10_000n });
  c.run(bob, 'launch.Open', open).emits('PoolCreated', { creator: SAFE });
  c.run(alice, 'launch.Keep', pair).fails(PoolExists);
});

test('anyone can create the pool of a released pair', () => {
  const { c, pair } = launchChain();
  c.run(alice, 'launch.Keep', pair);
  c.run(alice, 'launch.Free', pair);
  c.run(alice, 'launch.Free', pair);
  makePool(c, ['TRL', ONE], ['COIN', ONE], { who: bob });
});

test("a module funds a pool from its own or the sender's account, for any holder, but not from other accounts", () => {
  const { c, pair } = launchChain();
  const open = { ...pair, amount: ONE, owner: null, holder: carol, lock: 1_000 };
  c.run(alice, 'launch.Open', { ...open, owner: bob }).fails(NotAuthorized, { required: `0x${bob.address}` });
  const [made] = c.run(alice, 'launch.Open', { ...open, owner: alice }).returned;
  assert.is(c.balance(alice), MILLION - ONE);
  assert.equal(poolInfo(c).locks[0]!.owner, c.json(carol));
  assert.is(made!.lock_id, 0);
});

test('a module can query pools, reserves, quotes and means', () => {
  const { c, pair } = launchChain();
  const { pool } = makePool(c, ['TRL', 1_000n * ONE], ['COIN', 2_000_000_000n]);
  const [trl, coin] = reserves(c);
  const out = given(1_000_000n, [trl, coin]);
  const needed = (trl * out * 10_000n) / ((coin - out) * 9_970n) + 1n;
  c.run(bob, 'launch.Look', pair).returns({ pool, ofA: 1_000n * ONE, count: 1, twap: null, out, needed });
  c.advance(600);
  const back = { a: pair.b, b: pair.a };
  const { twap } = c.run(bob, 'launch.Look', back).returned[0] as { twap: bigint };
  assert.is(twap, 500n << 64n);
});

test('the mean price used by rules follows the deepest route, so a dust pool cannot set it', () => {
  const c = dexChain(['COIN', 'GOLD'], { more: [launchModule] });
  const mintOf = (symbol: string) => c.ask<{ mint: string }>('getTokenInfo', [symbol]).mint.slice(2) as Hash;
  const pair = { a: mintOf('COIN'), b: mintOf('GOLD') };
  const mean = () => (c.run(bob, 'launch.Look', pair).returned[0] as { twap: bigint | null }).twap;
  makePool(c, ['COIN', 2_000n], ['GOLD', 4_000_000n], { who: bob });
  c.advance(600);
  assert.is(mean(), 2_000n << 64n, 'there is no other');
  makePool(c, ['TRL', 1_000n * ONE], ['COIN', 2_000_000_000n]);
  makePool(c, ['TRL', 1_000n * ONE], ['GOLD', 4_000_000_000n]);
  c.advance(600);
  const around = Number(mean()! >> 44n) / 2 ** 20;
  assert.ok(Math.abs(around - 2) < 1e-4, `${around}`);
});

test.run();
