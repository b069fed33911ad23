/** One bridge transfer, in or out: its record, and the conversion of amounts between both sides. */

import { fail, t, type ValueOf } from '../../runtime/sdk.js';
import { Rolling } from '../shared/rolling.js';
import { Chain, Contract, Destination, TxHash } from './chains.js';
import { InexactAmount, LimitExceeded } from './errors.js';

/** In seconds. */
export const DAY = 86_400;

export const OpId = t.doc(t.count, 'Number of the bridge transfer, counted over both directions');
export const WithdrawalId = t.doc(t.count, 'Number of the withdrawal, counted from 1');
export const LogIndex = t.doc(t.u32, 'Index of the log in the transaction, counted from 0');
export const Status = t.doc(
  t.choice('pending', 'delayed', 'completed', 'burned', 'attested', 'released', 'refunded', 'cancelled'),
  'In: completed, delayed (for 24 hours), pending (the credit failed and is retried) or cancelled. Out: burned, attested, then released or refunded',
);
export type Status = ValueOf<typeof Status>;

/** A bridge transfer as stored; amounts are raw units of this chain. */
export const Op = t.struct({
  direction: t.choice('in', 'out'),
  chain: Chain,
  /** Transaction there that locked or released the units. */
  tx_hash: t.option(TxHash),
  log_index: t.option(LogIndex),
  withdrawal_id: t.option(WithdrawalId),
  mint: t.mint,
  amount: t.amount,
  fee: t.amount,
  sender: t.option(t.address),
  recipient: t.option(t.address),
  destination: t.option(Destination),
  status: Status,
  signatures: t.u8,
  required: t.u8,
  bundle_hash: t.bundleHash,
  created_at_height: t.height,
  updated_at: t.time,
  release_at: t.option(t.time),
});
export type Op = ValueOf<typeof Op>;

/** A token of this chain and the contract on the other chain that locks its units. */
export const Mapping = t.struct({
  chain: Chain,
  contract: Contract,
  decimals: t.u8,
  decimals_external: t.u8,
  paused: t.bool,
  per_tx: t.amount,
  per_day: t.amount,
  fee_bps: t.bps(),
  base_fee: t.amount,
  used: Rolling,
  minted: t.amount,
  burned: t.amount,
  registered_at_height: t.height,
});
export type Mapping = ValueOf<typeof Mapping>;

type Decimals = Pick<Mapping, 'decimals' | 'decimals_external'>;

/** Smallest amount of raw units here that is a whole number of raw units there. */
export const leastUnit = ({ decimals, decimals_external }: Decimals): bigint =>
  decimals > decimals_external ? 10n ** BigInt(decimals - decimals_external) : 1n;

/** Largest amount that a record can hold. */
export const MAX_AMOUNT = 2n ** 128n - 1n;

/** Largest amount of raw units here whose amount there fits a record. */
export const largestOutside = ({ decimals, decimals_external }: Decimals): bigint =>
  decimals_external > decimals ? MAX_AMOUNT / 10n ** BigInt(decimals_external - decimals) : MAX_AMOUNT;

/**
 * Converts raw units there to raw units here; fails with InexactAmount if there is a remainder. The result may exceed
 * what a record can hold.
 */
export function toInside(amount: bigint, { decimals, decimals_external }: Decimals): bigint {
  return scaled(amount, decimals - decimals_external);
}

/**
 * Converts raw units here to raw units there; fails with InexactAmount if there is a remainder, and with LimitExceeded
 * if the result does not fit a record.
 */
export function toOutside(amount: bigint, mapping: Decimals): bigint {
  const max = largestOutside(mapping);
  if (amount > max) fail(LimitExceeded, { amount: `${amount}`, max: `${max}` });
  return scaled(amount, mapping.decimals_external - mapping.decimals);
}

/** Whole raw units there that an amount here covers, rounded down. */
export const wholeOutside = (amount: bigint, { decimals, decimals_external }: Decimals): bigint =>
  (amount * 10n ** BigInt(decimals_external)) / 10n ** BigInt(decimals);

function scaled(amount: bigint, digits: number): bigint {
  if (digits >= 0) return amount * 10n ** BigInt(digits);
  const unit = 10n ** BigInt(-digits);
  if (amount % unit !== 0n) fail(InexactAmount, { amount: `${amount}`, unit: `${unit}` });
  return amount / unit;
}
