/** Errors of recovery (codes 3000 to 3012). */

import { error, sharedDetails } from '../../runtime/sdk.js';

export const TooManyGuardians = error(3000, 'TooManyGuardians', 'An account has at most 10 guardians', {
  details: sharedDetails('field', 'reason', 'min', 'max', 'got'),
});
export const InvalidGuardian = error(
  3001,
  'InvalidGuardian',
  'Guardians must be different accounts, other than the account itself and the zero address',
  { details: { ...sharedDetails('reason', 'index'), guardian: 'The invalid guardian, as 0x and hex' } },
);
export const ThresholdOutOfRange = error(
  3002,
  'ThresholdOutOfRange',
  'The threshold must be 1 to the number of guardians',
  {
    details: sharedDetails('min', 'max', 'got', 'field', 'reason'),
  },
);
export const ConfigLockedByPendingRecovery = error(
  3003,
  'ConfigLockedByPendingRecovery',
  'Guardians cannot be changed while a recovery is pending: cancel it first',
  { details: sharedDetails('expires_at') },
);
export const NotGuardian = error(3004, 'NotGuardian', 'Only a guardian of the account may do this');
export const RecoveryPending = error(
  3005,
  'RecoveryPending',
  'A recovery to another key is pending: the owner must cancel it, or it must expire',
  { details: { ...sharedDetails('expires_at'), new_public_key: 'Public key of the pending recovery, in hex' } },
);
export const AlreadyApproved = error(3006, 'AlreadyApproved', 'This guardian has already approved the recovery');
export const TimelockNotElapsed = error(3007, 'TimelockNotElapsed', 'The timelock has not elapsed yet', {
  retryable: true,
  details: {
    until: 'Earliest time to finalize the recovery, in Unix seconds',
    ready_at: 'Earliest time to finalize the recovery, in Unix seconds',
  },
});
export const ApprovalsBelowThreshold = error(3008, 'ApprovalsBelowThreshold', 'More guardians must approve', {
  retryable: true,
  details: sharedDetails('have', 'need'),
});
export const RecoveryExpired = error(
  3009,
  'RecoveryExpired',
  'The recovery has expired: a guardian can initiate a new one',
  { details: { expired_at: 'Time of the expiry in Unix seconds' } },
);
export const NoRecoveryConfigured = error(3010, 'NoRecoveryConfigured', 'The account has no guardians');
export const NoPendingRecovery = error(3011, 'NoPendingRecovery', 'The account has no pending recovery');
export const TimelockOutOfRange = error(3012, 'TimelockOutOfRange', 'The timelock is too short or too long', {
  details: sharedDetails('min', 'max', 'got', 'field', 'reason'),
});
