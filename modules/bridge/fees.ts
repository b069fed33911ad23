/** Fees of a withdrawal: the treasury's, and that of the attester that submits the release on the other chain. Pure. */

import { type ChainInfo, fail, type Hash } from '../../runtime/sdk.js';
import { hasEscrow } from './chains.js';
import { ReleaseFeeNotSet } from './errors.js';
import { lockedOf } from './locked.js';
import { largestOutside, leastUnit, type Mapping } from './op.js';

/** Raw units here that a withdrawal costs besides its amount. */
export interface Fees {
  readonly treasury: bigint;
  /** Burned with the amount, and paid on the other chain to the attester that submits the release. */
  readonly release: bigint;
}

/** The least amount that the other chain can say and that is no less than this one. */
const roundedUp = (amount: bigint, mapping: Mapping): bigint => {
  const unit = leastUnit(mapping);
  return ((amount + unit - 1n) / unit) * unit;
};

/** The base fee where a contract on the other chain pays it to the attester that submits the release; 0 elsewhere. */
const releaseFeeOf = (mapping: Mapping): bigint =>
  hasEscrow(mapping.chain) ? roundedUp(mapping.base_fee, mapping) : 0n;

/** The fees of withdrawing an amount. */
export function feesOf(mapping: Mapping, amount: bigint): Fees {
  const share = (amount * BigInt(mapping.fee_bps)) / 10_000n;
  const release = releaseFeeOf(mapping);
  return { release, treasury: hasEscrow(mapping.chain) ? share : mapping.base_fee + share };
}

/** Refuses with ReleaseFeeNotSet a withdrawal that attesters would release at their own cost. Play money needs no fee. */
export function checkReleaseFee(mapping: Mapping, mint: Hash, { network }: Pick<ChainInfo, 'network'>): void {
  if (network === 'mainnet' && hasEscrow(mapping.chain) && mapping.base_fee === 0n) {
    fail(ReleaseFeeNotSet, { mint: `0x${mint}`, chain: mapping.chain });
  }
}

/** The least that can be withdrawn: one unit of the other chain, and no less than the base fee. */
export function leastWithdrawal(mapping: Mapping): bigint {
  const unit = leastUnit(mapping);
  return mapping.base_fee <= unit ? unit : roundedUp(mapping.base_fee, mapping);
}

/** The most that can be withdrawn: the units locked on the other chain less the fee there, as far as an amount there can say them. */
export function mostWithdrawal(mapping: Mapping): bigint {
  const [most, largest] = [lockedOf(mapping) - releaseFeeOf(mapping), largestOutside(mapping)];
  if (most > largest) return largest;
  return most < 0n ? 0n : most;
}
