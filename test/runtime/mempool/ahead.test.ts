/** What a thread finds out about submitted bytes ahead: never more than the main thread would find. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ahead } from '../../../runtime/engine/mempool/ahead.js';
import { type Envelope, openEnvelope, sealEnvelope } from '../../../runtime/kernel/chain/bundle.js';
import { fromHex } from '../../../runtime/lib/codec/ids.js';
import { KeyType } from '../../../runtime/lib/crypto/signatures.js';
import { Actor } from '../../kit/actors.js';
import { set } from '../ledger/chain.js';
import { alice, bundle } from './kit.js';

const { operations } = set;
const unsigned = bundle({ from: alice, nonce: 0 });

const signedBy = (actor: Actor): Buffer =>
  Buffer.from(sealEnvelope(unsigned.bundle, [actor.signature(fromHex(unsigned.hash))], operations).bytes);

/** What the main thread makes of bytes, with what was found ahead and without. */
const opened = (bytes: Buffer, checked?: Envelope['hash']): unknown => {
  try {
    const { hash, signed } = openEnvelope(bytes, operations, checked);
    return [hash, signed.valid];
  } catch (cause) {
    return String(cause);
  }
};

const found = (bytes: Buffer): Envelope['hash'] | undefined => ahead(bytes) as Envelope['hash'] | undefined;

test('a bundle with one valid Ed25519 signature is found with its hash, and opens without a second check', () => {
  const bytes = signedBy(new Actor('ahead'));
  assert.is(found(bytes), unsigned.hash);
  const { hash, signed } = openEnvelope(bytes, operations, unsigned.hash);
  assert.is(hash, unsigned.hash);
  assert.ok(signed.isKnown);
});

test('a bundle without a signature, or with one of another key type, is not found', () => {
  assert.is(found(Buffer.from(unsigned.bytes)), undefined);
  assert.is(found(signedBy(new Actor('ahead', KeyType.Dilithium3))), undefined);
});

test('changed, truncated or extended bytes open as if there had been no look-ahead', () => {
  const whole = signedBy(new Actor('ahead'));
  const change = fc.oneof(
    fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 })).map(([at, by]) => {
      const bytes = Buffer.from(whole);
      bytes[at]! ^= by;
      return bytes;
    }),
    fc.nat(whole.length).map((length) => whole.subarray(0, length)),
    fc.nat(whole.length).map((from) => whole.subarray(from)),
    fc.uint8Array({ maxLength: 200 }).map((more) => Buffer.concat([whole, more])),
    fc.uint8Array({ maxLength: 200 }).map((more) => Buffer.concat([more, whole])),
    fc.nat(200).map((size) => Buffer.concat([whole, Buffer.alloc(size), whole.subarray(-98)])),
  );
  fc.assert(
    fc.property(change, (bytes) => assert.equal(opened(bytes, found(bytes)), opened(bytes))),
    { numRuns: 1_500 },
  );
});

test('a hash found for other bytes is ignored if the end of the bundle is at a different position', () => {
  const bytes = Buffer.from(unsigned.bytes);
  const other = openEnvelope(bytes, operations, '00'.repeat(32) as Envelope['hash']);
  assert.is(other.hash, unsigned.hash);
});

test.run();
