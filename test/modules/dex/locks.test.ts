/** Locks of liquidity: what is locked stays, earns, and comes back by itself. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { InsufficientLp, LockTooLong, LockTooShort, LpLocked } from '../../../modules/dex/index.js';
import { InvalidAddress, moduleAccount, NotAuthorized, NotFound, ZERO_ADDRESS } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, carol, type TestChain } from '../../kit/index.js';
import { type Made, ONE, poolChain, poolInfo, reserves, shares, swap } from '../shared/pools.js';

const DAY = 86_400;
const PAIR = { token_a: 'TRL', token_b: 'COIN' };
const remove = (c: TestChain, who: Actor, lp_amount: bigint) =>
  c.run(who, 'RemoveLiquidity', { ...PAIR, lp_amount, min_amount_a: 0n, min_amount_b: 0n });
const lock = (c: TestChain, who: Actor, lp_amount: bigint, unlock_at: number) =>
  c.run(who, 'LockLiquidity', { ...PAIR, lp_amount, unlock_at });
const locked = (c: TestChain, who: Actor, { lp_mint }: Made) =>
  BigInt(c.ask<{ locked: string | null }>('getBalance', [who, `0x${lp_mint}`]).locked ?? 0);

test('a pool can be created with its liquidity locked', () => {
  const { c, made } = poolChain({ lock: 30 * DAY });
  assert.equal([made.lock_id, shares(c, alice, made), locked(c, alice, made)], [0, 0n, made.lp_tokens]);
  const { lp_locked, locks } = poolInfo(c);
  assert.is(lp_locked, `${made.lp_tokens}`);
  assert.equal(locks, [
    { lock_id: 0, owner: c.json(alice), amount: `${made.lp_tokens}`, unlock_at: c.time + 30 * DAY },
  ]);
  assert.is(c.balance(moduleAccount('dex', ['locks']), `0x${made.lp_mint}`), made.lp_tokens);
});

test('locked liquidity cannot be removed, moved or locked again until it unlocks automatically', () => {
  const { c, made } = poolChain({ lock: 30 * DAY });
  const unlock_at = c.time + 30 * DAY;
  remove(c, alice, 10_000n).fails(LpLocked, { unlock_at, free: '0', need: '10000' });
  remove(c, alice, made.lp_tokens + 1n).fails(InsufficientLp, { have: `${made.lp_tokens}` });
  lock(c, alice, 10_000n, unlock_at + 1).fails(LpLocked, { unlock_at });
  c.advance(30 * DAY - 2);
  remove(c, alice, 10_000n).fails(LpLocked);
  c.block();
  c.block().emits('LpUnlocked', { pool: made.pool, lock_id: 0, owner: alice, amount: made.lp_tokens });
  assert.equal([shares(c, alice, made), locked(c, alice, made)], [made.lp_tokens, 0n]);
  assert.equal([poolInfo(c).lp_locked, poolInfo(c).locks], ['0', []]);
  remove(c, alice, made.lp_tokens).emits('LiquidityRemoved');
});

test('a lock that ends in the current block is released immediately', () => {
  const { c, made } = poolChain({ lock: 100 });
  c.advance(100);
  remove(c, alice, made.lp_tokens).emits('LpUnlocked', { owner: alice }).emits('LiquidityRemoved');
  c.block().emitsOnly();
});

test('locked liquidity earns like any other', () => {
  const { c, made } = poolChain({ lock: 100 });
  const before = reserves(c);
  for (let i = 0; i < 20; i++) {
    swap(c, bob, 'TRL', 'COIN', 100n * ONE);
    swap(c, bob, 'COIN', 'TRL', 150_000_000n);
  }
  c.advance(200);
  const { amount_a, amount_b } = remove(c, alice, made.lp_tokens).returned[0]! as Record<string, bigint>;
  assert.ok(amount_a! * amount_b! > before[0] * before[1]);
});

test('free liquidity can be locked in several parts', () => {
  const { c, made } = poolChain();
  const soon = c.time + DAY;
  lock(c, alice, 1_000n, soon)
    .returns({ lock_ids: [0] })
    .emits('LpLocked', { lock_id: 0, owner: alice, amount: 1_000n, unlock_at: soon });
  lock(c, alice, 500n, soon + DAY).returns({ lock_ids: [1] });
  assert.is(shares(c, alice, made), made.lp_tokens - 1_500n);
  remove(c, alice, made.lp_tokens - 600n).fails(LpLocked, { unlock_at: soon });
  remove(c, alice, made.lp_tokens - 400n).fails(LpLocked, { unlock_at: soon + DAY });
  lock(c, bob, 1n, soon).fails(InsufficientLp, { have: '0' });
  c.advance(DAY);
  c.block().emitsOnly('Transfer', 'LpUnlocked');
  assert.is(poolInfo(c).lp_locked, '500');
});

test('a lock can be extended but never shortened', () => {
  const { c, made } = poolChain({ lock: 30 * DAY });
  const end = c.time + 30 * DAY;
  lock(c, alice, 0n, end - 1).fails(LockTooShort);
  lock(c, alice, 0n, end).fails(LockTooShort);
  lock(c, alice, 0n, c.time).fails(LockTooShort, { now: c.time });
  lock(c, bob, 0n, end + DAY).fails(LockTooShort);
  lock(c, alice, 0n, end + DAY)
    .returns({ lock_ids: [0] })
    .emits('LpLockExtended', { lock_id: 0, unlock_at: end + DAY });
  assert.equal(poolInfo(c).locks[0]!.unlock_at, end + DAY);
  c.advance(30 * DAY);
  c.block().emitsOnly();
  remove(c, alice, made.lp_tokens).fails(LpLocked, { unlock_at: end + DAY });
});

test('all locks that end earlier are extended together for additional gas', () => {
  const { c } = poolChain();
  const end = c.time + DAY;
  for (const days of [0, 1, 5]) lock(c, alice, 1_000n, end + days * DAY);
  const ran = lock(c, alice, 0n, end + 3 * DAY).returns({ lock_ids: [0, 1] });
  assert.is(ran.gasUsed, 50_000);
  assert.equal(
    poolInfo(c).locks.map(({ unlock_at }) => (unlock_at - end) / DAY),
    [3, 3, 5],
  );
});

test('a lock lasts at most a hundred years', () => {
  const { c } = poolChain();
  const century = 3_155_760_000;
  lock(c, alice, 1_000n, c.time + century + 1).fails(LockTooLong, { max_seconds: century });
  lock(c, alice, 1_000n, c.time + century).emits('LpLocked');
});

test('a transferred lock keeps its end time', () => {
  const { c, made } = poolChain({ lock: 100 });
  const give = (who: Actor, to: Actor | typeof ZERO_ADDRESS, lock_id = 0, pool = made.pool) =>
    c.run(who, 'TransferLpLock', { pool, lock_id, to });
  give(bob, bob).fails(NotAuthorized, { required: 'owner of the lock' });
  give(alice, bob, 1).fails(NotFound, { lock_id: 1 });
  give(alice, bob, 0, made.lp_mint).fails(NotFound);
  give(alice, ZERO_ADDRESS).fails(InvalidAddress);
  give(alice, carol).emitsOnly('LpLockTransferred').emits('LpLockTransferred', { lock_id: 0, from: alice, to: carol });
  give(alice, bob).fails(NotAuthorized);
  assert.equal([locked(c, alice, made), locked(c, carol, made)], [0n, made.lp_tokens]);
  remove(c, carol, 10_000n).fails(LpLocked);
  c.advance(100);
  c.block();
  assert.equal([shares(c, alice, made), shares(c, carol, made)], [0n, made.lp_tokens]);
});

test('locks that end together are released over the next blocks, or immediately when their owner needs them', () => {
  const { c, made } = poolChain();
  const end = c.time + DAY;
  for (let i = 0; i < 120; i++) lock(c, alice, 1_000n, end);
  c.run(alice, 'Transfer', { to: carol, token_symbol: `0x${made.lp_mint}`, amount: 5_000n });
  lock(c, carol, 5_000n, end);
  c.advance(DAY);
  assert.is(c.block().events.filter(({ name }) => name === 'LpUnlocked').length, 50);
  remove(c, carol, 5_000n).emits('LpUnlocked', { lock_id: 120, owner: carol });
  const counts = [c.block(), c.block(), c.block()].map(
    ({ events }) => events.filter(({ name }) => name === 'LpUnlocked').length,
  );
  assert.equal(counts, [50, 20, 0]);
  assert.is(shares(c, alice, made), made.lp_tokens - 5_000n);
});

test.run();
