/** Keys of the main database: permanent bytes, in the order of what they name. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Writer } from '../../../runtime/lib/codec/bytes.js';
import { type Hash, toHex } from '../../../runtime/lib/codec/ids.js';
import {
  blockHashKey,
  bundleKey,
  columnRange,
  columns,
  DERIVED_COLUMNS,
  derivedKey,
  headerKey,
  heightRange,
  metaKey,
  receiptsKey,
  STATE_PREFIX_LENGTH,
  stateKeyBytes,
  writeBundleKey,
  writeStateKey,
} from '../../../runtime/lib/storage/columns.js';
import { MemoryDatabase } from '../../../runtime/lib/storage/memory.js';

const hash = 'ef'.repeat(32) as Hash;

test('the bytes of keys never change', () => {
  assert.equal(
    [
      metaKey('head'),
      stateKeyBytes('000c01ff'),
      headerKey(258),
      blockHashKey(hash),
      receiptsKey(2 ** 53 - 1),
      bundleKey(hash),
      derivedKey(0x40, 0),
    ].map(toHex),
    [
      '0168656164',
      '02000c01ff',
      '030000000000000102',
      `04${hash}`,
      '05001fffffffffffff',
      `06${hash}`,
      '400000000000000000',
    ],
  );
  const to = new Writer();
  writeBundleKey(to, hash);
  assert.equal(to.done(), bundleKey(hash));
  to.reset();
  writeStateKey(to, '000c01ff');
  assert.equal(to.done(), stateKeyBytes('000c01ff'));
  assert.is(STATE_PREFIX_LENGTH, 1);
});

test('no two columns share a first byte', () => {
  const numbers = Object.values(columns);
  assert.is(new Set<number>(numbers).size, numbers.length);
  assert.ok(Math.max(...numbers) < DERIVED_COLUMNS[0], 'those of plugins are none of the node');
});

test('keys of heights sort by height', () => {
  const height = fc.maxSafeNat();
  fc.assert(
    fc.property(height, height, (a, b) => {
      assert.is(Math.sign(Buffer.compare(receiptsKey(a), receiptsKey(b))), Math.sign(a - b));
    }),
  );
});

test('a column and a range of heights cover exactly their own keys', async () => {
  const database = new MemoryDatabase();
  const keys = [1, 2, 255, 256, 70_000].flatMap((height) => [
    headerKey(height),
    receiptsKey(height),
    derivedKey(0x40, height),
  ]);
  await database.write({
    changes: [...keys, bundleKey(hash), blockHashKey(hash), metaKey('head')].map((key) => [key, key]),
  });
  const found = async (range: { gte: Uint8Array; lt: Uint8Array }) =>
    (await database.range({ ...range, limit: 100 })).map(([key]) => toHex(key));
  assert.equal(
    await found(columnRange(columns.receipts)),
    [1, 2, 255, 256, 70_000].map((at) => toHex(receiptsKey(at))),
  );
  assert.equal(
    await found(heightRange(columns.headers, 2, 256)),
    [2, 255].map((at) => toHex(headerKey(at))),
  );
  assert.equal(await found(columnRange(columns.meta)), [toHex(metaKey('head'))]);
});

test.run();
