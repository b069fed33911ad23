/** Hex: both directions agree with Buffer, and nothing but whole bytes of hex digits is read. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fromHex, toHex } from '../../../runtime/lib/codec/ids.js';

test('bytes survive hex and back, and look as Buffer writes them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const hex = toHex(bytes);
      assert.is(hex, Buffer.from(bytes).toString('hex'));
      assert.equal(fromHex(hex), bytes);
      assert.equal(fromHex(hex.toUpperCase()), bytes);
    }),
  );
});

test('a view into a larger buffer writes its own bytes only', () => {
  assert.is(toHex(Uint8Array.of(1, 2, 3, 4).subarray(1, 3)), '0203');
});

test('every character that is not a hex digit is refused, in either place', () => {
  for (let code = 0; code < 0x1000; code++) {
    const character = String.fromCharCode(code);
    if (/[0-9a-fA-F]/.test(character)) continue;
    for (const hex of [`${character}0`, `0${character}`]) {
      // Long texts take another way.
      for (const text of [hex, `${'0'.repeat(300)}${hex}${'0'.repeat(20)}`]) {
        assert.throws(() => fromHex(text), RangeError, `U+${code.toString(16)}`);
      }
    }
  }
});

test('half a byte is refused', () => {
  assert.throws(() => fromHex('abc'), /whole bytes/);
});

test.run();
