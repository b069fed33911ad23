/** The Ed25519 rule: every back end against the specification on every adversarial case, and keys that sign. */

import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { ed25519 as noble } from '@noble/curves/ed25519.js';
import fc from 'fast-check';
import type * as Sodium from 'sodium-native';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fromHex, toHex } from '../../../runtime/lib/codec/ids.js';
import { type Ed25519Backend, hasIdentityR } from '../../../runtime/lib/crypto/ed25519/backend.js';
import { opensslBackend } from '../../../runtime/lib/crypto/ed25519/openssl.js';
import { sodiumBackend } from '../../../runtime/lib/crypto/ed25519/sodium.js';
import { specification } from '../../../runtime/lib/crypto/ed25519/specification.js';
import { INADMISSIBLE_KEYS, passesVectors, SIGNATURES } from '../../../runtime/lib/crypto/ed25519/vectors.js';
import {
  admissible,
  generate,
  prepareEd25519,
  publicKeyOf,
  sign,
  signer,
  verify,
} from '../../../runtime/lib/crypto/ed25519.js';
import { CASES, MIXED_ORDER, NON_CANONICAL, SMALL_ORDER } from './ed25519-cases.js';

const sodium = sodiumBackend(createRequire(import.meta.url)('sodium-native') as typeof Sodium);
const NATIVE: readonly Ed25519Backend[] = [sodium, opensslBackend];
const BACKENDS = [...NATIVE, specification];
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

test('the test machine uses libsodium', () => {
  assert.is(prepareEd25519(), 'sodium');
});

test('libsodium and OpenSSL agree with the specification on every adversarial case', () => {
  const counts = { valid: 0, invalid: 0, inadmissible: 0 };
  for (const { why, publicKey, message, signature } of CASES) {
    const allowed = specification.admissible(publicKey);
    assert.is(sodium.admissible(publicKey), allowed, why);
    if (!allowed) {
      counts.inadmissible++;
      continue;
    }
    const valid = specification.verify(publicKey, message, signature);
    for (const backend of NATIVE) {
      assert.is(backend.verify(publicKey, message, signature), valid, `${backend.name}: ${why}`);
    }
    counts[valid ? 'valid' : 'invalid']++;
  }
  // An ordinary signature, R plus the identity, and R = the identity (as a point of small order): three for each of four keys.
  assert.equal(counts, { valid: 12, invalid: 550, inadmissible: 220 });
});

test('keys of small, mixed or no order, and non-canonically encoded keys, are inadmissible', () => {
  for (const key of [...SMALL_ORDER, ...NON_CANONICAL, ...MIXED_ORDER]) {
    assert.not.ok(admissible(key), toHex(key));
    assert.not.ok(specification.admissible(key), toHex(key));
  }
  const { publicKey } = generate();
  assert.ok(admissible(publicKey));
  assert.not.ok(admissible(publicKey.subarray(1)));
  assert.not.ok(admissible(Uint8Array.of(...publicKey, 0)));
});

test('random bytes are admissible as a key exactly when the specification says so', () => {
  fc.assert(
    fc.property(bytes(32), (key) => {
      assert.is(admissible(key), specification.admissible(key));
    }),
    { numRuns: 60 },
  );
});

test('back ends agree on random signatures with random damage', () => {
  fc.assert(
    fc.property(
      bytes(32),
      fc.uint8Array({ maxLength: 100 }),
      fc.nat(511),
      fc.boolean(),
      (secret, message, bit, damage) => {
        const { publicKey, sign } = signer(secret);
        const signature = sign(message);
        if (damage) signature[bit >> 3]! ^= 1 << (bit & 7);
        assert.is(verify(publicKey, message, signature), !damage);
        for (const backend of BACKENDS) assert.is(backend.verify(publicKey, message, signature), !damage, backend.name);
      },
    ),
    { numRuns: 60 },
  );
});

test('all back ends derive the same key and make the same signature', () => {
  fc.assert(
    fc.property(bytes(32), fc.uint8Array({ maxLength: 100 }), (secret, message) => {
      const expected = noble.sign(message, secret);
      for (const backend of BACKENDS) {
        const key = backend.signer(secret);
        assert.equal(key.publicKey, noble.getPublicKey(secret), backend.name);
        assert.equal(key.sign(message), expected, backend.name);
      }
      assert.equal(sign(secret, message), expected);
      assert.equal(publicKeyOf(secret), noble.getPublicKey(secret));
    }),
    { numRuns: 20 },
  );
});

test('a signature with a byte more or fewer is rejected', () => {
  const { secretKey, publicKey } = generate();
  const message = Uint8Array.of(1, 2, 3);
  const signature = sign(secretKey, message);
  assert.ok(verify(publicKey, message, signature));
  assert.not.ok(verify(publicKey, message, Uint8Array.of(...signature, 0)));
  assert.not.ok(verify(publicKey, message, signature.subarray(0, 63)));
  assert.not.ok(verify(publicKey.subarray(0, 31), message, signature));
});

test('bytes in shared memory, which libsodium does not accept, are still verified', () => {
  const { secretKey, publicKey } = generate();
  const message = Uint8Array.of(1, 2, 3);
  const signature = sign(secretKey, message);
  const shared = (value: Uint8Array) => {
    const copy = new Uint8Array(new SharedArrayBuffer(value.length));
    copy.set(value);
    return copy;
  };
  assert.ok(admissible(shared(publicKey)));
  assert.ok(verify(shared(publicKey), shared(message), shared(signature)));
  assert.not.ok(verify(shared(publicKey), shared(Uint8Array.of(3)), shared(signature)));
});

test('the specification agrees with the listed results of the start-up vectors', () => {
  for (const [key, message, signature, valid, why] of SIGNATURES) {
    assert.ok(specification.admissible(fromHex(key)), why);
    assert.is(specification.verify(fromHex(key), fromHex(message), fromHex(signature)), valid, why);
  }
  for (const [key, why] of INADMISSIBLE_KEYS) assert.not.ok(specification.admissible(fromHex(key)), why);
  for (const backend of BACKENDS) assert.ok(passesVectors(backend), backend.name);
});

test('a back end with different rules, or one that does nothing, fails the start-up vectors', () => {
  const wrong: readonly Partial<Ed25519Backend>[] = [
    { verify: () => true },
    { verify: () => false },
    { verify: (key, message, signature) => noble.verify(signature, message, key, { zip215: true }) },
    { verify: (key, message, signature) => !hasIdentityR(signature) && specification.verify(key, message, signature) },
    { admissible: () => true },
    { admissible: () => false },
    { signer: () => ({ publicKey: new Uint8Array(32), sign: () => new Uint8Array(64) }) },
  ];
  for (const part of wrong) assert.not.ok(passesVectors({ ...specification, ...part }), Object.keys(part)[0]);
});

/** Which back end a fresh process takes when `require` answers as the script says, and whether it still verifies. */
function inFreshProcess(load: string): string[] {
  const module = JSON.stringify(new URL('../../../runtime/lib/crypto/ed25519.js', import.meta.url).href);
  const script = `import Module from 'node:module';
    const real = Module._load;
    Module._load = (name, ...rest) => { ${load}; return real(name, ...rest); };
    const { admissible, generate, prepareEd25519, sign, verify } = await import(${module});
    const [key, message] = [generate(), new Uint8Array(9)];
    const signature = sign(key.secretKey, message);
    const right = admissible(key.publicKey) && verify(key.publicKey, message, signature);
    const wrong = admissible(new Uint8Array(32)) || verify(key.publicKey, new Uint8Array(8), signature);
    console.log(JSON.stringify([prepareEd25519(), right, wrong]));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
}

test('OpenSSL replaces a missing or lax libsodium, and the specification replaces a missing OpenSSL', () => {
  const missing = "if (name === 'sodium-native') throw new Error('no binary for this platform')";
  const lax =
    "if (name === 'sodium-native') return { ...real(name, ...rest), crypto_sign_verify_detached: () => true }";
  const neither = "if (/sodium-native|openssl/.test(name)) throw new Error('not here')";
  assert.equal(inFreshProcess(missing), ['openssl', true, false]);
  assert.equal(inFreshProcess(lax), ['openssl', true, false]);
  assert.equal(inFreshProcess(neither), ['noble', true, false]);
});

test('a secret key of another length is rejected', () => {
  assert.throws(() => signer(new Uint8Array(64)), /32 bytes, not 64/);
});

test('generated keys differ and can sign', () => {
  const [first, second] = [generate(), generate()];
  assert.is.not(toHex(first.secretKey), toHex(second.secretKey));
  assert.equal(first.publicKey, publicKeyOf(first.secretKey));
});

test.run();
