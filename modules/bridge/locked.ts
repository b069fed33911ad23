/** Locked units of a mapping: the only code that reads or changes `minted` and `burned`. */

import { fail } from '../../runtime/sdk.js';
import { LimitExceeded } from './errors.js';
import { MAX_AMOUNT, type Mapping } from './op.js';

/** Raw units here that are locked on the other chain. Never negative: a burn cannot exceed it. */
export const lockedOf = ({ minted, burned }: Mapping): bigint => minted - burned;

/**
 * Returns the mapping after a mint; fails with LimitExceeded if the locked units would no longer fit a record.
 *
 * `minted` and `burned` are sums over the life of the mapping, so they can overflow while little is locked. In that
 * case `minted` restarts from the locked units and `burned` from zero. Rules only read the difference.
 */
export function withMinted(mapping: Mapping, amount: bigint): Mapping {
  const locked = lockedOf(mapping);
  const room = MAX_AMOUNT - locked;
  if (amount > room) fail(LimitExceeded, { amount: `${amount}`, max: `${room}` });
  const minted = mapping.minted + amount;
  return minted <= MAX_AMOUNT ? { ...mapping, minted } : { ...mapping, minted: locked + amount, burned: 0n };
}

/** Returns the mapping after a burn; fails with LimitExceeded if fewer units are locked. */
export function withBurned(mapping: Mapping, amount: bigint): Mapping {
  const locked = lockedOf(mapping);
  if (amount > locked) fail(LimitExceeded, { amount: `${amount}`, max: `${locked}` });
  return { ...mapping, burned: mapping.burned + amount };
}

/**
 * Returns the mapping after a refund. It reverses the burn, unless `burned` has restarted since; then it counts as a
 * mint.
 */
export function withRefunded(mapping: Mapping, amount: bigint): Mapping {
  return amount <= mapping.burned ? { ...mapping, burned: mapping.burned - amount } : withMinted(mapping, amount);
}
