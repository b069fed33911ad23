/**
 * Recovery: guardians give an account a new key when its owner has lost the old one. Read this first; the rules are in
 * shape.ts.
 */

import { AccountFrozen, fail, fn, t } from '../../runtime/sdk.js';
import { Recovery, recoveryView } from '../accounts/port.js';
import { SetRecovery } from './configure.js';
import { CancelRecovery, FinalizeRecovery, InitiateRecovery } from './recover.js';
import { deleteRetired, isLive, recovery, recoveryAt } from './shape.js';

export * from './errors.js';

/** Default minimum timelock on mainnet: a day. Other networks default to none. */
const MAINNET_MIN_TIMELOCK_S = 86_400;
/** Maximum that governance can set as the minimum timelock: a week. */
const MOST_DEMANDED_S = 604_800;

/** Recovery terms of an account now; null if it has none. An expired recovery is reported as none pending. */
function publicTerms(...[state, account, time]: Parameters<typeof recoveryAt>): Recovery | null {
  const now = recoveryAt(state, account, time);
  return now === undefined ? null : { ...now, pending: isLive(now.pending, time) ? now.pending : null };
}

export default recovery.define({
  operations: { SetRecovery, InitiateRecovery, CancelRecovery, FinalizeRecovery },

  methods: {
    getRecovery: recovery.method({
      about: 'Returns the guardians of an account, its pending recovery and scheduled change; null without guardians.',
      signature: fn({ address: t.doc(t.address, 'Account to recover') }, t.option(Recovery)),
      cli: { words: 'recovery show', flags: { address: 'account' } },
      read: ({ state, time }, { address }) => publicTerms(state, address, time),
    }),
  },

  indexes: {
    listRecoveries: {
      on: 'RecoveryInitiated',
      keys: ['account'],
      about: 'Recoveries initiated for an account, newest first.',
    },
  },

  parameters: {
    min_timelock_s: {
      about: 'Minimum timelock of a recovery in seconds',
      cell: 'minTimelock',
      min: 0,
      max: MOST_DEMANDED_S,
    },
  },

  answers: [recovery.answer(recoveryView, ({ state, time }, account) => publicTerms(state, account, time))],

  hooks: {
    blockEnd({ state, time }) {
      deleteRetired(state, time);
      return undefined;
    },
    admit({ state, time }, { sender, operations }) {
      if (state.freezes.get() === 0) return;
      const now = recoveryAt(state, sender, time);
      if (!now?.freeze_on_recovery || !isLive(now.pending, time)) return;
      if (operations.every(({ type }) => type.name === 'CancelRecovery')) return;
      fail(AccountFrozen, { reason: 'a recovery is pending: until it ends, only CancelRecovery is accepted' });
    },
  },

  genesis: {
    data: t.struct({
      min_timelock_s: t.doc(t.option(t.seconds), 'Minimum timelock in seconds; null for a day on mainnet, else 0'),
    }),
    standard: { min_timelock_s: null },
    load({ state, chain }, { min_timelock_s }) {
      state.minTimelock.put(min_timelock_s ?? (chain.network === 'mainnet' ? MAINNET_MIN_TIMELOCK_S : 0));
    },
  },
});
