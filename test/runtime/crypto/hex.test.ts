/** Hex: both directions agree with Buffer, and nothing but whole bytes of hex digits is read. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fromHex, toHex } from '../../../runtime/lib/codec/ids.js';

test('bytes survive a round trip through hex, which matches that of Buffer', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const hex = toHex(bytes);
      assert.is(hex, Buffer.from(bytes).toString('hex'));
      assert.equal(fromHex(hex), bytes);
      assert.equal(fromHex(hex.toUpperCase()), bytes);
    }),
  );
});

test('a view into a larger buffer encodes its own bytes only', () => {
  assert.is(toHex(Uint8Array.of(1, 2, 3, 4).subarray(1, 3)), '0203');
});

test('every non-hex character is rejected in either position', () => {
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

test('an odd number of digits is rejected', () => {
  assert.throws(() => fromHex('abc'), /whole bytes/);
});

test.run();
