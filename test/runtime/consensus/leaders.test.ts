/** Leader rotation: fair by stake, without repetition, and deaf to who is absent. */
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  closeHeight,
  enrol,
  leaderOrder,
  MAX_TOTAL_POWER,
  type Member,
  openHeight,
  projectLeaders,
  type Rotation,
  setJailed,
} from '../../../runtime/engine/consensus/leaders.js';
import type { Address } from '../../../runtime/lib/codec/ids.js';

function address(i: number): Address {
  return i.toString(16).padStart(64, '0') as Address;
}

function members(powers: readonly number[], scoreBps = 10_000): Member[] {
  return powers.map((power, i) => ({ address: address(i), power, scoreBps, jailed: false }));
}

/** Runs heights; who is absent neither leads nor signs. Returns blocks led and rounds lost. */
function run(from: Rotation, heights: number, absent: (i: number, height: number) => boolean = () => false) {
  const led = new Map<Address, number>();
  let rotation = from;
  let lost = 0;
  for (let height = 1; height <= heights; height++) {
    const opened = openHeight(rotation);
    const order = leaderOrder(opened);
    const present = (who: Address): boolean =>
      !absent(
        opened.findIndex((c) => c.address === who),
        height,
      );
    const headerRound = order.findIndex(present);
    const leader = order[headerRound]!;
    led.set(leader, (led.get(leader) ?? 0) + 1);
    lost += headerRound;
    const signed = new Set(order.filter(present));
    rotation = closeHeight(opened, { headerRound, signed, lenient: false });
  }
  return { led, lost, rotation };
}

test('every validator leads in proportion to stake, to within a block', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1000, max: 16_000_000 }), { minLength: 1, maxLength: 20 }), (powers) => {
      const heights = 400;
      const { led } = run(enrol([], members(powers)), heights);
      const total = powers.reduce((a, b) => a + b);
      powers.forEach((power, i) => {
        const off = Math.abs((led.get(address(i)) ?? 0) - (heights * power) / total);
        assert.ok(off < 2, `${off} blocks off`);
      });
    }),
    { numRuns: 30 },
  );
});

test("the score scales a validator's share of turns", () => {
  const [a, b] = members([1000, 1000]) as [Member, Member];
  const { led } = run(enrol([], [{ ...a, scoreBps: 5000 }, b]), 300);
  assert.is(led.get(address(0)), 100);
});

test('the leaders of a height are all validators, each once', () => {
  const order = leaderOrder(openHeight(enrol([], members([5000, 1000, 3000, 3000]))));
  assert.is(new Set(order).size, 4);
  assert.equal(order, [0, 2, 3, 1].map(address));
});

test('a validator that misses three turns is skipped without further lost rounds, and signing ends the skip', () => {
  const start = enrol([], members([1000, 1000, 1000, 1000]));
  const down = run(start, 400, (i, height) => i === 3 && height <= 200);
  assert.is(down.lost, 3);
  const returned = down.rotation.find((candidate) => candidate.address === address(3))!;
  assert.is(returned.skipped, false);
  assert.is(returned.returns, 1);
  assert.ok(down.led.get(address(3))! > 20);
});

test('a returned leader is on probation: one miss skips it again, for twice as long', () => {
  const start = enrol([], members([1000, 1000, 1000, 1000]));
  const absent = (i: number, height: number): boolean => i === 3 && (height <= 100 || (height > 130 && height <= 200));
  const still = run(start, 259, absent);
  assert.is(still.lost, 4);
  assert.is(still.rotation[3]!.skipped, true);
  assert.is(run(start, 260, absent).rotation[3]!.skipped, false);
});

test('when all validators are skipped they still lead', () => {
  const all = enrol([], members([1000, 1000])).map((candidate) => ({ ...candidate, skipped: true }));
  assert.is(leaderOrder(openHeight(all)).length, 2);
});

test('jailed validators come last, after skipped ones', () => {
  const rotation = enrol([], members([9000, 8000, 1000])).map((c, i) => ({ ...c, skipped: i === 1 }));
  const order = leaderOrder(openHeight(setJailed(rotation, new Set([address(0)]))));
  assert.equal(order, [2, 1, 0].map(address));
});

test('missed turns are not counted after an upgrade', () => {
  let rotation = enrol([], members([1000, 1000]));
  for (let height = 0; height < 20; height++) {
    rotation = closeHeight(openHeight(rotation), { headerRound: 1, signed: new Set(), lenient: true });
  }
  assert.ok(rotation.every(({ missed, skipped }) => missed === 0 && !skipped));
});

test('a new validator queues behind the others, which keep their priorities', () => {
  const { rotation } = run(enrol([], members([1000, 1000])), 7);
  const next = enrol(rotation, members([1000, 1000, 1000]));
  assert.is(next[0]!.priority, rotation[0]!.priority);
  assert.is.not(leaderOrder(openHeight(next))[0], address(2));
});

test('an absurd round in a header costs no time and yields an exact integer at any stake', () => {
  let rotation = enrol([], members([1000, MAX_TOTAL_POWER / 2, MAX_TOTAL_POWER / 2 - 1000]));
  const jailed = setJailed(rotation, new Set([address(0)]));
  for (const start of [rotation, jailed]) {
    rotation = start;
    for (let height = 0; height < 50; height++) {
      rotation = closeHeight(openHeight(rotation), { headerRound: 4_000_000, signed: new Set(), lenient: false });
      assert.ok(rotation.every(({ priority }) => Number.isSafeInteger(priority)));
    }
  }
});

test('after a stall of thousands of rounds the next heights are led by stake again', () => {
  const start = enrol([], members([4000, 2000, 1000]));
  const stalled = closeHeight(openHeight(start), { headerRound: 10_000, signed: new Set(), lenient: true });
  const { led } = run(stalled, 700);
  for (const [i, turns] of [400, 200, 100].entries()) assert.ok(Math.abs(led.get(address(i))! - turns) <= 12);
});

test('projected leaders match the actual leaders when nothing fails', () => {
  const opened = openHeight(enrol([], members([3000, 2000, 1000])));
  assert.equal(projectLeaders(opened, 6).filter((who) => who === address(0)).length, 3);
});

test.run();
