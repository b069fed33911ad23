/** What accounts tell of the recovery of an account. The module that carries it out answers the view. */

import { type Address, t, type ValueOf, view } from '../../runtime/sdk.js';
import { KeyType, PublicKey } from './key.js';

/** Most guardians of an account. */
export const MAX_GUARDIANS = 10;

/** Who may give an account a new key, how many of them it takes, and how long it takes. */
export const recoveryTerms = {
  guardians: t.list(t.address, MAX_GUARDIANS),
  threshold: t.range(0, MAX_GUARDIANS, 'approvals'),
  timelock_s: t.seconds,
  /** Whether the account stands still while a recovery is pending. */
  freeze_on_recovery: t.bool,
};

/** A recovery under way. */
export const PendingRecovery = t.struct({
  new_public_key: PublicKey,
  key_type: KeyType,
  initiated_at: t.time,
  /** From when it may be finalized. */
  ready_at: t.time,
  /** Until when. */
  expires_at: t.time,
  approvals: t.list(t.address, MAX_GUARDIANS),
});
export type PendingRecovery = ValueOf<typeof PendingRecovery>;

/** Terms that the owner set and that are not in force yet; without guardians: that there be none. */
export const ScheduledTerms = t.struct({ ...recoveryTerms, effective_at: t.time });
export type ScheduledTerms = ValueOf<typeof ScheduledTerms>;

/** How an account can be recovered. */
export const Recovery = t.struct({
  ...recoveryTerms,
  pending: t.option(PendingRecovery),
  scheduled_change: t.option(ScheduledTerms),
});
export type Recovery = ValueOf<typeof Recovery>;

/** What chain_getAccount asks: null for an account that has no guardians. */
export const recoveryView = view<[account: Address], Recovery | null>('recovery');
