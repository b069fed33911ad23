/** Every decoder of what strangers send: damaged bytes give a CodecError or the one value they encode, and take little memory. */
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { signBytes } from '../../runtime/engine/consensus/messages.js';
import { CodecError } from '../../runtime/lib/codec/type.js';
import { DOMAIN } from '../runtime/consensus/fakes.js';
import { DOORS, type Door } from './doors.js';

/** What damage does to bytes: a bit turned, bytes cut, put in or copied, or a length that lies. */
const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  how: fc.constantFrom('flip', 'cut', 'insert', 'zero', 'lie', 'double'),
  bit: fc.nat(7),
  some: fc.uint8Array({ minLength: 1, maxLength: 8 }),
});

function damaged(bytes: Uint8Array, { at, how, bit, some }: typeof damage extends fc.Arbitrary<infer D> ? D : never) {
  const place = Math.floor(at * bytes.length);
  const head = bytes.slice(0, place);
  const tail = bytes.slice(place);
  switch (how) {
    case 'flip': {
      const copy = bytes.slice();
      if (place < copy.length) copy[place]! ^= 1 << bit;
      return copy;
    }
    case 'cut':
      return Buffer.concat([head, tail.slice(some.length)]);
    case 'insert':
      return Buffer.concat([head, some, tail]);
    case 'zero':
      return Buffer.concat([head, new Uint8Array(some.length), tail.slice(some.length)]);
    case 'lie':
      return Buffer.concat([head, Uint8Array.of(255, 255, bit === 0 ? 0 : 255, bit < 4 ? 0 : 255), tail.slice(4)]);
    case 'double':
      return Buffer.concat([bytes, bytes]);
  }
}

/** Decodes what may be anything; true when it was a value. */
function survives(it: Door, bytes: Uint8Array): boolean {
  let value: unknown;
  try {
    value = it.decode(new Uint8Array(bytes));
  } catch (error) {
    assert.instance(error, CodecError, `${it.name}: ${String(error)}`);
    return false;
  }
  assert.equal(Buffer.compare(it.encode(value as never), bytes), 0, `${it.name}: two encodings of one value`);
  return true;
}

const numRuns = Number(process.env.RUNS ?? 150);

for (const it of DOORS) {
  test(`${it.name}: the decoder reads valid bytes and survives damaged and random ones`, () => {
    for (let seed = 1; seed <= 30; seed++) assert.ok(survives(it, it.sample(seed)), 'whole bytes are refused');
    fc.assert(
      fc.property(fc.nat(100_000), fc.array(damage, { minLength: 1, maxLength: 3 }), (seed, harm) => {
        survives(it, harm.reduce(damaged, it.sample(seed)));
      }),
      { numRuns },
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void survives(it, bytes)),
      { numRuns },
    );
  });
}

test('false lengths at any position take neither much memory nor much time to decode', () => {
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  const before = process.cpuUsage();
  let tried = 0;
  for (const it of DOORS) {
    const bytes = it.sample(7).slice(0, 600);
    for (let place = 0; place + 4 <= bytes.length; place++) {
      for (const lie of [0x7fffffff, 0xffffffff, 20_000]) {
        const lying = bytes.slice();
        new DataView(lying.buffer).setUint32(place, lie, true);
        survives(it, lying);
        tried++;
      }
    }
  }
  const after = process.memoryUsage();
  assert.ok(tried > 5_000);
  assert.ok(process.cpuUsage(before).user < 20e6, 'it takes too long to compute');
  assert.ok(after.arrayBuffers - arrayBuffers < 64 * 1024 * 1024, 'it takes too much memory');
  assert.ok(after.heapUsed - heapUsed < 256 * 1024 * 1024, 'it takes too much memory');
});

test('sign bytes differ for every type, chain, height, round and value', () => {
  const seen = new Set<string>();
  let count = 0;
  for (const type of ['prevote', 'precommit'] as const) {
    for (const height of [1, 2]) {
      for (const round of [0, 1]) {
        for (const value of ['nil', 'b'.repeat(64)] as never[]) {
          for (const chainId of [1, 2]) {
            const message = { type, height, round, value, validRound: -1 };
            seen.add(Buffer.from(signBytes({ ...DOMAIN, chainId }, message)).toString('hex'));
            count++;
          }
        }
      }
    }
  }
  assert.is(seen.size, count);
});

test.run();
