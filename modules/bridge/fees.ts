/** Fees of a withdrawal: for the treasury, and for the attester that submits the release on the other chain. Pure. */

import { type ChainInfo, fail, type Hash } from '../../runtime/sdk.js';
import { type External, hasEscrow } from './chains.js';
import { ReleaseFeeNotSet } from './errors.js';
import { lockedOf } from './locked.js';
import { largestOutside, leastUnit, type Mapping } from './op.js';

/** Raw units here that a withdrawal costs in addition to its amount. */
export interface Fees {
  readonly treasury: bigint;
  /** Burned with the amount, and paid on the other chain to the attester that submits the release. */
  readonly release: bigint;
}

/** Rounds an amount up to one that the other chain can represent. */
const roundedUp = (amount: bigint, mapping: Mapping): bigint => {
  const unit = leastUnit(mapping);
  return ((amount + unit - 1n) / unit) * unit;
};

/** The base fee if a contract on the other chain pays it to the attester that submits the release; otherwise 0. */
const releaseFeeOf = (mapping: Mapping, chain: External): bigint =>
  hasEscrow(chain) ? roundedUp(mapping.base_fee, mapping) : 0n;

/** Fees for withdrawing an amount. */
export function feesOf(mapping: Mapping, chain: External, amount: bigint): Fees {
  const share = (amount * BigInt(mapping.fee_bps)) / 10_000n;
  const release = releaseFeeOf(mapping, chain);
  return { release, treasury: hasEscrow(chain) ? share : mapping.base_fee + share };
}

/**
 * Fails with ReleaseFeeNotSet if attesters would have to release the withdrawal at their own cost. Test networks need
 * no fee.
 */
export function checkReleaseFee(
  mapping: Mapping,
  chain: External,
  mint: Hash,
  { network }: Pick<ChainInfo, 'network'>,
): void {
  if (network === 'mainnet' && hasEscrow(chain) && mapping.base_fee === 0n) {
    fail(ReleaseFeeNotSet, { mint: `0x${mint}`, chain: chain.name });
  }
}

/** Minimum withdrawal: one unit of the other chain, and at least the base fee. */
export function leastWithdrawal(mapping: Mapping): bigint {
  const unit = leastUnit(mapping);
  return mapping.base_fee <= unit ? unit : roundedUp(mapping.base_fee, mapping);
}

/**
 * Maximum withdrawal: the units locked on the other chain less the release fee, and at most the largest amount that the
 * other chain can represent.
 */
export function mostWithdrawal(mapping: Mapping, chain: External): bigint {
  const [most, largest] = [lockedOf(mapping) - releaseFeeOf(mapping, chain), largestOutside(mapping)];
  if (most > largest) return largest;
  return most < 0n ? 0n : most;
}
