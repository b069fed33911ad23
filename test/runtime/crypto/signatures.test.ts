/** Key types: names, lengths, fixed vectors of the post-quantum schemes, round trips, and refusals that never throw. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { blake3Hex } from '../../../runtime/lib/crypto/hash.js';
import {
  admissibleKey,
  KEY_TYPES,
  KeyType,
  signerOf,
  verifySignature,
  wellFormed,
} from '../../../runtime/lib/crypto/signatures.js';

const SIGNING = KEY_TYPES.filter((type) => type.signsBundles).map((type) => type.keyType);
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const filled = (value: number) => new Uint8Array(32).fill(value);

test('tags, names and lengths are the permanent ones', () => {
  assert.equal(
    KEY_TYPES.map((type) => [type.keyType, type.name, type.publicKeyLength, type.signatureLength]),
    [
      [0, 'Ed25519', 32, 64],
      [1, 'Dilithium3', 1952, 3293],
      [2, 'ML-DSA-65', 1952, 3309],
      [3, 'secp256k1', 20, 65],
    ],
  );
  assert.equal(Object.values(KeyType), [0, 1, 2, 3]);
});

test('keys and signatures of fixed seeds never change', () => {
  const VECTORS = [
    [
      KeyType.Dilithium3,
      1,
      '63a4490c2d4d0135d759366f03986bcc85b1c56a2b7d96207e3fb4cb56fc9455',
      '4048b4dfc3402316af7abb37d2bc37bdb9758e3db0ee7683f0fe95e7d637d242',
    ],
    [
      KeyType.Dilithium3,
      2,
      '5bdea45aad4d6a2aab01069ddec4de66bcd4a3277af4adf35917070f42ccd4aa',
      'aad0117396781d983fc6e7029ac2f4cd4356d01d268d1e7249b5a4434aaaf6f4',
    ],
    [
      KeyType.MlDsa65,
      1,
      '177c577d91cf59f1008512a5960e280ffc1889d74e10966fa6d6b9d12fbecc3c',
      '9f273f866fcdaca711d77f8242911f0a8c73fc31163c3146ee6d4ac12a491b97',
    ],
    [
      KeyType.MlDsa65,
      2,
      '24f6e6fd930a9d10680705972cf647232e1a63d8ce9ad28298b800205185a6b6',
      '4659d465dc3635bb902eb7393e2a92b92b04c8a81e561f0c92a08aa9f7caa6c7',
    ],
  ] as const;
  for (const [keyType, seed, key, signed] of VECTORS) {
    const { publicKey, sign } = signerOf(keyType, filled(seed));
    assert.is(blake3Hex(publicKey), key);
    assert.is(blake3Hex(sign(filled(0xd1))), signed);
  }
});

test('a key verifies its own signatures and nothing else', () => {
  for (const keyType of SIGNING) {
    const { publicKey, sign } = signerOf(keyType, filled(7));
    const digest = filled(9);
    const signature = sign(digest);
    assert.ok(admissibleKey(keyType, publicKey));
    assert.ok(wellFormed(keyType, publicKey, signature));
    assert.ok(verifySignature(keyType, publicKey, digest, signature));
    assert.not.ok(verifySignature(keyType, publicKey, filled(8), signature));
    assert.not.ok(verifySignature(keyType, signerOf(keyType, filled(6)).publicKey, digest, signature));
    fc.assert(
      fc.property(fc.nat(8 * signature.length - 1), (bit) => {
        const damaged = signature.slice();
        damaged[bit >> 3]! ^= 1 << (bit & 7);
        assert.not.ok(verifySignature(keyType, publicKey, digest, damaged));
      }),
      { numRuns: 60 },
    );
    fc.assert(
      fc.property(fc.nat(8 * publicKey.length - 1), (bit) => {
        const other = publicKey.slice();
        other[bit >> 3]! ^= 1 << (bit & 7);
        assert.not.ok(admissibleKey(keyType, other) && verifySignature(keyType, other, digest, signature));
      }),
      { numRuns: 20 },
    );
  }
});

test('the hints of a post-quantum signature have exactly one form', () => {
  // The last 61 bytes list hint positions and how many each of six polynomials has; unused places must be zero.
  for (const keyType of [KeyType.Dilithium3, KeyType.MlDsa65]) {
    const { publicKey, sign } = signerOf(keyType, filled(3));
    const signature = sign(filled(4));
    const hints = signature.length - 61;
    const used = signature.at(-1)!;
    assert.ok(used > 1 && used < 55);
    const padded = signature.slice();
    padded[hints + used] = 1;
    const swapped = signature.slice();
    swapped[hints] = signature[hints + 1]!;
    swapped[hints + 1] = signature[hints]!;
    const overfull = signature.slice();
    overfull[signature.length - 1] = 56;
    for (const changed of [padded, swapped, overfull]) {
      assert.not.ok(verifySignature(keyType, publicKey, filled(4), changed));
    }
  }
});

test('random bytes of the right lengths are rejected without throwing', () => {
  for (const { keyType, publicKeyLength, signatureLength } of KEY_TYPES) {
    fc.assert(
      fc.property(bytes(publicKeyLength), bytes(32), bytes(signatureLength), (publicKey, digest, signature) => {
        assert.not.ok(admissibleKey(keyType, publicKey) && verifySignature(keyType, publicKey, digest, signature));
      }),
      { numRuns: 10 },
    );
  }
});

test('wrong lengths and unknown types are rejected, and no account may add a secp256k1 key', () => {
  const { publicKey, sign } = signerOf(KeyType.MlDsa65, filled(1));
  const signature = sign(filled(2));
  for (const keyType of [0, 1, 3, 4, 255, -1, 0.5]) {
    assert.not.ok(verifySignature(keyType, publicKey, filled(2), signature));
    assert.not.ok(wellFormed(keyType, publicKey, signature));
  }
  for (const keyType of [0, 3, 4, 255, -1, 0.5]) assert.not.ok(admissibleKey(keyType, publicKey));
  assert.not.ok(admissibleKey(KeyType.Secp256k1, new Uint8Array(20).fill(2)));
  assert.not.ok(verifySignature(KeyType.Secp256k1, new Uint8Array(20), filled(2), new Uint8Array(65)));
  assert.throws(() => signerOf(KeyType.Secp256k1, filled(1)), /do not sign bundles/);
  assert.throws(() => signerOf(KeyType.Ed25519, new Uint8Array(31)), /32 bytes, not 31/);
});

test.run();
