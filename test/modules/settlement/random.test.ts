/** Random lives of orders and makers: the escrow has just what the orders say, whatever comes, and nothing is made or lost. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { alice, bob, carol, dave, type Ran, type TestChain } from '../../kit/index.js';
import { makePool, ONE } from '../shared/pools.js';
import { lives } from '../shared/steps.js';
import { cancel, checkBooks, create, match, register, settle, settlementChain, withdraw } from './settling.js';

const PEOPLE = [alice, bob, carol, dave];
const COINS = ['COIN', 'NUTS', 'TRL'] as const;

const who = fc.constantFrom(...PEOPLE);
const coin = fc.constantFrom(...COINS);
const id = fc.integer({ min: 1, max: 12 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      op: fc.constant('create' as const),
      who,
      sell_token: coin,
      buy_token: coin,
      sell_amount: fc.bigInt({ min: 0n, max: 500n }),
      min_buy_amount: fc.bigInt({ min: 0n, max: 50n }),
      lasts: fc.integer({ min: 0, max: 120 }),
      tier: fc.integer({ min: 0, max: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ op: fc.constant('match' as const), who, id, amount: fc.bigInt({ min: 0n, max: 90n }) }),
  },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('settle' as const), who, id }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('cancel' as const), who, id }) },
  {
    weight: 1,
    arbitrary: fc.record({ op: fc.constant('register' as const), who, tier: fc.constantFrom(1, 2, 3) }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('withdraw' as const), who }) },
  { weight: 4, arbitrary: fc.record({ op: fc.constant('wait' as const), seconds: fc.nat(40) }) },
);

type Step = Exclude<typeof step extends fc.Arbitrary<infer S> ? S : never, { op: 'wait' }>;

function stepOf(c: TestChain, one: Step): Ran {
  /** One of the newest orders. */
  const newest = (n: number) => Math.max(1, c.cell<number>('settlement', 'last') - n + 1);
  switch (one.op) {
    case 'create': {
      const { op: _, who: owner, lasts, ...terms } = one;
      return create(c, { ...terms, deadline: c.time + lasts }, owner);
    }
    case 'match':
      return match(c, one.who, newest(one.id), one.amount);
    case 'settle':
      return settle(c, one.who, newest(one.id));
    case 'cancel':
      return cancel(c, one.who, newest(one.id));
    case 'register':
      return register(c, one.who, one.tier as 1);
    default:
      return withdraw(c, one.who);
  }
}

test('in every random run escrow and bonds match orders and makers, and every unit is accounted for', () => {
  let [settled, done] = [0, 0];
  lives(step, (life) => {
    const c = settlementChain({ params: { 'settle.fee_bps': 50 } });
    makePool(c, ['TRL', 1_000n * ONE], ['COIN', 2_000_000_000n]);
    c.advance(700);
    for (const one of life) {
      if (one.op === 'wait') {
        c.advance(one.seconds);
        checkBooks(c);
      } else if (stepOf(c, one).succeeded) done++;
    }
    checkBooks(c);
    // Nobody does anything any more: all orders end by themselves, and nothing stays in the escrow.
    c.advance(200);
    for (
      let blocks = 0;
      c.entries('settlement', 'deadlines').length + c.entries('settlement', 'matched').length > 0;
    ) {
      c.block();
      assert.ok(++blocks < 10, 'orders end by themselves');
    }
    checkBooks(c);
    assert.equal(c.entries('settlement', 'escrowed'), []);
    settled += c.entries('settlement', 'settled').length;
  });
  assert.ok(settled > 10 && done > 500, `only ${settled} orders were settled, and ${done} steps done`);
});

test.run();
