/** Points are bought and given; no operation creates unpaid points. */

import { deepStrictEqual, strictEqual } from 'node:assert';
import { test } from 'node:test';
import { alice, bob, carol, chain } from 'trellis/kit';
import loyalty, { NoPoints, TooFewPoints } from './loyalty.ts';

const genesis = { loyalty: { shop: carol, holders: [{ owner: bob, points: '7' }] } };
const open = () => chain(['accounts', 'tokens', loyalty], { genesis, params: { 'loyalty.price': '500' } });

test('the shop receives the price of the chain, and the buyer the points', () => {
  const c = open();
  const before = c.balance(carol);
  c.run(alice, 'loyalty.Buy', { points: 4n }).emits('PointsBought', { owner: alice, points: 4n });
  strictEqual(c.balance(carol), before + 2_000n);
  deepStrictEqual(c.ask('getPoints', [alice]), { owner: c.json(alice), points: '4' });
});

test('an account cannot give more points than it has, and a gift moves the points', () => {
  const c = open();
  c.run(bob, 'loyalty.Give', { to: alice, points: 8n }).fails(TooFewPoints);
  c.run(bob, 'loyalty.Give', { to: alice, points: 0n }).fails(NoPoints);
  c.run(bob, 'loyalty.Buy', { points: 0n }).fails(10_000);
  c.run(bob, 'loyalty.Give', { to: alice, points: 2n }).emits('PointsGiven', { from: bob, to: alice });
  strictEqual(c.entry('loyalty', 'points', alice.address), 2n);
});
