/** Recovery of accounts as account records show it. The module that performs recovery provides the view. */

import { type Address, t, type ValueOf, view } from '../../runtime/sdk.js';
import { KeyType, PublicKey } from './key.js';

/** Maximum guardians of an account. */
export const MAX_GUARDIANS = 10;

/** Guardians that may give an account a new key, the number that must agree, and the delay. */
export const recoveryTerms = {
  guardians: t.doc(t.list(t.address, MAX_GUARDIANS), 'Guardians, which together can replace the key; at most 10'),
  threshold: t.doc(t.range(0, MAX_GUARDIANS, 'approvals'), 'Number of guardians that must approve a recovery'),
  timelock_s: t.doc(t.seconds, 'Seconds in which the owner can object to a recovery'),
  freeze_on_recovery: t.doc(t.bool, 'True if the account can only object while a recovery is pending'),
};

/** A recovery in progress. */
export const PendingRecovery = t.struct({
  new_public_key: t.doc(PublicKey, 'Public key that the account will get, in hex'),
  key_type: KeyType,
  initiated_at: t.doc(t.time, 'Time of the first approval in Unix seconds'),
  ready_at: t.doc(t.time, 'Earliest time to finalize the recovery, in Unix seconds'),
  expires_at: t.doc(t.time, 'Deadline to finalize the recovery, in Unix seconds'),
  approvals: t.doc(t.list(t.address, MAX_GUARDIANS), 'Guardians that have approved so far'),
});
export type PendingRecovery = ValueOf<typeof PendingRecovery>;

/** Terms that the owner has set and that are not in force yet. Terms without guardians turn recovery off. */
export const ScheduledTerms = t.struct({
  ...recoveryTerms,
  effective_at: t.doc(t.time, 'Time at which the terms take effect, in Unix seconds'),
});
export type ScheduledTerms = ValueOf<typeof ScheduledTerms>;

/** Recovery settings of an account and the recovery in progress, if any. */
export const Recovery = t.struct({
  ...recoveryTerms,
  pending: t.doc(t.option(PendingRecovery), 'Recovery in progress; null if there is none'),
  scheduled_change: t.doc(
    t.option(ScheduledTerms),
    'Terms that are not in effect yet; without guardians if recovery will be turned off; null if no change is scheduled',
  ),
});
export type Recovery = ValueOf<typeof Recovery>;

/** Recovery of an account for chain_getAccount; null if the account has no guardians. */
export const recoveryView = view<[account: Address], Recovery | null>('recovery');
