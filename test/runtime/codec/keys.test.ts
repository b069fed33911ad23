/** Key bytes: they sort as the values do, no key is the beginning of another, and they read back. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { t } from '../../../runtime/lib/codec/index.js';
import type { Type } from '../../../runtime/lib/codec/type.js';
import { seeded, vocabulary } from './vocabulary.js';

const keyed = vocabulary.filter(({ type }) => type.key !== undefined);
const compare = <T>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** The order of the code points, which is that of the UTF-8 bytes. */
const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

function sameOrder<T>(type: Type<T>, values: fc.Arbitrary<T>, order: (a: T, b: T) => number = compare): void {
  fc.assert(
    fc.property(values, values, (a, b) => compare(type.key!(a), type.key!(b)) === Math.sign(order(a, b))),
    { numRuns: 300 },
  );
}

test('encoded numbers sort by value', () => {
  sameOrder(t.u8, fc.nat(255));
  sameOrder(t.u16, fc.nat(65_535));
  sameOrder(t.u32, fc.nat(0xffffffff));
  sameOrder(t.height, fc.maxSafeNat());
  sameOrder(t.u64, fc.bigInt(0n, 2n ** 64n - 1n));
  sameOrder(t.amount, fc.bigInt(0n, 2n ** 128n - 1n));
  sameOrder(t.u256, fc.bigInt(0n, 2n ** 256n - 1n));
  sameOrder(t.bool, fc.boolean());
});

test('encoded text sorts by its bytes, shorter before longer', () => {
  const type = t.text(0, 20);
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '漢', '😀', '\uffee'), maxLength: 6 });
  sameOrder(type, letters, byBytes);
});

test('a key of text parts sorts by the first part, then by the second', () => {
  const type = t.text(0, 20);
  const key = ([a, b]: readonly string[]) => type.key!(a!) + type.key!(b!);
  const parts = fc.tuple(fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 4 }), fc.string({ maxLength: 3 }));
  fc.assert(
    fc.property(parts, parts, (a, b) => {
      const order = byBytes(a[0], b[0]) || byBytes(a[1], b[1]);
      return compare(key(a), key(b)) === Math.sign(order);
    }),
  );
});

test('hex keys encode whole bytes and decode together with the parts after them', () => {
  for (const { name, type } of keyed) {
    for (let seed = 0; seed < 100; seed++) {
      const value = type.sample(seeded(seed));
      const key = type.key!(value);
      assert.match(key, /^([0-9a-f]{2})*$/, name);
      const [back, next] = type.unkey!(`ff${key}00ab`, 2);
      assert.equal(back, value, name);
      assert.is(next, 2 + key.length, name);
    }
  }
});

test('no key is a prefix of another key', () => {
  for (const { name, type } of keyed) {
    const keys = [...new Set(Array.from({ length: 60 }, (_, seed) => type.key!(type.sample(seeded(seed)))))];
    for (const a of keys) {
      for (const b of keys) assert.ok(a === b || !b.startsWith(a), `${name}: ${a} begins ${b}`);
    }
  }
});

test('unordered types cannot be part of a key', () => {
  const without = vocabulary.filter(({ type }) => type.key === undefined).map(({ name }) => name);
  for (const name of ['bytes', 'list', 'struct', 'option', 'oneOf', 'dictionary']) {
    assert.ok(without.includes(name), name);
  }
});

test.run();
