/** Attacks on recovery: thieves with a key, guardians who are not honest, and accounts that stand still. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts, { KeyNotAuthorized } from '../../../modules/accounts/index.js';
import recovery, {
  ConfigLockedByPendingRecovery,
  NoRecoveryConfigured,
  NotGuardian,
  RecoveryPending,
} from '../../../modules/recovery/index.js';
import { AccountFrozen, dispatchPort, module, NotAuthorized, operation } from '../../../runtime/sdk.js';
import { actor, alice, bob, carol, chain, dave, type TestChain } from '../../kit/index.js';
import { cancel, DAY, finalize, fresh, guarded, initiate, recoveryOf, set, TIMELOCK } from './recovering.js';

const memo = { data: new Uint8Array([1]) };
const thief = actor('thief');

const guardiansOf = (c: TestChain) => recoveryOf(c)?.guardians;
const HONEST = (c: TestChain) => [bob, carol, dave].map((who) => c.json(who));

test('a thief with the key cannot remove the guardians before they can act', () => {
  const c = guarded();
  set(c, { guardians: [] });
  c.advance(TIMELOCK - 1);
  assert.equal(guardiansOf(c), HONEST(c));
  initiate(c, bob);
  initiate(c, carol);
  c.advance(TIMELOCK);
  assert.equal(guardiansOf(c), HONEST(c), 'a pending recovery holds the guardians that began it');
  finalize(c);
  assert.equal(guardiansOf(c), HONEST(c));
  c.advance(TIMELOCK);
  assert.equal(guardiansOf(c), HONEST(c), 'what the thief scheduled went with his key');
  c.run(alice, 'Memo', memo, { signedBy: [alice] }).fails(KeyNotAuthorized);
});

test('a thief cannot replace the guardians or shorten the timelock while a recovery is pending', () => {
  const c = guarded();
  set(c, { guardians: [thief], threshold: 1, timelock_s: 0 });
  c.advance(DAY);
  initiate(c, bob);
  set(c, { guardians: [thief], threshold: 1, timelock_s: 0 }).fails(ConfigLockedByPendingRecovery);
  c.advance(TIMELOCK - DAY);
  initiate(c, thief, thief).fails(NotGuardian);
  initiate(c, carol);
  c.advance(DAY);
  finalize(c);
  assert.equal(guardiansOf(c), HONEST(c));
});

test('a change that falls due during a pending recovery applies once the recovery ends without success', () => {
  const cancelled = guarded();
  set(cancelled, { guardians: [dave], threshold: 1 });
  initiate(cancelled, bob);
  cancelled.advance(TIMELOCK + DAY);
  cancel(cancelled);
  assert.equal(guardiansOf(cancelled), [cancelled.json(dave)]);
  const expired = guarded();
  set(expired, { guardians: [dave], threshold: 1 });
  initiate(expired, bob);
  expired.advance(TIMELOCK + 30 * DAY);
  assert.equal(guardiansOf(expired), HONEST(expired));
  expired.advance(1);
  assert.equal(guardiansOf(expired), [expired.json(dave)]);
  initiate(expired, bob).fails(NotGuardian);
});

test('one dishonest guardian cannot take the account or displace proposals of others, however long it waits', () => {
  const c = guarded();
  initiate(c, bob, thief);
  initiate(c, carol, fresh).fails(RecoveryPending);
  c.advance(TIMELOCK + 29 * DAY);
  assert.not(finalize(c, bob).succeeded);
  c.advance(2 * DAY);
  assert.not(finalize(c, bob).succeeded);
  initiate(c, carol, fresh);
  initiate(c, dave, fresh);
  c.advance(TIMELOCK);
  finalize(c);
  assert.equal(
    c
      .ask<{ keys: { public_key: string }[] }>('getAccount', [alice])
      .keys.map(({ public_key }) => public_key.slice(0, 8)),
    [Buffer.from(fresh.publicKey).toString('hex').slice(0, 8)],
  );
});

test('enough dishonest guardians still leave the owner the whole timelock to object', () => {
  const c = guarded();
  initiate(c, bob, thief);
  initiate(c, carol, thief);
  c.advance(TIMELOCK - 1);
  assert.not(finalize(c, thief).succeeded);
  cancel(c);
  c.advance(TIMELOCK);
  assert.not(finalize(c, thief).succeeded);
});

test('a guardian of one account has no power over another', () => {
  const c = guarded();
  set(c, { guardians: [thief], threshold: 1 }, dave);
  initiate(c, bob, thief, dave).fails(NotGuardian);
  initiate(c, thief, thief).fails(NotGuardian);
  cancel(c, bob).fails(NoRecoveryConfigured);
  initiate(c, thief, thief, dave);
  assert.is(recoveryOf(c)?.pending, null);
});

// --- standing still

test('an account that opted into freezing accepts only a cancellation while a recovery is pending', () => {
  const c = guarded({ freeze_on_recovery: true });
  c.run(alice, 'Memo', memo);
  initiate(c, bob);
  const transfer = { to: thief, token_symbol: 'TRL', amount: 1n };
  c.run(alice, 'Transfer', transfer).fails(AccountFrozen);
  set(c).fails(AccountFrozen);
  c.bundle(alice, [
    ['CancelRecovery', {}],
    ['Transfer', transfer],
  ]).fails(AccountFrozen);
  c.run(bob, 'Transfer', { ...transfer, to: alice });
  c.run(carol, 'Memo', memo);
  cancel(c);
  c.run(alice, 'Transfer', transfer);
});

test('a frozen account can act again after the recovery succeeds or expires', () => {
  const recovered = guarded({ freeze_on_recovery: true });
  initiate(recovered, bob);
  initiate(recovered, carol);
  recovered.advance(TIMELOCK);
  finalize(recovered, dave);
  recovered.run(alice, 'Memo', memo, { signedBy: [fresh] });
  const expired = guarded({ freeze_on_recovery: true });
  initiate(expired, bob);
  expired.advance(TIMELOCK + 30 * DAY);
  expired.run(alice, 'Memo', memo).fails(AccountFrozen);
  expired.advance(1);
  expired.run(alice, 'Memo', memo);
});

test('only accounts that opted in freeze, and accounts report whether they freeze', () => {
  const c = guarded();
  set(c, { guardians: [bob], threshold: 1, freeze_on_recovery: true }, dave);
  initiate(c, bob);
  c.run(alice, 'Memo', memo);
  initiate(c, bob, fresh, dave);
  c.run(alice, 'Memo', memo);
  c.run(dave, 'Memo', memo).fails(AccountFrozen);
  cancel(c, dave);
  c.run(dave, 'Memo', memo);
});

// --- detours

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

test('guardians are set and act only by bundles of their own, never inside another operation', () => {
  const c = chain([accounts, recovery, relay]);
  const inside = (who: typeof bob, name: string, params: object) =>
    c.run(who, 'relay.Relay', { inner: { type: c.set.operations.byName.get(name)!, params } });
  const terms = { guardians: [bob.address], threshold: 1, timelock_s: 0, freeze_on_recovery: false };
  inside(alice, 'SetRecovery', terms).fails(NotAuthorized);
  set(c, { timelock_s: 0 });
  const key = { account: alice.address, new_public_key: thief.publicKey, key_type: 0 };
  inside(bob, 'InitiateRecovery', key).fails(NotAuthorized);
});

test.run();
