/** Recovery as a state machine: the table 3.3 of the specification, every state with every trigger. */

import { test } from 'uvu';
import {
  AlreadyApproved,
  ApprovalsBelowThreshold,
  ConfigLockedByPendingRecovery,
  NoPendingRecovery,
  NoRecoveryConfigured,
  NotGuardian,
  RecoveryExpired,
  RecoveryPending,
  TimelockNotElapsed,
} from '../../../modules/recovery/index.js';
import { actor, bob, carol, type TestChain } from '../../kit/index.js';
import { checkMachine } from '../shared/transitions.js';
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

/** A chain on which bob, or bob and carol, asked for the new key so long ago. */
function pending(guardians: readonly (typeof bob)[], seconds: number): TestChain {
  const c = guarded();
  for (const guardian of guardians) initiate(c, guardian, fresh);
  if (seconds > 0) c.advance(seconds);
  return c;
}

function stateOf(c: TestChain): string {
  const now = recoveryOf(c);
  if (now === null) return 'no recovery';
  if (now.pending === null) return now.scheduled_change === null ? 'configured' : 'change scheduled';
  const ready = c.time >= now.pending.ready_at;
  const enough = now.pending.approvals.length >= now.threshold;
  return ready ? (enough ? 'ready' : 'too few') : enough ? 'approved' : 'pending';
}

const LOCKED = { 'set by owner': ConfigLockedByPendingRecovery, 'set none': ConfigLockedByPendingRecovery };
const UNCONFIGURED = {
  'by guardian': NoRecoveryConfigured,
  'by another': NoRecoveryConfigured,
  'other key': NoRecoveryConfigured,
  'by stranger': NoRecoveryConfigured,
  cancel: NoRecoveryConfigured,
  finalize: NoRecoveryConfigured,
};
const IDLE = {
  'set by owner': 'change scheduled',
  'set none': 'change scheduled',
  'by guardian': 'pending',
  'by another': 'pending',
  'other key': 'pending',
  'by stranger': NotGuardian,
  cancel: NoPendingRecovery,
  finalize: NoPendingRecovery,
};
const PENDING = { ...LOCKED, 'by guardian': AlreadyApproved, 'other key': RecoveryPending, 'by stranger': NotGuardian };

test('every trigger in every state has the specified outcome or fails with its own code', () => {
  checkMachine({
    title: 'Account recovery (specification 3.3): guardians bob, carol, dave; threshold 2; timelock 3 days',
    states: {
      'no recovery': () => recoveryChain(),
      configured: () => guarded(),
      'change scheduled': () => {
        const c = guarded();
        set(c, { threshold: 1 });
        return c;
      },
      pending: () => pending([bob], 0),
      approved: () => pending([bob, carol], TIMELOCK - 1),
      'too few': () => pending([bob], TIMELOCK),
      ready: () => pending([bob, carol], TIMELOCK),
      'configured (recovery expired)': () => pending([bob, carol], TIMELOCK + 30 * DAY + 1),
    },
    triggers: {
      'set by owner': (c) => set(c, { threshold: 3 }),
      'set none': (c) => set(c, { guardians: [] }),
      'by guardian': (c) => initiate(c, bob),
      'by another': (c) => initiate(c, carol),
      'other key': (c) => initiate(c, bob, actor('another key')),
      'by stranger': (c) => initiate(c, actor('stranger')),
      cancel: (c) => cancel(c),
      finalize: (c) => finalize(c),
    },
    table: {
      'no recovery': { 'set by owner': 'configured', 'set none': NoRecoveryConfigured, ...UNCONFIGURED },
      configured: IDLE,
      'change scheduled': IDLE,
      pending: { ...PENDING, 'by another': 'approved', cancel: 'configured', finalize: TimelockNotElapsed },
      approved: { ...PENDING, 'by another': AlreadyApproved, cancel: 'configured', finalize: TimelockNotElapsed },
      'too few': { ...PENDING, 'by another': 'ready', cancel: 'configured', finalize: ApprovalsBelowThreshold },
      ready: { ...PENDING, 'by another': AlreadyApproved, cancel: 'configured', finalize: 'configured' },
      'configured (recovery expired)': { ...IDLE, finalize: RecoveryExpired },
    },
    stateOf,
  });
});

test.run();
