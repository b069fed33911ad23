/** Where the chain asks for it, accounts that hold many native tokens sign with a post-quantum key. */

import { type Candidate, error, fail, KEY_TYPES } from '../../runtime/sdk.js';
import { NATIVE } from './port.js';
import type { Reading } from './shape.js';

export const PqSignatureRequired = error(
  1055,
  'PqSignatureRequired',
  'An account that holds this much signs with a post-quantum key',
);

const POST_QUANTUM: readonly number[] = KEY_TYPES.flatMap(({ keyType, name }) =>
  name === 'Dilithium3' || name === 'ML-DSA-65' ? [keyType] : [],
);

/** Refuses a bundle without such a signature. An account that has no such key yet may still change its keys. */
export function checkStrength({ state, use }: Reading, { sender, operations, signedWith }: Candidate): void {
  const most = state.pqRequiredAbove.get();
  if (most === 0n || signedWith === undefined || signedWith.some((type) => POST_QUANTUM.includes(type))) return;
  const balance = state.balances.get(sender, NATIVE) ?? 0n;
  if (balance <= most) return;
  const hasKey = use.accounts.keysOf(sender).some(({ key_type }) => POST_QUANTUM.includes(key_type));
  if (!hasKey && operations.every(({ type, params }) => type.definition.changesKeys?.(params as never))) return;
  fail(PqSignatureRequired, {
    required_above: `${most}`,
    balance: `${balance}`,
    next_step: hasKey
      ? 'sign with the Dilithium3 or ML-DSA-65 key of the account'
      : 'add a Dilithium3 or ML-DSA-65 key',
  });
}
