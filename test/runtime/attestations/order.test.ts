/** Fair order: by median arrival in steps, nonces in order, chance inside a step; and what a minority can do about it. */
import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type CommitteeMember,
  fairOrder,
  medianArrivals,
  type Orderable,
  type OrderInput,
  orderSeed,
} from '../../../runtime/engine/attestations/order.js';
import { bodyOf, bundle, hash } from './made.js';

const T0 = 1_700_000_000_000;
const input = (committee: readonly CommitteeMember[], refs = 0): OrderInput => ({
  parentTimeMs: T0,
  bucketMs: 250,
  seed: orderSeed(hash(1), [{ hash: hash(refs) }]),
  committee,
});
const witness = (arrivals: readonly (readonly [number, number])[], power = 1): CommitteeMember => ({
  power,
  body: bodyOf(
    arrivals.map(([id, ms]) => [id, T0 + ms]),
    T0 + 2_000,
  ),
});
const ids = (bundles: readonly Orderable[]): number[] => bundles.map(({ id }) => id);
const all = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]);

test('the median is the time by which more than half of the power had the bundle', () => {
  const committee = [witness([[1, 100]], 3), witness([[1, 500]], 2), witness([[1, 900]], 2)];
  assert.is(medianArrivals(committee, all).get(1), T0 + 500);
  assert.is(medianArrivals([witness([[1, 100]], 4), ...committee.slice(1)], all).get(1), T0 + 500, 'half is not more');
  assert.is(medianArrivals([witness([[1, 100]], 5), ...committee.slice(1)], all).get(1), T0 + 100);
});

test('a bundle listed by at most half of the power has no time, and an unreferenced member lists nothing', () => {
  const silent: CommitteeMember = { power: 1, body: null };
  assert.is(medianArrivals([witness([[1, 5]]), witness([]), witness([[1, 5]]), silent], all).has(1), false);
  assert.is(medianArrivals([witness([[1, 5]]), witness([[1, 5]]), witness([[1, 7]]), silent], all).get(1), T0 + 7);
});

test('the first of two entries for one bundle counts', () => {
  const twice = witness([
    [1, 900],
    [1, 100],
  ]);
  assert.is(medianArrivals([twice], all).get(1), T0 + 900);
});

test('bundles more than a step apart are ordered by arrival, unknown ones last', () => {
  const times: readonly (readonly [number, number])[] = [
    [3, 1_300],
    [1, 100],
    [2, 700],
  ];
  const committee = [witness(times), witness(times), witness(times)];
  assert.equal(ids(fairOrder([bundle(9), bundle(3), bundle(2), bundle(1)], input(committee))), [1, 2, 3, 9]);
});

test('within a step the order is random and differs between blocks', () => {
  const times: readonly (readonly [number, number])[] = [1, 2, 3, 4, 5, 6].map((id) => [id, 10 + id]);
  const bundles = [1, 2, 3, 4, 5, 6].map((id) => bundle(id));
  const orders = new Set(
    Array.from({ length: 20 }, (_, refs) => ids(fairOrder(bundles, input([witness(times)], refs))).join()),
  );
  assert.ok(orders.size > 10, `${orders.size} orders`);
});

test("a sender's nonces stay in order, and a later one waits for an earlier one", () => {
  const times: readonly (readonly [number, number])[] = [
    [1, 1_500],
    [2, 100],
    [3, 800],
  ];
  const [first, second] = [bundle(1, 7, 0), bundle(2, 7, 1)];
  assert.equal(ids(fairOrder([second, bundle(3), first], input([witness(times)]))), [3, 1, 2]);
});

const anyArrivals = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: -70_000, max: 1_900 })), {
  maxLength: 20,
});
const anyCommittee = fc.array(
  fc.record({ arrivals: fc.option(anyArrivals), power: fc.integer({ min: 1, max: 9 }) }).map(
    ({ arrivals, power }): CommitteeMember =>
      arrivals === null
        ? { power, body: null }
        : witness(
            arrivals.map(([id, ms]) => [id, Math.max(ms, -63_000)]),
            power,
          ),
  ),
  { minLength: 1, maxLength: 5 },
);
const anyBundles = fc
  .uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 })
  .map((list) => list.map((id) => bundle(id, id % 4, Math.floor(id / 4))));
const numRuns = Number(process.env.RUNS ?? 400);

test('for any attestations the order contains every bundle, is independent of the input order and is deterministic', () => {
  fc.assert(
    fc.property(anyCommittee, anyBundles, fc.nat(), (committee, bundles, turn) => {
      const ordered = fairOrder(bundles, input(committee));
      assert.equal(
        [...ids(ordered)].sort((a, b) => a - b),
        [...ids(bundles)].sort((a, b) => a - b),
      );
      const turned = [
        ...bundles.slice(turn % (bundles.length || 1)),
        ...bundles.slice(0, turn % (bundles.length || 1)),
      ];
      assert.equal(ids(fairOrder(turned, input(committee))), ids(ordered));
      assert.equal(ids(fairOrder(ordered, input(committee))), ids(ordered));
      const nonces = new Map<string, number>();
      for (const { from, nonce } of ordered) {
        assert.ok((nonces.get(from) ?? -1) < nonce, 'a nonce before a lower one');
        nonces.set(from, nonce);
      }
    }),
    { numRuns },
  );
});

test('omitting the last bundles of senders does not reorder the others', () => {
  fc.assert(
    fc.property(anyCommittee, anyBundles, fc.nat(3), fc.nat(3), (committee, bundles, sender, from) => {
      const kept = (one: Orderable): boolean => one.from !== bundle(0, sender).from || one.nonce < from;
      const ordered = fairOrder(bundles, input(committee));
      assert.equal(ids(fairOrder(bundles.filter(kept), input(committee))), ids(ordered.filter(kept)));
    }),
    { numRuns },
  );
});

test('less than half of the power cannot move a bundle before the first or after the last honest time', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 1_500 }), { minLength: 3, maxLength: 9 }),
      fc.array(fc.option(fc.integer({ min: -60_000, max: 1_999 })), { maxLength: 8 }),
      (honest, lies) => {
        const liars = lies.slice(0, honest.length - 1);
        const committee = [
          ...honest.map((ms) => witness([[1, ms]])),
          ...liars.map((ms) => (ms === null ? { power: 1, body: null } : witness([[1, ms]]))),
        ];
        const median = medianArrivals(committee, all).get(1)! - T0;
        assert.ok(median >= Math.min(...honest) && median <= Math.max(...honest), `${median} of ${honest}`);
      },
    ),
    { numRuns },
  );
});

test('ordering ten thousand bundles with a full committee takes well under a second of CPU time', () => {
  const bundles = Array.from({ length: 10_000 }, (_, i) => bundle(i + 1));
  const arrivals = bundles.map(({ id }): readonly [number, number] => [id, (id * 7) % 1_500]);
  const committee = Array.from({ length: 16 }, () => witness(arrivals));
  const before = process.cpuUsage();
  assert.is(fairOrder(bundles, input(committee)).length, 10_000);
  const { user } = process.cpuUsage(before);
  assert.ok(user < 3e6, `${user / 1e6} s, also on a slow machine`);
});

test.run();
