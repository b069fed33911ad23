/**
 * Post-quantum rule: if the chain enables it, accounts that hold many native tokens must sign with a post-quantum key.
 */

import { type Address, type Candidate, error, fail, KEY_TYPES, sharedDetails } from '../../runtime/sdk.js';
import { NATIVE } from './port.js';
import type { Reading } from './shape.js';

export const PqSignatureRequired = error(
  1055,
  'PqSignatureRequired',
  'An account with this balance must sign with a post-quantum key',
  {
    details: {
      ...sharedDetails('next_step'),
      required_above: 'Native balance above which it is required, in raw units',
      balance: 'Native balance of the account in raw units',
    },
  },
);

const POST_QUANTUM: readonly number[] = KEY_TYPES.flatMap(({ keyType, name }) =>
  name === 'Dilithium3' || name === 'ML-DSA-65' ? [keyType] : [],
);

/** True if the balance of the account requires a post-quantum signature. */
export function requiresStrength({ state }: Pick<Reading, 'state'>, account: Address): boolean {
  const most = state.pqRequiredAbove.get();
  return most > 0n && (state.balances.get(account, NATIVE) ?? 0n) > most;
}

/**
 * Fails for a bundle without a required post-quantum signature. An account without such a key can still change its
 * keys.
 */
export function checkStrength({ state, use }: Reading, { sender, operations, signedWith }: Candidate): void {
  if (signedWith === undefined || signedWith.some((type) => POST_QUANTUM.includes(type))) return;
  if (!requiresStrength({ state }, sender)) return;
  const hasKey = use.accounts.keysOf(sender).some(({ key_type }) => POST_QUANTUM.includes(key_type));
  if (!hasKey && operations.every(({ type, params }) => type.definition.changesKeys?.(params as never))) return;
  fail(PqSignatureRequired, {
    required_above: `${state.pqRequiredAbove.get()}`,
    balance: `${state.balances.get(sender, NATIVE)}`,
    next_step: hasKey
      ? 'sign with the Dilithium3 or ML-DSA-65 key of the account'
      : 'add a Dilithium3 or ML-DSA-65 key',
  });
}
