/** Small networks in the simulation: agreement under load, with a third of the power faulty, and repeatable figures. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FAULTS } from './faulty.js';
import { type Scenario, simulateNetwork } from './simulation.js';

const SMALL: Scenario = {
  validators: 7,
  followers: 4,
  rate: 60,
  seconds: 20,
  warmSeconds: 10,
  access: { upMbit: 100, downMbit: 100 },
  weather: { loss: 0.001, jitterMs: 10 },
  maxBundles: 10_000,
  seed: 1,
};

test('seven validators around the world agree every two seconds and include what is submitted anywhere', async () => {
  const figures = await simulateNetwork(SMALL);
  const { interval, finality, transfers, offered, highestRound, bans } = figures;
  assert.ok(interval.p50 > 1_900 && interval.p50 < 2_200, `interval ${interval.p50} ms`);
  assert.ok(finality.p99 < 5_000, `finality ${finality.p99} ms`);
  assert.ok(transfers > 0.9 * offered, `${transfers} of ${offered} transfers`);
  assert.equal({ highestRound, bans }, { highestRound: 0, bans: 0 });
});

test('many followers link with some of the validators, and all follow the chain', async () => {
  const many = { ...SMALL, validators: 10, followers: 30, rate: 20, seconds: 12, warmSeconds: 8 };
  const { roles, interval, transfers, offered } = await simulateNetwork(many);
  assert.ok(roles.follower.links.mean < 7, `${roles.follower.links.mean} validators linked`);
  assert.ok(interval.p50 < 2_200, `interval ${interval.p50} ms`);
  assert.ok(transfers > 0.8 * offered, `${transfers} of ${offered} transfers`);
});

test('followers with the same two bootnodes leave them for other validators', async () => {
  const crowd = { ...SMALL, validators: 12, followers: 40, entries: 2, rate: 10, seconds: 6, warmSeconds: 6 };
  const { roles, interval } = await simulateNetwork(crowd);
  assert.ok(roles.validator.links.worst < 36, `${roles.validator.links.worst} of 40 followers at one validator`);
  assert.ok(roles.follower.links.mean >= 6, `${roles.follower.links.mean} validators linked with a follower`);
  assert.ok(interval.p50 < 2_200, `interval ${interval.p50} ms`);
});

test('the same seed gives the same figures', async () => {
  const once = { ...SMALL, seconds: 6, warmSeconds: 4 };
  assert.equal(await simulateNetwork(once), await simulateNetwork(once));
});

for (const kind of FAULTS) {
  test(`two ${kind} validators of seven do not stop the others`, async () => {
    const figures = await simulateNetwork({ ...SMALL, fault: { kind, count: 2 } });
    assert.ok(figures.blocks >= 3, `${figures.blocks} blocks in ${SMALL.seconds} s`);
    assert.ok(figures.highestRound <= 2, `round ${figures.highestRound}`);
    assert.ok(figures.transfers > 0.5 * figures.offered, `${figures.transfers} of ${figures.offered} transfers`);
  });
}

test('blocks of ten thousand transfers become final on slow links', async () => {
  const figures = await simulateNetwork({ ...SMALL, validators: 4, followers: 1, rate: 4_000, seconds: 10 });
  assert.ok(figures.maxTransfers > 5_000, `${figures.maxTransfers} transfers`);
  assert.ok(figures.blocks >= 3, `${figures.blocks} blocks`);
});

test.run();
