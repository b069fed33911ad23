/** Random lives of a chain with staking: whatever anybody tries, the books are right to the raw unit. */

import fc from 'fast-check';
import { test } from 'uvu';
import { actor, alice, bob, carol, dave, type TestChain } from '../../kit/index.js';
import { pubkeyOf, stakingChain, UNIT } from '../shared/stakers.js';
import { checkBooks, checkSupply } from './books.js';

const people = [alice, bob, carol, dave, actor('erin')] as const;
const who = fc.constantFrom(...people);
const units = fc.constantFrom(1n, 500n, 1_000n, 2_500n, 20_000n);

/** Something that anybody may try. */
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ op: fc.constant('Stake' as const), who, to: who, units }) },
  { weight: 4, arbitrary: fc.record({ op: fc.constant('Unstake' as const), who, to: who, units }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('Redelegate' as const), who, from: who, to: who, units }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('SetAutoCompound' as const), who, to: who, on: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constantFrom('ClaimRewards' as const, 'ClaimUnstake' as const), who }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('SetCommission' as const), who, bps: fc.nat(5_500) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      op: fc.constant('block' as const),
      after: fc.constantFrom(500, 2_000, 12_000, 3_600_000, 1_900_000_000),
      blocks: fc.integer({ min: 1, max: 25 }),
      round: fc.constantFrom(0, 0, 0, 1, 2, 7),
      signers: fc.subarray([...people]),
    }),
  },
);
type Act = ReturnType<typeof fc.sample<typeof act extends fc.Arbitrary<infer A> ? A : never>>[number];

function perform(c: TestChain, one: Act): void {
  switch (one.op) {
    case 'block':
      for (let i = 0; i < one.blocks; i++) c.block(one);
      return;
    case 'Stake':
      c.attempt(one.who, 'Stake', { validator_pubkey: pubkeyOf(one.to), amount: one.units * UNIT + 7n });
      return;
    case 'Unstake':
      c.attempt(one.who, 'Unstake', { amount: one.units * UNIT, validator: one.to });
      return;
    case 'Redelegate': {
      const { from: from_validator, to: to_validator } = one;
      c.attempt(one.who, 'Redelegate', { from_validator, to_validator, amount: one.units * UNIT });
      return;
    }
    case 'SetAutoCompound':
      c.attempt(one.who, 'SetAutoCompound', { validator: one.to, enable: one.on });
      return;
    case 'SetCommission':
      c.attempt(one.who, 'SetCommission', { commission_bps: one.bps });
      return;
    default:
      c.attempt(one.who, one.op);
  }
}

test('in every random run the supply equals all holdings, and the vault covers everything owed by staking', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 10, maxLength: 60 }), (acts) => {
      const c = stakingChain(
        [
          [alice, 10_000n],
          [bob, 3_000n],
        ],
        { people: [carol, dave, actor('erin')], gasPrice: 1 },
      );
      c.run(alice, 'SetPoolConfig', {
        pool_enabled: true,
        pool_name: 'open to all',
        min_delegation: 1n,
        auto_compound_default: true,
      });
      for (const one of acts) perform(c, one);
      checkSupply(c);
      checkBooks(c);
      c.block();
      checkSupply(c);
    }),
    { numRuns: Number(process.env.STAKING_RUNS ?? 15), includeErrorInReport: true },
  );
});

test.run();
