/** Integer properties of the interval controller, timeouts and proposer-based timestamps. */
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isTimely } from '../../../runtime/engine/consensus/timeliness.js';
import {
  type BlockTiming,
  INITIAL_INTERVAL,
  type IntervalState,
  nextInterval,
  timingOfRounds,
} from '../../../runtime/kernel/agreement/interval.js';
import { timeoutMs } from '../../../runtime/kernel/agreement/timeouts.js';
import type { Address } from '../../../runtime/lib/codec/ids.js';

const IDLE: BlockTiming = {
  failed: false,
  missedMs: 0,
  gapMs: 2000,
  gasUsed: 0,
  gasLimit: 1000,
  bundles: 0,
  maxBundles: 100,
};

function after(
  blocks: number,
  pace: (interval: number) => Partial<BlockTiming>,
  from: IntervalState = INITIAL_INTERVAL,
) {
  let state = from;
  for (let i = 0; i < blocks; i++) state = nextInterval(state, { ...IDLE, ...pace(state.intervalMs) });
  return state;
}

test('an idle chain keeps a two-second interval and returns to it from any state', () => {
  assert.equal(
    after(100, (gapMs) => ({ gapMs })),
    INITIAL_INTERVAL,
  );
  for (const intervalMs of [500, 12_000]) {
    const settled = after(100, (gapMs) => ({ gapMs }), { intervalMs, stress: 8 }).intervalMs;
    assert.ok(Math.abs(settled - 2000) <= 3, `${settled}`);
  }
});

test('blocks three quarters full, by gas or by count, shorten the interval to its minimum', () => {
  assert.is(after(30, (gapMs) => ({ gapMs, gasUsed: 750 })).intervalMs, 500);
  assert.is(after(30, (gapMs) => ({ gapMs, bundles: 75 })).intervalMs, 500);
  assert.is(after(30, (gapMs) => ({ gapMs, gasUsed: 749, bundles: 74 })).intervalMs, 2000);
});

test('failed rounds and late blocks lengthen the interval to its maximum, even when blocks are full', () => {
  assert.is(after(30, (gapMs) => ({ gapMs, failed: true })).intervalMs, 12_000);
  assert.is(after(30, (interval) => ({ gapMs: interval + 1001, gasUsed: 1000 })).intervalMs, 12_000);
  assert.is(after(30, (interval) => ({ gapMs: interval + 1000 })).intervalMs, 2000);
});

test('a single bad round does not slow the chain', () => {
  assert.equal(nextInterval(INITIAL_INTERVAL, { ...IDLE, failed: true }), { intervalMs: 2000, stress: 2 });
});

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(64) as Address) as [
  Address,
  Address,
  Address,
  Address,
];
const ROUNDS = { round: 0, parentRound: 0, commitRound: 0, leaders: [A, B, C, D], signers: [B, C, D] };

test('the missed turns of an absent validator cost their own time and nothing else', () => {
  assert.equal(timingOfRounds(ROUNDS), { failed: false, missedMs: 0 });
  assert.equal(timingOfRounds({ ...ROUNDS, round: 1, commitRound: 0 }), { failed: false, missedMs: 4000 });
  assert.equal(timingOfRounds({ ...ROUNDS, parentRound: 1, commitRound: 1 }), { failed: false, missedMs: 0 });
  const one = { ...IDLE, ...timingOfRounds({ ...ROUNDS, round: 1 }) };
  const every4th = (n: number) => (n % 4 === 0 ? { ...one, gapMs: 2000 + 3000 } : IDLE);
  let state = INITIAL_INTERVAL;
  for (let n = 0; n < 40; n++) state = nextInterval(state, every4th(n));
  assert.equal(state, INITIAL_INTERVAL);
});

test('a round that fails under a present leader, or after its proposal, adds stress', () => {
  assert.is(timingOfRounds({ ...ROUNDS, round: 2 }).failed, true, 'B signed the parent');
  assert.is(timingOfRounds({ ...ROUNDS, commitRound: 1 }).failed, true);
  assert.is(timingOfRounds({ ...ROUNDS, round: 5, signers: [] }).failed, true, 'nobody leads twice and is just away');
  const late = { ...IDLE, ...timingOfRounds({ ...ROUNDS, round: 1 }), gapMs: 2000 + 4000 + 1001 };
  assert.is(nextInterval(INITIAL_INTERVAL, late).stress, 2, 'longer than the missed turn explains');
});

test('the interval and the stress are always integers within their bounds', () => {
  const pace = fc.record({
    failed: fc.boolean(),
    missedMs: fc.nat(100_000),
    gapMs: fc.nat(100_000),
    gasUsed: fc.nat(1000),
    gasLimit: fc.constant(1000),
    bundles: fc.nat(100),
    maxBundles: fc.constant(100),
  });
  fc.assert(
    fc.property(fc.array(pace, { maxLength: 200 }), (paces) => {
      let state = INITIAL_INTERVAL;
      for (const one of paces) {
        state = nextInterval(state, one);
        assert.ok(Number.isInteger(state.intervalMs) && state.intervalMs >= 500 && state.intervalMs <= 12_000);
        assert.ok(Number.isInteger(state.stress) && state.stress >= 0 && state.stress <= 8);
      }
    }),
  );
});

test('timeouts grow with the round up to a minute', () => {
  assert.equal(
    [0, 1, 5].map((round) => timeoutMs('propose', round)),
    [3000, 4000, 8000],
  );
  assert.equal(
    [0, 1, 5].map((round) => timeoutMs('prevote', round)),
    [1000, 1500, 3500],
  );
  assert.is(timeoutMs('precommit', 1_000_000), 60_000);
  assert.is(timeoutMs('propose', 57), 60_000);
});

test('a proposal is timely from 4.5 s old to 0.5 s early, and every clock is accepted in some round', () => {
  assert.ok(isTimely(10_000, 14_500, 0) && isTimely(10_000, 9_500, 0));
  assert.not(isTimely(10_000, 14_501, 0));
  assert.not(isTimely(10_000, 9_499, 0));
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000_000), fc.nat(100), (stamp, received, round) => {
      if (isTimely(stamp, received, round)) assert.ok(isTimely(stamp, received, round + 1));
      assert.ok(isTimely(stamp, received, Math.ceil(Math.abs(stamp - received) / 500)));
    }),
  );
});

test.run();
