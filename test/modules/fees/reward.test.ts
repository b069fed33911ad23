/** Block rewards: what chain time is worth, how full blocks earn more, and where it ends. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import fees from '../../../modules/fees/index.js';
import { rewardsPort } from '../../../modules/fees/port.js';
import { accrued, densityBps, splitFees, splitReward } from '../../../modules/fees/reward.js';
import tokens from '../../../modules/tokens/index.js';
import { module, moduleAccount, t } from '../../../runtime/sdk.js';
import { alice, chain, dave, proposer } from '../../kit/index.js';
import { emission, feesChain, POOL, pay, UNIT } from './paying.js';

test('two seconds of year one emit 0.824454 units: 15 percent to the treasury, 42.5 percent to an empty block', () => {
  const c = feesChain();
  const base = (13_000_000n * UNIT * 2_000n) / 31_536_000_000n;
  assert.is(base, 824_454_591n);
  c.block().emits('BlockRewarded', {
    proposer,
    proposer_reward: (base * 425n) / 1000n,
    treasury_reward: base - (base * 85n) / 100n,
    density_bps: 5_000,
  });
  assert.is(c.balance(proposer), (base * 425n) / 1000n);
});

test('a gap between blocks earns at most twelve seconds of rewards', () => {
  const c = feesChain();
  c.block({ after: 12_000 });
  const twelve = c.block({ after: 1_000_000 }).events[0]!.data.treasury_reward as bigint;
  const pause = c.block().events[0]!.data.treasury_reward as bigint;
  assert.ok(pause - twelve <= 1n && pause >= twelve);
});

test('a year pays exactly the scheduled amount, however it is divided into blocks', () => {
  const YEAR = 100_000;
  const SCHEDULE = [7_777_777n, 333n, 1_000_003n];
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12_000 }), { minLength: 20, maxLength: 60 }), (gaps) => {
      let [at, carry, paid] = [0, 0n, 0n];
      const step = (gap: number) => {
        const worth = carry + accrued(SCHEDULE, YEAR, at, at + gap);
        paid += worth / BigInt(YEAR);
        carry = worth % BigInt(YEAR);
        at += gap;
      };
      for (const gap of gaps) step(gap);
      const years = Math.ceil(at / YEAR);
      step(years * YEAR - at);
      const due = Array.from({ length: years }, (_, year) => SCHEDULE[Math.min(year, 2)]!).reduce(
        (sum, one) => sum + one,
        0n,
      );
      assert.is(paid, due);
    }),
  );
});

test("emission continues at the last year's rate after the schedule ends", () => {
  assert.is(accrued([10n, 4n], 1_000, 5_000, 7_000), 8_000n);
});

test('a block with high fees earns up to four times as much as an empty one', () => {
  const base = 1_000_000n;
  assert.is(densityBps(base, 0n, 0, 630_000_000), 5_000);
  assert.is(densityBps(base, 3_200_000n, 1, 630_000_000), 12_500);
  assert.is(densityBps(base, 6_400_000n, 1, 630_000_000), 20_000);
  assert.is(densityBps(base, 64_000_000n, 1, 630_000_000), 20_000);
});

test('a block without fees is measured by its gas', () => {
  assert.is(densityBps(1_000n, 0n, 157_500_000, 630_000_000), 12_500);
  assert.is(densityBps(1_000n, 0n, 630_000_000, 630_000_000), 20_000);
  const c = feesChain({ gasPrice: 0 });
  pay(c, alice);
  c.block().emits('BlockRewarded', { density_bps: 5_000 + Math.trunc((15_000 * 42_000) / 630_000_000) });
});

test('a proposer never profits by stuffing a block with its own bundles', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 13n }), (base, stuffed) => {
      const reward = (amount: bigint) => splitReward(base, densityBps(base, amount, 1, 630_000_000), POOL).proposer;
      const gain = reward(stuffed) - reward(0n);
      assert.ok(gain <= splitFees(stuffed).treasury + 1n, `gains ${gain} for ${stuffed}`);
    }),
  );
});

test('heavy blocks earn more on a running chain', () => {
  const c = feesChain({ gasPrice: 100_000 });
  pay(c, alice);
  const [event] = c.block().events;
  assert.ok((event!.data.density_bps as number) > 5_000);
});

test('the pool is never overdrawn, and its last block receives the remainder', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 10n }),
      fc.integer({ min: 5_000, max: 20_000 }),
      fc.bigInt({ min: 0n, max: 10n ** 10n }),
      (base, density, pool) => {
        const { proposer: first, treasury: second } = splitReward(base, density, pool);
        assert.ok(first >= 0n && second >= 0n && first + second <= pool);
        const wanted = splitReward(base, density, 10n ** 12n);
        const whole = wanted.proposer + wanted.treasury;
        if (whole <= pool) assert.equal([first, second], [wanted.proposer, wanted.treasury]);
        else assert.is(first + second, pool);
      },
    ),
  );
});

/** Pays half of every reward into one account, and tells of it. */
const sharing = module('sharing', {
  needs: { rewards: rewardsPort.only('payTo', 'lastPaid', 'emission') },
  events: { Shared: { fees: t.amount, reward: t.amount, emitted: t.amount } },
});
const sharer = sharing.define({
  hooks: {
    blockStart({ use, account }) {
      use.rewards.payTo(account('pot'), 5_000);
    },
    blockEnd({ use, emit }) {
      emit.Shared({ ...use.rewards.lastPaid(), emitted: use.rewards.emission().emitted });
    },
  },
});

test('another module may take only part of the proposer reward, and the rest stays in the pool', () => {
  const options = { gasPrice: 10 };
  const [plain, shared] = [feesChain(), chain([accounts, tokens, fees, sharer], options)];
  for (const c of [plain, shared]) pay(c, alice);
  const whole = plain.block().events[0]!.data as Record<string, bigint>;
  const ended = shared.block();
  const half = ended.events[0]!.data as Record<string, bigint>;
  assert.is(half.proposer_reward, whole.proposer_reward! / 2n);
  assert.equal([half.proposer_fees, half.treasury_reward], [whole.proposer_fees, whole.treasury_reward]);
  const emitted = half.proposer_reward! + half.treasury_reward!;
  ended.emits('Shared', { fees: half.proposer_fees, reward: half.proposer_reward, emitted });
  const pot = moduleAccount('sharing', ['pot']);
  assert.is(shared.balance(pot), half.proposer_fees! + half.proposer_reward!);
  assert.is(shared.balance(proposer), 0n);
  assert.equal(BigInt(emission(shared).emitted) + BigInt(emission(shared).remaining), POOL);
});

test('a unit is emitted once the whole of it is due', () => {
  const part = { treasury: `0x${dave.address}`, schedule: ['1'], year_seconds: 4 };
  const c = feesChain({ unissued: 10n, genesis: { fees: part } });
  c.block({ after: 1_999 });
  c.block({ after: 1 });
  assert.is(emission(c).emitted, '0');
  c.block();
  assert.is(emission(c).emitted, '1');
});

test('rewards end when the pool is empty', () => {
  const c = feesChain({ unissued: 1_000_000_000n });
  for (let i = 0; i < 4; i++) c.block();
  const { emitted, remaining } = emission(c);
  assert.equal([emitted, remaining], ['1000000000', '0']);
  c.block().emitsOnly();
});

test.run();
