/** Attacks on settlement: frozen tokens, full queues, prices of a moment, makers that look twice. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NotOpen } from '../../../modules/settlement/index.js';
import { AccountFrozen, type Hash } from '../../../runtime/sdk.js';
import { alice, bob, carol, dave, type TestChain } from '../../kit/index.js';
import { keepers } from '../shared/coins.js';
import { makePool, ONE } from '../shared/pools.js';
import {
  cancel,
  checkBooks,
  create,
  DAY,
  match,
  OPEN_TO_ALL,
  order,
  settle,
  settlementChain,
  statusOf,
  withdraw,
} from './settling.js';

const { pauser, blocklister } = keepers;

/** A chain with USDX, whose keepers can stop it. */
function stoppable() {
  const c = settlementChain({ stablecoins: ['USDX'] });
  const mint = c.ask<{ mint: string }>('getTokenInfo', ['USDX']).mint.slice(2) as Hash;
  return {
    c,
    pause: (paused: boolean) => c.run(pauser, 'PauseToken', { mint, paused }),
    freeze: (account: typeof alice, frozen: boolean) => c.run(blocklister, 'FreezeAccount', { mint, account, frozen }),
  };
}

const twoBlocks = (c: TestChain) => {
  c.block();
  c.block();
};

test('pausing a token after the match halts no node, and the match stays until the token moves', () => {
  const { c, pause } = stoppable();
  create(c, { sell_token: 'USDX' });
  match(c);
  pause(true);
  twoBlocks(c);
  assert.is(statusOf(c), 'Matched');
  assert.is(c.entries('settlement', 'matched').length, 0, 'no block looks at it again');
  cancel(c).fails(NotOpen, { status: 'Matched' });
  checkBooks(c);
  pause(false);
  settle(c, dave);
  checkBooks(c);
});

test('a frozen owner of an ended order gets its tokens back once it is unfrozen, and no one else does', () => {
  const { c, freeze } = stoppable();
  const before = c.balance(alice, 'USDX');
  create(c, { sell_token: 'USDX', deadline: c.time + 10 });
  freeze(alice, true);
  c.advance(10);
  twoBlocks(c);
  assert.equal([statusOf(c), order(c).escrowed], ['Expired', '1000000000']);
  assert.equal(c.ask<{ orders: unknown[] }>('listSettleOrders', [10, null]).orders, [], 'makers do not see it');
  cancel(c).fails(AccountFrozen);
  freeze(alice, false);
  cancel(c).emits('SettleOrderExpired', { order_id: 1 });
  assert.is(c.balance(alice, 'USDX'), before);
  checkBooks(c);
});

test('orders that cannot be settled do not delay the others', () => {
  const { c, pause } = stoppable();
  for (let i = 1; i <= 300; i++) {
    create(c, { sell_token: 'USDX', sell_amount: 1n, min_buy_amount: 1n, deadline: c.time + 50 });
    if (i <= 150) match(c, bob, i, 1n);
  }
  pause(true);
  create(c, { deadline: c.time + 60 });
  match(c, bob, 301);
  create(c, { deadline: c.time + 50 });
  let blocks = 0;
  for (; statusOf(c, 301) !== 'Settled'; blocks++) c.block();
  assert.ok(blocks <= 3, `${blocks} blocks until the honest order is settled`);
  c.advance(60);
  for (blocks = 0; order(c, 302).escrowed !== '0'; blocks++) c.block();
  assert.ok(blocks <= 3, `${blocks} blocks until the honest order comes back`);
  checkBooks(c);
});

test('a maker that resigns or drops below its tier must still honor its matches', () => {
  const c = settlementChain();
  create(c);
  match(c);
  withdraw(c, bob);
  const before = c.balance(alice);
  twoBlocks(c);
  assert.is(c.balance(alice), before + 500n * ONE);
  c.advance(21 * DAY);
  withdraw(c, bob);
  checkBooks(c);
});

test('manipulating the current price with swaps around a match does not change its spread', () => {
  const swapped = (before: boolean) => {
    const c = settlementChain();
    makePool(c, ['TRL', 1_000n * ONE], ['COIN', 2_000_000_000n]);
    c.advance(700);
    create(c);
    const swap = [
      'Swap',
      { from_token: 'COIN', to_token: 'TRL', amount_in: 9_000_000_000n, min_amount_out: 1n },
    ] as const;
    const matching = ['MatchSettleOrder', { order_id: 1, buy_amount: 510n * ONE }] as const;
    c.bundle(bob, before ? [swap, matching] : [matching]);
    return order(c).spread_bps;
  };
  assert.equal([swapped(true), swapped(false)], [200, 200]);
});

test('delaying a settlement does not change the mean price that it reports', () => {
  const { c, pause } = stoppable();
  makePool(c, ['TRL', 1_000n * ONE], ['USDX', 2_000_000_000n]);
  c.advance(700);
  create(c, { sell_token: 'USDX' });
  match(c, bob, 1, 510n * ONE);
  pause(true);
  twoBlocks(c);
  pause(false);
  c.run(dave, 'Swap', { from_token: 'USDX', to_token: 'TRL', amount_in: 9_000_000_000n, min_amount_out: 1n });
  c.advance(DAY);
  settle(c, dave);
  assert.is(order(c).spread_bps, 200);
});

test('when two makers match in one block, the first gets the order and the second keeps its funds', () => {
  const c = settlementChain();
  create(c, { deadline: c.time + 10 });
  const escrow = c.within((run) =>
    run.account(c.set.modules.find(({ module }) => module.name === 'settlement')!, ['orders']),
  );
  c.run(dave, 'Transfer', { to: escrow, token_symbol: 'COIN', amount: 77n });
  const before = c.balance(alice, 'COIN');
  c.advance(10);
  c.block();
  assert.is(c.balance(alice, 'COIN'), before + 1_000_000_000n);
  assert.is(c.balance(escrow, 'COIN'), 77n);
});

test('the first of two makers in one block gets the order, and the second keeps its funds', () => {
  const c = settlementChain();
  create(c);
  c.reach(c.height + OPEN_TO_ALL);
  const before = c.balance(carol);
  match(c, bob);
  match(c, carol, 1, 900n * ONE).fails(NotOpen, { status: 'Matched' });
  assert.is(c.balance(carol), before);
});

test.run();
