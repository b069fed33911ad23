/** Checks of signatures that were valid before: the same answer as a check, for each message, key and signature. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toHex } from '../../../runtime/lib/codec/ids.js';
import { signer } from '../../../runtime/lib/crypto/ed25519.js';
import { signatureVerifier } from '../../../runtime/node/assembly/signature-checks.js';

const [one, two] = [1, 2].map((byte) => signer(new Uint8Array(32).fill(byte))) as [
  ReturnType<typeof signer>,
  ReturnType<typeof signer>,
];
const [ONE, TWO] = [toHex(one.publicKey), toHex(two.publicKey)];
const verifySignature = signatureVerifier();
const textOf = (text: string) => new TextEncoder().encode(text);

test('a valid signature stays valid for its message and key alone', () => {
  const message = textOf('prevote for A');
  const signature = one.sign(message);
  for (let i = 0; i < 2; i++) {
    assert.ok(verifySignature(textOf('prevote for A'), signature, ONE));
    assert.not(verifySignature(textOf('prevote for B'), signature, ONE));
    assert.not(verifySignature(message, signature, TWO));
    assert.not(
      verifySignature(
        message,
        signature.map((byte, at) => (at === 63 ? byte ^ 1 : byte)),
        ONE,
      ),
    );
    assert.not(verifySignature(message, signature.subarray(0, 63), ONE));
  }
});

test('a caller that writes into the bytes of a valid message gains nothing', () => {
  const message = textOf('precommit for A');
  const signature = one.sign(message);
  assert.ok(verifySignature(message, signature, ONE));
  message.set(textOf('precommit for B'));
  assert.not(verifySignature(message, signature, ONE));
  assert.ok(verifySignature(textOf('precommit for A'), signature, ONE));
});

test('after thousands of other signatures the first one is checked again, with the same answer', () => {
  const message = textOf('proposal of A');
  const signature = two.sign(message);
  assert.ok(verifySignature(message, signature, TWO));
  for (let i = 0; i < 3_000; i++) assert.ok(verifySignature(textOf(`${i}`), one.sign(textOf(`${i}`)), ONE));
  assert.ok(verifySignature(message, signature, TWO));
  assert.not(verifySignature(textOf('proposal of B'), signature, TWO));
});

test.run();
