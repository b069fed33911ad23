/** Every decoder of what strangers send: damaged bytes give a CodecError or the one value they encode, and take little memory. */
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../modules/accounts/index.js';
import tokens from '../../modules/tokens/index.js';
import { SignedAttestation } from '../../runtime/engine/consensus/attestation.js';
import { decodeEvidence, encodeEvidence } from '../../runtime/engine/consensus/evidence.js';
import { decodeMessage, encodeMessage, sampleMessage, signBytes } from '../../runtime/engine/consensus/messages.js';
import { decodeRecord, encodeRecord, sampleRecord } from '../../runtime/engine/consensus/records.js';
import { CompactBlock } from '../../runtime/engine/network/compact.js';
import { Hello, Refusal, Welcome } from '../../runtime/engine/network/hello.js';
import { Peers, Ping, Pong } from '../../runtime/engine/network/protocol.js';
import { RelayBatch } from '../../runtime/engine/network/relay-batch.js';
import { Block, Header, SignedHeader, StoredBlock } from '../../runtime/kernel/chain/block.js';
import { SignedBundle } from '../../runtime/kernel/chain/bundle.js';
import { loadModules } from '../../runtime/kernel/loader.js';
import { CodecError, decode, encode, type Type } from '../../runtime/lib/codec/type.js';
import { seeded } from '../runtime/codec/vocabulary.js';
import { DOMAIN } from '../runtime/consensus/fakes.js';

/** A decoder, with how to make what it decodes. */
interface Door {
  readonly name: string;
  sample(seed: number): Uint8Array;
  decode(bytes: Uint8Array): unknown;
  encode(value: never): Uint8Array;
}

const { operations } = loadModules([
  [1, accounts],
  [2, tokens],
]);

function door<T>(name: string, type: Type<T>): Door {
  return {
    name,
    sample: (seed) => encode(type, type.sample(Object.assign(seeded(seed), { operations })), operations),
    decode: (bytes) => decode(type, bytes, operations),
    encode: (value) => encode(type, value, operations),
  };
}

const vote = (seed: number, value: 'nil' | string) =>
  ({
    type: 'precommit',
    height: seed,
    round: 1,
    value,
    validRound: -1,
    validator: 3,
    signature: new Uint8Array(64),
  }) as never;

const DOORS: readonly Door[] = [
  {
    name: 'consensus message',
    sample: (seed) => encodeMessage(sampleMessage(seeded(seed))),
    decode: decodeMessage,
    encode: encodeMessage,
  },
  {
    name: 'vote log record',
    sample(seed) {
      const { type, payload } = encodeRecord(sampleRecord(seeded(seed)));
      return Uint8Array.of(type, ...payload);
    },
    decode: (bytes) => decodeRecord({ type: bytes[0] ?? 0, payload: bytes.slice(1) }),
    encode(record) {
      const { type, payload } = encodeRecord(record);
      return Uint8Array.of(type, ...payload);
    },
  },
  {
    name: 'evidence',
    sample: (seed) => encodeEvidence({ type: 'vote', first: vote(seed, 'nil'), second: vote(seed, 'a'.repeat(64)) }),
    decode: decodeEvidence,
    encode: encodeEvidence,
  },
  door('hello', Hello),
  door('welcome', Welcome),
  door('refusal', Refusal),
  door('ping', Ping),
  door('pong', Pong),
  door('peers', Peers),
  door('relay batch', RelayBatch),
  door('attestation', SignedAttestation),
  door('short block', CompactBlock),
  door('block', Block),
  door('block of a sync', StoredBlock),
  door('header', Header),
  door('signed header', SignedHeader),
  door('bundle', SignedBundle),
];

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
