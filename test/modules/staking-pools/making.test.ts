/** Staking pools: opening, funding and closing them, where rewards come from, and what is told of a pool. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import stakingPools, {
  InvalidPoolParams,
  NothingToClaim,
  PoolClosed,
  PoolHasStakers,
  PoolNotFound,
} from '../../../modules/staking-pools/index.js';
import { NATIVE } from '../../../modules/tokens/port.js';
import { CodecError, decode, encode } from '../../../runtime/lib/codec/type.js';
import {
  AmountZero,
  type Hash,
  hashOf,
  InsufficientBalance,
  NotAuthorized,
  t,
  UnknownToken,
  ZERO_ADDRESS,
} from '../../../runtime/sdk.js';
import { alice, bob, carol, dave, h, type TestChain } from '../../kit/index.js';
import {
  COINS,
  claim,
  close,
  coinsChain,
  fund,
  held,
  type Info,
  info,
  open,
  pending,
  plain,
  poolChain,
  stake,
  unstake,
} from './staking-pool-chain.js';

// --- where rewards come from

const RewardSource = stakingPools.operations.CreateStakingPool!.params.reward_source!;

test('a reward source is written as a deposit or as an address', () => {
  const { c } = coinsChain();
  const read = (json: unknown) => RewardSource.fromJson(json, c.text);
  const native = `0x${NATIVE}`;
  assert.equal(read('TRL:5000000'), { token: 'TRL', amount: 5_000_000n });
  assert.equal(read({ token: 'TRL', amount: '5000000' }), { token: 'TRL', amount: 5_000_000n });
  assert.equal(read(`${native}:7`), { token: native, amount: 7n });
  assert.equal(read(c.json(bob)), { funder: bob.address });
  assert.equal(read(`0x${bob.address.toUpperCase()}`), { funder: bob.address });
  for (const json of ['TRL:5000000', `${native}:7`, c.json(bob)]) {
    const value = read(json);
    assert.is(RewardSource.toJson(value, c.text), json);
    assert.equal(decode(RewardSource, encode(RewardSource, value)), value);
  }
});

test('any other reward source is rejected, as JSON and as bytes', () => {
  const { c } = coinsChain();
  const broken = (work: () => unknown, what: string) =>
    assert.throws(work, (cause: unknown) => cause instanceof CodecError, what);
  const words = ['', 'TRL', 'TRL:', ':5', 'TRL:-5', 'TRL:05', 'TRL:1.5', 'TRL:5:6', 'T L:5', `TRL:${2n ** 128n}`];
  for (const word of words) {
    broken(() => RewardSource.fromJson(word, c.text), word);
    broken(() => decode(RewardSource, encode(t.text(0, 200), word)), word);
  }
  for (const json of [7, null, {}, { token: 'TRL' }, { token: 'TRL', amount: -1 }]) {
    broken(() => RewardSource.fromJson(json, c.text), JSON.stringify(json));
  }
  broken(() => decode(RewardSource, encode(t.text(0, 200), `0x${bob.address.toUpperCase()}`)), 'one form in bytes');
});

test('the creator pays a deposit when the pool opens', () => {
  const { c, coin } = coinsChain();
  const before = c.balance(alice);
  const ran = c.run(alice, 'CreateStakingPool', { ...plain, token_mint: coin });
  const origin = { creator: t.address, number: t.count };
  const pool_address = hashOf('staking-pool/v1', origin, { creator: alice.address, number: 0 });
  ran.returns({ pool_address });
  ran.emits('StakingPoolCreated', { pool_address, creator: alice, token_mint: coin, reward_token: NATIVE });
  ran.emits('StakingPoolFunded', { pool_address, account: alice, amount: 10_000n });
  assert.is(c.balance(alice), before - 10_000n);
  assert.is(held(c, pool_address, 'rewards'), 10_000n);
  const poor = { token: 'COIN', amount: COINS + 1n };
  c.run(bob, 'CreateStakingPool', { ...plain, token_mint: coin, reward_source: poor }).fails(InsufficientBalance);
});

test('a pool that names its funder pays rewards in its own token, which only the funder adds', () => {
  const { c, coin, pool_address } = poolChain({ reward_source: { funder: bob.address } });
  const { status, reward_symbol, funder } = info(c, pool_address);
  assert.equal([status, reward_symbol, funder], ['unfunded', 'COIN', c.json(bob)]);
  stake(c, carol, pool_address, 10n);
  c.advance(1_000);
  assert.is(pending(c, pool_address, carol), 0n);
  for (const other of [alice, carol]) {
    fund(c, other, pool_address, 10n).fails(NotAuthorized, { required: `0x${bob.address}` });
  }
  fund(c, bob, pool_address, 100n);
  c.advance(3);
  claim(c, carol, pool_address).returns({ amount: 30n });
  assert.is(held(c, pool_address, 'rewards', coin), 70n);
});

test('a pool that lacks a required field is rejected with that field', () => {
  const { c, coin } = coinsChain();
  const refused = (field: string, change: object) =>
    c.run(alice, 'CreateStakingPool', { ...plain, token_mint: coin, ...change }).fails(InvalidPoolParams, { field });
  refused('reward_rate', { reward_rate: 0n });
  refused('lock_period', { lock_period: 94_608_001 });
  refused('per_user_cap', { capacity: 10n, per_user_cap: 11n });
  refused('reward_source', { reward_source: { funder: ZERO_ADDRESS } });
  refused('reward_source', { reward_rate: 10_001n });
  const open = (change: object) => c.run(alice, 'CreateStakingPool', { ...plain, token_mint: coin, ...change });
  open({ reward_source: { token: 'TRL', amount: 0n } }).fails(AmountZero);
  open({ reward_source: { token: 'NOPE', amount: 10n } }).fails(UnknownToken, { token: 'NOPE' });
  open({ token_mint: h(9) }).fails(UnknownToken, { token: `0x${h(9)}` });
  open({ token_mint: h(9), reward_source: { funder: bob.address } }).fails(UnknownToken);
  open({ lock_period: 94_608_000, capacity: 10n, per_user_cap: 10n });
});

// --- funding and closing

test('anyone can add rewards, except zero, to a pool without a funder', () => {
  const { c, pool_address } = poolChain();
  fund(c, bob, pool_address, 5n);
  fund(c, bob, pool_address, 0n).fails(AmountZero);
  fund(c, bob, h(9), 5n).fails(PoolNotFound);
  fund(c, bob, pool_address, c.balance(bob) + 1n).fails(InsufficientBalance);
  assert.is(info(c, pool_address).escrow, '10005');
});

test('only the creator closes a pool, and not while anyone has a stake in it', () => {
  const { c, pool_address } = poolChain();
  stake(c, bob, pool_address, 10n);
  close(c, bob, pool_address).fails(NotAuthorized, { required: `0x${alice.address}` });
  close(c, alice, pool_address).fails(PoolHasStakers, { stakers: 1, total_staked: '10' });
  close(c, alice, h(9)).fails(PoolNotFound);
  unstake(c, bob, pool_address, 10n);
  close(c, alice, pool_address).emits('StakingPoolClosed', { pool_address, account: alice, amount: 10_000n });
  stake(c, bob, pool_address, 1n).fails(PoolClosed);
  fund(c, bob, pool_address, 1n).fails(PoolClosed);
  close(c, alice, pool_address).fails(PoolClosed);
  assert.is(info(c, pool_address).status, 'closed');
});

test('the creator gets the unowed rewards, and former stakers can still claim theirs after closing', () => {
  const { c, pool_address } = poolChain();
  stake(c, bob, pool_address, 10n);
  c.advance(40);
  unstake(c, bob, pool_address, 10n);
  close(c, alice, pool_address).emits('StakingPoolClosed', { account: alice, amount: 9_600n });
  c.advance(1_000_000);
  claim(c, bob, pool_address).returns({ amount: 400n });
  claim(c, bob, pool_address).fails(NothingToClaim);
  assert.is(held(c, pool_address, 'rewards'), 0n);
});

test("a funder's rewards are returned to the funder, not to the creator", () => {
  const { c, pool_address } = poolChain({ reward_source: { funder: bob.address } });
  fund(c, bob, pool_address, 500n);
  close(c, alice, pool_address).emits('StakingPoolClosed', { account: bob, amount: 500n });
  assert.is(c.balance(bob, 'COIN'), COINS);
});

test('fractions of rewards left by stakers go to the creator when the pool closes', () => {
  const { c, pool_address } = poolChain({ reward_rate: 1n, reward_source: { token: 'TRL', amount: 10n } });
  for (const who of [bob, carol, dave]) stake(c, who, pool_address, 1n);
  c.advance(5);
  for (const who of [bob, carol, dave]) unstake(c, who, pool_address, 1n);
  for (const who of [bob, carol, dave]) claim(c, who, pool_address).returns({ amount: 1n });
  assert.equal(c.entries('staking-pools', 'positions'), []);
  assert.is(info(c, pool_address).owed, '2');
  close(c, alice, pool_address).emits('StakingPoolClosed', { amount: 7n });
  const { owed, escrow } = info(c, pool_address);
  assert.equal([owed, escrow], ['0', '0']);
});

// --- what is told

test('a pool reports all its details as of the time of the response', () => {
  const { c, coin, pool_address } = poolChain({ lock_period: 60, capacity: 1_000n, per_user_cap: 500n });
  stake(c, bob, pool_address, 100n);
  const start = c.time;
  c.advance(30);
  assert.equal(info(c, pool_address), {
    pool_address: `0x${pool_address}`,
    creator: c.json(alice),
    token_mint: `0x${coin}`,
    reward_token: `0x${NATIVE}`,
    reward_rate: '10',
    lock_period: 60,
    capacity: '1000',
    per_user_cap: '500',
    total_staked: '100',
    stakers: 1,
    escrow: '10000',
    owed: '300',
    paid: '0',
    created_at_height: 1,
    token_symbol: 'COIN',
    reward_symbol: 'TRL',
    funder: null,
    reward_per_token: `${3n * 10n ** 18n}`,
    finish_at: start + 1_000,
    apr_bps: null,
    status: 'open',
    position: null,
  });
  assert.equal(info(c, pool_address, carol).position, { staked: '0', lots: [], pending: '0' });
});

test('the yearly rate is reported when the staked and earned tokens are the same and rewards flow', () => {
  const { c, coin } = coinsChain();
  const pool_address = open(c, coin, { reward_source: { token: 'COIN', amount: 500n }, reward_rate: 1n });
  const told = () => {
    const { apr_bps, finish_at, status } = info(c, pool_address);
    return [apr_bps, finish_at === null, status];
  };
  assert.equal(told(), [null, true, 'open']);
  stake(c, bob, pool_address, 315_360n);
  assert.equal(told(), [1_000_000, false, 'open']);
  c.advance(500);
  assert.equal(told(), [null, true, 'finished']);
});

test('numbers too large for JSON are returned as null', () => {
  const { c } = coinsChain();
  c.run(alice, 'CreateToken', { name: 'Big', symbol: 'BIG', decimals: 0, supply: 2n ** 120n, owner: alice });
  const token_mint = (c.ask('getTokenInfo', ['BIG']).mint as string).slice(2) as Hash;
  const big = { token: 'BIG', amount: 2n ** 100n };
  const slow = open(c, token_mint, { reward_source: big, reward_rate: 1n });
  const fast = open(c, token_mint, { reward_source: big, reward_rate: 2n ** 90n });
  for (const pool of [slow, fast]) stake(c, alice, pool, 1n);
  assert.equal([info(c, slow).finish_at, info(c, fast).apr_bps], [null, null]);
});

test('pools are listed newest first, page by page', () => {
  const { c, coin } = coinsChain();
  const made = [1, 2, 3].map(() => open(c, coin));
  interface Pools {
    readonly pools: readonly Info[];
    readonly next_cursor: string | null;
  }
  const list = (chain: TestChain, ...params: unknown[]) => chain.ask<Pools>('listStakingPools', params);
  const first = list(c, 2);
  const second = list(c, 2, first.next_cursor);
  assert.equal(
    [...first.pools, ...second.pools].map(({ pool_address }) => pool_address),
    made.reverse().map((address) => `0x${address}`),
  );
  assert.is(second.next_cursor, null);
});

test.run();
