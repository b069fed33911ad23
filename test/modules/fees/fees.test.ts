/** Fees: what work costs, who earns it, and that not a unit appears or vanishes. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import fees from '../../../modules/fees/index.js';
import { treasuryPort } from '../../../modules/fees/port.js';
import { splitFees } from '../../../modules/fees/reward.js';
import tokens from '../../../modules/tokens/index.js';
import type { ToldEvent } from '../../../runtime/kernel/ports.js';
import { type Address, feePort, InsufficientFee, module, t } from '../../../runtime/sdk.js';
import { alice, bob, type ChainOptions, carol, chain, dave, h, proposer, type TestChain } from '../../kit/index.js';
import { emission, feesChain, POOL, pay, UNIT } from './paying.js';

const treasury = h(3) as string as Address;

/** A chain on which nothing is emitted, so that only fees are paid. */
const dryChain = (options: ChainOptions = {}) => feesChain({ unissued: 0n, ...options });

/** Everything that accounts hold. */
const held = (c: TestChain) => c.entries<bigint>('tokens', 'balances').reduce((sum, { value }) => sum + value, 0n);

// --- fees

test('a bundle pays for its gas at its offered price', () => {
  const c = feesChain();
  const before = c.balance(carol);
  const ran = pay(c, carol);
  assert.is(ran.fee, 210_000n);
  assert.is(c.balance(carol), before - 1n - 210_000n);
  assert.is(pay(c, carol, 1n, { gasPrice: 25 }).fee, 525_000n);
});

test('a gas price of 0 charges nothing', () => {
  const c = dryChain({ gasPrice: 0 });
  assert.is(pay(c, carol).fee, 0n);
  c.block().emitsOnly();
});

test('a sender that cannot pay the fee after execution is rejected', () => {
  const c = feesChain({ balances: [[carol, 300_000n]] });
  pay(c, carol, 90_001n).fails(InsufficientFee, { have: '209999', need: '210000' });
  pay(c, carol, 90_000n);
  assert.is(c.balance(carol), 0n);
});

test('at the end of the block 80 percent of the fees goes to the proposer and the rest to the treasury', () => {
  const c = dryChain();
  const before = c.balance(treasury);
  pay(c, alice);
  pay(c, carol);
  assert.is(c.balance(proposer), 0n);
  c.block().emits('BlockRewarded', {
    proposer,
    proposer_fees: 336_000n,
    treasury_fees: 84_000n,
    proposer_reward: 0n,
    treasury_reward: 0n,
  });
  assert.is(c.balance(proposer), 336_000n);
  assert.is(c.balance(treasury), before + 84_000n);
});

test('the division remainder of the fees goes to the treasury', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (amount) => {
      const { proposer: first, treasury: second } = splitFees(amount);
      assert.is(first + second, amount);
      assert.is(first, (amount * 4n) / 5n);
    }),
  );
});

test('the proposer of each block earns its fees', () => {
  const c = dryChain();
  pay(c, alice);
  c.block({ proposer: dave });
  const before = c.balance(dave);
  pay(c, alice);
  c.block();
  assert.is(c.balance(dave), before + 168_000n);
});

// --- the books

test('the progress of emission can be queried', () => {
  const c = feesChain();
  assert.equal(emission(c), {
    treasury: c.json(treasury),
    year: 1,
    annual: `${13_000_000n * UNIT}`,
    emitted: '0',
    remaining: `${POOL}`,
  });
  c.block({ after: 31_536_000_000 * 4 });
  const { year, annual, emitted, remaining } = emission(c);
  assert.equal([year, annual], [5, `${5_360_000n * UNIT}`]);
  assert.is(BigInt(emitted) + BigInt(remaining), POOL);
  c.advance(31_536_000 * 20);
  assert.is(emission(c).annual, `${2_400_000n * UNIT}`);
});

test('the ten-year schedule emits the whole pool', () => {
  const standard = fees.genesis!.standard as (unit: bigint) => { readonly schedule: readonly bigint[] };
  const { schedule } = standard(UNIT);
  assert.is(
    schedule.reduce((sum, one) => sum + one, 0n),
    POOL,
  );
});

test('genesis chooses the treasury and the schedule', () => {
  const part = { treasury: `0x${dave.address}`, schedule: ['1000000'], year_seconds: 1 };
  const c = dryChain({ unissued: 10_000_000n, genesis: { fees: part } });
  const before = c.balance(dave);
  c.block().emits('BlockRewarded', { treasury_reward: 300_000n, proposer_reward: 850_000n });
  assert.is(c.balance(dave), before + 300_000n);
});

/** Reads where the treasury is. */
const reader = module('reader', {
  needs: { treasury: treasuryPort.only('address') },
}).define({
  operations: {
    Where: {
      about: 'The treasury.',
      params: {},
      returns: { treasury: t.address },
      gas: 40_000,
      execute: ({ use }) => ({ treasury: use.treasury.address() }),
    },
  },
});

test('other modules can query the treasury address', () => {
  const c = chain([accounts, tokens, fees, reader]);
  c.run(alice, 'reader.Where').returns({ treasury });
});

test('the reward of a block is read from its events, and a block without that event has none', () => {
  const told = (module: string, name: string, proposer_reward: bigint) =>
    ({
      type: { module, name },
      data: { proposer_reward, treasury_reward: 3n, density_bps: 5_000 },
    }) as unknown as ToldEvent;
  const read: unknown[] = [];
  const historian = module('historian', { needs: { fees: feePort.only('rewardIn') } }).define({
    operations: {
      Read: {
        about: 'Reads rewards.',
        params: {},
        gas: 40_000,
        execute: ({ use }) => {
          const others = [told('fees', 'Other', 1n), told('tokens', 'BlockRewarded', 1n)];
          read.push(use.fees.rewardIn(others), use.fees.rewardIn([...others, told('fees', 'BlockRewarded', 7n)]));
        },
      },
    },
  });
  chain([accounts, tokens, fees, historian]).run(alice, 'historian.Read');
  assert.equal(read, [undefined, { proposer: 7n, treasury: 3n, densityBps: 5_000 }]);
});

test('a chain without the module charges no fees and pays no rewards', () => {
  const c = chain([accounts, tokens], { gasPrice: 10 });
  assert.is(pay(c, alice).fee, 0n);
  c.block().emitsOnly();
});

test('balances and the pool add up to the supply at the end of every block', () => {
  const person = fc.constantFrom(alice, bob, carol, dave, proposer);
  const act = fc.oneof(
    fc.record({
      from: person,
      to: person,
      amount: fc.bigInt({ min: 0n, max: 10n ** 12n }),
      gasPrice: fc.integer({ min: 1, max: 50_000 }),
    }),
    fc.record({ after: fc.integer({ min: 500, max: 30_000 }), proposer: person }),
  );
  fc.assert(
    fc.property(
      fc.array(act, { minLength: 5, maxLength: 30 }),
      fc.bigInt({ min: 0n, max: 10n ** 11n }),
      (acts, unissued) => {
        const balances = [alice, bob, carol].map((who) => [who, 10n ** 12n] as const);
        const c = feesChain({ balances, unissued, gasPrice: 1 });
        const supply = 3n * 10n ** 12n + unissued;
        for (const one of acts) {
          if ('amount' in one) {
            const { from, to, amount, gasPrice } = one;
            c.attempt(from, 'Transfer', { to, token_symbol: 'TRL', amount }, { gasPrice });
          } else {
            c.block(one);
            const { emitted, remaining } = emission(c);
            assert.is(held(c) + BigInt(remaining), supply);
            assert.is(BigInt(emitted) + BigInt(remaining), unissued);
          }
        }
        assert.is(c.ask<{ total_supply: string }>('getTokenInfo', ['TRL']).total_supply, `${supply}`);
      },
    ),
    { numRuns: 40 },
  );
});

test('the same blocks produce the same state', () => {
  const run = () => {
    const c = feesChain();
    pay(c, alice, 5n);
    c.block({ after: 3_000 });
    pay(c, carol, 7n);
    c.block();
    return c.stateRoot();
  };
  assert.is(run(), run());
});

test.run();
