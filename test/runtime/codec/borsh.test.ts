/** The bytes of every type are those of the borsh library, and only those are read back. */

import { serialize } from 'borsh';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { t } from '../../../runtime/lib/codec/index.js';
import { CodecError, decode, encode, type Type } from '../../../runtime/lib/codec/type.js';
import { seeded, vocabulary } from './vocabulary.js';

const ROUNDS = 200;

test('the comparison covers every type of the vocabulary', () => {
  // These have no bytes of their own, make types, or are others with a meaning.
  const others = ['json', 'number', 'titled', 'doc', 'pageCount', 'nextCursor'];
  const compared = new Set(vocabulary.map(({ name }) => name.split(' ')[0]));
  for (const name of Object.keys(t)) assert.ok(others.includes(name) || compared.has(name), `${name} is not compared`);
});

test('random values encode to the bytes of the borsh library and decode to the same value', () => {
  for (const { name, type, borsh, view } of vocabulary) {
    for (let seed = 0; seed < ROUNDS; seed++) {
      const value = type.sample(seeded(seed));
      const bytes = encode(type, value);
      assert.equal(bytes, Uint8Array.from(serialize(borsh, view(value))), `${name}, seed ${seed}`);
      assert.equal(decode(type, bytes), value, `${name}, seed ${seed}`);
    }
  }
});

test('a truncated or overlong encoding is rejected', () => {
  for (const { name, type } of vocabulary) {
    for (let seed = 0; seed < ROUNDS / 10; seed++) {
      const bytes = encode(type, type.sample(seeded(seed)));
      for (let length = 0; length < bytes.length; length++) {
        assert.throws(() => decode(type, bytes.subarray(0, length)), isCodecError, `${name}: ${length} bytes`);
      }
      assert.throws(() => decode(type, Uint8Array.of(...bytes, 0)), isCodecError, `${name}: one byte more`);
    }
  }
});

test('encodings are unique: every decoded value re-encodes to the same bytes', () => {
  for (const { name, type } of vocabulary) {
    for (let seed = 0; seed < ROUNDS; seed++) {
      const random = seeded(seed);
      const bytes = encode(type, type.sample(random));
      const at = random(bytes.length);
      bytes[at] = random(256);
      let value: unknown;
      try {
        value = decode(type, bytes);
      } catch (cause) {
        assert.ok(isCodecError(cause), `${name}: ${cause}`);
        continue;
      }
      assert.equal(encode(type, value), bytes, `${name}, seed ${seed}`);
    }
  }
});

const isCodecError = (cause: unknown): boolean => cause instanceof CodecError;

function refuses<T>(type: Type<T>, bytes: readonly number[], reason: RegExp, path = ''): void {
  try {
    decode(type, Uint8Array.from(bytes));
  } catch (cause) {
    assert.ok(cause instanceof CodecError, String(cause));
    assert.match(cause.message, reason);
    assert.is(cause.path, path);
    return;
  }
  assert.unreachable(`read: ${bytes.join(' ')}`);
}

test('a bool is encoded as 0 or 1 only', () => {
  assert.is(decode(t.bool, Uint8Array.of(1)), true);
  refuses(t.bool, [2], /bool byte/);
});

test('the tag of an option is 0 or 1 only', () => {
  assert.is(decode(t.option(t.u8), Uint8Array.of(0)), null);
  refuses(t.option(t.u8), [2, 0], /option byte/);
});

test('text is UTF-8 without surrogates, overlong forms, control characters or a stripped byte order mark', () => {
  const text = t.text(0, 4);
  refuses(text, [1, 0, 0, 0, 0xff], /not UTF-8/);
  refuses(text, [2, 0, 0, 0, 0xc0, 0x80], /not UTF-8/);
  refuses(text, [3, 0, 0, 0, 0xed, 0xa0, 0x80], /not UTF-8/);
  refuses(text, [1, 0, 0, 0, 0x07], /control/);
  assert.is(decode(text, Uint8Array.of(3, 0, 0, 0, 0xef, 0xbb, 0xbf)), '\ufeff');
});

test('each of many short texts decodes to the original text', () => {
  const text = t.text(0, 20);
  const random = seeded(7);
  for (let i = 0; i < 5_000; i++) {
    const value = Array.from({ length: random(18) }, () => 'abAB01é€'[random(8)]).join('');
    assert.is(decode(text, encode(text, value)), value);
  }
});

test('the length limit of text counts characters, not bytes', () => {
  const text = t.text(2, 3);
  assert.is(decode(text, encode(text, '😀😀😀')), '😀😀😀');
  refuses(text, [1, 0, 0, 0, 0x61], /fewer than 2/);
  refuses(text, [4, 0, 0, 0, 0x61, 0x61, 0x61, 0x61], /more than 3/);
  refuses(text, [13, 0, 0, 0, ...new Array<number>(13).fill(0x61)], /at most 12/);
});

test('a false length of gigabytes is rejected before anything is allocated', () => {
  const lying = [0xff, 0xff, 0xff, 0xff];
  refuses(t.list(t.u8, 100), lying, /0 to 100/);
  refuses(t.bytes(0, 100), lying, /0 to 100/);
  refuses(t.text(0, 100), lying, /at most 400/);
  refuses(t.dictionary(t.u8, 100), lying, /0 to 100/);
});

test('list bounds are enforced on encoding and decoding', () => {
  const list = t.list(t.u8, 3, 1);
  refuses(list, [0, 0, 0, 0], /1 to 3/);
  refuses(list, [4, 0, 0, 0, 1, 2, 3, 4], /1 to 3/);
  assert.throws(() => encode(list, []), isCodecError);
  assert.throws(() => encode(list, [1, 2, 3, 4]), isCodecError);
});

test('the names of a dictionary are sorted, unique and plain', () => {
  const names = t.dictionary(t.u8, 4);
  const entry = (name: string, value: number) => [name.length, 0, 0, 0, ...Buffer.from(name), value];
  assert.equal(decode(names, Uint8Array.from([2, 0, 0, 0, ...entry('a', 1), ...entry('b', 2)])), { a: 1, b: 2 });
  refuses(names, [2, 0, 0, 0, ...entry('b', 1), ...entry('a', 2)], /sorted/);
  refuses(names, [2, 0, 0, 0, ...entry('a', 1), ...entry('a', 2)], /unique/);
  refuses(names, [1, 0, 0, 0, ...entry('a b', 1)], /must match/);
});

test('a dictionary may contain names from the object prototype', () => {
  const names = t.dictionary(t.u8, 4);
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const value = Object.fromEntries([[name, 7]]);
    const back = decode(names, encode(names, value));
    assert.equal(Object.entries(back), [[name, 7]]);
    assert.is(Object.getPrototypeOf(back), Object.prototype);
  }
});

test('numbers stay within their bounds, and 64-bit ones are safe integers', () => {
  refuses(t.range(3, 200), [2], />= 3/);
  refuses(t.range(3, 200), [201], /<= 200/);
  refuses(t.height, [0, 0, 0, 0, 0, 0, 0x20, 0], /at most 9007199254740991/);
  assert.is(decode(t.height, Uint8Array.of(255, 255, 255, 255, 255, 255, 31, 0)), Number.MAX_SAFE_INTEGER);
  for (const wrong of [-1, 1.5, Number.NaN, 2 ** 53]) assert.throws(() => encode(t.height, wrong), isCodecError);
  assert.throws(() => encode(t.amount, -1n), isCodecError);
  assert.throws(() => encode(t.amount, 2n ** 128n), isCodecError);
});

test('an unknown variant and an unknown enum value are rejected', () => {
  refuses(t.oneOf({ a: t.u8, b: t.u8 }), [2, 0], /unknown alternative/);
  refuses(t.choice('a', 'b'), [2], /unknown choice/);
});

test('an error names the path within the value', () => {
  const type = t.struct({ operations: t.list(t.struct({ flag: t.bool }), 3) });
  refuses(type, [2, 0, 0, 0, 1, 9], /bool/, 'operations[1].flag');
  const either = t.oneOf({ text: t.text(0, 3), flag: t.option(t.bool) });
  refuses(either, [1, 1, 9], /bool/, 'flag');
});

test.run();
