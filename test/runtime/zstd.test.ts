/** Frames of zstd: what was put in comes out, and a frame that promises or holds anything else is refused without being made. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BadFrame, compress, decompress, loadZstd } from '../../runtime/lib/zstd.js';

test.before(loadZstd);

test('any bytes survive compression and decompression', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 4_000 }), fc.nat(300), (bytes, times) => {
      const whole = new Uint8Array(Buffer.concat(Array.from({ length: times + 1 }, () => bytes)));
      assert.equal(decompress(compress(whole), whole.length), whole);
    }),
    { numRuns: 60 },
  );
});

test('a changed, truncated or extended frame is rejected or decompresses to the same size', () => {
  const bytes = new Uint8Array(20_000).map((_, i) => (i * i) >> 7);
  const frame = compress(bytes);
  fc.assert(
    fc.property(fc.nat(frame.length - 1), fc.integer({ min: 1, max: 255 }), fc.nat(2), (at, by, way) => {
      const changed = frame.slice(0, way === 1 ? at : undefined);
      if (way === 0) changed[at]! ^= by;
      const tried = way === 2 ? new Uint8Array([...frame, ...frame.slice(0, at + 1)]) : changed;
      try {
        assert.is(decompress(tried, bytes.length).length, bytes.length);
      } catch (cause) {
        if (!(cause instanceof BadFrame)) throw cause;
      }
    }),
    { numRuns: 400 },
  );
  assert.equal(decompress(frame, bytes.length), bytes, 'the library is as it was');
});

test('a small frame with a huge declared size is rejected by that size', () => {
  const bomb = compress(new Uint8Array(64 * 1024 * 1024));
  assert.ok(bomb.length < 64 * 1024);
  assert.throws(
    () => decompress(bomb, 1_024),
    (cause: unknown) => cause instanceof BadFrame,
  );
  const huge = Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0xe0, 255, 255, 255, 255, 255, 255, 0, 0, 1, 0, 0);
  assert.throws(
    () => decompress(huge, 1_024),
    (cause: unknown) => cause instanceof BadFrame,
  );
});

test('two concatenated frames are rejected', () => {
  const [one, other] = [compress(new Uint8Array(500).fill(1)), compress(new Uint8Array(500).fill(2))];
  assert.throws(
    () => decompress(new Uint8Array([...one, ...other]), 500),
    (cause: unknown) => cause instanceof BadFrame,
  );
});

test.run();
