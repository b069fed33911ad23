/** The arithmetic of pools: random swaps and changes of liquidity, a hundred thousand steps of each. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  amountIn,
  amountOut,
  amountsFor,
  feesOn,
  impactBps,
  liquidityFor,
  MINIMUM_LIQUIDITY,
  matching,
  squareRoot,
  type Two,
} from '../../../modules/dex/curve.js';
import { rankOf } from '../../../modules/dex/depth.js';
import { decimalOf, fixed, inWhole, ratioOf } from '../../../modules/dex/price.js';
import { seeded } from '../../runtime/codec/vocabulary.js';

const STEPS = 100_000;
const FEE = 30n;

/** Amounts of every size up to 10^30, small ones as often as large ones. */
function sizes(seed: number) {
  const random = seeded(seed);
  return (digits = 30): bigint => {
    const size = 10n ** BigInt(1 + random(digits));
    return 1n + ((BigInt(random(2 ** 31)) * 10n ** 22n + BigInt(random(2 ** 31))) % size);
  };
}

test('the integer square root is rounded down', () => {
  const size = sizes(1);
  for (const n of [0n, 1n, 2n, 3n, 4n, 15n, 16n, 17n]) {
    assert.is(squareRoot(n), BigInt(Math.trunc(Math.sqrt(Number(n)))));
  }
  for (let i = 0; i < STEPS; i++) {
    const n = size(30) * size(30);
    const root = squareRoot(n);
    if (root * root > n || (root + 1n) * (root + 1n) <= n) assert.unreachable(`${n}`);
  }
});

test('no swap lowers the product of the reserves or empties a reserve', () => {
  const size = sizes(2);
  for (let i = 0; i < STEPS; i++) {
    const [reserves, amount]: [Two, bigint] = [[size(), size()], size()];
    const out = amountOut(amount, reserves, FEE);
    const after = (reserves[0] + amount) * (reserves[1] - out);
    if (out >= reserves[1] || after < reserves[0] * reserves[1]) assert.unreachable(`${reserves} ${amount}`);
  }
});

test('a round-trip swap never profits', () => {
  const size = sizes(3);
  for (let i = 0; i < STEPS; i++) {
    const [reserves, amount]: [Two, bigint] = [[size(), size()], size()];
    const out = amountOut(amount, reserves, FEE);
    const back = amountOut(out, [reserves[1] - out, reserves[0] + amount], FEE);
    if (back > amount) assert.unreachable(`${reserves} ${amount}`);
  }
});

test('the input computed for an output yields at least that output with little excess', () => {
  const size = sizes(4);
  let possible = 0;
  for (let i = 0; i < STEPS; i++) {
    const [reserves, wanted]: [Two, bigint] = [[size(), size()], size()];
    const needed = amountIn(wanted, reserves, FEE);
    assert.is(needed === undefined, wanted >= reserves[1]);
    if (needed === undefined) continue;
    possible++;
    if (amountOut(needed, reserves, FEE) < wanted) assert.unreachable(`${reserves} ${wanted}`);
    if (needed > 2n && amountOut(needed - 2n, reserves, FEE) >= wanted)
      assert.unreachable(`too much: ${reserves} ${wanted}`);
  }
  assert.ok(possible > STEPS / 4);
});

test('adding and removing liquidity never profits and never lowers the value of a share', () => {
  const size = sizes(5);
  let added = 0;
  for (let i = 0; i < STEPS; i++) {
    const reserves: Two = [size(), size()];
    const supply = 1n + (size() % squareRoot(reserves[0] * reserves[1]));
    const offered: Two = [size(), size()];
    const used = matching(offered, reserves);
    assert.ok(used[0] <= offered[0] && used[1] <= offered[1]);
    const shares = liquidityFor(used, reserves, supply);
    const grown: Two = [reserves[0] + used[0], reserves[1] + used[1]];
    // A share is worth its part of the root of the product: that must not fall.
    if (grown[0] * grown[1] * supply ** 2n < reserves[0] * reserves[1] * (supply + shares) ** 2n) assert.unreachable();
    if (shares === 0n) continue;
    added++;
    const [a, b] = amountsFor(shares, grown, supply + shares);
    if (a > used[0] || b > used[1]) assert.unreachable(`${reserves} ${supply} ${offered}`);
  }
  assert.ok(added > STEPS / 4);
});

test('over the life of a pool no trader or provider withdraws what others own', () => {
  const random = seeded(6);
  const size = sizes(7);
  let reserves: Two = [10n ** 12n, 3n * 10n ** 9n];
  let supply = squareRoot(reserves[0] * reserves[1]);
  let own = 0n;
  for (let i = 0; i < STEPS; i++) {
    const [product, shares] = [reserves[0] * reserves[1], supply];
    const kind = random(5);
    if (kind < 3) {
      const [amount, flip] = [size(14), random(2) === 1];
      const [given, taken] = flip ? [reserves[1], reserves[0]] : reserves;
      const out = amountOut(amount, [given, taken], FEE);
      reserves = flip ? [taken - out, given + amount] : [given + amount, taken - out];
      assert.ok(reserves[0] * reserves[1] >= product);
    } else if (kind === 3 || own === 0n) {
      const used = matching([size(14), size(14)], reserves);
      const made = liquidityFor(used, reserves, supply);
      if (made === 0n) continue;
      [reserves, supply, own] = [[reserves[0] + used[0], reserves[1] + used[1]], supply + made, own + made];
    } else {
      const given = 1n + (size(14) % own);
      const [a, b] = amountsFor(given, reserves, supply);
      [reserves, supply, own] = [[reserves[0] - a, reserves[1] - b], supply - given, own - given];
    }
    if (reserves[0] * reserves[1] * shares ** 2n < product * supply ** 2n) assert.unreachable(`step ${i}`);
    assert.ok(supply >= MINIMUM_LIQUIDITY && reserves[0] > 0n && reserves[1] > 0n);
  }
});

test('the price impact is the loss against the present price, excluding fees', () => {
  const hop = (reserves: Two, paid: bigint) => ({
    reserves,
    amountIn: paid,
    amountOut: amountOut(paid, reserves, FEE),
  });
  const even: Two = [10n ** 12n, 10n ** 12n];
  assert.is(impactBps([hop(even, 10n ** 8n)], FEE), 1);
  assert.is(impactBps([hop(even, 10n ** 12n)], FEE), 4_993);
  assert.is(impactBps([hop(even, 10n ** 10n), hop(even, 10n ** 10n)], FEE), 197);
});

test('fees of consecutive swaps are deducted one after another', () => {
  assert.is(feesOn(10_000n, 1, FEE), 30n);
  assert.is(feesOn(10_000n, 3, FEE), 90n);
  assert.is(feesOn(10n ** 12n, 2, FEE), 10n ** 12n - (10n ** 12n * 9_970n ** 2n) / 10_000n ** 2n);
  assert.is(feesOn(1n, 1, FEE), 1n);
});

test('prices are rounded to eighteen digits', () => {
  const text = (numerator: bigint, denominator: bigint) => decimalOf({ numerator, denominator });
  assert.is(text(1n, 3n), '0.333333333333333333');
  assert.is(text(2n, 3n), '0.666666666666666667');
  assert.is(text(2n, 1n), '2');
  assert.is(decimalOf({ numerator: 2n * 10n ** 20n - 1n, denominator: 10n ** 20n }, 12), '2');
  assert.is(text(0n, 5n), '0');
  assert.is(text(10n ** 30n, 3n), '333333333333333333333333333333');
  assert.is(text(1n, 10n ** 25n), '0.0000000000000000000000001');
  assert.is(text(12_345n, 1_000n), '12.345');
  assert.is(decimalOf(inWhole({ numerator: 2_500_000n, denominator: 10n ** 9n }, 9, 6)), '2.5');
  assert.is(decimalOf(ratioOf(fixed(5n, 2n))), '2.5');
});

test('ranks rise with depth by eight for each doubling', () => {
  assert.is(rankOf(0n), 0);
  let last = 0;
  for (let depth = 1n; depth < 1n << 127n; depth += 1n + depth / 50n) {
    const rank = rankOf(depth);
    if (rank < last) assert.unreachable(`${depth}`);
    if (depth > 8n) assert.is(rankOf(2n * depth), rank + 8);
    last = rank;
  }
});

test.run();
