/** Accounts: who may act, in which order, and with which keys. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts, {
  KeyAlreadyPresent,
  KeyNotAuthorized,
  LastKey,
  PublicKeyMismatch,
  TooManyKeys,
  UnsupportedKeyType,
} from '../../modules/accounts/index.js';
import { accountsPort, Key, possessionDigest } from '../../modules/accounts/port.js';
import { MalformedBundle } from '../../runtime/chain/bundle.js';
import { Failure } from '../../runtime/errors.js';
import {
  type Address,
  addressOfKey,
  dispatchPort,
  fromHex,
  InvalidAddress,
  InvalidGenesis,
  InvalidSignature,
  module,
  NonceGap,
  NonceTooLow,
  NotAuthorized,
  operation,
  SignatureRequired,
  t,
  toHex,
  ZERO_ADDRESS,
} from '../../runtime/sdk.js';
import { type Actor, actor, alice, bob, carol, chain, h, type TestChain } from '../kit/index.js';

const memo = { data: new Uint8Array([1]) };
const signedChain = () => chain([accounts], { enforceSignatures: true });
const openChain = () => chain([accounts]);

/** What `AddKey` takes for the key of somebody. */
const keyOf = (who: Actor) => ({ key_type: who.keyType, public_key: who.publicKey });

/** Somebody's proof that his key may be put on an account. */
const proof = (c: TestChain, who: Actor, account: Actor) =>
  who.sign(fromHex(possessionDigest(c.info.chainId, account.address, who.publicKey)));

const add = (c: TestChain, account: Actor, who: Actor) =>
  c.run(account, 'AddKey', { ...keyOf(who), proof_of_possession: proof(c, who, account) });

interface AccountJson {
  readonly nonce: number;
  readonly pending_nonce: number;
  readonly keys: readonly {
    readonly key_type: string;
    readonly public_key: string;
    readonly added_at_height: number;
  }[];
}
const keysOf = (c: TestChain, who: Actor) => c.ask<AccountJson>('getAccount', [who]).keys;

// --- nonces

test('the bundles of an account are numbered from 0', () => {
  const c = openChain();
  assert.is(c.nonce(alice), 0);
  c.run(alice, 'Memo', memo, { nonce: 0 });
  c.run(alice, 'Memo', memo, { nonce: 1 });
  assert.is(c.nonce(alice), 2);
  assert.is(c.nonce(bob), 0);
});

test('a nonce that was used is refused', () => {
  const c = openChain();
  c.run(alice, 'Memo', memo);
  c.run(alice, 'Memo', memo, { nonce: 0 }).fails(NonceTooLow, { expected: 1, got: 0 });
});

test('a nonce that skips one is refused', () => {
  openChain().run(alice, 'Memo', memo, { nonce: 1 }).fails(NonceGap, { expected: 0, got: 1 });
});

test('a bundle that fails uses no nonce', () => {
  const c = openChain();
  c.run(alice, 'RemoveKey', keyOf(alice)).fails(KeyNotAuthorized);
  assert.is(c.nonce(alice), 0);
  c.run(alice, 'Memo', memo, { nonce: 0 });
});

test('nobody acts as the zero address', () => {
  openChain().run(ZERO_ADDRESS, 'Memo', memo).fails(InvalidAddress);
});

// --- signatures

test('the first signature of an account reveals its key, which is registered', () => {
  const c = signedChain();
  assert.equal(keysOf(c, alice), []);
  c.run(alice, 'Memo', memo).emits('PublicKeyRevealed', { account: alice, ...keyOf(alice) });
  assert.equal(keysOf(c, alice), [{ key_type: 'Ed25519', public_key: toHex(alice.publicKey), added_at_height: 1 }]);
  c.run(alice, 'Memo', memo).emitsOnly();
});

test('a registered key need not be carried again', () => {
  const c = signedChain();
  c.run(alice, 'Memo', memo);
  c.run(alice, 'Memo', memo, { signatures: (hash) => [alice.signature(hash, 'bare')] });
});

test('where signatures are enforced a bundle without one is refused', () => {
  signedChain().run(alice, 'Memo', memo, { signedBy: [] }).fails(SignatureRequired);
});

test('the first signature must carry the key that the address is the hash of', () => {
  const c = signedChain();
  c.run(alice, 'Memo', memo, { signedBy: [bob] }).fails(PublicKeyMismatch);
  c.run(alice, 'Memo', memo, { signatures: (hash) => [alice.signature(hash, 'bare')] }).fails(PublicKeyMismatch);
});

test('a key that is not registered may not sign', () => {
  const c = signedChain();
  c.run(alice, 'Memo', memo);
  c.run(alice, 'Memo', memo, { signedBy: [bob] }).fails(KeyNotAuthorized, { key_type: 'Ed25519' });
  const quantum = actor('quinn', 2);
  c.run(alice, 'Memo', memo, { signatures: (hash) => [quantum.signature(hash, 'bare')] }).fails(KeyNotAuthorized);
});

test('a forged signature is refused, whether the key is carried or not', () => {
  const c = signedChain();
  const forged = (form: 'with key' | 'bare') => () => [alice.signature(new Uint8Array(32), form)];
  c.run(alice, 'Memo', memo, { signatures: forged('with key') }).fails(InvalidSignature);
  c.run(alice, 'Memo', memo);
  c.run(alice, 'Memo', memo, { signatures: forged('with key') }).fails(InvalidSignature);
  c.run(alice, 'Memo', memo, { signatures: forged('bare') }).fails(InvalidSignature);
});

test('every signature that is carried must be right', () => {
  const c = signedChain();
  c.run(alice, 'Memo', memo, { signedBy: [alice, bob] }).fails(KeyNotAuthorized);
  c.run(alice, 'Memo', memo, { signedBy: [alice, alice] });
});

test('a key that is no point of the curve group cannot be revealed', () => {
  const identity = new Uint8Array(32).fill(1, 0, 1);
  const signature = { key_type: 0, public_key: identity, signature: new Uint8Array(64) };
  signedChain()
    .run(addressOfKey(identity), 'Memo', memo, { signatures: () => [signature] })
    .fails(UnsupportedKeyType, { key_type: 'Ed25519' });
});

test('a post-quantum key of either kind can be the first key', () => {
  for (const [name, keyType] of [
    ['Dilithium3', 1],
    ['ML-DSA-65', 2],
  ] as const) {
    const c = signedChain();
    const quinn = actor(`quinn of ${name}`, keyType);
    c.run(quinn, 'Memo', memo).emits('PublicKeyRevealed', { account: quinn, key_type: keyType });
    assert.is(keysOf(c, quinn)[0]!.key_type, name);
    c.run(quinn, 'Memo', memo, { signatures: (hash) => [quinn.signature(hash, 'bare')] });
  }
});

test('where signatures are not enforced none is needed, but one that is carried must be right', () => {
  const c = openChain();
  c.run(alice, 'Memo', memo).emitsOnly();
  c.run(alice, 'Memo', memo, { signedBy: [bob] }).fails(PublicKeyMismatch);
  c.run(alice, 'Memo', memo, { signatures: () => [alice.signature(new Uint8Array(32))] }).fails(InvalidSignature);
  c.run(alice, 'Memo', memo, { signedBy: [alice] }).emits('PublicKeyRevealed');
});

test('a signature without its key is tried on every key of its type, and every further try costs its gas', () => {
  const c = signedChain();
  const one = c.run(alice, 'Memo', memo).gasUsed;
  add(c, alice, bob);
  add(c, alice, carol);
  const bare = (who: Actor) => ({ signatures: (hash: Uint8Array) => [who.signature(hash, 'bare')] });
  const free = c.run(alice, 'Memo', memo, bare(alice)).gasUsed;
  assert.is(free, one);
  assert.is(c.run(alice, 'Memo', memo, bare(bob)).gasUsed, free + 3_000);
  assert.is(c.run(alice, 'Memo', memo, bare(carol)).gasUsed, free + 6_000);
  assert.is(c.run(alice, 'Memo', memo, { signedBy: [carol] }).gasUsed, free);
});

// --- keys

test('a further key is added with a proof that its owner holds it, and then signs alone', () => {
  const c = signedChain();
  add(c, alice, bob).emits('KeyAdded', { account: alice, ...keyOf(bob) });
  assert.is(keysOf(c, alice).length, 2);
  c.run(alice, 'Memo', memo, { signedBy: [bob] });
});

test('a key of every type that signs bundles can be added', () => {
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

test('a key that the account has cannot be added again', () => {
  const c = signedChain();
  add(c, alice, alice).fails(KeyAlreadyPresent);
  add(c, alice, bob);
  add(c, alice, bob).fails(KeyAlreadyPresent);
});

test('a key is not added without a proof by itself for this very account and chain', () => {
  const c = signedChain();
  const given = { ...keyOf(bob), proof_of_possession: proof(c, alice, alice) };
  c.run(alice, 'AddKey', given).fails(InvalidSignature, { field: 'proof_of_possession' });
  c.run(alice, 'AddKey', { ...given, proof_of_possession: proof(c, bob, carol) }).fails(InvalidSignature);
  const elsewhere = bob.sign(fromHex(possessionDigest(c.info.chainId + 1, alice.address, bob.publicKey)));
  c.run(alice, 'AddKey', { ...given, proof_of_possession: elsewhere }).fails(InvalidSignature);
});

test('keys that the chain does not accept are not added', () => {
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

test('a key that was removed may not sign any more', () => {
  const c = signedChain();
  add(c, alice, bob);
  c.run(alice, 'RemoveKey', keyOf(alice), { signedBy: [bob] }).emits('KeyRemoved', { account: alice, ...keyOf(alice) });
  c.run(alice, 'Memo', memo, { signedBy: [alice] }).fails(KeyNotAuthorized);
  c.run(alice, 'Memo', memo, { signedBy: [bob] });
});

test('the last key cannot be removed, nor one that is not there', () => {
  const c = signedChain();
  c.run(alice, 'RemoveKey', keyOf(alice)).fails(LastKey);
  c.run(alice, 'RemoveKey', keyOf(bob)).fails(KeyNotAuthorized);
});

test('a key of the same bytes but another type is another key', () => {
  const c = signedChain();
  const quinn = actor('quinn', 1);
  add(c, alice, quinn);
  c.run(alice, 'RemoveKey', { ...keyOf(quinn), key_type: 2 }).fails(KeyNotAuthorized);
});

const rotation = (c: TestChain, account: Actor, from: Actor, to: Actor) => ({
  old_public_key: from.publicKey,
  key_type: to.keyType,
  new_public_key: to.publicKey,
  proof_of_possession: proof(c, to, account),
});

test('a key is swapped for another at once; address and nonce stay', () => {
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

test('a rotation needs the old key on the account, and a new one that may be added', () => {
  const c = signedChain();
  const rotate = (from: Actor, to: Actor, change = {}) =>
    c.run(alice, 'RotateKey', { ...rotation(c, alice, from, to), ...change });
  rotate(bob, carol).fails(KeyNotAuthorized);
  rotate(alice, alice).fails(KeyAlreadyPresent);
  rotate(alice, bob, { proof_of_possession: new Uint8Array(64) }).fails(InvalidSignature);
  rotate(alice, bob, { key_type: 1 }).fails(UnsupportedKeyType);
});

test('whatever is done to its keys, an account has 1 to 16 different ones', () => {
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
  operations: {
    Relay: {
      about: 'Run an operation inside this one.',
      params: { inner: operation },
      gas: 100_000,
      execute: ({ use, sender }, { inner }) => use.dispatch.run(sender, inner),
    },
  },
});

test('keys are changed by bundles of the account alone, never inside another operation', () => {
  const c = chain([accounts, relay]);
  const inside = (name: string, params: object) =>
    c.run(alice, 'relay.Relay', { inner: { type: c.set.operations.byName.get(name)!, params } });
  inside('Memo', memo);
  inside('AddKey', { ...keyOf(bob), proof_of_possession: proof(c, bob, alice) }).fails(NotAuthorized);
  inside('RemoveKey', keyOf(alice)).fails(NotAuthorized);
  inside('RotateKey', rotation(c, alice, alice, bob)).fails(NotAuthorized);
});

// --- memo

test('a memo has at most 1,024 bytes', () => {
  const c = openChain();
  c.run(alice, 'Memo', { data: new Uint8Array(1_024) }).emitsOnly();
  c.run(alice, 'Memo', { data: new Uint8Array(1_025) }).fails(MalformedBundle, { at: 'operations[0].data' });
});

// --- port

/** Hands accounts over, as recovery does. */
const handover = module('handover', {
  needs: { accounts: accountsPort.only('replaceKeys') },
  operations: {
    HandOver: {
      about: 'Give an account to another key.',
      params: { account: t.address, key: Key },
      gas: 40_000,
      execute: ({ use }, { account, key }) => use.accounts.replaceKeys(account, key),
    },
  },
});

test('a module may replace all keys of an account; address and nonce stay', () => {
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

test('keys are not replaced by one that the chain does not accept', () => {
  const c = chain([accounts, handover]);
  const key = { key_type: 0, public_key: new Uint8Array(32) };
  c.run(bob, 'handover.HandOver', { account: alice, key }).fails(UnsupportedKeyType);
});

// --- methods

test('an account that was never used has nonce 0 and no keys', () => {
  assert.equal(openChain().ask('getAccount', [`0x${h(0xabc)}`]), {
    address: 'trl111111111111111111111111111111pP',
    hex: `0x${h(0xabc)}`,
    evm_address: `0x${'abc'.padStart(40, '0')}`,
    nonce: 0,
    pending_nonce: 0,
    keys: [],
  });
});

test('nonces are told by the state and with what is in flight', () => {
  const c = openChain();
  c.run(alice, 'Memo', memo);
  assert.equal(c.ask('getNonce', [alice]), { address: c.json(alice), confirmed: 1, pending: 1 });
  assert.is(c.ask<AccountJson>('getAccount', [alice]).pending_nonce, 1);
});

test('the address of a key is its SHA-256, for keys of every length', () => {
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

test('what has not the length of a key has no address', () => {
  const c = openChain();
  for (const wrong of ['', 'ab', 'ab'.repeat(31), 'ab'.repeat(33), 'ab'.repeat(1_951), 'zz'.repeat(32), 7]) {
    c.refuses('deriveAddress', [wrong], /must be hex of/);
  }
});

test('a key type is named in JSON, and its number is understood', () => {
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

test('genesis gives keys to accounts whose address is no hash of them', () => {
  const c = chain([accounts], seeds({ address: system, key: alice }));
  c.run(system, 'Memo', memo, { signedBy: [bob] }).fails(KeyNotAuthorized);
  c.run(system, 'Memo', memo, { signedBy: [alice] });
});

test('a genesis with an account twice, or with a key that the chain does not accept, is refused', () => {
  const isInvalidGenesis = (cause: unknown) => cause instanceof Failure && cause.error === InvalidGenesis;
  const twice = seeds({ address: system, key: alice }, { address: system, key: bob });
  assert.throws(() => chain([accounts], twice), isInvalidGenesis);
  assert.throws(() => chain([accounts], seeds({ address: system, key: '00'.repeat(32) })), isInvalidGenesis);
});

test.run();
