/** Where the chain asks for it, accounts that hold much sign with a post-quantum key. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import { possessionDigest } from '../../../modules/accounts/port.js';
import fees from '../../../modules/fees/index.js';
import tokens, { PqSignatureRequired } from '../../../modules/tokens/index.js';
import { KeyType } from '../../../runtime/lib/crypto/signatures.js';
import { fromHex } from '../../../runtime/sdk.js';
import { type Actor, actor, alice, bob, chain, type TestChain } from '../../kit/index.js';

const UNIT = 10n ** 9n;
const strong = actor('strong', KeyType.MlDsa65);
const old = actor('strong of old', KeyType.Dilithium3);

const chainOf = (above: bigint): TestChain =>
  chain([accounts, tokens, fees], {
    enforceSignatures: true,
    balances: [alice, bob, strong, old].map((who, i) => [who, i === 1 ? 100n * UNIT : 5_000n * UNIT] as const),
    params: { 'pq.required_above': `${above}` },
  });

const pay = (c: TestChain, who: Actor, amount: bigint, signedBy: readonly Actor[] = [who]) =>
  c.run(who, 'Transfer', { to: carolOf, token_symbol: 'TRL', amount, memo: null }, { signedBy, gasLimit: 2_000_000 });
const carolOf = actor('carol').address;

const addKey = (c: TestChain, who: Actor, key: Actor, signedBy: readonly Actor[] = [who]) =>
  c.run(
    who,
    'AddKey',
    {
      key_type: key.keyType,
      public_key: key.publicKey,
      proof_of_possession: key.sign(fromHex(possessionDigest(c.info.chainId, who.address, key.publicKey))),
    },
    { signedBy, gasLimit: 2_000_000 },
  );

test('any key type is accepted unless the chain sets a limit', () => {
  assert.ok(pay(chainOf(0n), alice, 5_000n * UNIT).succeeded);
});

test("an account above the chain's limit cannot pay any amount with an Ed25519 key", () => {
  const c = chainOf(1_000n * UNIT);
  pay(c, alice, 1n).fails(PqSignatureRequired);
  assert.is(c.balance(alice), 5_000n * UNIT);
  assert.ok(pay(c, bob, 50n * UNIT).succeeded);
});

test('either post-quantum key type is accepted', () => {
  const c = chainOf(1_000n * UNIT);
  assert.ok(pay(c, strong, 1n).succeeded);
  assert.ok(pay(c, old, 1n).succeeded);
});

test('a balance exactly at the limit is not above it', () => {
  assert.ok(pay(chainOf(5_000n * UNIT), alice, 1n).succeeded);
  pay(chainOf(5_000n * UNIT - 1n), alice, 1n).fails(PqSignatureRequired);
});

test('an account without a post-quantum key adds one, and every later operation needs it', () => {
  const c = chainOf(1_000n * UNIT);
  const key = actor('new key', KeyType.MlDsa65);
  assert.ok(addKey(c, alice, key).succeeded);
  pay(c, alice, 1n).fails(PqSignatureRequired);
  addKey(c, alice, actor('key of a thief')).fails(PqSignatureRequired);
  assert.ok(pay(c, alice, 1n, [key]).succeeded);
});

test('adding another operation to a payment does not avoid the post-quantum requirement', () => {
  const c = chainOf(1_000n * UNIT);
  const pays = ['Transfer', { to: carolOf, token_symbol: 'TRL', amount: 1n, memo: null }] as const;
  c.bundle(alice, [['Memo', { data: new Uint8Array(3) }], pays]).fails(PqSignatureRequired);
});

test.run();
