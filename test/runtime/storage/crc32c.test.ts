/** CRC-32C against published vectors and the definition. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { crc32c } from '../../../runtime/lib/storage/crc32c.js';

const ascending = Uint8Array.from({ length: 32 }, (_, i) => i);
const read10 = Buffer.from(
  '01c00000000000000000000000000000140000000000040000000014000000182800000000000000' + '0200000000000000',
  'hex',
);

for (const [name, input, expected] of [
  ['nothing', new Uint8Array(), 0x00000000],
  ['"123456789"', Buffer.from('123456789'), 0xe3069283],
  ['32 bytes of zeros (RFC 3720)', new Uint8Array(32), 0x8a9136aa],
  ['32 bytes of ones (RFC 3720)', new Uint8Array(32).fill(0xff), 0x62a8ab43],
  ['32 ascending bytes (RFC 3720)', ascending, 0x46dd794e],
  ['32 descending bytes (RFC 3720)', ascending.slice().reverse(), 0x113fdb5c],
  ['an iSCSI read command (RFC 3720)', read10, 0xd9963a56],
] as const) {
  test(`the checksum of ${name} is the published one`, () => {
    assert.is(crc32c(input), expected);
  });
}

/** Bit by bit, as the polynomial says. */
function definition(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  }
  return ~crc >>> 0;
}

test('the checksum of any bytes at any alignment matches the definition', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(16), (bytes, shift) => {
      const view = bytes.subarray(Math.min(shift, bytes.length));
      assert.is(crc32c(view), definition(view));
    }),
  );
});

test('the checksum of bytes in pieces equals that of the whole', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 80 }), { maxLength: 6 }), (pieces) => {
      assert.is(
        pieces.reduce((crc, piece) => crc32c(piece, crc), 0),
        crc32c(Buffer.concat(pieces)),
      );
    }),
  );
});

test.run();
