/** Check whether the key of an Ethereum address may still sign for its account. */

import { type Address, fromHex } from '../../runtime/sdk.js';
import { ETHEREUM_KEY, sameKey } from '../accounts/port.js';
import type { Reading } from './shape.js';

/** Why the key of E may not sign for 0 ‖ E; undefined if it may. */
export function refusedKey({ use }: Pick<Reading, 'use'>, bare: Address): string | undefined {
  if (use.accounts.isMultiSig(bare))
    return 'a multi-signature account has no key: it acts only by decision of its signers or voters';
  const keys = use.auth.keysOf(bare);
  const own = { key_type: ETHEREUM_KEY, public_key: fromHex(bare.slice(24)) };
  if (keys.length === 0 || keys.some((key) => sameKey(key, own))) return undefined;
  return 'the account no longer accepts its Ethereum key';
}
