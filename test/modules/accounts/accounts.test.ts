/** Accounts: who may act, in which order, and with which keys. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts, {
  KeyNotAuthorized,
  LastKey,
  PublicKeyMismatch,
  UnsupportedKeyType,
} from '../../../modules/accounts/index.js';
import { keptSince } from '../../../modules/accounts/key.js';
import { Key } from '../../../modules/accounts/port.js';
import { MalformedBundle, openEnvelope, sealEnvelope } from '../../../runtime/kernel/chain/bundle.js';
import {
  type Address,
  addressOfKey,
  InvalidAddress,
  InvalidGenesis,
  InvalidSignature,
  NonceGap,
  NonceTooLow,
  SignatureRequired,
  toHex,
  ZERO_ADDRESS,
} from '../../../runtime/sdk.js';
import { type Actor, actor, alice, bob, carol, chain, h, Refused } from '../../kit/index.js';
import { type AccountJson, add, keyOf, keysOf } from '../shared/keys.js';

const memo = { data: new Uint8Array([1]) };
const terms = { version: 1, chain_id: 1, nonce: 0, gas_limit: 1, gas_price: 1, valid_until: 0, memo: '' };
const signedChain = () => chain([accounts], { enforceSignatures: true });
const openChain = () => chain([accounts]);

// --- nonces

test('the bundles of an account are numbered from 0', () => {
  const c = openChain();
  assert.is(c.nonce(alice), 0);
  c.run(alice, 'Memo', memo, { nonce: 0 });
  c.run(alice, 'Memo', memo, { nonce: 1 });
  assert.is(c.nonce(alice), 2);
  assert.is(c.nonce(bob), 0);
});

test('a used nonce is rejected', () => {
  const c = openChain();
  c.run(alice, 'Memo', memo);
  c.run(alice, 'Memo', memo, { nonce: 0 }).fails(NonceTooLow, { expected: 1, got: 0 });
});

test('a nonce that skips one is rejected', () => {
  openChain().run(alice, 'Memo', memo, { nonce: 1 }).fails(NonceGap, { expected: 0, got: 1 });
});

test('a failed bundle uses no nonce', () => {
  const c = openChain();
  c.run(alice, 'RemoveKey', keyOf(bob)).fails(KeyNotAuthorized);
  c.run(alice, 'RemoveKey', keyOf(alice)).fails(LastKey);
  assert.is(c.nonce(alice), 0);
  c.run(alice, 'Memo', memo, { nonce: 0 });
});

test('the zero address cannot send a bundle', () => {
  openChain().run(ZERO_ADDRESS, 'Memo', memo).fails(InvalidAddress);
});

// --- signatures

test('the first signature of an account reveals and registers its key', () => {
  const c = signedChain();
  assert.equal(keysOf(c, alice), []);
  c.run(alice, 'Memo', memo).emits('PublicKeyRevealed', { account: alice, ...keyOf(alice) });
  assert.equal(keysOf(c, alice), [{ key_type: 'Ed25519', public_key: toHex(alice.publicKey), added_at_height: 1 }]);
  c.run(alice, 'Memo', memo).emitsOnly();
});

test("the state stores a copy of a bundle's bytes, so it does not retain the bytes of neighboring bundles", () => {
  const { set } = openChain();
  const type = set.operations.byName.get('Memo')!;
  const bundle = { ...terms, from: alice.address, operations: [{ type, params: memo }] };
  const { bytes } = sealEnvelope(bundle, [alice.signature(new Uint8Array(32))], set.operations);
  const opened = openEnvelope(bytes, set.operations);
  const { public_key } = keptSince(opened.signatures[0]!, 1);
  const { data } = opened.bundle.operations[0]!.params as typeof memo;
  for (const kept of [public_key, data]) assert.is.not(kept.buffer, bytes.buffer);
});

test('an unsigned bundle is rejected when signatures are enforced', () => {
  signedChain().run(alice, 'Memo', memo, { signedBy: [] }).fails(SignatureRequired);
});

test('the first signature must carry the key whose hash is the address', () => {
  const c = signedChain();
  c.run(alice, 'Memo', memo, { signedBy: [bob] }).fails(PublicKeyMismatch);
});

test('an unregistered key cannot sign', () => {
  const c = signedChain();
  c.run(alice, 'Memo', memo);
  c.run(alice, 'Memo', memo, { signedBy: [bob] }).fails(KeyNotAuthorized, { key_type: 'Ed25519' });
  const quantum = actor('quinn', 2);
  c.run(alice, 'Memo', memo, { signedBy: [quantum] }).fails(KeyNotAuthorized, { key_type: 'ML-DSA-65' });
});

test('a forged signature is rejected for both a revealed and a registered key', () => {
  const c = signedChain();
  const forged = () => [alice.signature(new Uint8Array(32))];
  c.run(alice, 'Memo', memo, { signatures: forged }).fails(InvalidSignature);
  c.run(alice, 'Memo', memo);
  c.run(alice, 'Memo', memo, { signatures: forged }).fails(InvalidSignature);
});

test('a bundle signed before the account revealed its key stays valid, because every signature names its key', () => {
  const c = signedChain();
  const gas = c.run(alice, 'Memo', memo).gasUsed;
  assert.is(c.run(alice, 'Memo', memo).gasUsed, gas);
});

test('a key that is not a point of the curve group cannot be revealed', () => {
  const identity = new Uint8Array(32).fill(1, 0, 1);
  const signature = { key_type: 0, public_key: identity, signature: new Uint8Array(64) };
  signedChain()
    .run(addressOfKey(identity), 'Memo', memo, { signatures: () => [signature] })
    .fails(UnsupportedKeyType, { key_type: 'Ed25519' });
});

test('the first key can be a post-quantum key of either type', () => {
  for (const [name, keyType] of [
    ['Dilithium3', 1],
    ['ML-DSA-65', 2],
  ] as const) {
    const c = signedChain();
    const quinn = actor(`quinn of ${name}`, keyType);
    c.run(quinn, 'Memo', memo).emits('PublicKeyRevealed', { account: quinn, key_type: keyType });
    assert.is(keysOf(c, quinn)[0]!.key_type, name);
    c.run(quinn, 'Memo', memo);
  }
});

test('when signatures are not enforced, a bundle needs none, but a signature that it carries must be valid', () => {
  const c = openChain();
  c.run(alice, 'Memo', memo).emitsOnly();
  c.run(alice, 'Memo', memo, { signedBy: [bob] }).fails(PublicKeyMismatch);
  c.run(alice, 'Memo', memo, { signatures: () => [alice.signature(new Uint8Array(32))] }).fails(InvalidSignature);
  c.run(alice, 'Memo', memo, { signedBy: [alice] }).emits('PublicKeyRevealed');
});

test('a bundle costs the same whichever key of the account signs it', () => {
  const c = signedChain();
  const one = c.run(alice, 'Memo', memo).gasUsed;
  add(c, alice, bob);
  add(c, alice, carol);
  for (const signer of [alice, bob, carol]) assert.is(c.run(alice, 'Memo', memo, { signedBy: [signer] }).gasUsed, one);
});

// --- memo

test('a memo has at most 1,024 bytes', () => {
  const c = openChain();
  c.run(alice, 'Memo', { data: new Uint8Array(1_024) }).emitsOnly();
  c.run(alice, 'Memo', { data: new Uint8Array(1_025) }).fails(MalformedBundle, { at: 'operations[0].data' });
});

// --- methods

test('an unused account has nonce 0 and no keys', () => {
  assert.equal(openChain().ask('getAccount', [`0x${h(0xabc)}`]), {
    address: 'trl111111111111111111111111111111pP',
    hex: `0x${h(0xabc)}`,
    evm_address: `0x${'abc'.padStart(40, '0')}`,
    nonce: 0,
    pending_nonce: 0,
    keys: [],
    is_multisig: false,
    recovery: null,
  });
});

test('nonces are reported both from the state and including pending bundles', () => {
  const c = openChain();
  c.run(alice, 'Memo', memo);
  assert.equal(c.ask('getNonce', [alice]), { address: c.json(alice), confirmed: 1, pending: 1 });
  assert.is(c.ask<AccountJson>('getAccount', [alice]).pending_nonce, 1);
});

test('the address of a key of any length is its SHA-256 hash', () => {
  const c = openChain();
  assert.equal(c.ask('deriveAddress', [toHex(alice.publicKey)]), {
    address: c.json(alice),
    hex: `0x${alice.address}`,
    evm_address: `0x${alice.address.slice(24)}`,
    key_type: 'Ed25519',
  });
  const quinn = actor('quinn', 1);
  assert.is(c.ask('deriveAddress', [`0x${toHex(quinn.publicKey)}`]).key_type, 'Dilithium3');
  assert.is(c.ask('deriveAddress', [toHex(quinn.publicKey)]).address, c.json(quinn));
});

test('bytes that do not have the length of a key have no address', () => {
  const c = openChain();
  for (const wrong of ['', 'ab', 'ab'.repeat(31), 'ab'.repeat(33), 'ab'.repeat(1_951), 'zz'.repeat(32), 7]) {
    c.refuses('deriveAddress', [wrong], /must be hex of/);
  }
});

test('JSON output names the key type, and JSON input also accepts its number', () => {
  const { text } = openChain();
  const json = { key_type: 'Ed25519', public_key: toHex(alice.publicKey) };
  assert.equal(Key.toJson(keyOf(alice), text), json);
  assert.equal(Key.fromJson(json, text), keyOf(alice));
  assert.equal(Key.fromJson({ ...json, key_type: 0 }, text), keyOf(alice));
  assert.throws(() => Key.fromJson({ ...json, key_type: 'RSA' }, text), /must be one of Ed25519, Dilithium3/);
});

// --- genesis

const system = h(3) as string as Address;
const seeds = (...list: readonly { readonly address: Address; readonly key: Actor | string }[]) => ({
  genesis: {
    accounts: list.map(({ address, key }) => ({
      address: `0x${address}`,
      keys: [{ key_type: 'Ed25519', public_key: typeof key === 'string' ? key : toHex(key.publicKey) }],
    })),
  },
  enforceSignatures: true,
});

test('genesis assigns keys to accounts whose address is not a hash of a key', () => {
  const c = chain([accounts], seeds({ address: system, key: alice }));
  c.run(system, 'Memo', memo, { signedBy: [bob] }).fails(KeyNotAuthorized);
  c.run(system, 'Memo', memo, { signedBy: [alice] });
});

test('a genesis with a duplicate account or an unaccepted key is rejected', () => {
  const isInvalidGenesis = (cause: unknown) => cause instanceof Refused && cause.error === InvalidGenesis;
  const twice = seeds({ address: system, key: alice }, { address: system, key: bob });
  assert.throws(() => chain([accounts], twice), isInvalidGenesis);
  assert.throws(() => chain([accounts], seeds({ address: system, key: '00'.repeat(32) })), isInvalidGenesis);
});

test.run();
