/** Module definition: state and events, and the terms in force at a given time. */

import { type Address, cell, map, module, type Reads, t, type Values, type Writes } from '../../runtime/sdk.js';
import { accountsPort, KeyType, PublicKey, Recovery, recoveryTerms } from '../accounts/port.js';

/** Seconds in which a ready recovery can be finalized: 30 days. */
export const FINALIZE_WITHIN_S = 2_592_000;

const state = {
  /** Records as last written; `recoveryAt` gives the terms in force. */
  recoveries: map(0, [t.address], Recovery),
  /** Minimum timelock in seconds. */
  minTimelock: cell(1, t.seconds, 0),
  /** Number of accounts with a recorded recovery that freezes them; while it is 0, bundles are not checked. */
  freezes: cell(2, t.count, 0),
  /** Times at which records with switched-off guardians are deleted. */
  retirements: map(3, [t.time, t.address], t.bool),
};

const Approval = {
  account: t.doc(t.address, 'Account that will get a new key'),
  guardian: t.doc(t.address, 'Guardian that approved'),
  approvals: t.doc(t.count, 'Number of approvals so far'),
  threshold: t.doc(t.count, 'Number of approvals required'),
};

export const recovery = module('recovery', {
  about: 'Guardians that can give an account a new key, after a time in which the owner can object.',
  needs: { accounts: accountsPort.only('replaceKeys', 'isMultiSig') },
  state,
  events: {
    RecoveryConfigured: {
      account: t.doc(t.address, 'Account that configured its guardians'),
      ...recoveryTerms,
      effective_at: t.doc(t.time, 'Time at which the terms take effect, in Unix seconds'),
    },
    RecoveryInitiated: {
      ...Approval,
      key_type: KeyType,
      new_public_key: t.doc(PublicKey, 'Public key that the account will get, in hex'),
      ready_at: t.doc(t.time, 'Earliest time to finalize the recovery, in Unix seconds'),
    },
    RecoveryApproved: Approval,
    RecoveryCancelled: { account: t.doc(t.address, 'Account whose recovery was cancelled') },
    RecoveryFinalized: {
      account: t.doc(t.address, 'Account that has the new key'),
      key_type: KeyType,
      new_public_key: t.doc(PublicKey, 'Public key that replaces all keys of the account, in hex'),
    },
  },
});

/** Read-only context of the module. */
type Reading = Reads<typeof recovery>;
/** Read-write context of the module. */
type Writing = Writes<typeof recovery>;

/** Guardians of an account and the conditions of a recovery. */
export type Terms = Values<typeof recoveryTerms>;

/**
 * The recovery terms in force at `time`; undefined if there are none. A scheduled change takes effect at its time,
 * unless a recovery is pending: a thief with the key cannot remove guardians that acted first. An expired recovery
 * stays in the record, to distinguish it from one that never existed.
 */
export function recoveryAt(stores: Reading['state'], account: Address, time: number): Recovery | undefined {
  const record = stores.recoveries.get(account);
  if (record === undefined) return undefined;
  const { pending, scheduled_change: change } = record;
  if (change === null || change.effective_at > time || isLive(pending, time)) return record;
  const { effective_at, ...terms } = change;
  return terms.guardians.length === 0 ? undefined : { ...terms, pending, scheduled_change: null };
}

/** Whether a recovery is pending at `time`: initiated and not expired. */
export function isLive(pending: Recovery['pending'], time: number): pending is NonNullable<Recovery['pending']> {
  return pending !== null && time <= pending.expires_at;
}

const freezes = (record: Recovery | undefined): number => Number(record?.pending != null && record.freeze_on_recovery);

/** Stores a record and updates the count of freezes. */
export function put(stores: Writing['state'], account: Address, record: Recovery): void {
  const change = freezes(record) - freezes(stores.recoveries.get(account));
  if (change !== 0) stores.freezes.put(stores.freezes.get() + change);
  stores.recoveries.put(account, record);
}

/** Maximum records processed per block. */
const PER_BLOCK = 50;

/** Deletes the records of accounts that switched recovery off, once that is in force. */
export function deleteRetired(stores: Writing['state'], time: number): void {
  for (const { key } of stores.retirements.list([], PER_BLOCK)) {
    const [due, account] = key;
    if (due > time) return;
    stores.retirements.delete(due, account);
    const record = stores.recoveries.get(account);
    if (record === undefined) continue;
    if (recoveryAt(stores, account, time) === undefined) {
      if (freezes(record) > 0) stores.freezes.put(stores.freezes.get() - 1);
      stores.recoveries.delete(account);
    } else if (isLive(record.pending, time)) stores.retirements.put(record.pending.expires_at + 1, account, true);
  }
}
