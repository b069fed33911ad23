/** Mean prices: exact sums of price and time, however often a pool changes. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bob } from '../../kit/index.js';
import { ONE, poolChain, poolInfo, swap } from '../shared/pools.js';

test('the mean price is weighted by time over the last ten minutes', () => {
  const { c } = poolChain();
  const price = () => Number(poolInfo(c).price_a_in_b);
  const mean = () => poolInfo(c).twap_10m;
  const first = price();
  c.advance(300);
  swap(c, bob, 'TRL', 'COIN', 500n * ONE);
  const second = price();
  c.advance(298);
  assert.is(mean(), null, 'too young');
  c.block();
  assert.ok(Math.abs(Number(mean()) - (first + second) / 2) < 1e-6);
  c.advance(150);
  assert.ok(Math.abs(Number(mean()) - (first * 150 + second * 450) / 600) < 1e-6);
  c.advance(150);
  assert.ok(Math.abs(Number(mean()) - second) < 1e-9);
  c.advance(86_400);
  assert.ok(Math.abs(Number(mean()) - second) < 1e-9, 'a pool that rests has the price that it rests at');
});

test('the mean price is exact for any sequence of pool changes, over at most one extra minute', () => {
  const { c } = poolChain();
  const start = c.time;
  const prices: number[] = [];
  let state = 7;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  for (let i = 0; i < 900; i++) {
    if (random(3) > 0) {
      const [from, to, amount] = random(2) === 0 ? ['TRL', 'COIN', ONE] : ['COIN', 'TRL', 2_000_000n];
      swap(c, bob, from as string, to as string, (amount as bigint) * BigInt(1 + random(9)));
    }
    const price = Number(poolInfo(c).price_a_in_b);
    const pause = 1 + random(20);
    for (let s = 0; s < pause; s++) prices.push(price);
    c.advance(pause);
    const mean = poolInfo(c).twap_10m;
    const now = c.time - start;
    if (now < 600) {
      assert.is(mean, null);
      continue;
    }
    const windows = Array.from({ length: 60 }, (_, more) => prices.slice(Math.max(0, now - 600 - more), now));
    const fits = windows.some((one) => Math.abs(one.reduce((a, b) => a + b, 0) / one.length - Number(mean)) < 1e-9);
    if (!fits) assert.unreachable(`step ${i}: ${mean}`);
  }
});

test.run();
