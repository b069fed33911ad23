/** Values told apart by their type: bytes, JSON, and refusals of what is none of them. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { list, struct } from '../../../runtime/lib/codec/composites.js';
import * as scalar from '../../../runtime/lib/codec/scalars.js';
import { i32 } from '../../../runtime/lib/codec/signed.js';
import { CodecError, decode, encode } from '../../../runtime/lib/codec/type.js';
import { only, variants } from '../../../runtime/lib/codec/variants.js';
import { seeded, texts } from './vocabulary.js';

const Shape = variants({ circle: struct({ radius: scalar.u8 }), path: struct({ points: list(i32, 3) }) }, 5);

test('variant numbers count from the first, and the fields follow the number', () => {
  assert.equal(encode(Shape, { type: 'circle', radius: 7 }), Uint8Array.of(5, 7));
  assert.equal(encode(Shape, { type: 'path', points: [-1] }), Uint8Array.of(6, 1, 0, 0, 0, 255, 255, 255, 255));
  assert.equal(decode(Shape, Uint8Array.of(5, 7)), { type: 'circle', radius: 7 });
  for (const bytes of [[], [4, 7], [7, 7], [5], [5, 7, 0]]) {
    assert.throws(
      () => decode(Shape, Uint8Array.from(bytes)),
      (error: unknown) => error instanceof CodecError,
    );
  }
});

test('JSON has the type beside the fields, and samples survive both round trips', () => {
  assert.equal(Shape.toJson({ type: 'path', points: [3, -4] }, texts), { type: 'path', points: [3, -4] });
  for (const json of [null, [], {}, { type: 'square' }, { type: 'toString' }, { type: 'circle', points: [] }]) {
    assert.throws(
      () => Shape.fromJson(json, texts),
      (error: unknown) => error instanceof CodecError,
    );
  }
  for (let seed = 1; seed < 100; seed++) {
    const value = Shape.sample(seeded(seed));
    assert.equal(decode(Shape, encode(Shape, value)), value);
    assert.equal(Shape.fromJson(Shape.toJson(value, texts), texts), value);
  }
});

test('an i32 stays within its bounds', () => {
  for (const good of [0, -1, 2 ** 31 - 1, -(2 ** 31)]) assert.is(decode(i32, encode(i32, good)), good);
  for (const bad of [2 ** 31, -(2 ** 31) - 1, 0.5, Number.NaN]) {
    assert.throws(
      () => encode(i32, bad),
      (error: unknown) => error instanceof CodecError,
    );
    assert.throws(
      () => i32.fromJson(bad, texts),
      (error: unknown) => error instanceof CodecError,
    );
  }
});

test('a narrowed type rejects all other values, in bytes and in JSON', () => {
  const isEven = (value: number): value is number => value % 2 === 0;
  const Even = only(scalar.u8, isEven, 'must be even', () => 4);
  assert.is(decode(Even, Uint8Array.of(6)), 6);
  for (const act of [() => decode(Even, Uint8Array.of(7)), () => encode(Even, 7), () => Even.fromJson(7, texts)]) {
    assert.throws(act, /must be even/);
  }
});

test.run();
