/** Staking pools: making them, staking, earning by the second, unlocking, claiming. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import stakingPools, {
  CapacityExceeded,
  InsufficientStake,
  Locked,
  NothingToClaim,
  PoolNotFound,
  TooManyLots,
  UserCapExceeded,
} from '../../../modules/staking-pools/index.js';
import { AmountZero, InsufficientBalance } from '../../../runtime/sdk.js';
import { alice, bob, carol, dave, h } from '../../kit/index.js';
import {
  accountOf,
  COINS,
  claim,
  coinsChain,
  fund,
  held,
  info,
  open,
  pending,
  plain,
  poolChain,
  stake,
  unstake,
} from './staking-pool-chain.js';

// --- earning

test('stakers share the rewards of each second in proportion to their stakes', () => {
  const { c, pool_address } = poolChain();
  stake(c, bob, pool_address, 4n);
  c.advance(10);
  stake(c, carol, pool_address, 4n);
  stake(c, bob, pool_address, 8n);
  c.advance(20);
  assert.is(pending(c, pool_address, bob), 100n + 150n);
  assert.is(pending(c, pool_address, carol), 50n);
  claim(c, bob, pool_address)
    .returns({ amount: 250n })
    .emits('PoolRewardsClaimed', { pool_address, account: bob, amount: 250n });
  c.advance(4);
  assert.equal([pending(c, pool_address, bob), pending(c, pool_address, carol)], [30n, 60n]);
  const { escrow, owed, paid } = info(c, pool_address);
  assert.equal([escrow, owed, paid], ['9750', '90', '250']);
});

test('time without stakers uses no rewards, so they last for all the paid seconds', () => {
  const { c, pool_address } = poolChain();
  c.advance(1_000_000);
  stake(c, bob, pool_address, 1n);
  c.advance(400);
  unstake(c, bob, pool_address, 1n);
  c.advance(1_000_000);
  stake(c, carol, pool_address, 1n);
  c.advance(599);
  assert.is(info(c, pool_address).status, 'open');
  c.advance(1_000_000);
  assert.equal([pending(c, pool_address, bob), pending(c, pool_address, carol)], [4_000n, 6_000n]);
  assert.is(info(c, pool_address).status, 'finished');
});

test('time without rewards is not paid later', () => {
  const { c, pool_address } = poolChain();
  stake(c, bob, pool_address, 1n);
  c.advance(5_000);
  assert.is(pending(c, pool_address, bob), 10_000n);
  fund(c, dave, pool_address, 105n).emits('StakingPoolFunded', { pool_address, account: dave, amount: 105n });
  assert.is(pending(c, pool_address, bob), 10_000n);
  c.advance(5_000);
  assert.is(pending(c, pool_address, bob), 10_100n, 'less than a second of rewards is left over');
  fund(c, dave, pool_address, 5n);
  c.advance(5_000);
  assert.is(pending(c, pool_address, bob), 10_110n);
});

test('no one loses rewards to division remainders', () => {
  const { c, pool_address } = poolChain({ reward_rate: 1n, reward_source: { token: 'TRL', amount: 1_000n } });
  for (const who of [bob, carol, dave]) stake(c, who, pool_address, 1n);
  for (let i = 0; i < 10; i++) c.advance(1);
  assert.equal(
    [bob, carol, dave].map((who) => pending(c, pool_address, who)),
    [3n, 3n, 3n],
  );
  for (const who of [bob, carol]) {
    claim(c, who, pool_address);
    unstake(c, who, pool_address, 1n);
  }
  c.advance(990);
  assert.is(pending(c, pool_address, dave), 994n, 'with the fractions that the others left');
});

test('an account that stakes and unstakes in one block earns nothing', () => {
  const { c, pool_address } = poolChain();
  stake(c, bob, pool_address, 1n);
  c.advance(100);
  stake(c, carol, pool_address, COINS);
  unstake(c, carol, pool_address, COINS);
  claim(c, carol, pool_address).fails(NothingToClaim);
  assert.is(pending(c, pool_address, bob), 1_000n);
});

test('rewards are claimed once, and earned rewards can be claimed after unstaking', () => {
  const { c, pool_address } = poolChain();
  claim(c, bob, pool_address).fails(NothingToClaim);
  stake(c, bob, pool_address, 5n);
  c.advance(7);
  unstake(c, bob, pool_address, 5n).emits('PoolUnstaked', { pool_address, account: bob, amount: 5n });
  c.advance(7);
  claim(c, bob, pool_address).returns({ amount: 70n });
  claim(c, bob, pool_address).fails(NothingToClaim);
  assert.equal(c.entries('staking-pools', 'positions'), [], 'who has nothing left leaves no record');
});

test('when the staked and earned tokens are the same, stakes never pay rewards', () => {
  const { c, coin } = coinsChain();
  const pool_address = open(c, coin, { reward_source: { token: 'COIN', amount: 100n }, reward_rate: 10n });
  stake(c, bob, pool_address, 1_000n);
  c.advance(1_000);
  assert.equal([held(c, pool_address, 'stakes', coin), held(c, pool_address, 'rewards', coin)], [1_000n, 100n]);
  claim(c, bob, pool_address).returns({ amount: 100n });
  c.advance(1_000);
  claim(c, bob, pool_address).fails(NothingToClaim);
  unstake(c, bob, pool_address, 1_000n);
  assert.is(c.balance(bob, 'COIN'), COINS + 100n);
});

test("tokens sent directly to a pool's accounts change nothing in it", () => {
  const { c, coin, pool_address } = poolChain();
  stake(c, bob, pool_address, 10n);
  const before = info(c, pool_address);
  for (const part of ['stakes', 'rewards'] as const) {
    for (const token_symbol of ['COIN', 'TRL']) {
      c.run(carol, 'Transfer', { to: accountOf(pool_address, part), token_symbol, amount: 77n });
    }
  }
  assert.equal(info(c, pool_address), before);
  c.advance(2_000);
  claim(c, bob, pool_address).returns({ amount: 10_000n });
  unstake(c, bob, pool_address, 10n);
  assert.equal([held(c, pool_address, 'stakes', coin), held(c, pool_address, 'rewards')], [77n, 77n]);
});

test('pools with huge numbers can be paid out and refilled without end', () => {
  const { c } = coinsChain();
  const huge = 2n ** 120n;
  c.run(alice, 'CreateToken', { name: 'Big', symbol: 'BIG', decimals: 18, supply: huge, owner: alice });
  const mint = c.ask('getTokenInfo', ['BIG']).mint as string;
  const pool_address = open(c, mint.slice(2) as never, {
    reward_source: { token: 'BIG', amount: huge - 1n },
    reward_rate: huge - 1n,
  });
  stake(c, alice, pool_address, 1n);
  for (let i = 0; i < 300; i++) {
    c.advance(1);
    claim(c, alice, pool_address).returns({ amount: huge - 1n });
    fund(c, alice, pool_address, huge - 1n);
  }
  assert.is(info(c, pool_address).paid, `${300n * (huge - 1n)}`);
});

// --- staking and unstaking

test("a deposit stays locked for the pool's period, and the oldest unlocked deposit is withdrawn first", () => {
  const { c, pool_address } = poolChain({ lock_period: 100 });
  const start = c.time;
  stake(c, bob, pool_address, 10n)
    .returns({ unlock_at: start + 100 })
    .emits('PoolStaked', { unlock_at: start + 100 });
  c.advance(60);
  stake(c, bob, pool_address, 5n);
  assert.equal(info(c, pool_address, bob).position, {
    staked: '15',
    lots: [
      { amount: '10', unlock_at: start + 100 },
      { amount: '5', unlock_at: start + 160 },
    ],
    pending: '600',
  });
  c.advance(39);
  unstake(c, bob, pool_address, 1n).fails(Locked, { unlock_at: start + 100 });
  c.advance(1);
  unstake(c, bob, pool_address, 11n).fails(Locked, { unlock_at: start + 160 });
  unstake(c, bob, pool_address, 4n);
  unstake(c, bob, pool_address, 6n);
  unstake(c, bob, pool_address, 1n).fails(Locked, { unlock_at: start + 160 });
  c.advance(60);
  unstake(c, bob, pool_address, 6n).fails(InsufficientStake, { have: '5', need: '6' });
  unstake(c, bob, pool_address, 5n);
});

test('staking more does not lock unlocked deposits again', () => {
  const { c, pool_address } = poolChain({ lock_period: 100 });
  stake(c, bob, pool_address, 10n);
  c.advance(100);
  stake(c, bob, pool_address, 5n);
  unstake(c, bob, pool_address, 10n);
});

test('a pool without rewards still returns stakes', () => {
  const { c, pool_address } = poolChain();
  stake(c, bob, pool_address, 10n);
  c.advance(1_000_000);
  claim(c, bob, pool_address);
  unstake(c, bob, pool_address, 10n);
  assert.is(c.balance(bob, 'COIN'), COINS);
});

test('an account has at most 32 deposits with different unlock times', () => {
  const { c, pool_address } = poolChain({ lock_period: 1_000 });
  const start = c.time;
  for (let i = 0; i < 32; i++) {
    stake(c, bob, pool_address, 1n);
    stake(c, bob, pool_address, 1n);
    c.advance(1);
  }
  stake(c, bob, pool_address, 1n).fails(TooManyLots, { max: 32, next_unlock_at: start + 1_000 });
  stake(c, carol, pool_address, 1n);
  c.advance(980);
  stake(c, bob, pool_address, 1n);
  const { lots, staked } = info(c, pool_address, bob).position!;
  assert.is(staked, '65');
  assert.equal(lots[0], { amount: '26', unlock_at: start + 1_012 }, 'those that are unlocked are one');
});

test('the capacity limits the pool, and the cap limits each account', () => {
  const { c, pool_address } = poolChain({ capacity: 100n, per_user_cap: 60n });
  stake(c, bob, pool_address, 61n).fails(UserCapExceeded, { per_user_cap: '60', room: '60' });
  stake(c, bob, pool_address, 60n);
  stake(c, bob, pool_address, 1n).fails(UserCapExceeded, { room: '0' });
  stake(c, carol, pool_address, 41n).fails(CapacityExceeded, { capacity: '100', room: '40' });
  stake(c, carol, pool_address, 40n);
  stake(c, dave, pool_address, 1n).fails(CapacityExceeded, { room: '0' });
  unstake(c, bob, pool_address, 10n);
  stake(c, dave, pool_address, 10n);
  assert.is(info(c, pool_address).stakers, 3);
});

test('missing funds cannot be staked or withdrawn', () => {
  const { c, pool_address } = poolChain();
  stake(c, bob, pool_address, COINS + 1n).fails(InsufficientBalance, { token: 'COIN' });
  stake(c, bob, pool_address, 0n).fails(AmountZero);
  unstake(c, bob, pool_address, 0n).fails(AmountZero);
  unstake(c, bob, pool_address, 1n).fails(InsufficientStake, { have: '0', need: '1' });
  for (const act of [stake, unstake]) act(c, bob, h(9), 1n).fails(PoolNotFound, { pool_address: `0x${h(9)}` });
  claim(c, bob, h(9)).fails(PoolNotFound);
  assert.is(info(c, h(9)), null);
});

test("an account's balance includes its stakes in pools", () => {
  const { c, coin, pool_address } = poolChain();
  const other = open(c, coin);
  stake(c, bob, pool_address, 10n);
  stake(c, bob, other, 5n);
  assert.is(c.ask('getBalance', [bob, 'COIN']).staked, '15');
  assert.is(c.ask('getBalance', [carol, 'COIN']).staked, '0');
  unstake(c, bob, pool_address, 10n);
  unstake(c, bob, other, 3n);
  assert.is(c.ask('getBalance', [bob, 'COIN']).staked, '2');
  unstake(c, bob, other, 2n);
  assert.is(c.ask('getBalance', [bob, 'COIN']).staked, '0');
});

test('the convenience methods take their parameters in the order of the specification', () => {
  const rpc = (name: string) => stakingPools.operations[name]!.rpc;
  assert.equal(rpc('CreateStakingPool'), [
    'createStakingPool',
    ...['token_mint', 'reward_source', 'reward_rate', 'lock_period', 'capacity', 'per_user_cap', 'sender'],
  ]);
  assert.equal(rpc('StakeToPool'), ['stakeToPool', 'pool_address', 'amount', 'sender']);
  assert.equal(rpc('UnstakeFromPool'), ['unstakeFromPool', 'pool_address', 'amount', 'sender']);
  assert.equal(rpc('ClaimPoolRewards'), ['claimPoolRewards', 'pool_address', 'sender']);
});

test('the operations cost the specified gas', () => {
  const { c, coin, pool_address } = poolChain();
  assert.is(c.run(alice, 'CreateStakingPool', { ...plain, token_mint: coin }).gasUsed, 150_000);
  assert.is(stake(c, bob, pool_address, 1n).gasUsed, 60_000);
  c.advance(5);
  assert.is(claim(c, bob, pool_address).gasUsed, 60_000);
  assert.is(unstake(c, bob, pool_address, 1n).gasUsed, 60_000);
  assert.is(fund(c, bob, pool_address, 1n).gasUsed, 60_000);
});

test.run();
