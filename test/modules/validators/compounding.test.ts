/** Rewards that become stake by themselves: fair shares, nothing for whoever comes late, and nothing to steal by coming first. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  compounded,
  deposit,
  emptyPool,
  type Pool,
  sharesFor,
  stakeFor,
  withdraw,
} from '../../../modules/validators/compounding.js';
import { earn, NOTHING_EARNED } from '../../../modules/validators/earning.js';
import { NoDelegation } from '../../../modules/validators/index.js';
import { type Actor, actor, alice, bob, carol, dave, type TestChain } from '../../kit/index.js';
import { EPOCH, endEpoch, reach, stake, stakingChain, UNIT, validatorOf } from '../shared/stakers.js';
import { checkBooks, checkSupply } from './books.js';

interface Stake {
  readonly amount: string;
  readonly pending_rewards: string;
  readonly auto_compound: boolean;
}
const stakeOf = (c: TestChain, who: Actor): Stake =>
  c.ask<{ delegations: Stake[] }>('getDelegations', [who]).delegations[0]!;
const amountOf = (c: TestChain, who: Actor): bigint => BigInt(stakeOf(c, who).amount);
const pendingOf = (c: TestChain, who: Actor): bigint => BigInt(stakeOf(c, who).pending_rewards);

const compound = (c: TestChain, who: Actor, operator: Actor, enable = true) =>
  c.run(who, 'SetAutoCompound', { validator: operator, enable });

/** Alice alone makes blocks; bob and carol delegate 10,000 each. */
function chainOf(): TestChain {
  const c = stakingChain([[alice, 10_000n]], { people: [bob, carol, dave] });
  stake(c, bob, alice, 10_000n);
  stake(c, carol, alice, 10_000n);
  return c;
}

test('compounding rewards become stake at the end of an epoch without a transaction or fee', () => {
  const c = chainOf();
  compound(c, bob, alice).emits('AutoCompoundSet', { staker: bob, validator: alice, enabled: true });
  const [balance, nonce] = [c.balance(bob), c.nonce(bob)];
  reach(c, EPOCH);
  const [waiting, other] = [pendingOf(c, bob), pendingOf(c, carol)];
  assert.equal([amountOf(c, bob), stakeOf(c, bob).auto_compound], [10_000n * UNIT, true]);
  assert.ok(waiting > 0n && other - waiting <= 1n);
  const ended = c.block();
  const grown = ended.events.find(({ name }) => name === 'AutoCompounded')!.data.amount as bigint;
  assert.ok(grown > waiting);
  assert.ok(10_000n * UNIT + grown - amountOf(c, bob) <= 1n);
  assert.is(pendingOf(c, bob), 0n);
  assert.is(amountOf(c, carol), 10_000n * UNIT);
  assert.equal([c.balance(bob), c.nonce(bob)], [balance, nonce]);
  assert.is(BigInt(validatorOf(c, alice).compounding_stake as string), 10_000n * UNIT + grown);
  checkBooks(c);
  checkSupply(c);
});

test('compounded stake earns rewards too', () => {
  const c = chainOf();
  compound(c, bob, alice);
  endEpoch(c);
  const before = [amountOf(c, bob), pendingOf(c, carol)] as const;
  endEpoch(c);
  const grown = amountOf(c, bob) - before[0];
  const earned = pendingOf(c, carol) - before[1];
  const expected = (earned * before[0]) / (10_000n * UNIT);
  assert.ok(grown > earned);
  assert.ok(grown - expected < 20n && expected - grown < 20n, `${grown} for ${expected}`);
});

test("the pool's default applies to the first delegation, and each delegator may change it", () => {
  const c = stakingChain([[alice, 10_000n]], { people: [bob, carol] });
  const config = { pool_enabled: true, pool_name: 'Alice', min_delegation: UNIT, auto_compound_default: true };
  c.run(alice, 'SetPoolConfig', config);
  stake(c, bob, alice, 1_000n);
  assert.is(stakeOf(c, bob).auto_compound, true);
  compound(c, bob, alice, false);
  stake(c, bob, alice, 1_000n);
  assert.equal([stakeOf(c, bob).auto_compound, amountOf(c, bob)], [false, 2_000n * UNIT]);
});

test('switching applies to the whole stake, earlier rewards stay claimable, and repeating it has no effect', () => {
  const c = chainOf();
  c.block();
  const earned = pendingOf(c, bob);
  compound(c, bob, alice);
  compound(c, bob, alice);
  assert.equal([amountOf(c, bob), pendingOf(c, bob)], [10_000n * UNIT, earned]);
  c.run(bob, 'ClaimRewards').returns({ amount: earned });
  c.block();
  compound(c, bob, alice, false);
  assert.ok(amountOf(c, bob) > 10_000n * UNIT);
  checkBooks(c);
});

test('an account without a delegation has nothing to switch', () => {
  const c = chainOf();
  compound(c, dave, alice).fails(NoDelegation);
  compound(c, bob, dave).fails(NoDelegation);
  c.run(bob, 'Unstake', { amount: 10_000n * UNIT });
  compound(c, bob, alice).fails(NoDelegation);
});

test('a delegator that joins late gets no share of earlier rewards', () => {
  const c = chainOf();
  compound(c, bob, alice);
  reach(c, EPOCH - 1);
  compound(c, carol, alice);
  const [early, late] = [amountOf(c, bob), amountOf(c, carol)];
  assert.ok(early > 10_000n * UNIT);
  assert.ok(late <= 10_000n * UNIT && 10_000n * UNIT - late <= 1n);
});

test('a delegator that leaves withdraws its stake and can still claim earned rewards', () => {
  const c = chainOf();
  compound(c, bob, alice);
  endEpoch(c);
  c.block();
  const [amount, waiting] = [amountOf(c, bob), pendingOf(c, bob)];
  assert.ok(waiting > 0n);
  c.run(bob, 'Unstake', { amount });
  const { amount: left, pending_rewards } = stakeOf(c, bob);
  assert.is(left, '0');
  assert.ok(BigInt(pending_rewards) - waiting <= 1n);
  c.run(bob, 'ClaimRewards').returns({ amount: BigInt(pending_rewards) });
  assert.is(c.ask<{ delegations: unknown[] }>('getDelegations', [bob]).delegations.length, 0);
  checkBooks(c);
});

test('an operator may compound its commission and rewards into its own stake', () => {
  const c = chainOf();
  c.run(alice, 'SetCommission', { commission_bps: 1_000 });
  compound(c, alice, alice);
  endEpoch(c);
  reach(c, 2 * EPOCH);
  const due = pendingOf(c, alice) + BigInt(validatorOf(c, alice).commission_balance as string);
  const before = amountOf(c, alice);
  endEpoch(c).emits('AutoCompounded', { validator: alice });
  assert.ok(amountOf(c, alice) - before > due);
  assert.is(validatorOf(c, alice).commission_balance, '0');
  checkBooks(c);
});

// --- arithmetic of shares

/** A pool to which each of these is given in turn; `owner` of the shares. */
const amounts = fc.bigInt({ min: 1n, max: 10n ** 16n });

test('over the life of a pool no one withdraws more than deposited and earned, and only dust remains', () => {
  const step = fc.record({ who: fc.nat(3), move: fc.constantFrom('in', 'out', 'earn'), amount: amounts });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 150 }), (steps) => {
      let [pool, books] = [emptyPool(NOTHING_EARNED), NOTHING_EARNED];
      const held = [0n, 0n, 0n, 0n];
      let [brought, taken, earned, grown] = [0n, 0n, 0n, 0n];
      for (const { who, move, amount } of steps) {
        if (move === 'earn') {
          if (pool.bond.amount === 0n) continue;
          books = earn(books, amount, pool.bond.amount, 0);
          earned += amount;
          continue;
        }
        const ended = compounded(pool, books);
        pool = ended.pool;
        grown += ended.grown;
        if (move === 'in') {
          const given = deposit(pool, amount);
          assert.ok(stakeFor(given.pool, given.shares) <= amount, 'shares are worth more than was paid for them');
          const priceOfShare = (pool.bond.amount + 1n) / (pool.shares + 10n ** 6n);
          assert.ok(amount - stakeFor(given.pool, given.shares) <= 2n + priceOfShare);
          pool = given.pool;
          held[who] = held[who]! + given.shares;
          brought += amount;
        } else {
          const most = stakeFor(pool, held[who]!);
          const out = amount % (most + 1n);
          const shares = sharesFor(pool, held[who]!, out);
          assert.ok(shares <= held[who]!);
          pool = withdraw(pool, out, shares);
          held[who] = held[who]! - shares;
          taken += out;
        }
        assert.ok(pool.bond.amount >= 0n && pool.shares === held.reduce((sum, one) => sum + one, 0n));
      }
      assert.is(pool.bond.amount, brought + grown - taken);
      assert.ok(grown <= earned);
    }),
    { numRuns: 300 },
  );
});

test('two equal deposits that stay have equal value, whatever else happens', () => {
  const step = fc.record({ give: fc.boolean(), amount: amounts });
  fc.assert(
    fc.property(amounts, fc.array(step, { maxLength: 40 }), (stake, steps) => {
      let [pool, books] = [emptyPool(NOTHING_EARNED), NOTHING_EARNED];
      const first = deposit(pool, stake);
      const second = deposit(first.pool, stake);
      pool = second.pool;
      for (const { give, amount } of steps) {
        if (give) books = earn(books, amount, pool.bond.amount, 0);
        pool = compounded(pool, books).pool;
        pool = deposit(pool, amount).pool;
      }
      const [one, two] = [stakeFor(pool, first.shares), stakeFor(pool, second.shares)];
      const apart = one > two ? one - two : two - one;
      assert.ok(apart <= 1n + one / 10n ** 6n, `${one} and ${two}`);
    }),
  );
});

test('the cost of ending an epoch is independent of the number of compounding delegators', () => {
  const cost = (many: number): number => {
    const people = Array.from({ length: many }, (_, i) => actor(`delegator ${i}`));
    const c = stakingChain([[alice, 10_000n]], { people });
    for (const who of people) {
      stake(c, who, alice, 1_000n);
      compound(c, who, alice);
    }
    reach(c, 2 * EPOCH);
    const accesses = () => c.within(({ journal }) => journal!.accesses);
    const before = accesses();
    assert.ok(c.block().events.some(({ name }) => name === 'AutoCompounded'));
    return accesses() - before;
  };
  assert.is(cost(20), cost(2));
});

test("the first depositor cannot profit at the second depositor's expense through share rounding", () => {
  // The attack on pools without shares of nobody: deposit one raw unit, let it earn much, wait for a big deposit.
  let [pool, books]: [Pool, typeof NOTHING_EARNED] = [emptyPool(NOTHING_EARNED), NOTHING_EARNED];
  const thief = deposit(pool, 1n);
  pool = thief.pool;
  books = earn(books, 3_000_000_000_000n, 1n, 0);
  pool = compounded(pool, books).pool;
  const stake = 5_000_000_000_000n;
  const second = deposit(pool, stake);
  const lost = stake - stakeFor(second.pool, second.shares);
  assert.ok(lost * 100_000n < stake, `the second loses ${lost} of ${stake}`);
});

test.run();
