/** What of a token is locked on the other chain: the only reading of `minted` and `burned`, and their only changes. */

import { fail } from '../../runtime/sdk.js';
import { LimitExceeded } from './errors.js';
import { MAX_AMOUNT, type Mapping } from './op.js';

/** Raw units here that are locked on the other chain. Never negative: nothing burns more than this. */
export const lockedOf = ({ minted, burned }: Mapping): bigint => minted - burned;

/**
 * The mapping after so many units more were minted. Refuses with LimitExceeded if the locked units no longer fit a record.
 *
 * `minted` and `burned` are sums over the life of the mapping, so they can reach the largest amount while little is locked.
 * Both counts then start again, from the locked units and from zero. No rule reads more than their difference.
 */
export function withMinted(mapping: Mapping, amount: bigint): Mapping {
  const locked = lockedOf(mapping);
  const room = MAX_AMOUNT - locked;
  if (amount > room) fail(LimitExceeded, { amount: `${amount}`, max: `${room}` });
  const minted = mapping.minted + amount;
  return minted <= MAX_AMOUNT ? { ...mapping, minted } : { ...mapping, minted: locked + amount, burned: 0n };
}

/** The mapping after so many units were burned; refuses with LimitExceeded if fewer are locked. */
export function withBurned(mapping: Mapping, amount: bigint): Mapping {
  const locked = lockedOf(mapping);
  if (amount > locked) fail(LimitExceeded, { amount: `${amount}`, max: `${locked}` });
  return { ...mapping, burned: mapping.burned + amount };
}

/** The mapping after a burned amount was given back. The burning is taken back, unless the count started again since. */
export function withRefunded(mapping: Mapping, amount: bigint): Mapping {
  return amount <= mapping.burned ? { ...mapping, burned: mapping.burned - amount } : withMinted(mapping, amount);
}
