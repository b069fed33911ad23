/** New byte arrays: zeros of the length that was asked for, whatever memory they share, and nobody else's. */
import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { newBytes } from '../../../runtime/lib/codec/new-bytes.js';

test('each new array has the requested length, is zeroed and shares no bytes with another', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_500 }), { maxLength: 60 }), (lengths) => {
      const arrays = lengths.map((length, i) => {
        const bytes = newBytes(length);
        assert.is(bytes.length, length);
        assert.ok(bytes.every((byte) => byte === 0));
        return bytes.fill((i % 255) + 1);
      });
      arrays.forEach((bytes, i) => {
        assert.ok(bytes.every((byte) => byte === (i % 255) + 1));
      });
    }),
  );
});

test.run();
