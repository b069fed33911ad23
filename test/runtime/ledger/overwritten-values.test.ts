/** What a block overwrote, found in the bytes of its row as in a map of its keys. */

import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Replaced, replacedRow } from '../../../runtime/engine/ledger/overwritten-values.js';
import { t } from '../../../runtime/lib/codec/index.js';
import { CodecError } from '../../../runtime/lib/codec/type.js';

type Entries = readonly (readonly [key: string, value: number | undefined])[];

function rowOf(entries: Entries): Uint8Array {
  const writes = entries.map(([key, value]) => ({ key, change: { type: t.u32, value } }));
  return replacedRow(
    7,
    writes,
    entries.map(([, value]) => value),
    undefined,
  );
}

const digits = (minLength: number) =>
  fc.array(fc.constantFrom(...'0129abf'), { minLength, maxLength: 6 }).map((all) => all.join(''));
const key = digits(1).map((half) => (half.length % 2 === 0 ? half : `${half}0`));
const entries = fc
  .uniqueArray(fc.tuple(key, fc.option(fc.nat(9), { nil: undefined })), { selector: ([one]) => one, maxLength: 40 })
  .map((all) => all.sort(([a], [b]) => (a < b ? -1 : 1)));

test('lookups and range reads return each key with its value, and no other', () => {
  fc.assert(
    fc.property(entries, key, digits(0), digits(0), fc.constantFrom('', 'g'), (all, other, from, to, past) => {
      const replaced = new Replaced(rowOf(all), undefined);
      assert.is(replaced.parentTimeMs, 7);
      const read = (one: string) => {
        const index = replaced.find(one);
        return index < 0 ? null : replaced.read(index, t.u32);
      };
      for (const [one, value] of all) assert.is(read(one), value);
      if (!all.some(([one]) => one === other)) assert.is(read(other), null);
      assert.equal(
        [...replaced.keys()],
        all.map(([one]) => one),
      );
      const end = to + past;
      const inside = all.map(([one]) => one).filter((one) => one >= from && one < end);
      assert.equal([...replaced.keys(from, end)], inside);
    }),
  );
});

test('bytes with unordered keys, or that end too early or too late, are not a valid row', () => {
  const refused = (bytes: Uint8Array) =>
    assert.throws(
      () => new Replaced(bytes, undefined),
      (cause: unknown) => cause instanceof CodecError,
    );
  const whole = rowOf([
    ['01', 1],
    ['0102', undefined],
    ['02', 3],
  ]);
  new Replaced(whole, undefined);
  refused(
    rowOf([
      ['02', 1],
      ['01', 2],
    ]),
  );
  refused(
    rowOf([
      ['0102', 1],
      ['01', 2],
    ]),
  );
  refused(
    rowOf([
      ['01', 1],
      ['01', 2],
    ]),
  );
  for (let length = 0; length < whole.length; length++) refused(whole.subarray(0, length));
  refused(Uint8Array.of(...whole, 0));
});

test.run();
