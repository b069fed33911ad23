/** Waits after refusals: they double up to ten minutes, and end with the work that they are of. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Backoff } from '../../../plugins/attester/backoff.js';

test('each consecutive rejection doubles the wait, up to ten minutes', () => {
  const backoff = new Backoff(1_000);
  let now = 0;
  const waits = Array.from({ length: 12 }, () => {
    backoff.refused('a lock', now);
    const since = now;
    while (!backoff.isDue('a lock', now)) now += 1_000;
    return (now - since) / 1_000;
  });
  assert.equal(waits, [2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600, 600]);
});

test('a rejection delays no other work, and finished work is dropped', () => {
  const backoff = new Backoff(1_000);
  backoff.refused('a lock', 0);
  backoff.refused('another', 0);
  assert.ok(backoff.isDue('a third', 0));
  backoff.keep(new Set(['another']));
  assert.equal([backoff.isDue('a lock', 0), backoff.isDue('another', 0)], [true, false]);
});

test.run();
