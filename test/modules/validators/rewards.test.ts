/** What stake earns: who gets what of a block, that nobody is owed more than came in, and that it is fair to the raw unit. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { earn, NOTHING_EARNED, newBond, owed, settled } from '../../../modules/validators/earning.js';
import {
  CommissionCooldown,
  CommissionOutOfRange,
  NothingToClaim,
  NotValidator,
} from '../../../modules/validators/index.js';
import { type Actor, alice, bob, carol, dave, type NextBlock, type TestChain } from '../../kit/index.js';
import { EPOCH, endEpoch, reach, register, stake, stakingChain, UNIT, VAULT, validatorOf } from '../shared/stakers.js';
import { checkSupply } from './books.js';

const WEEK = 604_800;

interface Stake {
  readonly amount: string;
  readonly pending_rewards: string;
}
const pendingOf = (c: TestChain, who: Actor): bigint =>
  c
    .ask<{ delegations: readonly Stake[] }>('getDelegations', [who])
    .delegations.reduce((sum, { pending_rewards }) => sum + BigInt(pending_rewards), 0n);
const commissionOf = (c: TestChain, who: Actor): bigint => BigInt(validatorOf(c, who).commission_balance as string);

/** Ends the open block; gives what its proposer was paid for it. */
function earnBlock(c: TestChain, next: NextBlock = {}): bigint {
  const before = c.balance(VAULT);
  c.block(next);
  return c.balance(VAULT) - before;
}

test('block rewards are shared by all stake in proportion', () => {
  const c = stakingChain([[alice, 10_000n]], { people: [bob, carol] });
  stake(c, bob, alice, 20_000n);
  stake(c, carol, alice, 70_000n);
  const earned = earnBlock(c);
  assert.is(earned > 0n, true);
  assert.is(pendingOf(c, alice), earned / 10n);
  assert.is(pendingOf(c, bob), earned / 5n);
  assert.is(pendingOf(c, carol), (earned * 7n) / 10n);
});

test('the shared rewards include 80 percent of the fees of the block', () => {
  const c = stakingChain([[alice, 10_000n]], { people: [bob], gasPrice: 10, unissued: 0n });
  c.run(bob, 'Transfer', { to: carol, token_symbol: 'TRL', amount: 1n });
  assert.is(earnBlock(c), 168_000n);
  assert.is(pendingOf(c, alice), 168_000n);
});

test('a delegation earns from its block until it is withdrawn', () => {
  const c = stakingChain([[alice, 10_000n]], { people: [bob] });
  const first = earnBlock(c);
  stake(c, bob, alice, 10_000n);
  const second = earnBlock(c);
  assert.is(pendingOf(c, alice), first + second / 2n);
  assert.is(pendingOf(c, bob), second / 2n);
  c.run(bob, 'Unstake', { amount: 10_000n * UNIT });
  earnBlock(c);
  assert.is(owedLater(c, bob), second / 2n);
});

/** What a claim would pay now. */
function owedLater(c: TestChain, who: Actor): bigint {
  return c.run(who, 'ClaimRewards').returned[0]!.amount as bigint;
}

test('rewards are claimed in full, from every validator or one, and only once', () => {
  const c = stakingChain(
    [
      [alice, 10_000n],
      [dave, 10_000n],
    ],
    { people: [bob] },
  );
  stake(c, bob, alice, 10_000n);
  stake(c, bob, dave, 10_000n);
  c.block({ proposer: alice });
  const [one, two] = [earnBlock(c, { proposer: dave }), earnBlock(c)];
  const before = c.balance(bob);
  c.run(bob, 'ClaimRewards', { validator: dave })
    .emits('RewardsClaimed', { validator: dave })
    .emitsOnly('RewardsClaimed', 'Transfer');
  c.run(bob, 'ClaimRewards').emits('RewardsClaimed', { validator: alice });
  assert.ok(one + two - (c.balance(bob) - before) * 2n <= 3n);
  c.run(bob, 'ClaimRewards').fails(NothingToClaim);
  c.run(carol, 'ClaimRewards').fails(NothingToClaim);
  c.run(bob, 'ClaimRewards', { validator: carol }).fails(NothingToClaim);
});

test('a validator that produces no blocks earns nothing', () => {
  const c = stakingChain(
    [
      [alice, 10_000n],
      [dave, 10_000n],
    ],
    {},
  );
  for (let i = 0; i < 3; i++) c.block({ proposer: alice });
  c.block();
  const before = pendingOf(c, dave);
  for (let i = 0; i < 3; i++) c.block({ proposer: alice });
  assert.is(pendingOf(c, dave), before);
});

// --- commission

test('commission is deducted for the operator first and changes from the next epoch', () => {
  const c = stakingChain([[alice, 10_000n]], { people: [bob] });
  stake(c, bob, alice, 10_000n);
  c.run(alice, 'SetCommission', { commission_bps: 5_000 })
    .returns({ effective_height: EPOCH + 1 })
    .emits('CommissionChanged', { validator: alice, from_bps: 0, to_bps: 5_000, effective_height: EPOCH + 1 });
  reach(c, EPOCH);
  assert.equal([validatorOf(c, alice).commission, commissionOf(c, alice)], [0, 0n]);
  assert.equal(validatorOf(c, alice).next_commission, { commission: 5_000, effective_height: EPOCH + 1 });
  c.block();
  assert.is(commissionOf(c, alice), 0n);
  const before = pendingOf(c, bob);
  const earned = earnBlock(c);
  assert.equal([validatorOf(c, alice).commission, validatorOf(c, alice).next_commission], [5_000, null]);
  assert.is(commissionOf(c, alice), earned / 2n);
  assert.ok(pendingOf(c, bob) - before - earned / 4n <= 1n);
});

test('commission is at most half and changes at most once in seven days of block time', () => {
  const c = stakingChain([[alice, 10_000n]], { people: [bob] });
  const set = (bps: number, who = alice) => c.run(who, 'SetCommission', { commission_bps: bps });
  set(5_001).fails(CommissionOutOfRange, { max: 5_000 });
  set(100, bob).fails(NotValidator);
  set(5_000);
  const next_allowed_at = c.time + WEEK;
  assert.is(validatorOf(c, alice).commission_next_change_at, next_allowed_at);
  set(4_999).fails(CommissionCooldown, { next_allowed_at });
  c.advance(WEEK - 1);
  set(4_999).fails(CommissionCooldown);
  c.block({ after: 1_000 });
  set(4_999);
});

test('a validator may set a commission when it registers', () => {
  const c = stakingChain([[alice, 10_000n]], { people: [bob] });
  register(c, bob, 1_000n);
  c.run(bob, 'SetCommission', { commission_bps: 1_000 });
});

test('an operator claims commission and rewards together', () => {
  const c = stakingChain([[alice, 10_000n]], { people: [bob] });
  c.run(alice, 'SetCommission', { commission_bps: 2_000 });
  stake(c, bob, alice, 10_000n);
  endEpoch(c);
  c.block();
  const due = commissionOf(c, alice) + pendingOf(c, alice);
  c.run(alice, 'ClaimRewards').returns({ amount: due });
  assert.is(commissionOf(c, alice), 0n);
});

// --- score

test('a low score leaves part of the reward in the pool and does not reduce fees', () => {
  const chainOf = () =>
    stakingChain(
      [
        [alice, 10_000n],
        [dave, 10_000n],
      ],
      { people: [bob] },
    );
  const [full, low] = [chainOf(), chainOf()];
  // Alice signs no commit of the first epoch: half of the 40 percent for votes are lost at once.
  for (const [c, signers] of [
    [full, [alice, dave]],
    [low, [dave]],
  ] as const) {
    endEpoch(c, { signers });
  }
  assert.equal([validatorOf(full, alice).performance_score, validatorOf(low, alice).performance_score], [1, 0.9]);
  const rewardOf = (c: TestChain) => {
    c.block({ proposer: alice });
    return c.block().events[0]!.data.proposer_reward as bigint;
  };
  const [whole, part] = [rewardOf(full), rewardOf(low)];
  assert.ok(part - (whole * 9n) / 10n <= 1n);
  checkSupply(full);
  checkSupply(low);
});

// --- arithmetic

const amount = fc.bigInt({ min: 0n, max: 10n ** 18n });

test('for any rewards and stake moves the total owed never exceeds the total received, and the rest is dust', () => {
  const step = fc.oneof(
    fc.record({ earned: fc.bigInt({ min: 0n, max: 10n ** 12n }) }),
    fc.record({ who: fc.nat(3), to: fc.bigInt({ min: 0n, max: 10n ** 16n }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), fc.nat(5_000), (steps, commission) => {
      let books = NOTHING_EARNED;
      const bonds = [0, 1, 2, 3].map(() => newBond(0n, books));
      let [received, touched] = [0n, 0n];
      for (const one of steps) {
        touched++;
        if ('earned' in one) {
          const stake = bonds.reduce((sum, bond) => sum + bond.amount, 0n);
          books = earn(books, one.earned, stake, commission);
          received += one.earned;
        } else bonds[one.who] = { ...settled(bonds[one.who]!, books), amount: one.to };
      }
      const due = bonds.reduce((sum, bond) => sum + owed(bond, books), books.commission);
      assert.ok(due <= received, `${due} of ${received}`);
      assert.ok(received - due <= 4n * touched + 4n, `${received - due} raw units are nobody's`);
    }),
    { numRuns: 200 },
  );
});

test('equal stakes earn the same, however they were assembled', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), amount, (parts, other) => {
      const whole = parts.reduce((sum, part) => sum + part, 0n);
      let [one, many] = [newBond(whole, NOTHING_EARNED), newBond(0n, NOTHING_EARNED)];
      let books = NOTHING_EARNED;
      for (const part of parts) many = { ...settled(many, books), amount: many.amount + part };
      for (const earned of parts) {
        books = earn(books, earned, 2n * whole + other, 0);
        one = settled(one, books);
      }
      assert.ok(owed(many, books) - owed(one, books) <= BigInt(parts.length));
    }),
  );
});

test.run();
