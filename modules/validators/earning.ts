/**
 * Earnings of stake: a growing sum per validator of what each raw unit of its stake has earned since registration. A
 * bond is owed its amount times the growth since it was settled, rounded down, so debts never exceed the earnings.
 * Decision 0030.
 */

import { t, type ValueOf } from '../../runtime/sdk.js';

/** Sums are kept in 10^-18 of a raw unit. */
const SCALE = 10n ** 18n;
const WHOLE_BPS = 10_000n;

/** An earning amount of stake, in raw units. */
export const Bond = t.struct({
  amount: t.amount,
  /** The validator's `per_unit` when rewards were last settled. */
  settled_at: t.u256,
  /** Settled rewards that are not claimed. */
  rewards: t.amount,
});
export type Bond = ValueOf<typeof Bond>;

/** Earnings of a validator, for its stake and its operator. */
export const Earnings = t.struct({
  /** Earnings of one raw unit of stake, × 10^18. */
  per_unit: t.u256,
  /** Rest of the last division, × 10^18. */
  remainder: t.u128,
  /** Unclaimed commission of the operator. */
  commission: t.amount,
});
export type Earnings = ValueOf<typeof Earnings>;

/** Earnings of a validator that has not earned anything yet. */
export const NOTHING_EARNED: Earnings = { per_unit: 0n, remainder: 0n, commission: 0n };

/** Deducts the commission and shares the rest by stake. Without stake, the operator gets everything. */
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

/** Rewards that a bond is owed. */
export const owed = ({ amount, settled_at, rewards }: Bond, { per_unit }: Earnings): bigint =>
  rewards + (amount * (per_unit - settled_at)) / SCALE;

/** The bond with its rewards settled, so that its amount may change. */
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
