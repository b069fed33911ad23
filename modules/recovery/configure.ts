/** Operation with which owners configure their guardians. */

import { type Address, fail, t, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { MAX_GUARDIANS } from '../accounts/port.js';
import {
  ConfigLockedByPendingRecovery,
  InvalidGuardian,
  NoRecoveryConfigured,
  ThresholdOutOfRange,
  TimelockOutOfRange,
  TooManyGuardians,
} from './errors.js';
import { isLive, put, recovery, recoveryAt, type Terms } from './shape.js';

/** Maximum timelock: 30 days. */
const MAX_TIMELOCK_S = 2_592_000;

/** Terms of an account whose owner switches recovery off. */
const NONE: Terms = { guardians: [], threshold: 0, timelock_s: 0, freeze_on_recovery: false };

export const SetRecovery = recovery.operation({
  id: 112,
  about:
    'Sets the guardians that may give the account of the sender a new key, the number of approvals, and the time in which the owner can object; 48 to 72 hours are recommended. No guardians turn recovery off. A change takes effect after the previous timelock.',
  params: {
    guardians: t.doc(t.list(t.address, 32), 'Guardians of the account, at most 10; empty to turn recovery off'),
    threshold: t.doc(t.u8, 'Number of guardians that must approve a recovery, from 1 to all'),
    timelock_s: t.doc(t.seconds, 'Seconds in which the owner can object to a recovery, at most 30 days'),
    freeze_on_recovery: t.doc(
      t.defaulted(t.bool, false),
      'True if the account can only cancel a recovery while it is pending',
    ),
  },
  bounds: {
    guardians: { as: t.list(t.address, MAX_GUARDIANS), error: TooManyGuardians },
    threshold: { error: ThresholdOutOfRange },
    timelock_s: { error: TimelockOutOfRange },
  },
  logs: ['RecoveryConfigured'],
  gas: 60_000,
  cli: { words: 'recovery set', flags: { timelock_s: 'timelock' } },
  errors: [
    TooManyGuardians,
    InvalidGuardian,
    ThresholdOutOfRange,
    TimelockOutOfRange,
    NoRecoveryConfigured,
    ConfigLockedByPendingRecovery,
  ],
  nestable: false,
  execute({ state, use, emit, sender, time }, given) {
    const terms = given.guardians.length === 0 ? NONE : given;
    if (terms !== NONE) {
      checkGuardians(given, sender);
      const several = given.guardians.find((guardian) => use.accounts.isMultiSig(guardian));
      if (several !== undefined) {
        fail(InvalidGuardian, {
          guardian: `0x${several}`,
          reason: 'a multi-signature account cannot initiate a recovery',
        });
      }
      checkNumbers(given, state.minTimelock.get());
    }
    const now = recoveryAt(state, sender, time);
    if (now === undefined) {
      if (terms === NONE) fail(NoRecoveryConfigured);
      put(state, sender, { ...terms, pending: null, scheduled_change: null });
      emit.RecoveryConfigured({ account: sender, ...terms, effective_at: time });
      return;
    }
    if (isLive(now.pending, time)) fail(ConfigLockedByPendingRecovery, { expires_at: now.pending.expires_at });
    const effective_at = time + now.timelock_s;
    put(state, sender, { ...now, pending: null, scheduled_change: { ...terms, effective_at } });
    if (terms === NONE) state.retirements.put(effective_at, sender, true);
    emit.RecoveryConfigured({ account: sender, ...terms, effective_at });
  },
});

function checkGuardians({ guardians }: Terms, owner: Address): void {
  guardians.forEach((guardian, index) => {
    const reason =
      guardian === ZERO_ADDRESS
        ? 'it is the zero address'
        : guardian === owner
          ? 'it is the account itself'
          : guardians.indexOf(guardian) < index
            ? 'it is listed twice'
            : undefined;
    if (reason !== undefined) fail(InvalidGuardian, { index, guardian: `0x${guardian}`, reason });
  });
}

function checkNumbers({ guardians, threshold, timelock_s }: Terms, minTimelock: number): void {
  if (threshold < 1 || threshold > guardians.length) {
    fail(ThresholdOutOfRange, { min: 1, max: guardians.length, got: threshold });
  }
  if (timelock_s < minTimelock || timelock_s > MAX_TIMELOCK_S) {
    fail(TimelockOutOfRange, { min: minTimelock, max: MAX_TIMELOCK_S, got: timelock_s });
  }
}
