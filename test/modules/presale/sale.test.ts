/** The arithmetic of presales, over a hundred thousand random ones. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { depositFor, dueAfter, poolAmounts, tokensFor } from '../../../modules/presale/sale.js';
import { seeded } from '../../runtime/codec/vocabulary.js';

const SALES = 100_000;

test('the deposit covers the sold tokens and the pool for every total of contributions', () => {
  const random = seeded(21);
  const size = () => 1n + ((BigInt(random(2 ** 31)) * BigInt(random(2 ** 31))) % 10n ** BigInt(1 + random(24)));
  for (let i = 0; i < SALES; i++) {
    const hard_cap = size();
    const rates = {
      tokens_for_sale: size(),
      hard_cap,
      liquidity_bps: 5_100 + random(4_901),
      listing_rate_bps: 5_000 + random(5_001),
    };
    let raised = 0n;
    let sold = 0n;
    while (raised < hard_cap && random(6) > 0) {
      const paid = 1n + (size() % (hard_cap - raised));
      raised += paid;
      sold += tokensFor(paid, rates);
    }
    const pool = poolAmounts(raised, sold, rates);
    if (sold > rates.tokens_for_sale || sold + pool.tokens > depositFor(rates) || pool.payment > raised) {
      assert.unreachable(JSON.stringify({ ...rates, raised, sold }, (_, value) => `${value}`));
    }
  }
});

test('the vested amount grows up to the bought amount and never exceeds it', () => {
  const random = seeded(22);
  for (let i = 0; i < SALES; i++) {
    const vesting = { tge_bps: random(10_001), cycle_seconds: 1 + random(1_000), cycle_bps: 1 + random(10_000) };
    const bought = BigInt(random(2 ** 31));
    const [sooner, later] = [random(100_000), 100_000 + random(100_000)];
    const [first, last] = [dueAfter(sooner, bought, vesting), dueAfter(later, bought, vesting)];
    if (first > last || last > bought) assert.unreachable(JSON.stringify(vesting));
    if (dueAfter(10_000 * vesting.cycle_seconds, bought, vesting) !== bought) assert.unreachable();
  }
  assert.is(dueAfter(0, 7n, null), 7n);
});

test('only a rounding remainder of the deposit is left over', () => {
  const rates = { tokens_for_sale: 10n ** 12n, hard_cap: 1_000n, liquidity_bps: 6_000, listing_rate_bps: 8_000 };
  assert.is(depositFor(rates), 1_480_000_000_000n);
  assert.equal(poolAmounts(1_000n, 10n ** 12n, rates), { payment: 600n, tokens: 480_000_000_000n });
  assert.is(depositFor({ ...rates, tokens_for_sale: 1n }), 2n);
});

test.run();
