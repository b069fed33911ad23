/** What tests of recovery share: an account with guardians, and what the chain tells of it. */

import accounts from '../../../modules/accounts/index.js';
import recovery from '../../../modules/recovery/index.js';
import tokens from '../../../modules/tokens/index.js';
import {
  type Actor,
  actor,
  alice,
  bob,
  type ChainOptions,
  carol,
  chain,
  dave,
  type TestChain,
} from '../../kit/index.js';
import { keyOf } from '../shared/keys.js';

export const DAY = 86_400;
export const TIMELOCK = 3 * DAY;

/** The key that alice's guardians give her account. */
export const fresh = actor('alice, once more');

/** Bob, carol and dave watch over alice: two of them are enough, and she has three days to object. */
export const terms = { guardians: [bob, carol, dave], threshold: 2, timelock_s: TIMELOCK };

export const recoveryChain = (options?: ChainOptions) => chain([accounts, tokens, recovery], options);

export const set = (c: TestChain, change: object = {}, who = alice) =>
  c.run(who, 'SetRecovery', { ...terms, ...change });

export const initiate = (c: TestChain, guardian: Actor, key = fresh, account = alice) => {
  const { key_type, public_key } = keyOf(key);
  return c.run(guardian, 'InitiateRecovery', { account, new_public_key: public_key, key_type });
};

export const cancel = (c: TestChain, who = alice, terms = {}) => c.run(who, 'CancelRecovery', {}, terms);

export const finalize = (c: TestChain, who: Actor = actor('anybody'), account = alice) =>
  c.run(who, 'FinalizeRecovery', { account });

/** A chain on which alice has her guardians. */
export function guarded(change: object = {}, options?: ChainOptions): TestChain {
  const c = recoveryChain(options);
  set(c, change).emitsOnly(
    ...(options?.enforceSignatures ? ['PublicKeyRevealed', 'RecoveryConfigured'] : ['RecoveryConfigured']),
  );
  return c;
}

/** What chain_getRecovery tells. */
export interface RecoveryJson {
  readonly guardians: readonly string[];
  readonly threshold: number;
  readonly timelock_s: number;
  readonly freeze_on_recovery: boolean;
  readonly pending: {
    readonly new_public_key: string;
    readonly key_type: string;
    readonly initiated_at: number;
    readonly ready_at: number;
    readonly expires_at: number;
    readonly approvals: readonly string[];
  } | null;
  readonly scheduled_change: {
    readonly guardians: readonly string[];
    readonly threshold: number;
    readonly timelock_s: number;
    readonly freeze_on_recovery: boolean;
    readonly effective_at: number;
  } | null;
}

export const recoveryOf = (c: TestChain, who = alice) => c.ask<RecoveryJson | null>('getRecovery', [who]);
