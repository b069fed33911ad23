/** Whose turn it is: leaders by stake and score, missed turns, skipping, and what an epoch makes of them. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import fees from '../../../modules/fees/index.js';
import tokens from '../../../modules/tokens/index.js';
import validators from '../../../modules/validators/index.js';
import { stakingPort } from '../../../modules/validators/port.js';
import { nextReputation, nextScore } from '../../../modules/validators/score.js';
import { type Address, module, t } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, carol, chain, dave, type TestChain } from '../../kit/index.js';
import {
  EPOCH,
  endEpoch,
  keyOf,
  pubkeyOf,
  reach,
  register,
  stakingChain,
  UNIT,
  validatorOf,
} from '../shared/stakers.js';

const three = () =>
  stakingChain([
    [alice, 5_000n],
    [bob, 3_000n],
    [carol, 2_000n],
  ]);

const everybody = [alice, bob, carol, dave];
const nameOf = (address: Address): string => String(everybody.find((one) => one.address === address));

/** Lets `heights` go by; who is absent neither leads nor signs. Who led each, and how many rounds were lost. */
function run(c: TestChain, heights: number, absent: readonly Actor[] = []) {
  const led = new Map<string, number>();
  let lost = 0;
  for (let i = 0; i < heights; i++) {
    c.block({ absent });
    const leader = nameOf(c.proposer);
    led.set(leader, (led.get(leader) ?? 0) + 1);
    lost += c.round;
  }
  return { led, lost };
}

test('validators lead in proportion to their stake', () => {
  const { led, lost } = run(three(), 100);
  assert.equal([led.get('alice'), led.get('bob'), led.get('carol'), lost], [50, 30, 20, 0]);
});

test('a validator that misses three turns is skipped and returns by signing', () => {
  const c = three();
  const away = run(c, 60, [carol]);
  assert.is(away.lost, 3);
  const { status, missed_turns, consecutive_missed } = validatorOf(c, carol);
  assert.equal([status, missed_turns, consecutive_missed], ['skipped', 3, 3]);
  assert.is(validatorOf(c, carol).is_jailed, false);
  run(c, 29);
  assert.is(validatorOf(c, carol).status, 'skipped');
  run(c, 3);
  assert.is(validatorOf(c, carol).status, 'active');
  const back = run(c, 40);
  assert.ok((back.led.get('carol') ?? 0) >= 5);
  assert.is(validatorOf(c, carol).consecutive_missed, 0);
});

test('turns and commits of an epoch determine half of the score, and the other half is granted', () => {
  const full = { production: 10_000, votes: 10_000, attestations: 10_000 };
  assert.is(nextScore(10_000, full), 10_000);
  assert.is(nextScore(5_000, full), 7_500);
  assert.is(nextScore(10_000, { production: 0, votes: 0, attestations: 0 }), 7_500);
  assert.is(nextScore(10_000, { ...full, production: 0 }), 9_000);
  assert.is(nextScore(5_000, { production: 0, votes: 0, attestations: 0 }), 5_000);
});

test("the score counts the epoch's activity and weighs the turns of the next epoch", () => {
  const c = three();
  while (c.height <= EPOCH) run(c, 1, [carol]);
  const { performance_score, missed_turns } = validatorOf(c, carol);
  assert.equal([validatorOf(c, alice).performance_score, validatorOf(c, bob).performance_score], [1, 1]);
  assert.is(missed_turns, 3);
  // No turn taken; of ten heights she signed and attested but the first.
  assert.is(performance_score, 0.755);
  const { scoreBps } = c.cell<readonly { address: Address; scoreBps: number }[]>('validators', 'seats')[2]!;
  assert.is(scoreBps, 7_550);
});

test("a validator that attests nothing, contradicts itself or omits others' attestations loses score", () => {
  const credited = (...who: readonly Actor[]) => who.map(({ address }) => ({ validator: address, age: 1 }));
  const scores = (attestations: object, once = {}) => {
    const c = three();
    c.block({ attestations: { ...attestations, ...once } });
    while (c.height <= EPOCH) c.block({ attestations });
    return [alice, bob, carol].map((one) => Number(validatorOf(c, one).performance_score));
  };
  const all = credited(alice, bob, carol);
  const [, full, none] = scores({ credited: credited(alice, bob) });
  // The first block was made before: all attested it.
  assert.equal([full! > 0.99, none], [true, 0.955]);
  assert.is(scores({ credited: all }, { conflicting: [bob.address] })[1], 0.95);
  const [blamed, other] = scores({ credited: all }, { omitting: [alice.address] });
  assert.ok(blamed! < other!, `${blamed} and ${other}`);
});

test('the reputation of a validator is shown by its factors, whose weights add up to 100', () => {
  const c = three();
  c.block();
  interface Shown {
    readonly reputation: number;
    readonly target: number;
    readonly blocks: number;
    readonly factors: readonly { readonly factor: string; readonly weight: number; readonly value: number }[];
  }
  const { reputation, target, blocks, factors } = c.ask<Shown>('getValidatorReputation', [alice]);
  assert.equal([reputation, factors.length, blocks > 0], [50, 7, true]);
  assert.is(
    factors.reduce((sum, { weight }) => sum + weight, 0),
    100,
  );
  const sum = factors.reduce((all, { weight, value }) => all + weight * value, 0);
  assert.is(target, Math.trunc(sum / 100) / 100);
  assert.is(factors.find(({ factor }) => factor === 'commission')!.weight, 10);
  assert.is(c.ask('getValidatorReputation', [dave]), null);
});

test("a reputation starts at 50 and moves a sixteenth of the way to the epoch's value", () => {
  const duties = { production: 10_000, votes: 10_000, attestations: 10_000 };
  const small = { stake: 1_000n, days: 0, commissionBps: 0, transactions: 10_000 };
  // 30 + 25 + 0 + 10 + 5 + 5 + 5 of 100.
  assert.is(nextReputation(8_000, duties, small), 8_000);
  // All of the stake and age, half of the commission's.
  const big = { stake: 10_000_000n, days: 180, commissionBps: 5_000, transactions: 0 };
  assert.is(nextReputation(0, duties, big), Math.trunc((100 * (30 + 25 + 15 + 5 + 0 + 5 + 5)) / 16));
  assert.is(nextReputation(10_000, { production: 0, votes: 0, attestations: 0 }, { ...small, transactions: 0 }), 9_468);
  const c = three();
  assert.is(validatorOf(c, alice).reputation, 50);
  endEpoch(c);
  assert.is(validatorOf(c, alice).reputation, 51);
});

test('a newcomer waits behind the others before its first turn', () => {
  const c = stakingChain([[alice, 5_000n]], { people: [bob] });
  register(c, bob, 5_000n);
  endEpoch(c);
  assert.is(nameOf(c.proposer), 'alice');
  const { led } = run(c, 10);
  assert.equal([led.get('alice'), led.get('bob')], [5, 5]);
});

// --- where the chain says so: jail for being away

const strict = (turns: number) =>
  chain([accounts, tokens, fees, validators], {
    epochBlocks: EPOCH,
    balances: everybody.map((who) => [who, 100_000n * UNIT] as const),
    genesis: {
      validators: [alice, bob, carol].map((who, i) => ({
        pubkey: pubkeyOf(who),
        operator: `0x${who.address}`,
        self_stake: `${[5_000n, 3_000n, 2_000n][i]! * UNIT}`,
      })),
    },
    params: { 'staking.downtime_jail_turns': turns },
  });

test('no validator is jailed for absence unless a parameter sets a number of missed turns', () => {
  const lax = three();
  run(lax, 60, [carol]);
  assert.is(validatorOf(lax, carol).is_jailed, false);
  const c = strict(2);
  run(c, 12, [carol]);
  const { is_jailed, jail_reason, jail_count, status } = validatorOf(c, carol);
  assert.equal([is_jailed, jail_reason, jail_count, status], [true, 'downtime', 1, 'jailed']);
  run(c, 12, [carol]);
  assert.is(c.ask('stakingInfo').active_validators, 2);
});

// --- after an upgrade

const pauserShape = module('pauser', { needs: { staking: stakingPort.only('pauseMissedTurns') } });
const pauser = pauserShape.define({
  operations: {
    Pause: pauserShape.operation({
      about: 'No turn counts as missed below a height.',
      params: { until: t.height },
      gas: 40_000,
      execute: ({ use }, { until }) => use.staking.pauseMissedTurns(until),
    }),
  },
});

test('no turn counts as missed for a while after an upgrade', () => {
  const c = chain([accounts, tokens, fees, validators, pauser], {
    epochBlocks: EPOCH,
    balances: everybody.map((who) => [who, 100_000n * UNIT] as const),
    genesis: {
      validators: [alice, bob].map((who) => ({
        pubkey: pubkeyOf(who),
        operator: `0x${who.address}`,
        self_stake: `${5_000n * UNIT}`,
      })),
    },
  });
  c.run(alice, 'pauser.Pause', { until: 31 });
  run(c, 29, [bob]);
  assert.equal([validatorOf(c, bob).missed_turns, validatorOf(c, bob).status], [0, 'active']);
  run(c, 12, [bob]);
  assert.is(validatorOf(c, bob).status, 'skipped');
});

// --- the ports of the runtime

test('the active set and its keys change with the block after the epoch', () => {
  const c = stakingChain([[alice, 5_000n]], { people: [bob] });
  register(c, bob, 5_000n);
  reach(c, EPOCH);
  assert.equal(c.validators('current').length, 1);
  c.block();
  assert.equal(
    c.validators('current').map(({ publicKey }) => publicKey),
    c.validators('next').map(({ publicKey }) => publicKey),
  );
  assert.is(c.validators('current').length, 2);
  assert.is(c.validators('previous').length, 1);
  c.block();
  assert.is(c.validators('previous').length, 2);
  const { power, publicKey } = c.validators('current').find(({ address }) => address === bob.address)!;
  assert.equal([power, publicKey], [5_000, Buffer.from(keyOf(bob).publicKey).toString('hex')]);
});

test('the set stays unchanged when no validator could be active', () => {
  const c = stakingChain([[alice, 5_000n]]);
  c.run(alice, 'Unstake', { amount: 5_000n * UNIT });
  endEpoch(c).emitsOnly('BlockRewarded');
  assert.equal(
    c.validators('current').map(({ address, power }) => [address, power]),
    [[alice.address, 5_000]],
  );
  endEpoch(c);
  assert.is(validatorOf(c, alice).blocks_produced, 2 * EPOCH);
});

test.run();
