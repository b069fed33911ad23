/** A soak tells what fills a cache from what never ends. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { growthOf, type Point, slopeOf } from './slope.js';

const over = (y: (x: number) => number): Point[] => Array.from({ length: 80 }, (_, x) => ({ x, y: y(x) }));
const trendOf = (y: (x: number) => number) => growthOf(over(y), 10).trend;

test('a steady rise above the allowed amount is classified as growth, however slow', () => {
  assert.is(slopeOf(over((x) => 100 + 2 * x)), 2);
  assert.equal(
    growthOf(
      over((x) => 100 + 2 * x),
      10,
    ),
    { rise: 120, trend: 'grows' },
  );
  assert.is(
    trendOf((x) => 100 + 0.2 * x),
    'grows',
  );
  assert.is(
    trendOf((x) => 100 + 0.1 * x),
    'flat',
  );
  assert.is(
    trendOf((x) => 100 - x),
    'flat',
  );
});

test('a cache near its bound is classified as filling, and one far from it looks like a leak', () => {
  assert.is(
    trendOf((x) => 200 - 100 * Math.exp(-x / 15)),
    'fills',
  );
  assert.is(
    trendOf((x) => Math.min(160, 100 + 2 * x)),
    'fills',
  );
  assert.is(
    trendOf((x) => 2_000 - 1_900 * Math.exp(-x / 500)),
    'grows',
  );
});

test('uncollected garbage is not growth, but a rising floor after each collection is', () => {
  assert.is(
    trendOf((x) => 100 + 5 * (x % 15)),
    'flat',
  );
  assert.is(
    trendOf((x) => 100 + 5 * (x % 15) + x),
    'grows',
  );
});

test('a late jump counts as growth until it levels off', () => {
  assert.is(
    trendOf((x) => (x < 60 ? 100 : 200)),
    'grows',
  );
  assert.is(
    trendOf((x) => (x < 40 ? 100 : 200)),
    'fills',
  );
});

test.run();
