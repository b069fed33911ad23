/** Orders and makers as state machines (definitions 4.21): every state meets every trigger. */

import { test } from 'uvu';
import {
  BondLocked,
  BondTooSmall,
  DeadlinePassed,
  NotMarketMaker,
  NotOpen,
  NotOrderOwner,
  TierNotAllowed,
} from '../../../modules/settlement/index.js';
import { alice, bob, carol, dave, type TestChain } from '../../kit/index.js';
import { checkMachine } from '../shared/transitions.js';
import {
  BOND,
  cancel,
  create,
  DAY,
  match,
  OPEN_TO_ALL,
  register,
  settle,
  settlementChain,
  statusOf,
  withdraw,
} from './settling.js';

function created(): TestChain {
  const c = settlementChain();
  create(c);
  return c;
}

function openToAll(): TestChain {
  const c = created();
  c.reach(c.height + OPEN_TO_ALL);
  return c;
}

function after(work: (c: TestChain) => void): TestChain {
  const c = created();
  work(c);
  return c;
}

const matched = () => after((c) => match(c));
const settled = () =>
  after((c) => {
    match(c);
    settle(c);
  });
/** In the block of the deadline, before the end of it. */
const due = () => after((c) => c.advance(3_600));
const expired = () =>
  after((c) => {
    c.advance(3_600);
    c.block();
  });

test('every trigger in every state of an order has the specified outcome', () =>
  checkMachine({
    title: 'Settlement order',
    states: {
      Created: created,
      'Created (after six blocks)': openToAll,
      Matched: matched,
      Settled: settled,
      Cancelled: () => after((c) => cancel(c)),
      'Expired (before the sweep)': due,
      Expired: expired,
    },
    triggers: {
      'tier 1 matches': (c: TestChain) => match(c, bob),
      'tier 3 matches': (c: TestChain) => match(c, carol),
      'anybody settles': (c: TestChain) => settle(c, dave),
      'owner cancels': (c: TestChain) => cancel(c, alice),
      'maker cancels': (c: TestChain) => cancel(c, bob),
    },
    table: {
      Created: {
        'tier 1 matches': 'Matched',
        'tier 3 matches': TierNotAllowed,
        'anybody settles': NotOpen,
        'owner cancels': 'Cancelled',
        'maker cancels': NotOrderOwner,
      },
      'Created (after six blocks)': {
        'tier 1 matches': 'Matched',
        'tier 3 matches': 'Matched',
        'anybody settles': NotOpen,
        'owner cancels': 'Cancelled',
        'maker cancels': NotOrderOwner,
      },
      Matched: {
        'tier 1 matches': NotOpen,
        'tier 3 matches': NotOpen,
        'anybody settles': 'Settled',
        'owner cancels': NotOpen,
        'maker cancels': NotOrderOwner,
      },
      Settled: {
        'tier 1 matches': NotOpen,
        'tier 3 matches': NotOpen,
        'anybody settles': NotOpen,
        'owner cancels': NotOpen,
        'maker cancels': NotOrderOwner,
      },
      Cancelled: {
        'tier 1 matches': NotOpen,
        'tier 3 matches': NotOpen,
        'anybody settles': NotOpen,
        'owner cancels': NotOpen,
        'maker cancels': NotOrderOwner,
      },
      'Expired (before the sweep)': {
        'tier 1 matches': DeadlinePassed,
        'tier 3 matches': DeadlinePassed,
        'anybody settles': NotOpen,
        'owner cancels': 'Expired',
        'maker cancels': NotOrderOwner,
      },
      Expired: {
        'tier 1 matches': NotOpen,
        'tier 3 matches': NotOpen,
        'anybody settles': NotOpen,
        'owner cancels': NotOpen,
        'maker cancels': NotOrderOwner,
      },
    },
    stateOf: statusOf,
  }));

/** The chain with dave as he is. */
function daveAfter(work: (c: TestChain) => void): TestChain {
  const c = settlementChain();
  work(c);
  create(c);
  c.reach(c.height + OPEN_TO_ALL);
  return c;
}

const retire = (c: TestChain) => {
  register(c, dave, 3);
  withdraw(c, dave);
};

test('every trigger in every state of a maker has the specified outcome', () =>
  checkMachine({
    title: 'Market maker',
    states: {
      none: () => daveAfter(() => undefined),
      active: () => daveAfter((c) => register(c, dave, 3)),
      retired: () => daveAfter(retire),
      'retired (21 days ago)': () =>
        daveAfter((c) => {
          retire(c);
          c.advance(21 * DAY);
        }),
      'none (the bond withdrawn)': () =>
        daveAfter((c) => {
          retire(c);
          c.advance(21 * DAY);
          withdraw(c, dave);
        }),
    },
    triggers: {
      'registers, tier 3': (c: TestChain) => register(c, dave, 3),
      'registers, half a bond': (c: TestChain) => register(c, dave, 3, BOND[3] / 2n),
      matches: (c: TestChain) => match(c, dave),
      withdraws: (c: TestChain) => withdraw(c, dave),
    },
    table: {
      none: {
        'registers, tier 3': 'active',
        'registers, half a bond': BondTooSmall,
        matches: NotMarketMaker,
        withdraws: NotMarketMaker,
      },
      active: {
        'registers, tier 3': 'active',
        'registers, half a bond': BondTooSmall,
        matches: 'active',
        withdraws: 'retired',
      },
      retired: {
        'registers, tier 3': 'active',
        'registers, half a bond': BondTooSmall,
        matches: NotMarketMaker,
        withdraws: BondLocked,
      },
      'retired (21 days ago)': {
        'registers, tier 3': 'active',
        'registers, half a bond': BondTooSmall,
        matches: NotMarketMaker,
        withdraws: 'none',
      },
      'none (the bond withdrawn)': {
        'registers, tier 3': 'active',
        'registers, half a bond': BondTooSmall,
        matches: NotMarketMaker,
        withdraws: NotMarketMaker,
      },
    },
    stateOf(c) {
      const { makers } = c.ask<{ makers: { address: string; active: boolean }[] }>('getMarketMakers', []);
      const found = makers.find(({ address }) => address === c.json(dave));
      return found === undefined ? 'none' : found.active ? 'active' : 'retired';
    },
  }));

test.run();
