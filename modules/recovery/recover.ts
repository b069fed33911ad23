/**
 * Operations of a recovery: guardians initiate and approve it, the owner can cancel it, anyone can finalize it.
 * Decision 0038.
 */

import { type Address, admissibleKey, fail, t, toHex } from '../../runtime/sdk.js';
import { KeyType, PublicKey, type Recovery, sameKey, UnsupportedKeyType } from '../accounts/port.js';
import {
  AlreadyApproved,
  ApprovalsBelowThreshold,
  NoPendingRecovery,
  NoRecoveryConfigured,
  NotGuardian,
  RecoveryExpired,
  RecoveryPending,
  TimelockNotElapsed,
} from './errors.js';
import { FINALIZE_WITHIN_S, isLive, put, recovery, recoveryAt } from './shape.js';

/** The recovery terms in force for an account; fails if there are none. */
function configured(state: Parameters<typeof recoveryAt>[0], account: Address, time: number): Recovery {
  return recoveryAt(state, account, time) ?? fail(NoRecoveryConfigured);
}

export const InitiateRecovery = recovery.operation({
  id: 113,
  about:
    'Initiates a recovery: a new key that replaces all keys of the account. If a recovery with the same key is pending, the call approves it. Guardians only.',
  params: {
    account: t.doc(t.address, 'Account to recover'),
    new_public_key: t.doc(PublicKey, 'Public key that the account will get, in hex'),
    key_type: KeyType,
  },
  logs: ['RecoveryInitiated', 'RecoveryApproved'],
  gas: 60_000,
  cli: { words: 'recovery initiate', flags: { new_public_key: 'new-key', key_type: 'new-key-type' } },
  errors: [NoRecoveryConfigured, NotGuardian, RecoveryPending, AlreadyApproved, UnsupportedKeyType],
  nestable: false,
  execute({ state, emit, sender, time }, { account, new_public_key, key_type }) {
    const now = configured(state, account, time);
    const { guardians, threshold, timelock_s, pending } = now;
    if (!guardians.includes(sender)) fail(NotGuardian);
    const approved = { account, guardian: sender, threshold };
    if (isLive(pending, time)) {
      if (!sameKey(keyOf(pending), { key_type, public_key: new_public_key })) {
        fail(RecoveryPending, { new_public_key: toHex(pending.new_public_key), expires_at: pending.expires_at });
      }
      if (pending.approvals.includes(sender)) fail(AlreadyApproved);
      const approvals = [...pending.approvals, sender];
      put(state, account, { ...now, pending: { ...pending, approvals } });
      emit.RecoveryApproved({ ...approved, approvals: approvals.length });
      return;
    }
    if (!admissibleKey(key_type, new_public_key)) fail(UnsupportedKeyType);
    const ready_at = time + timelock_s;
    const expires_at = ready_at + FINALIZE_WITHIN_S;
    const begun = { new_public_key, key_type, initiated_at: time, ready_at, expires_at, approvals: [sender] };
    put(state, account, { ...now, pending: begun });
    emit.RecoveryInitiated({ ...approved, approvals: 1, key_type, new_public_key, ready_at });
  },
});

export const CancelRecovery = recovery.operation({
  id: 114,
  about: 'Cancels the pending recovery of the account of the sender. Guardians can initiate another.',
  params: {},
  logs: ['RecoveryCancelled'],
  gas: 60_000,
  cli: 'recovery cancel',
  errors: [NoRecoveryConfigured, NoPendingRecovery],
  execute({ state, emit, sender, time }) {
    const now = configured(state, sender, time);
    if (!isLive(now.pending, time)) fail(NoPendingRecovery);
    put(state, sender, { ...now, pending: null });
    emit.RecoveryCancelled({ account: sender });
  },
});

export const FinalizeRecovery = recovery.operation({
  id: 115,
  about:
    'Finalizes a recovery after its timelock, if enough guardians have approved: the new key replaces all keys; address, nonce and balances stay. Anyone may send this.',
  params: { account: t.doc(t.address, 'Account to recover') },
  logs: ['RecoveryFinalized'],
  gas: 60_000,
  cli: 'recovery finalize',
  errors: [
    NoRecoveryConfigured,
    NoPendingRecovery,
    RecoveryExpired,
    TimelockNotElapsed,
    ApprovalsBelowThreshold,
    UnsupportedKeyType,
  ],
  execute({ state, use, emit, time }, { account }) {
    const now = configured(state, account, time);
    const { pending, threshold } = now;
    if (pending === null) return fail(NoPendingRecovery);
    const { new_public_key, key_type, ready_at, expires_at, approvals } = pending;
    if (time > expires_at) fail(RecoveryExpired, { expired_at: expires_at });
    if (time < ready_at) fail(TimelockNotElapsed, { ready_at });
    if (approvals.length < threshold) fail(ApprovalsBelowThreshold, { have: approvals.length, need: threshold });
    use.accounts.replaceKeys(account, keyOf(pending));
    // A change scheduled with the replaced keys may come from a thief, so it is dropped.
    put(state, account, { ...now, pending: null, scheduled_change: null });
    emit.RecoveryFinalized({ account, key_type, new_public_key });
  },
});

const keyOf = ({ key_type, new_public_key }: NonNullable<Recovery['pending']>) => ({
  key_type,
  public_key: new_public_key,
});
