/** Recovery of Ethereum signers: both libraries give the same answers, also to hostile bytes, on this thread and on workers. */

import { secp256k1 } from '@noble/curves/secp256k1.js';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fromHex, toHex } from '../../../runtime/lib/codec/ids.js';
import { keccak256, sha256 } from '../../../runtime/lib/crypto/hash.js';
import {
  isCanonical,
  prepareSecp256k1,
  RECOVERABLE_LENGTH,
  recoverAddress,
  recoveryBackends,
} from '../../../runtime/lib/crypto/secp256k1.js';
import { KeyType, verifySignature } from '../../../runtime/lib/crypto/signatures.js';
import { SignatureVerifier } from '../../../runtime/lib/crypto/verifier.js';

const RUNS = Number(process.env.SECP256K1_RUNS ?? 300);
const ORDER = secp256k1.Point.Fn.ORDER;
const backends = recoveryBackends();

const digestOf = (n: number) => sha256(Uint8Array.of(n & 255, n >> 8));

/** A key, its address, and how it signs. */
function signer(n: number) {
  const secret = sha256(Uint8Array.of(1, n & 255, n >> 8));
  const address = keccak256(secp256k1.getPublicKey(secret, false).subarray(1)).subarray(12);
  const sign = (digest: Uint8Array): Uint8Array => {
    const bytes = secp256k1.sign(digest, secret, { prehash: false, format: 'recovered', lowS: true });
    return Uint8Array.of(...bytes.subarray(1), bytes[0]!);
  };
  return { address, sign };
}

const wide = (value: bigint): Uint8Array => fromHex(value.toString(16).padStart(64, '0'));

test('libsecp256k1 is used if it has a binary, with noble as its fallback', () => {
  assert.equal(
    backends.map(({ name }) => name),
    ['libsecp256k1', 'noble'],
  );
  assert.is(prepareSecp256k1(), 'libsecp256k1');
});

test('both implementations recover the signer', () => {
  for (let n = 0; n < 20; n++) {
    const { address, sign } = signer(n);
    const signature = sign(digestOf(n));
    for (const backend of backends) assert.is(toHex(recoverAddress(digestOf(n), signature, backend)!), toHex(address));
    assert.ok(verifySignature(KeyType.Secp256k1, address, digestOf(n), signature));
    assert.not.ok(verifySignature(KeyType.Secp256k1, address, digestOf(n + 1), signature));
    assert.not.ok(verifySignature(KeyType.Secp256k1, signer(n + 1).address, digestOf(n), signature));
  }
});

const edges = [0n, 1n, 2n, 5n, ORDER / 2n, ORDER / 2n + 1n, ORDER - 1n, ORDER, ORDER + 1n, 2n ** 256n - 1n];
const number = fc.oneof(fc.constantFrom(...edges), fc.bigInt(0n, 2n ** 256n - 1n));
const hostile = fc
  .tuple(number, number, fc.oneof(fc.constantFrom(0, 1), fc.nat(255)))
  .map(([r, s, parity]) => Uint8Array.of(...wide(r), ...wide(s), parity));
const damaged = fc.tuple(fc.nat(500), fc.nat(8 * RECOVERABLE_LENGTH - 1)).map(([n, bit]) => {
  const signature = signer(n).sign(digestOf(n));
  signature[bit >> 3]! ^= 1 << (bit & 7);
  return signature;
});

test('both agree on any bytes and never throw', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.oneof(hostile, damaged), (n, signature) => {
      const [first, ...others] = backends.map((backend) => recoverAddress(digestOf(n), signature, backend));
      for (const other of others) assert.equal(other && toHex(other), first && toHex(first));
      if (first) assert.ok(isCanonical(signature));
    }),
    { numRuns: RUNS },
  );
});

test('a signature has one form: any other is rejected or recovers another signer', () => {
  const { address, sign } = signer(1);
  const digest = digestOf(1);
  const signature = sign(digest);
  const s = BigInt(`0x${toHex(signature.subarray(32, 64))}`);
  const mirrored = Uint8Array.of(...signature.subarray(0, 32), ...wide(ORDER - s), 1 - signature[64]!);
  assert.is(recoverAddress(digest, mirrored), undefined);
  const flipped = signature.slice();
  flipped[64] = 1 - flipped[64]!;
  assert.is.not(toHex(recoverAddress(digest, flipped) ?? new Uint8Array()), toHex(address));
  for (const parity of [2, 3, 27, 28, 255]) {
    const odd = signature.slice();
    odd[64] = parity;
    assert.is(recoverAddress(digest, odd), undefined);
  }
  for (const length of [0, 64, 66]) assert.is(recoverAddress(digest, new Uint8Array(length).fill(1)), undefined);
  assert.is(recoverAddress(digest.subarray(1), signature), undefined);
});

test('workers recover signers among other checks, in full batches, and so does a verifier without workers', async () => {
  for (const workers of [0, 1]) {
    const verifier = new SignatureVerifier({ workers });
    const people = Array.from({ length: 300 }, (_, n) => ({ n, ...signer(n % 7) }));
    const found = await Promise.all(people.map(({ n, sign }) => verifier.recover(digestOf(n), sign(digestOf(n)))));
    found.forEach((address, n) => {
      assert.is(toHex(address!), toHex(people[n]!.address));
    });
    assert.is(await verifier.recover(digestOf(1), new Uint8Array(65)), undefined);
    const checks = people.map(({ n, address, sign }) => ({
      keyType: KeyType.Secp256k1,
      publicKey: n % 3 === 0 ? signer(n + 1).address : address,
      digest: digestOf(n),
      signature: sign(digestOf(n)),
    }));
    assert.equal(
      await verifier.verify(checks),
      people.map(({ n }) => n % 3 !== 0),
    );
    await verifier.close();
  }
});

test.run();
