/** Recovery: what an owner may set, what guardians may do, and what becomes of the account. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts, { KeyNotAuthorized, PublicKeyMismatch, UnsupportedKeyType } from '../../../modules/accounts/index.js';
import {
  InvalidGuardian,
  NoPendingRecovery,
  NoRecoveryConfigured,
  NotGuardian,
  RecoveryPending,
  ThresholdOutOfRange,
  TimelockNotElapsed,
  TimelockOutOfRange,
  TooManyGuardians,
} from '../../../modules/recovery/index.js';
import { SignatureRequired, toHex, ZERO_ADDRESS } from '../../../runtime/sdk.js';
import { actor, alice, bob, carol, chain, dave, type TestChain } from '../../kit/index.js';
import { add, keyOf, keysOf } from '../shared/keys.js';
import {
  cancel,
  DAY,
  finalize,
  fresh,
  guarded,
  initiate,
  recoveryChain,
  recoveryOf,
  set,
  TIMELOCK,
} from './recovering.js';

const memo = { data: new Uint8Array([1]) };

// --- what an owner may set

test('an owner sets guardians, their threshold and the time to object', () => {
  const c = recoveryChain();
  assert.is(recoveryOf(c), null);
  set(c).emits('RecoveryConfigured', {
    account: alice,
    guardians: [bob.address, carol.address, dave.address],
    threshold: 2,
    timelock_s: TIMELOCK,
    freeze_on_recovery: false,
    effective_at: c.time,
  });
  assert.equal(recoveryOf(c), {
    guardians: [bob, carol, dave].map((who) => c.json(who)),
    threshold: 2,
    timelock_s: TIMELOCK,
    freeze_on_recovery: false,
    pending: null,
    scheduled_change: null,
  });
});

test('an account has at most 10 guardians', () => {
  const many = (n: number) => Array.from({ length: n }, (_, i) => actor(`guardian ${i}`));
  const c = recoveryChain();
  set(c, { guardians: many(11) }).fails(TooManyGuardians, { max: 10, got: 11 });
  set(c, { guardians: many(10), threshold: 10 });
});

test('guardians are different accounts, none of them the account itself or the zero address', () => {
  const c = recoveryChain();
  set(c, { guardians: [bob, alice] }).fails(InvalidGuardian, { index: 1, guardian: `0x${alice.address}` });
  set(c, { guardians: [ZERO_ADDRESS, bob] }).fails(InvalidGuardian, { index: 0 });
  set(c, { guardians: [bob, carol, bob] }).fails(InvalidGuardian, { index: 2, reason: 'it is listed twice' });
});

test('the threshold is 1 to the number of guardians', () => {
  const c = recoveryChain();
  set(c, { threshold: 0 }).fails(ThresholdOutOfRange, { min: 1, max: 3, got: 0 });
  set(c, { threshold: 4 }).fails(ThresholdOutOfRange, { max: 3, got: 4 });
  set(c, { threshold: 3 });
  set(recoveryChain(), { threshold: 1 });
});

test('the timelock is bounded and lasts at least a day on mainnet', () => {
  const c = recoveryChain();
  set(c, { timelock_s: 30 * DAY + 1 }).fails(TimelockOutOfRange, { min: 0, max: 30 * DAY });
  set(c, { timelock_s: 30 * DAY });
  set(recoveryChain(), { timelock_s: 0 });
  const mainnet = recoveryChain({ network: 'mainnet' });
  set(mainnet, { timelock_s: DAY - 1 }).fails(TimelockOutOfRange, { min: DAY });
  set(mainnet, { timelock_s: DAY });
  const own = recoveryChain({ genesis: { recovery: { min_timelock_s: 60 } } });
  set(own, { timelock_s: 59 }).fails(TimelockOutOfRange, { min: 60, got: 59 });
});

test('an empty list of guardians disables them, whatever the other values', () => {
  const c = guarded();
  set(c, { guardians: [], threshold: 7, timelock_s: 99 * DAY }).emits('RecoveryConfigured', {
    guardians: [],
    threshold: 0,
  });
  c.advance(TIMELOCK);
  assert.is(recoveryOf(c), null);
  set(c, { guardians: [] }).fails(NoRecoveryConfigured);
  initiate(c, bob).fails(NoRecoveryConfigured);
  set(c, { threshold: 1 });
  assert.is(recoveryOf(c)?.threshold, 1, 'from nothing it is set at once');
});

test('disabled guardians are deleted, but not while a recovery is pending', () => {
  const records = (c: TestChain) => c.entries('recovery', 'recoveries').length;
  const c = guarded();
  set(c, { guardians: [] });
  c.advance(TIMELOCK - 10);
  c.block();
  assert.is(records(c), 1);
  c.advance(TIMELOCK);
  c.block();
  assert.equal([records(c), c.entries('recovery', 'retirements').length], [0, 0]);

  const pending = guarded({ freeze_on_recovery: true });
  set(pending, { guardians: [] });
  initiate(pending, bob);
  pending.advance(TIMELOCK);
  pending.block();
  assert.is(records(pending), 1);
  pending.advance(31 * DAY);
  pending.block();
  assert.equal([records(pending), pending.cell('recovery', 'freezes')], [0, 0]);
  set(pending);
  assert.is(recoveryOf(pending)?.threshold, 2);
});

// --- changes wait

test('a change of guardians takes effect only after the previous timelock', () => {
  const c = guarded();
  set(c, { guardians: [dave], threshold: 1, timelock_s: DAY, freeze_on_recovery: true });
  const { scheduled_change: change } = recoveryOf(c)!;
  assert.equal(change, {
    guardians: [c.json(dave)],
    threshold: 1,
    timelock_s: DAY,
    freeze_on_recovery: true,
    effective_at: c.time + TIMELOCK,
  });
  c.advance(TIMELOCK - 1);
  assert.is(recoveryOf(c)?.guardians.length, 3);
  c.advance(1);
  assert.equal(recoveryOf(c)?.guardians, [c.json(dave)]);
  assert.is(recoveryOf(c)?.timelock_s, DAY);
  assert.is(recoveryOf(c)?.scheduled_change, null);
  initiate(c, bob).fails(NotGuardian);
  initiate(c, dave);
});

test('a later change replaces a pending one and waits as long', () => {
  const c = guarded();
  set(c, { guardians: [] });
  c.advance(TIMELOCK - 1);
  set(c, { threshold: 3 });
  c.advance(1);
  assert.is(recoveryOf(c)?.threshold, 2, 'the first change is gone');
  c.advance(TIMELOCK);
  assert.is(recoveryOf(c)?.threshold, 3);
});

test('without a timelock a change takes effect immediately', () => {
  const c = guarded({ timelock_s: 0 });
  set(c, { guardians: [dave], threshold: 1 });
  assert.equal(recoveryOf(c)?.guardians, [c.json(dave)]);
});

// --- what becomes of the account

test('a recovery replaces all keys of every type and keeps the address, nonce and balances', () => {
  for (const keyType of [0, 1, 2] as const) {
    const owner = actor(`owner ${keyType}`, keyType);
    const heir = actor(`heir ${keyType}`, ((keyType + 1) % 3) as 0 | 1 | 2);
    const c = recoveryChain({ enforceSignatures: true, balances: [[owner, 500n]] });
    set(c, {}, owner);
    add(c, owner, carol);
    const before = { balance: c.balance(owner), nonce: c.nonce(owner), address: c.ask('getAccount', [owner]).address };
    initiate(c, bob, heir, owner).emits('RecoveryInitiated', { account: owner, guardian: bob, key_type: heir.keyType });
    initiate(c, carol, heir, owner).emits('RecoveryApproved', { guardian: carol, approvals: 2, threshold: 2 });
    c.advance(TIMELOCK);
    finalize(c, dave, owner)
      .emits('KeyRemoved', { account: owner, ...keyOf(owner) })
      .emits('KeyRemoved', { account: owner, ...keyOf(carol) })
      .emits('KeyAdded', { account: owner, ...keyOf(heir) })
      .emits('RecoveryFinalized', { account: owner, key_type: heir.keyType, new_public_key: heir.publicKey });
    assert.equal(
      keysOf(c, owner).map(({ public_key }) => public_key),
      [toHex(heir.publicKey)],
    );
    const after = { balance: c.balance(owner), nonce: c.nonce(owner), address: c.ask('getAccount', [owner]).address };
    assert.equal(after, before);
    for (const old of [owner, carol]) c.run(owner, 'Memo', memo, { signedBy: [old] }).fails(KeyNotAuthorized);
    c.run(owner, 'Transfer', { to: dave, token_symbol: 'TRL', amount: 500n }, { signedBy: [heir] });
    assert.is(c.balance(dave), 500n);
  }
});

test('recovering an account that never used its first key still invalidates that key', () => {
  const c = guarded();
  initiate(c, bob);
  initiate(c, carol);
  c.advance(TIMELOCK);
  finalize(c);
  c.run(alice, 'Memo', memo, { signedBy: [alice] }).fails(KeyNotAuthorized);
  c.run(alice, 'Memo', memo, { signedBy: [fresh] });
});

test('a recovered account keeps its guardians and can be recovered again', () => {
  const c = guarded();
  const again = actor('alice, a third time');
  for (const key of [fresh, again]) {
    initiate(c, bob, key);
    initiate(c, dave, key);
    c.advance(TIMELOCK);
    finalize(c);
    finalize(c).fails(NoPendingRecovery);
  }
  assert.equal(
    keysOf(c, alice).map(({ public_key }) => public_key),
    [toHex(again.publicKey)],
  );
});

test('an account reports its pending recovery, and the owner cancels it with any of its keys', () => {
  const c = guarded({}, { enforceSignatures: true });
  add(c, alice, carol);
  initiate(c, bob);
  const told = c.ask<{ recovery: NonNullable<ReturnType<typeof recoveryOf>> }>('getAccount', [alice]).recovery;
  assert.equal(told, recoveryOf(c));
  assert.equal(told.pending, {
    new_public_key: toHex(fresh.publicKey),
    key_type: 'Ed25519',
    initiated_at: c.time,
    ready_at: c.time + TIMELOCK,
    expires_at: c.time + TIMELOCK + 30 * DAY,
    approvals: [c.json(bob)],
  });
  cancel(c, alice, { signedBy: [carol] }).emitsOnly('RecoveryCancelled');
  assert.is(recoveryOf(c)?.pending, null);
  assert.is(c.ask('getAccount', [bob]).recovery, null);
});

test('a chain without the recovery module reports no recoveries', () => {
  assert.is(chain([accounts]).ask('getAccount', [alice]).recovery, null);
});

test('a cancelled recovery leaves no approvals behind', () => {
  const c = guarded();
  initiate(c, bob);
  initiate(c, carol);
  c.advance(TIMELOCK);
  cancel(c);
  initiate(c, bob).emits('RecoveryInitiated', { approvals: 1 });
  finalize(c).fails(TimelockNotElapsed, { ready_at: c.time + TIMELOCK });
});

test('a key that the chain does not accept cannot be proposed', () => {
  const c = guarded();
  const propose = (key_type: number, public_key: Uint8Array) =>
    c.run(bob, 'InitiateRecovery', { account: alice, new_public_key: public_key, key_type });
  propose(0, new Uint8Array(32)).fails(UnsupportedKeyType);
  propose(1, fresh.publicKey).fails(UnsupportedKeyType);
  propose(3, new Uint8Array(33).fill(2)).fails(UnsupportedKeyType);
});

test('keys with equal bytes but different types are different keys', () => {
  const c = guarded();
  const quantum = actor('quantum', 1);
  initiate(c, bob, quantum);
  const other = { account: alice, new_public_key: quantum.publicKey, key_type: 2 };
  c.run(carol, 'InitiateRecovery', other).fails(RecoveryPending, { new_public_key: toHex(quantum.publicKey) });
});

test('after a recovery an earlier signature of the old key is invalid, and only the new key is accepted', () => {
  const c = guarded({}, { enforceSignatures: true });
  initiate(c, bob);
  initiate(c, carol);
  c.advance(TIMELOCK);
  finalize(c);
  const nonce = c.nonce(alice);
  c.run(alice, 'Memo', memo, { nonce, signedBy: [alice] }).fails(KeyNotAuthorized);
  c.run(alice, 'Memo', memo, { nonce, signedBy: [] }).fails(SignatureRequired);
  c.run(fresh, 'Memo', memo, { signedBy: [alice] }).fails(PublicKeyMismatch);
  c.run(alice, 'Memo', memo, { nonce, signedBy: [fresh] });
});

test.run();
