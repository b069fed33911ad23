/**
 * Jail: a validator that double-signs, or (if the chain enables it) misses too many turns, makes no blocks for a while.
 * Its stake stays untouched.
 */

import { type Address, fail } from '../../runtime/sdk.js';
import { JailNotExpired, NotJailed, NotValidator } from './errors.js';
import { save, validatorOf } from './records.js';
import { validators, type Writing } from './shape.js';
import { JAIL_S } from './terms.js';
import type { JailReason } from './validator.js';

/** Reputation lost per offense, of 10,000. */
const REPUTATION_LOST_BPS = 2_000;

/** Jails a validator; the term grows with every offense. */
export function jail(c: Writing, operator: Address, reason: JailReason): void {
  const { state, emit, height, time } = c;
  const before = validatorOf(c, operator);
  const jail_count = before.jail_count + 1;
  const term = JAIL_S[Math.min(jail_count, JAIL_S.length) - 1]!;
  const jail_release_time = Math.max(before.jail_release_time, time + term);
  save(c, operator, before, {
    ...before,
    jailed: true,
    jail_release_time,
    jail_count,
    jail_reason: reason,
    punished_height: reason === 'double-sign' ? height : before.punished_height,
    reputation_bps: Math.max(0, before.reputation_bps - REPUTATION_LOST_BPS),
  });
  const isSeated = state.seats.get().some(({ address }) => address === operator);
  const jailed = state.justJailed.get();
  if (isSeated && !jailed.includes(operator)) state.justJailed.put([...jailed, operator]);
  emit.ValidatorJailed({ validator: operator, reason, count: jail_count, release_at: jail_release_time });
}

export const Unjail = validators.operation({
  id: 83,
  about: 'Releases the validator of the sender from jail after its term. It can be active again from the next epoch.',
  sentence: 'Released a validator from jail',
  params: {},
  logs: ['ValidatorUnjailed'],
  gas: 35_000,
  cli: 'validator unjail',
  rpc: ['unjail', { sender: 'address' }],
  errors: [NotValidator, NotJailed, JailNotExpired],
  execute(c) {
    const { sender, time, emit } = c;
    const before = validatorOf(c, sender);
    if (!before.jailed) fail(NotJailed);
    const { jail_release_time: release_at } = before;
    if (time < release_at) fail(JailNotExpired, { release_at });
    save(c, sender, before, { ...before, jailed: false });
    emit.ValidatorUnjailed({ validator: sender });
  },
});
