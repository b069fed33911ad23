/** Random lives of a staking pool, against a model that counts second by second in exact fractions. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  CapacityExceeded,
  InsufficientStake,
  Locked,
  NothingToClaim,
  PoolClosed,
  PoolHasStakers,
  UserCapExceeded,
} from '../../../modules/staking-pools/index.js';
import { AmountZero, type ErrorDef, type Hash } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, carol, dave, type TestChain } from '../../kit/index.js';
import { lives } from '../shared/steps.js';
import { claim, close, coinsChain, fund, held, info, open, stake, unstake } from './staking-pool-chain.js';

const STAKERS = [bob, carol, dave];
const RATE = 7n;
const LOCK = 20;
const CAPACITY = 60n;
const CAP = 40n;
/** Divisible by every sum of stakes up to the capacity, so that shares in the model are exact. */
const PARTS = 9_690_712_164_777_231_700_912_800n;

const who = fc.constantFrom(...STAKERS);
const amount = fc.bigInt({ min: 0n, max: 25n });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ op: fc.constant('stake' as const), who, amount }) },
  { weight: 5, arbitrary: fc.record({ op: fc.constant('unstake' as const), who, amount }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('claim' as const), who }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('fund' as const), amount: fc.bigInt({ min: 0n, max: 500n }) }) },
  { weight: 6, arbitrary: fc.record({ op: fc.constant('wait' as const), seconds: fc.nat(25) }) },
);
const end = fc.record({ op: fc.constant('close' as const) });
const steps = fc.oneof({ weight: 150, arbitrary: step }, { weight: 1, arbitrary: end });
type Step = typeof steps extends fc.Arbitrary<infer S> ? S : never;

interface Lot {
  amount: bigint;
  readonly unlockAt: number;
}

/** The pool as it should be. */
class Model {
  readonly lots = new Map<Actor, Lot[]>(STAKERS.map((one) => [one, []]));
  /** In parts of a raw unit, exactly. */
  readonly earned = new Map<Actor, bigint>(STAKERS.map((one) => [one, 0n]));
  deposited = 300n;
  /** Rewards that flowed to somebody. */
  flowed = 0n;
  paid = 0n;
  /** How often somebody had nothing left in the pool. */
  departures = 0n;
  closed = false;

  staked(one: Actor): bigint {
    return this.lots.get(one)!.reduce((sum, lot) => sum + lot.amount, 0n);
  }

  get total(): bigint {
    return STAKERS.reduce((sum, one) => sum + this.staked(one), 0n);
  }

  wait(seconds: number): void {
    for (let i = 0; i < seconds && this.total > 0n && this.deposited - this.flowed >= RATE; i++) {
      this.flowed += RATE;
      for (const one of STAKERS) {
        this.earned.set(one, this.earned.get(one)! + (RATE * PARTS * this.staked(one)) / this.total);
      }
    }
  }

  stake(one: Actor, amount: bigint, now: number): ErrorDef | undefined {
    if (this.closed) return PoolClosed;
    if (amount === 0n) return AmountZero;
    if (this.total + amount > CAPACITY) return CapacityExceeded;
    if (this.staked(one) + amount > CAP) return UserCapExceeded;
    this.lots.get(one)!.push({ amount, unlockAt: now + LOCK });
    return undefined;
  }

  unstake(one: Actor, amount: bigint, now: number): ErrorDef | undefined {
    if (amount === 0n) return AmountZero;
    if (this.staked(one) < amount) return InsufficientStake;
    const lots = this.lots.get(one)!;
    const free = lots.reduce((sum, lot) => (lot.unlockAt <= now ? sum + lot.amount : sum), 0n);
    if (free < amount) return Locked;
    let left = amount;
    for (const lot of lots) {
      const isWhole = lot.amount <= left;
      const taken = isWhole ? lot.amount : left;
      lot.amount -= taken;
      left -= taken;
    }
    this.lots.set(
      one,
      lots.filter((lot) => lot.amount > 0n),
    );
    if (this.staked(one) === 0n) this.departures++;
    return undefined;
  }
}

function claimAs(c: TestChain, pool: Hash, model: Model, one: Actor): void {
  const told = BigInt(info(c, pool, one).position!.pending);
  const exact = model.earned.get(one)! / PARTS;
  // Claims are floors of shares that end in a fraction, and who leaves leaves a fraction of a unit to the others.
  const near = 1n + model.departures;
  assert.ok(exact - near <= told && told <= exact + near, `${one} is told ${told}, and earned ${exact}`);
  const ran = claim(c, one, pool);
  if (told === 0n) ran.fails(NothingToClaim);
  else ran.returns({ amount: told });
  model.paid += told;
  model.earned.set(one, model.earned.get(one)! - told * PARTS);
}

function perform(c: TestChain, pool: Hash, model: Model, one: Step): void {
  const expect = (ran: ReturnType<typeof stake>, refused: ErrorDef | undefined) =>
    refused ? ran.fails(refused) : ran.settle();
  if (one.op === 'stake') expect(stake(c, one.who, pool, one.amount), model.stake(one.who, one.amount, c.time));
  else if (one.op === 'unstake')
    expect(unstake(c, one.who, pool, one.amount), model.unstake(one.who, one.amount, c.time));
  else if (one.op === 'claim') claimAs(c, pool, model, one.who);
  else if (one.op === 'wait') {
    c.advance(one.seconds);
    model.wait(one.seconds);
  } else if (one.op === 'fund') {
    const refused = model.closed ? PoolClosed : one.amount === 0n ? AmountZero : undefined;
    expect(fund(c, alice, pool, one.amount), refused);
    if (!refused) model.deposited += one.amount;
  } else {
    const refused = model.closed ? PoolClosed : model.total > 0n ? PoolHasStakers : undefined;
    const ran = close(c, alice, pool);
    expect(ran, refused);
    if (refused) return;
    model.closed = true;
    const amount = ran.events.find(({ name }) => name === 'StakingPoolClosed')!.data.amount as bigint;
    model.deposited -= amount;
    assert.ok(model.flowed - model.departures <= model.deposited && model.deposited <= model.flowed);
  }
}

interface StoredPosition {
  readonly staked: bigint;
  readonly lots: readonly { readonly amount: bigint }[];
  readonly earned: bigint;
  readonly counted_to: bigint;
}
interface StoredPool {
  readonly escrow: bigint;
  readonly owed: bigint;
  readonly paid: bigint;
  readonly total_staked: bigint;
  readonly stakers: number;
  readonly reward_per_token: bigint;
  readonly remainder: bigint;
}

/** What must hold of the records and of the tokens, whatever happened. */
function invariants(c: TestChain, coin: Hash, address: Hash, model: Model): void {
  const { value: pool } = c.entries<StoredPool>('staking-pools', 'pools')[0]!;
  const positions = c.entries<StoredPosition>('staking-pools', 'positions').map(({ value }) => value);
  assert.is(held(c, address, 'rewards'), pool.escrow, 'escrow is there');
  assert.is(held(c, address, 'stakes', coin), pool.total_staked, 'stakes are there');
  assert.is(pool.total_staked, model.total);
  assert.is(pool.stakers, STAKERS.filter((one) => model.staked(one) > 0n).length);
  assert.is(pool.paid, model.paid);
  assert.is(pool.escrow, model.deposited - model.paid, 'claims never exceed what was paid in');
  assert.ok(pool.escrow >= pool.owed, 'solvent');
  let earned = pool.remainder;
  for (const one of positions) {
    assert.is(
      one.lots.reduce((sum, lot) => sum + lot.amount, 0n),
      one.staked,
    );
    assert.ok(one.lots.length <= 32);
    earned += one.earned + one.staked * (pool.reward_per_token - one.counted_to);
  }
  assert.is(earned, pool.owed * 10n ** 18n, 'what is owed is exactly what positions earned');
  if (model.closed) return;
  const told = info(c, address);
  assert.is(BigInt(told.owed as string) + pool.paid, model.flowed, 'seconds with stakers flow, idle ones do not');
}

test('in random runs a pool stays solvent, pays by the second and wastes no second', () => {
  lives(steps, (life) => {
    const { c, coin } = coinsChain();
    const change = { reward_rate: RATE, lock_period: LOCK, capacity: CAPACITY, per_user_cap: CAP };
    const pool = open(c, coin, { ...change, reward_source: { token: 'TRL', amount: 300n } });
    const model = new Model();
    life.forEach((one, i) => {
      perform(c, pool, model, one);
      if (i % 4 === 0 || i === life.length - 1) invariants(c, coin, pool, model);
    });
  });
});

test.run();
