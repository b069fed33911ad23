/** Lots of a stake: what votes count as bonded before they began. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { added, bondedBefore, removed, rescaled } from '../../../modules/validators/lots.js';
import { BONDS_TOLD_APART_BLOCKS } from '../../../modules/validators/terms.js';

const LOTS = [
  { height: 10, units: 5n },
  { height: 20, units: 7n },
];

test('stake bonded in the block in which a vote begins does not count', () => {
  assert.is(bondedBefore(LOTS, 10), 0n);
  assert.is(bondedBefore(LOTS, 11), 5n);
  assert.is(bondedBefore(LOTS, 20), 5n);
  assert.is(bondedBefore(LOTS, 21), 12n);
});

test('withdrawn stake comes out of the newest lots', () => {
  assert.equal(removed(LOTS, 3n), [LOTS[0], { height: 20, units: 4n }]);
  assert.equal(removed(LOTS, 7n), [LOTS[0]]);
  assert.equal(removed(LOTS, 8n), [{ height: 10, units: 4n }]);
  assert.equal(removed(LOTS, 12n), []);
});

test('lots of one block are one, and those too old for any vote are merged', () => {
  assert.equal(added(LOTS, 20, 1n), [LOTS[0], { height: 20, units: 8n }]);
  const last = 20 + BONDS_TOLD_APART_BLOCKS;
  assert.is(added(LOTS, last, 1n).length, 3);
  assert.equal(added(LOTS, last + 1, 1n), [
    { height: 20, units: 12n },
    { height: last + 1, units: 1n },
  ]);
});

test('a stake has at most 100 lots: beyond them the two oldest count from the later of their heights', () => {
  const full = Array.from({ length: 100 }, (_, i) => ({ height: i + 1, units: 2n }));
  const lots = added(full, 101, 3n);
  assert.is(lots.length, 100);
  assert.equal(
    [lots[0], lots.at(-1)],
    [
      { height: 2, units: 4n },
      { height: 101, units: 3n },
    ],
  );
});

test('converted lots add up to the new units, and the newest gets the remainder', () => {
  assert.equal(
    rescaled(LOTS, 12n, 25n).map(({ units }) => units),
    [10n, 15n],
  );
});

test.run();
