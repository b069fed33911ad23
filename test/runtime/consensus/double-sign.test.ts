/** Double signs as modules judge them, with real keys: which pairs convict, and that anything else is no evidence. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evidenceOf, readDoubleSign } from '../../../runtime/engine/consensus/double-sign.js';
import { Signed, signBytes } from '../../../runtime/engine/consensus/messages.js';
import { NIL, NONE, type SignedMessage, type UnsignedMessage } from '../../../runtime/kernel/agreement/types.js';
import { fromHex, type Hash, toHex } from '../../../runtime/lib/codec/ids.js';
import { encode } from '../../../runtime/lib/codec/type.js';
import { signer, verify as verifyEd25519 } from '../../../runtime/lib/crypto/ed25519.js';

const DOMAIN = { chainId: 7, genesisHash: 'a'.repeat(64) as Hash };
const [mine, other] = [1, 2].map((n) => signer(new Uint8Array(32).fill(n)));
const key = toHex(mine!.publicKey);
const A = '0a'.repeat(32) as Hash;
const B = '0b'.repeat(32) as Hash;

const vote = (value: Hash | typeof NIL, change: object = {}): UnsignedMessage => ({
  type: 'precommit',
  height: 5,
  round: 1,
  value,
  validRound: NONE,
  ...change,
});

function signed(message: UnsignedMessage, validator = 3, by = mine!, domain = DOMAIN): Uint8Array {
  return encode(Signed, { ...message, validator, signature: by.sign(signBytes(domain, message)) } as SignedMessage);
}

const verify = (message: Uint8Array, signature: Uint8Array, publicKey: string) =>
  verifyEd25519(fromHex(publicKey), message, signature);

const convicts = (one: Uint8Array, two: Uint8Array, publicKey = key, domain = DOMAIN) =>
  readDoubleSign(evidenceOf(one, two), domain)?.convicts(publicKey, verify);

test('two different messages of one kind, height and round convict their signer, in either order', () => {
  const [one, two] = [signed(vote(A)), signed(vote(B))];
  assert.equal(evidenceOf(one, two), evidenceOf(two, one));
  const { kind, height, round, validator } = readDoubleSign(evidenceOf(one, two), DOMAIN)!;
  assert.equal([kind, height, round, validator], ['precommit', 5, 1, 3]);
  assert.is(convicts(one, two), true);
  assert.is(convicts(signed(vote(NIL)), two), true);
  const proposal = (hash: Hash): UnsignedMessage => ({ type: 'proposal', height: 5, round: 1, validRound: NONE, hash });
  assert.is(convicts(signed(proposal(A)), signed(proposal(B))), true);
});

test('messages that an honest validator may sign convict no validator', () => {
  const one = signed(vote(A));
  assert.is(convicts(one, one), false, 'the same message twice');
  assert.is(convicts(one, signed(vote(B, { round: 2 }))), undefined, 'another round');
  assert.is(convicts(one, signed(vote(B, { height: 6 }))), undefined, 'another height');
  assert.is(convicts(one, signed(vote(B, { type: 'prevote' }))), undefined, 'another kind');
});

test('forged, borrowed and garbled messages convict no validator', () => {
  const [one, two] = [signed(vote(A)), signed(vote(B))];
  assert.is(convicts(one, signed(vote(B), 3, other)), false, 'signed by somebody else');
  assert.is(convicts(one, two, toHex(other!.publicKey)), false, 'not the key of the accused');
  assert.is(convicts(one, signed(vote(B), 4)), undefined, 'two places');
  const elsewhere = { chainId: 7, genesisHash: 'b'.repeat(64) as Hash };
  assert.is(
    convicts(signed(vote(A), 3, mine, elsewhere), signed(vote(B), 3, mine, elsewhere)),
    false,
    'a relaunched chain',
  );
  assert.is(readDoubleSign(Uint8Array.from([...evidenceOf(one, two), 0]), DOMAIN), undefined, 'bytes too many');
  const [low] = [one, two].sort((a, b) => (toHex(a) < toHex(b) ? -1 : 1));
  const wrongOrder = low === one ? [...two, ...one] : [...one, ...two];
  assert.is(readDoubleSign(Uint8Array.from(wrongOrder), DOMAIN), undefined, 'the wrong order');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      assert.is(readDoubleSign(bytes, DOMAIN)?.convicts(key, verify) ?? false, false);
    }),
  );
});

test.run();
