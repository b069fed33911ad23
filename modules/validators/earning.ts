/**
 * What stake earns: one growing sum per validator, of what each raw unit of its stake has earned since it registered. What
 * a bond is owed is its amount times the growth since it was settled, rounded down: no more is ever owed than came in.
 */

import { t, type ValueOf } from '../../runtime/sdk.js';

/** Sums are kept in 10^-18 of a raw unit. */
const SCALE = 10n ** 18n;
const WHOLE_BPS = 10_000n;

/** An amount of stake that earns, in raw units. */
export const Bond = t.struct({
  amount: t.amount,
  /** The validator's sum when rewards were last settled. */
  settled_at: t.u256,
  /** Settled, and not claimed. */
  rewards: t.amount,
});
export type Bond = ValueOf<typeof Bond>;

/** What a validator has earned for its stake and for its operator. */
export const Earnings = t.struct({
  /** Earned by every raw unit of stake, × 10^18. */
  per_unit: t.u256,
  /** What the division of the last earning left over, × 10^18. */
  remainder: t.u128,
  /** The operator's commission, not claimed. */
  commission: t.amount,
});
export type Earnings = ValueOf<typeof Earnings>;

/** The books of a validator that has never earned. */
export const NOTHING_EARNED: Earnings = { per_unit: 0n, remainder: 0n, commission: 0n };

/** Commission first, the rest to all stake alike. Without stake everything is the operator's. */
export function earn(before: Earnings, earned: bigint, stake: bigint, commissionBps: number): Earnings {
  if (stake === 0n) return { ...before, commission: before.commission + earned };
  const commission = (earned * BigInt(commissionBps)) / WHOLE_BPS;
  const shared = (earned - commission) * SCALE + before.remainder;
  return {
    per_unit: before.per_unit + shared / stake,
    remainder: shared % stake,
    commission: before.commission + commission,
  };
}

/** What a bond is owed. */
export const owed = ({ amount, settled_at, rewards }: Bond, { per_unit }: Earnings): bigint =>
  rewards + (amount * (per_unit - settled_at)) / SCALE;

/** The bond with what it is owed put aside, so that its amount may change. */
export const settled = <B extends Bond>(bond: B, earnings: Earnings): B => ({
  ...bond,
  rewards: owed(bond, earnings),
  settled_at: earnings.per_unit,
});

/** A bond that earns from now on. */
export const newBond = (amount: bigint, { per_unit }: Earnings): Bond => ({
  amount,
  settled_at: per_unit,
  rewards: 0n,
});
