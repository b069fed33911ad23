/** Settlement: orders in escrow, makers with a bond, one swap, and what is counted of it. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  BelowMinimum,
  BondLocked,
  BondTooSmall,
  DeadlinePassed,
  LimitTooLarge,
  NotMarketMaker,
  NotOpen,
  NotOrderOwner,
  OrderNotFound,
  OwnOrder,
  SameToken,
  TierNotAllowed,
} from '../../../modules/settlement/index.js';
import { lowestTier } from '../../../modules/settlement/maker.js';
import { spreadOf } from '../../../modules/settlement/stats.js';
import { systemAccount } from '../../../modules/tokens/port.js';
import { AmountZero, InsufficientBalance, UnknownToken } from '../../../runtime/sdk.js';
import { alice, bob, carol, dave } from '../../kit/index.js';
import { makePool, ONE, PLENTY } from '../shared/pools.js';
import {
  BOND,
  cancel,
  checkBooks,
  create,
  DAY,
  match,
  OPEN_TO_ALL,
  order,
  register,
  settle,
  settlementChain,
  statusOf,
  withdraw,
} from './settling.js';

interface Stats {
  readonly settled_count: number;
  readonly total_volume: string;
  readonly avg_spread_bps: number;
  readonly last_settlement_block: number;
  readonly active_mm_count: number;
}

// --- orders

test("an order puts the sold amount into escrow, where the owner's balance reports it as locked", () => {
  const c = settlementChain();
  const before = c.balance(alice, 'COIN');
  create(c).returns({ order_id: 1 });
  assert.is(c.balance(alice, 'COIN'), before - 1_000_000_000n);
  assert.is(c.ask('getBalance', [alice, 'COIN']).locked, '1000000000');
  const { bundles, ...told } = order(c);
  assert.match((bundles as { create: string }).create, /^trh/);
  const mint = (name: string) => c.ask<{ mint: string }>('getTokenInfo', [name]).mint;
  assert.equal(told, {
    order_id: 1,
    owner: c.json(alice),
    sell_token: mint('COIN'),
    buy_token: mint('TRL'),
    sell_amount: '1000000000',
    min_buy_amount: '500000000000',
    deadline: c.time + 3_600,
    tier: 0,
    sell_symbol: 'COIN',
    buy_symbol: 'TRL',
    maker: null,
    buy_amount: null,
    fee: null,
    status: 'Created',
    escrowed: '1000000000',
    spread_bps: null,
    created_block: c.height,
    matched_block: null,
    settled_block: null,
  });
  assert.is(c.ask('getSettleOrder', [2]), null);
  checkBooks(c);
});

test('an invalid order is rejected and puts no funds into escrow', () => {
  const c = settlementChain();
  create(c, { sell_amount: 0n }).fails(AmountZero);
  create(c, { min_buy_amount: 0n }).fails(AmountZero);
  create(c, { sell_token: 'TRL' }).fails(SameToken);
  create(c, { sell_token: 'NOPE' }).fails(UnknownToken);
  create(c, { buy_token: 'NOPE' }).fails(UnknownToken);
  create(c, { deadline: c.time }).fails(DeadlinePassed, { now: c.time });
  create(c, { deadline: c.time + 30 * DAY + 1 }).fails(LimitTooLarge, { latest: c.time + 30 * DAY });
  create(c, { sell_amount: PLENTY + 1n }).fails(InsufficientBalance);
  create(c, { deadline: c.time + 30 * DAY }).returns({ order_id: 1 });
  checkBooks(c);
});

test('only the owner cancels an order, and only until a maker matches it', () => {
  const c = settlementChain();
  const before = c.balance(alice, 'COIN');
  create(c);
  cancel(c, bob).fails(NotOrderOwner);
  cancel(c, alice, 2).fails(OrderNotFound);
  cancel(c).emits('SettleOrderCancelled', { order_id: 1, owner: alice });
  assert.is(c.balance(alice, 'COIN'), before);
  cancel(c).fails(NotOpen, { status: 'Cancelled' });
  create(c);
  match(c, bob, 2);
  cancel(c, alice, 2).fails(NotOpen, { status: 'Matched' });
  checkBooks(c);
});

test('an unmatched order is returned at the end of the block of its deadline', () => {
  const c = settlementChain();
  const before = c.balance(alice, 'COIN');
  create(c, { deadline: c.time + 100 });
  c.advance(99);
  assert.is(statusOf(c), 'Created');
  c.advance(1);
  assert.equal([statusOf(c), order(c).escrowed], ['Expired', '1000000000']);
  match(c).fails(DeadlinePassed);
  c.block().emits('SettleOrderExpired', { order_id: 1, owner: alice });
  assert.equal([statusOf(c), order(c).escrowed], ['Expired', '0']);
  assert.is(c.balance(alice, 'COIN'), before);
  checkBooks(c);
});

test('a block returns at most a hundred expired orders, and an owner can collect its own sooner', () => {
  const c = settlementChain();
  for (let i = 0; i < 250; i++) create(c, { sell_amount: 1n, deadline: c.time + 100 - (i % 3) });
  c.advance(200);
  const left = () => c.entries('settlement', 'deadlines').length;
  const counts = [left()];
  cancel(c, alice, 250).emits('SettleOrderExpired', { order_id: 250, owner: alice });
  for (let i = 0; i < 3; i++) {
    c.block();
    counts.push(left());
    checkBooks(c);
  }
  assert.equal(counts, [250, 149, 49, 0]);
});

// --- makers

test('a maker posts the bond of its tier and gets it back 21 days after resigning', () => {
  const c = settlementChain();
  register(c, dave, 2, BOND[2] - 1n).fails(BondTooSmall, { needed: `${BOND[2]}` });
  const before = c.balance(dave);
  register(c, dave, 2).emits('MarketMakerRegistered', {
    maker: dave,
    tier: 2,
    bond: BOND[2],
    name: 'maker of tier 2',
  });
  assert.is(c.balance(dave), before - BOND[2]);
  assert.is(c.ask('getBalance', [dave, 'TRL']).locked, `${BOND[2]}`);
  withdraw(c, dave).emits('MarketMakerRetired', { maker: dave, withdraw_at: c.time + 21 * DAY });
  create(c);
  c.reach(c.height + OPEN_TO_ALL);
  match(c, dave).fails(NotMarketMaker);
  c.advance(20 * DAY);
  withdraw(c, dave).fails(BondLocked);
  c.advance(DAY);
  withdraw(c, dave).emits('MarketMakerBondWithdrawn', { maker: dave, bond: BOND[2] });
  assert.is(c.balance(dave), before);
  withdraw(c, dave).fails(NotMarketMaker);
  withdraw(c, alice).fails(NotMarketMaker);
  checkBooks(c);
});

test('a maker upgrades its tier by paying the difference, and never withdraws a part of the bond', () => {
  const c = settlementChain();
  const before = c.balance(carol);
  register(c, carol, 1, BOND[2]).fails(BondTooSmall, { needed: `${BOND[1]}` });
  register(c, carol, 1);
  assert.is(c.balance(carol), before - BOND[1] + BOND[3]);
  register(c, carol, 3, BOND[3]).fails(BondTooSmall, { needed: `${BOND[1]}` });
  withdraw(c, carol);
  register(c, carol, 2, BOND[1]);
  const makers = c.ask<{ makers: Record<string, unknown>[] }>('getMarketMakers', []).makers;
  assert.equal(
    makers.map(({ address, tier, bond, active }) => [address, tier, bond, active]),
    [
      [c.json(bob), 1, `${BOND[1]}`, true],
      [c.json(carol), 2, `${BOND[1]}`, true],
    ],
  );
  assert.equal(c.ask<{ makers: unknown[] }>('getMarketMakers', [3]).makers, []);
  checkBooks(c);
});

test('makers are listed by tier with their filled volume', () => {
  const c = settlementChain();
  create(c);
  match(c);
  settle(c);
  const [first, second] = c.ask<{ makers: Record<string, unknown>[] }>('getMarketMakers', []).makers;
  assert.equal(first, {
    address: c.json(bob),
    name: 'maker of tier 1',
    tier: 1,
    bond: `${BOND[1]}`,
    active: true,
    withdraw_at: null,
    settled_count: 1,
    volume: `${500n * ONE}`,
    avg_spread_bps: 0,
    registered_block: 1,
  });
  assert.equal([second!.tier, second!.settled_count], [3, 0]);
});

test('tier 1 is exclusive for three blocks and tiers 1 and 2 for the next three, or longer if the order says so', () => {
  const table = [
    // blocks since it was made: 0 1 2 3 4 5 6 7 8
    [0, [1, 1, 1, 1, 2, 2, 2, 3, 3]],
    [1, [1, 1, 1, 1, 1, 1, 1, 1, 1]],
    [2, [1, 1, 1, 1, 2, 2, 2, 2, 2]],
    [3, [1, 1, 1, 1, 2, 2, 2, 3, 3]],
  ] as const;
  for (const [tier, lowest] of table) {
    assert.equal(
      lowest.map((_, blocks) => lowestTier(tier, blocks)),
      [...lowest],
      `tier ${tier}`,
    );
  }
  const c = settlementChain();
  register(c, dave, 2);
  for (const tier of [0, 1, 2]) create(c, { tier });
  const made = c.height;
  for (let height = made; height < made + OPEN_TO_ALL; height++) {
    match(c, carol).fails(TierNotAllowed, { tier: 3, lowest: height <= made + 3 ? 1 : 2, created_block: made });
    c.block();
  }
  match(c, dave, 2).fails(TierNotAllowed, { tier: 2, lowest: 1, created_block: made });
  match(c, carol, 3).fails(TierNotAllowed, { tier: 3, lowest: 2, created_block: made });
  match(c, carol);
  match(c, bob, 2);
  match(c, dave, 3);
});

// --- filling

test('a match goes into escrow at once, and both amounts are exchanged at the end of the next block', () => {
  const c = settlementChain();
  const before = [c.balance(alice), c.balance(bob), c.balance(alice, 'COIN'), c.balance(bob, 'COIN')];
  create(c);
  match(c, bob, 1, 600n * ONE).emits('SettleOrderMatched', { order_id: 1, maker: bob, buy_amount: 600n * ONE });
  assert.equal([statusOf(c), c.balance(bob)], ['Matched', before[1]! - 600n * ONE]);
  assert.is(c.ask('getBalance', [bob, 'TRL']).locked, `${600n * ONE + BOND[1]}`);
  checkBooks(c);
  c.block();
  assert.is(statusOf(c), 'Matched', 'not in the block of the match');
  c.block().emits('SettleOrderSettled', { order_id: 1, owner: alice, maker: bob, buy_amount: 600n * ONE, fee: 0n });
  const after = [c.balance(alice), c.balance(bob), c.balance(alice, 'COIN'), c.balance(bob, 'COIN')];
  assert.equal(after, [
    before[0]! + 600n * ONE,
    before[1]! - 600n * ONE,
    before[2]! - 1_000_000_000n,
    before[3]! + 1_000_000_000n,
  ]);
  assert.equal((order(c).bundles as { settle: unknown }).settle, null);
  checkBooks(c);
});

test('anyone can settle a matched order, even in the same bundle', () => {
  const c = settlementChain();
  create(c);
  c.bundle(bob, [
    ['MatchSettleOrder', { order_id: 1, buy_amount: 500n * ONE }],
    ['SettleOrder', { order_id: 1 }],
  ]).emits('SettleOrderSettled', { order_id: 1 });
  create(c);
  match(c, bob, 2);
  settle(c, dave, 2);
  settle(c, dave, 2).fails(NotOpen, { status: 'Settled' });
  settle(c, dave, 3).fails(OrderNotFound);
  checkBooks(c);
});

test('an invalid match is rejected', () => {
  const c = settlementChain();
  create(c);
  match(c, dave).fails(NotMarketMaker);
  match(c, bob, 2).fails(OrderNotFound);
  match(c, bob, 1, 500n * ONE - 1n).fails(BelowMinimum, { min: `${500n * ONE}` });
  match(c, bob, 1, 10n ** 30n).fails(InsufficientBalance);
  create(c, {}, bob);
  match(c, bob, 2).fails(OwnOrder);
  settle(c).fails(NotOpen, { status: 'Created' });
  match(c);
  match(c).fails(NotOpen, { status: 'Matched' });
  checkBooks(c);
});

test('the fee is a share of the sold amount at the rate of the matching block and goes to the treasury', () => {
  const c = settlementChain({ params: { 'settle.fee_bps': 30 } });
  create(c);
  const before = c.balance(bob, 'COIN');
  match(c);
  settle(c);
  assert.equal([order(c).fee, c.balance(bob, 'COIN') - before], ['3000000', 997_000_000n]);
  assert.is(c.balance(systemAccount(3), 'COIN'), 3_000_000n);
  checkBooks(c);
});

// --- spreads and sums

test('the spread is the distance from the mean price in either direction, at most 100 percent', () => {
  const mean = 2n << 64n;
  for (const [sold, bought, bps] of [
    [100n, 200n, 0],
    [100n, 202n, 100],
    [100n, 198n, 100],
    [10_000n, 20_001n, 0],
    [100n, 0n, 10_000],
    [100n, 900n, 10_000],
  ] as const) {
    assert.is(spreadOf(sold, bought, mean), bps, `${sold} for ${bought}`);
  }
  assert.is(spreadOf(1n, 1n, undefined), null);
  assert.is(spreadOf(1n, 1n, 0n), null);
});

test('spreads and volumes use the mean price of the pool, not the current price', () => {
  const c = settlementChain();
  // 1 COIN (6 decimals) is half a TRL.
  makePool(c, ['TRL', 1_000n * ONE], ['COIN', 2_000_000_000n]);
  create(c);
  match(c);
  assert.is(order(c).spread_bps, null, 'the pool is too young');
  c.advance(700);
  c.run(dave, 'Swap', { from_token: 'COIN', to_token: 'TRL', amount_in: 2_000_000_000n, min_amount_out: 1n });
  create(c);
  match(c, bob, 2, 505n * ONE);
  assert.is(order(c, 2).spread_bps, 100);
  c.block();
  c.block();
  const stats = c.ask<Stats>('settleStats', []);
  assert.equal(stats, {
    settled_count: 2,
    total_volume: `${1_005n * ONE}`,
    avg_spread_bps: 100,
    last_settlement_block: c.height - 1,
    active_mm_count: 2,
  });
  assert.is(c.ask<Stats>('settleStats', ['COIN']).total_volume, '2000000000');
  assert.equal(c.ask<Stats>('settleStats', ['TRL']).settled_count, 0);
  c.refuses('settleStats', ['NOPE'], UnknownToken);
});

test('orders between two tokens are valued by a pool of either, or at zero without one', () => {
  const c = settlementChain();
  const trade = { sell_token: 'COIN', buy_token: 'NUTS', sell_amount: 1_000n, min_buy_amount: 7n };
  create(c, trade);
  match(c, bob, 1, 7n);
  settle(c);
  assert.is(c.ask<Stats>('settleStats', []).total_volume, '0');
  makePool(c, ['TRL', 1_000n * ONE], ['NUTS', 1_000_000_000n]);
  c.advance(700);
  create(c, trade);
  match(c, bob, 2, 7n);
  settle(c, alice, 2);
  assert.is(c.ask<Stats>('settleStats', []).total_volume, '7000');
});

test('settled orders are listed newest first, by either token and since a block', () => {
  const c = settlementChain();
  const list = (...params: unknown[]) =>
    c.ask<{ settlements: { order_id: number }[]; next_cursor: string | null; count: number }>(
      'listSettleSettlements',
      params,
    );
  const ids = (...params: unknown[]) => list(...params).settlements.map(({ order_id }) => order_id);
  const heights: number[] = [];
  for (let i = 1; i <= 6; i++) {
    create(c, i % 2 === 0 ? { buy_token: 'NUTS', min_buy_amount: 1n } : {});
    match(c, bob, i, i % 2 === 0 ? 1n : 500n * ONE);
    settle(c, alice, i);
    heights.push(c.height);
    c.block();
  }
  create(c);
  assert.equal(ids(null, null, 100, null), [6, 5, 4, 3, 2, 1]);
  assert.equal(ids('NUTS', null, 100, null), [6, 4, 2]);
  assert.equal(ids('TRL', null, 100, null), [5, 3, 1]);
  assert.equal(ids('COIN', heights[3], 100, null), [6, 5, 4]);
  const first = list(null, null, 4, null);
  assert.equal(ids(null, null, 4, first.next_cursor), [2, 1]);
  const since = list(null, heights[4], 4, null);
  assert.equal([since.count, since.next_cursor], [2, null]);
  c.refuses('listSettleSettlements', ['NOPE', null, 100, null], UnknownToken);
  const open = c.ask<{ orders: { order_id: number }[] }>('listSettleOrders', [100, null]);
  assert.equal(
    open.orders.map(({ order_id }) => order_id),
    [7],
  );
});

test.run();
