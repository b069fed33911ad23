/** The keys of accounts: adding, removing and swapping them. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts, {
  KeyAlreadyPresent,
  KeyNotAuthorized,
  LastKey,
  TooManyKeys,
  UnsupportedKeyType,
} from '../../../modules/accounts/index.js';
import { accountsPort, Key, possessionDigest } from '../../../modules/accounts/port.js';
import {
  dispatchPort,
  fromHex,
  InvalidSignature,
  module,
  NotAuthorized,
  operation,
  t,
  toHex,
} from '../../../runtime/sdk.js';
import { type Actor, actor, alice, bob, carol, chain } from '../../kit/index.js';
import { type AccountJson, add, keyOf, keysOf, proof, rotation } from '../shared/keys.js';

const memo = { data: new Uint8Array([1]) };
const signedChain = () => chain([accounts], { enforceSignatures: true });

// --- keys

test('an owner adds a key with a proof of possession, and that key can then sign alone', () => {
  const c = signedChain();
  add(c, alice, bob).emits('KeyAdded', { account: alice, ...keyOf(bob) });
  assert.is(keysOf(c, alice).length, 2);
  c.run(alice, 'Memo', memo, { signedBy: [bob] });
});

test('an account can add a key of every type that signs bundles', () => {
  const c = signedChain();
  for (const keyType of [1, 2] as const) {
    const quinn = actor('quinn', keyType);
    add(c, alice, quinn).emits('KeyAdded', { key_type: keyType });
    c.run(alice, 'Memo', memo, { signedBy: [quinn] });
  }
  assert.equal(
    keysOf(c, alice).map(({ key_type }) => key_type),
    ['Ed25519', 'Dilithium3', 'ML-DSA-65'],
  );
});

test('adding or rotating a key charges a post-quantum proof in proportion to its verification cost', () => {
  const c = chain([accounts]);
  const eddie = actor('eddie', 0);
  const gasOfAdd = add(c, alice, eddie).gasUsed;
  const swapped = c.run(alice, 'RotateKey', rotation(c, alice, eddie, actor('erin', 0))).gasUsed;
  for (const [keyType, check] of [
    [1, 150_000],
    [2, 110_000],
  ] as const) {
    const [quinn, rudy] = [actor(`quinn ${keyType}`, keyType), actor(`rudy ${keyType}`, keyType)];
    // Key and proof also have more bytes, each of which is paid for.
    const added = add(c, alice, quinn).gasUsed - gasOfAdd;
    assert.ok(added > check - 3_000 && added < check + 100_000, `${added}`);
    const rotated = c.run(alice, 'RotateKey', rotation(c, alice, quinn, rudy)).gasUsed - swapped;
    assert.ok(rotated > check - 3_000 && rotated < check + 150_000, `${rotated}`);
  }
});

test('a key that the account already has cannot be added again', () => {
  const c = signedChain();
  add(c, alice, alice).fails(KeyAlreadyPresent);
  add(c, alice, bob);
  add(c, alice, bob).fails(KeyAlreadyPresent);
});

test('a new key needs a proof signed by itself for this account and chain', () => {
  const c = signedChain();
  const given = { ...keyOf(bob), proof_of_possession: proof(c, alice, alice) };
  c.run(alice, 'AddKey', given).fails(InvalidSignature, { field: 'proof_of_possession' });
  c.run(alice, 'AddKey', { ...given, proof_of_possession: proof(c, bob, carol) }).fails(InvalidSignature);
  const elsewhere = bob.sign(fromHex(possessionDigest(c.info.chainId + 1, alice.address, bob.publicKey)));
  c.run(alice, 'AddKey', { ...given, proof_of_possession: elsewhere }).fails(InvalidSignature);
});

test('keys that the chain does not accept cannot be added', () => {
  const c = signedChain();
  const zeros = { public_key: new Uint8Array(32), proof_of_possession: new Uint8Array(64) };
  c.run(alice, 'AddKey', { key_type: 0, ...zeros }).fails(UnsupportedKeyType, { key_type: 'Ed25519' });
  c.run(alice, 'AddKey', { key_type: 1, ...zeros }).fails(UnsupportedKeyType, { key_type: 'Dilithium3' });
  c.run(alice, 'AddKey', { key_type: 3, ...zeros, public_key: new Uint8Array(33) }).fails(UnsupportedKeyType);
});

test('an account holds at most sixteen keys', () => {
  const c = signedChain();
  for (let i = 1; i < 16; i++) add(c, alice, actor(`key ${i}`));
  add(c, alice, actor('key 16')).fails(TooManyKeys, { max: 16 });
});

test('a removed key can no longer sign', () => {
  const c = signedChain();
  add(c, alice, bob);
  c.run(alice, 'RemoveKey', keyOf(alice), { signedBy: [bob] }).emits('KeyRemoved', { account: alice, ...keyOf(alice) });
  c.run(alice, 'Memo', memo, { signedBy: [alice] }).fails(KeyNotAuthorized);
  c.run(alice, 'Memo', memo, { signedBy: [bob] });
});

test('neither the last key nor an unknown key can be removed', () => {
  const c = signedChain();
  c.run(alice, 'RemoveKey', keyOf(alice)).fails(LastKey);
  c.run(alice, 'RemoveKey', keyOf(bob)).fails(KeyNotAuthorized);
});

test('keys with equal bytes but different types are different keys', () => {
  const c = signedChain();
  const quinn = actor('quinn', 1);
  add(c, alice, quinn);
  c.run(alice, 'RemoveKey', { ...keyOf(quinn), key_type: 2 }).fails(KeyNotAuthorized);
});

test('rotating a key takes effect immediately and keeps the address and nonce', () => {
  const c = signedChain();
  const quinn = actor('quinn', 2);
  c.run(alice, 'RotateKey', rotation(c, alice, alice, quinn)).emits('KeyRotated', {
    account: alice,
    old_public_key: alice.publicKey,
    key_type: 2,
    new_public_key: quinn.publicKey,
  });
  assert.is(c.nonce(alice), 1);
  c.run(alice, 'Memo', memo, { signedBy: [alice] }).fails(KeyNotAuthorized);
  c.run(alice, 'Memo', memo, { signedBy: [quinn] });
});

test('a rotation needs an existing key of the account and a new key that could be added', () => {
  const c = signedChain();
  const rotate = (from: Actor, to: Actor, change = {}) =>
    c.run(alice, 'RotateKey', { ...rotation(c, alice, from, to), ...change });
  rotate(bob, carol).fails(KeyNotAuthorized);
  rotate(alice, alice).fails(KeyAlreadyPresent);
  rotate(alice, bob, { proof_of_possession: new Uint8Array(64) }).fails(InvalidSignature);
  rotate(alice, bob, { key_type: 1 }).fails(UnsupportedKeyType);
});

test('after any sequence of key changes an account has 1 to 16 different keys', () => {
  const people = Array.from({ length: 6 }, (_, i) => actor(`key ${i}`));
  const person = fc.nat(people.length - 1).map((i) => people[i]!);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('add', 'remove', 'rotate'), person, person), { maxLength: 12 }),
      (acts) => {
        const c = chain([accounts]);
        c.run(alice, 'Memo', memo, { signedBy: [alice] });
        const held = new Set([alice]);
        for (const [act, one, other] of acts) {
          if (act === 'add') {
            const ran = add(c, alice, one);
            if (held.has(one)) ran.fails(KeyAlreadyPresent);
            else held.add(one);
          } else if (act === 'remove') {
            const ran = c.run(alice, 'RemoveKey', keyOf(one));
            if (!held.has(one)) ran.fails(KeyNotAuthorized);
            else if (held.size === 1) ran.fails(LastKey);
            else held.delete(one);
          } else {
            const ran = c.run(alice, 'RotateKey', rotation(c, alice, one, other));
            if (!held.has(one)) ran.fails(KeyNotAuthorized);
            else if (held.has(other)) ran.fails(KeyAlreadyPresent);
            else {
              held.delete(one);
              held.add(other);
            }
          }
        }
        const found = keysOf(c, alice).map(({ public_key }) => public_key);
        assert.equal(found.sort(), [...held].map(({ publicKey }) => toHex(publicKey)).sort());
      },
    ),
    { numRuns: 25 },
  );
});

/** Runs whatever it is given, as the sender. */
const relay = module('relay', {
  needs: { dispatch: dispatchPort.only('run') },
}).define({
  operations: {
    Relay: {
      about: 'Run an operation inside this one.',
      params: { inner: operation },
      gas: 100_000,
      execute: ({ use, sender }, { inner }) => use.dispatch.run(sender, inner),
    },
  },
});

test('only a bundle of the account changes its keys, never a nested operation', () => {
  const c = chain([accounts, relay]);
  const inside = (name: string, params: object) =>
    c.run(alice, 'relay.Relay', { inner: { type: c.set.operations.byName.get(name)!, params } });
  inside('Memo', memo);
  inside('AddKey', { ...keyOf(bob), proof_of_possession: proof(c, bob, alice) }).fails(NotAuthorized);
  inside('RemoveKey', keyOf(alice)).fails(NotAuthorized);
  inside('RotateKey', rotation(c, alice, alice, bob)).fails(NotAuthorized);
});

// --- port

/** Hands accounts over, as recovery does. */
const handover = module('handover', {
  needs: { accounts: accountsPort.only('replaceKeys') },
}).define({
  operations: {
    HandOver: {
      about: 'Give an account to another key.',
      params: { account: t.address, key: Key },
      gas: 40_000,
      errors: accountsPort.refusals('replaceKeys'),
      execute: ({ use }, { account, key }) => use.accounts.replaceKeys(account, key),
    },
  },
});

test('a module may replace all keys of an account, which keeps its address and nonce', () => {
  const c = chain([accounts, handover], { enforceSignatures: true });
  add(c, alice, carol);
  c.run(carol, 'handover.HandOver', { account: alice, key: keyOf(bob) })
    .emits('KeyRemoved', { account: alice, ...keyOf(alice) })
    .emits('KeyRemoved', { account: alice, ...keyOf(carol) })
    .emits('KeyAdded', { account: alice, ...keyOf(bob) });
  assert.is(c.nonce(alice), 1);
  c.run(alice, 'Memo', memo, { signedBy: [alice] }).fails(KeyNotAuthorized);
  c.run(alice, 'Memo', memo, { signedBy: [bob] });
});

test('a module cannot replace keys with a key that the chain does not accept', () => {
  const c = chain([accounts, handover]);
  const key = { key_type: 0, public_key: new Uint8Array(32) };
  c.run(bob, 'handover.HandOver', { account: alice, key }).fails(UnsupportedKeyType);
});

/** Makes accounts act together, as multi-signature accounts do. */
const committee = module('committee', {
  needs: { accounts: accountsPort.only('declareMultiSig', 'isMultiSig') },
}).define({
  operations: {
    Found: {
      about: 'Declare an account.',
      params: { account: t.address },
      gas: 40_000,
      execute: ({ use }, { account }) => use.accounts.declareMultiSig(account),
    },
    Look: {
      about: 'Whether an account was declared.',
      params: { account: t.address },
      returns: { declared: t.bool },
      gas: 40_000,
      execute: ({ use }, { account }) => ({ declared: use.accounts.isMultiSig(account) }),
    },
  },
});

test('a module declares accounts that act through several signers, and anyone can query them', () => {
  const c = chain([accounts, committee]);
  c.run(alice, 'committee.Look', { account: bob }).returns({ declared: false });
  c.run(alice, 'committee.Found', { account: bob });
  c.run(alice, 'committee.Look', { account: bob }).returns({ declared: true });
  assert.is(c.ask<AccountJson>('getAccount', [bob]).is_multisig, true);
  assert.is(c.ask<AccountJson>('getAccount', [alice]).is_multisig, false);
});

test('an account that acts through several signers has no keys, cannot add any and sends no bundles', () => {
  for (const enforceSignatures of [true, false]) {
    const c = chain([accounts, committee, handover], { enforceSignatures });
    add(c, alice, carol);
    c.run(carol, 'committee.Found', { account: alice }).emits('KeyRemoved', { account: alice, ...keyOf(carol) });
    assert.equal(keysOf(c, alice), []);
    c.run(alice, 'Memo', memo).fails(NotAuthorized);
    c.run(alice, 'Memo', memo, { signedBy: [alice] }).fails(NotAuthorized);
    c.run(carol, 'handover.HandOver', { account: alice, key: keyOf(bob) }).fails(NotAuthorized);
  }
});

test.run();
