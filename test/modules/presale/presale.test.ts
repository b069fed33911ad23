/** Presales from their making to their end, the good and the bad one. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  AboveMax,
  AlreadyFinalized,
  BelowMin,
  CapExceeded,
  NotActive,
  NotCancellable,
  NothingToClaim,
  NothingToRefund,
  NotRefundable,
  NotSucceeded,
  NotWhitelisted,
  PresaleNotFound,
} from '../../../modules/presale/index.js';
import { AmountZero, NotAuthorized } from '../../../runtime/sdk.js';
import { alice, bob, carol, dave } from '../../kit/index.js';
import { keepers, MILLION } from '../shared/coins.js';
import { makePool, ONE, PLENTY, poolInfo } from '../shared/pools.js';
import {
  activePresale,
  DAY,
  escrowOf,
  finalize,
  HOUR,
  options,
  pay,
  presaleChain,
  presaleInfo,
  refund,
  SUPPLY,
  terms,
} from './presales.js';

/** 60 % of the million for sale at 80 % of the rate. */
const FOR_POOL = 480_000_000_000n;
const DEPOSIT = 10n ** 12n + FOR_POOL;

test('an active presale accepts a contribution in full or not at all', () => {
  const { c, mint } = presaleChain();
  pay(c, bob, ONE).fails(PresaleNotFound, { presale_id: 1 });
  c.run(alice, 'CreatePresale', terms(c, mint));
  pay(c, bob, ONE).fails(NotActive, { status: 'pending' });
  c.advance(60);
  pay(c, bob, 0n).fails(AmountZero);
  pay(c, bob, ONE - 1n).fails(BelowMin, { min: `${ONE}` });
  pay(c, bob, 601n * ONE).fails(AboveMax, { max: `${600n * ONE}`, paid: '0' });
  pay(c, bob, 400n * ONE)
    .returns({ tokens: 400_000_000_000n })
    .emits('PresaleContributed', { contributor: bob, amount: 400n * ONE, raised: 400n * ONE });
  pay(c, bob, 201n * ONE).fails(AboveMax, { paid: `${400n * ONE}` });
  pay(c, bob, 200n * ONE).returns({ tokens: 200_000_000_000n });
  pay(c, carol, 401n * ONE).fails(CapExceeded, { remaining: `${400n * ONE}` });
  assert.is(c.balance(bob), MILLION - 600n * ONE);
  assert.is(c.balance(escrowOf(1)), 600n * ONE);
  const { raised, sold, contributors, status } = presaleInfo(c);
  assert.equal([raised, sold, contributors, status], [`${600n * ONE}`, '600000000000', 1, 'active']);
  pay(c, carol, 400n * ONE).emits('PresaleSucceeded', { presale_id: 1, raised: 1_000n * ONE });
  pay(c, dave, ONE).fails(NotActive, { status: 'succeeded' });
});

test("an account missing from the presale's list cannot contribute", () => {
  const { c } = activePresale({ options: options({ whitelist: [bob.address, carol.address, bob.address] }) });
  assert.is(presaleInfo(c).whitelist_size, 2);
  pay(c, dave, ONE).fails(NotWhitelisted);
  pay(c, carol, ONE);
});

test('the proceeds form the pool with locked liquidity, and the creator gets the rest and the unsold tokens', () => {
  const { c, mint } = activePresale();
  pay(c, bob, 400n * ONE);
  pay(c, carol, 300n * ONE);
  finalize(c, dave).fails(NotSucceeded, { status: 'active', raised: `${700n * ONE}` });
  c.advance(2 * HOUR);
  c.block().emitsOnly('PresaleSucceeded');
  const before = [c.balance(alice), c.balance(alice, 'SEED')] as const;
  const ran = finalize(c, dave);
  const { pool, lp_lock_id, reserve } = { ...ran.returned[0]!, reserve: poolInfo(c, 'SEED', 'TRL') } as never as {
    pool: string;
    lp_lock_id: number;
    reserve: ReturnType<typeof poolInfo>;
  };
  ran.emits('PresaleFinalized', { presale_id: 1, to_creator: 280n * ONE, liquidity_payment: 420n * ONE });
  assert.equal([reserve.address, reserve.reserve_a, reserve.reserve_b], [`0x${pool}`, '336000000000', `${420n * ONE}`]);
  assert.equal(
    reserve.locks.map(({ lock_id, owner, unlock_at }) => [lock_id, owner, unlock_at]),
    [[lp_lock_id, c.json(alice), c.time + 30 * DAY]],
  );
  assert.is(reserve.lp_locked, `${BigInt(reserve.lp_supply) - 1_000n}`);
  assert.is(c.balance(alice), before[0] + 280n * ONE);
  assert.is(c.balance(alice, 'SEED'), before[1] + DEPOSIT - 700_000_000_000n - 336_000_000_000n);
  assert.equal([presaleInfo(c).status, presaleInfo(c).pool], ['finalized', `0x${pool}`]);
  finalize(c, dave).fails(AlreadyFinalized);
  refund(c, bob).fails(NotRefundable, { status: 'finalized' });
  assert.is(c.balance(escrowOf(1)), 0n);
  const delivered = c.block();
  delivered.emits('PresaleTokensDelivered', { contributor: bob, amount: 400_000_000_000n });
  assert.equal([c.balance(bob, 'SEED'), c.balance(carol, 'SEED')], [400_000_000_000n, 300_000_000_000n]);
  assert.equal(presaleInfo(c).distribution, { done: 2, total: 2 });
  assert.is(c.balance(escrowOf(1), 'SEED'), 0n);
  c.run(bob, 'ClaimPresale', { presale_id: 1 }).fails(NothingToClaim);
  assert.is(poolInfo(c, `0x${mint}`, 'TRL').swaps, 0);
});

test('a presale succeeds or fails automatically when its time ends', () => {
  const good = activePresale();
  pay(good.c, bob, 500n * ONE);
  good.c.advance(2 * HOUR);
  assert.is(presaleInfo(good.c).status, 'succeeded');
  good.c.block().emits('PresaleSucceeded', { raised: 500n * ONE });

  const bad = activePresale();
  pay(bad.c, bob, 500n * ONE - 1n);
  bad.c.advance(2 * HOUR);
  assert.is(presaleInfo(bad.c).status, 'failed');
  bad.c.block().emits('PresaleFailed', { raised: 500n * ONE - 1n });
  finalize(bad.c, alice).fails(NotSucceeded, { status: 'failed' });
});

test('a missed soft cap refunds every contributor exactly, on request of anyone', () => {
  const { c, escrow } = activePresale();
  pay(c, bob, 100n * ONE);
  pay(c, bob, 7n * ONE);
  pay(c, carol, 33n * ONE);
  refund(c, bob).fails(NotRefundable, { status: 'active' });
  c.advance(2 * HOUR);
  refund(c, dave).fails(NothingToRefund);
  refund(c, dave, bob).emits('PresaleRefunded', { contributor: bob, amount: 107n * ONE });
  refund(c, bob).fails(NothingToRefund);
  assert.equal([c.balance(bob), presaleInfo(c).status], [MILLION, 'refunding']);
  const kept = c.balance(alice, 'SEED');
  refund(c, carol)
    .emits('PresaleRefunded', { contributor: carol })
    .emits('PresaleDepositReturned', { amount: DEPOSIT });
  assert.equal([c.balance(carol), c.balance(alice, 'SEED')], [MILLION, kept + DEPOSIT]);
  assert.equal([presaleInfo(c).status, c.balance(escrow), c.balance(escrow, 'SEED')], ['refunded', 0n, 0n]);
  refund(c, carol).fails(NotRefundable, { status: 'refunded' });
});

test('a presale without contributions ends automatically and returns the deposit', () => {
  const { c, mint } = activePresale();
  c.advance(2 * HOUR);
  c.block().emits('PresaleFailed').emits('PresaleDepositReturned', { creator: alice, amount: DEPOSIT });
  assert.equal([presaleInfo(c).status, c.balance(alice, 'SEED')], ['refunded', SUPPLY]);
  c.run(alice, 'CreatePresale', terms(c, mint)).returns({ presale_id: 2, address: escrowOf(2), escrow: DEPOSIT });
});

test('a failed presale refunds every contributor automatically over the next blocks', () => {
  const { c, escrow } = activePresale();
  pay(c, bob, 107n * ONE);
  pay(c, carol, 33n * ONE);
  c.advance(2 * HOUR);
  c.block().emits('PresaleFailed');
  refund(c, carol).emits('PresaleRefunded', { contributor: carol, amount: 33n * ONE });
  c.block()
    .emits('PresaleRefunded', { contributor: bob, amount: 107n * ONE })
    .emits('PresaleDepositReturned');
  assert.equal([c.balance(bob), c.balance(carol), c.balance(escrow)], [MILLION, MILLION, 0n]);
  assert.is(presaleInfo(c).status, 'refunded');
  c.block().emitsOnly();
});

test('a contribution below the minimum is accepted if it fills the hard cap exactly', () => {
  const { c } = activePresale({ soft_cap: 1_000n * ONE - 1n, min_contribution: 10n * ONE });
  pay(c, bob, 500n * ONE);
  // Somebody pays so much that no regular contribution fits, and the soft cap is not reached.
  pay(c, dave, 491n * ONE);
  pay(c, carol, 9n * ONE - 1n).fails(BelowMin, { min: `${10n * ONE}`, remaining: `${9n * ONE}` });
  pay(c, carol, 9n * ONE).emits('PresaleSucceeded', { raised: 1_000n * ONE });
  finalize(c, dave).emits('PresaleFinalized');
});

test("the creator's deposit returns after thirty days, even if a refund cannot be delivered", () => {
  const { c } = activePresale(
    { payment_token: 'USDA', soft_cap: 500n, hard_cap: 1_000n, min_contribution: 10n, max_contribution: 600n },
    { stablecoins: ['USDA'] },
  );
  const mint = c.ask<{ mint: string }>('getTokenInfo', ['USDA']).mint.slice(2);
  pay(c, bob, 100n);
  c.run(keepers.blocklister, 'FreezeAccount', { mint, account: bob, frozen: true });
  c.advance(2 * HOUR);
  c.block();
  c.block();
  c.advance(30 * DAY);
  c.block().emits('PresaleDepositReturned', { amount: DEPOSIT });
  assert.is(c.balance(alice, 'SEED'), SUPPLY);
  c.run(keepers.blocklister, 'FreezeAccount', { mint, account: bob, frozen: false });
  refund(c, bob).emits('PresaleRefunded', { amount: 100n });
  assert.is(presaleInfo(c).status, 'refunded');
});

test('only the creator cancels a presale, and only before the soft cap is reached', () => {
  const { c } = activePresale();
  const cancel = (who: typeof alice) => c.run(who, 'CancelPresale', { presale_id: 1 });
  cancel(bob).fails(NotAuthorized, { required: 'creator' });
  pay(c, bob, 499n * ONE);
  cancel(alice).emits('PresaleCancelled', { raised: 499n * ONE });
  assert.is(presaleInfo(c).status, 'cancelled');
  pay(c, carol, ONE).fails(NotActive, { status: 'cancelled' });
  cancel(alice).fails(NotCancellable, { status: 'cancelled' });
  refund(c, bob).emits('PresaleDepositReturned');
  assert.is(presaleInfo(c).status, 'refunded');
  makePool(c, ['SEED', PLENTY], ['TRL', ONE]);

  const late = activePresale();
  pay(late.c, bob, 500n * ONE);
  late.c.run(alice, 'CancelPresale', { presale_id: 1 }).fails(NotCancellable, { soft_cap: `${500n * ONE}` });
});

test('unsold tokens are burned if the terms say so', () => {
  const { c } = activePresale({ options: options({ unsold: 'burn' }) });
  pay(c, bob, 500n * ONE);
  c.advance(2 * HOUR);
  const unsold = DEPOSIT - 500_000_000_000n - 240_000_000_000n;
  finalize(c, bob).emits('TokenBurned', { amount: unsold }).emits('PresaleFinalized', { unsold });
  assert.is(c.ask('getTokenInfo', ['SEED']).total_supply, `${SUPPLY - unsold}`);
});

test('the first vested part is delivered automatically and the others when claimed', () => {
  const vesting = { tge_bps: 2_500, cycle_seconds: 10 * DAY, cycle_bps: 3_000 };
  const { c } = activePresale({ options: options({ vesting }) });
  const claim = () => c.run(bob, 'ClaimPresale', { presale_id: 1 });
  pay(c, bob, 600n * ONE);
  claim().fails(NothingToClaim);
  c.advance(2 * HOUR);
  finalize(c, dave);
  c.block().emits('PresaleTokensDelivered', { contributor: bob, amount: 150_000_000_000n });
  claim().fails(NothingToClaim, { claimed: '150000000000', tokens: '600000000000' });
  c.advance(10 * DAY);
  claim().emits('PresaleTokensDelivered', { amount: 180_000_000_000n });
  claim().fails(NothingToClaim);
  c.advance(25 * DAY);
  claim().emits('PresaleTokensDelivered', { amount: 270_000_000_000n });
  assert.is(c.balance(bob, 'SEED'), 600_000_000_000n);
  c.run(carol, 'ClaimPresale', { presale_id: 1 }).fails(NothingToClaim);
  c.run(carol, 'ClaimPresale', { presale_id: 2 }).fails(PresaleNotFound);
});

test('an account that claims before its scheduled delivery is not paid twice', () => {
  const { c } = activePresale();
  pay(c, bob, 600n * ONE);
  c.advance(2 * HOUR);
  finalize(c, dave);
  c.run(bob, 'ClaimPresale', { presale_id: 1 }).emits('PresaleTokensDelivered', { amount: 600_000_000_000n });
  c.block().emitsOnly();
  assert.is(c.balance(bob, 'SEED'), 600_000_000_000n);
});

test.run();
