/** Entries of single and batch operations: checked in order and summed by type before any state changes. */

import {
  type Address,
  AmountZero,
  type Details,
  fail,
  type Hash,
  InvalidAddress,
  ZERO_ADDRESS,
} from '../../runtime/sdk.js';
import { BatchSize, NonFungibleAmount } from './errors.js';
import type { Reading } from './shape.js';
import { type TokenType, typeOf } from './token-type.js';

/** An amount of one type for one recipient. */
export interface Entry {
  readonly type_id: bigint;
  readonly to: Address;
  readonly amount: bigint;
}

/** In batch form, failures report the index of the entry, and each recipient gets one event for all its amounts. */
export type Form = 'single' | 'batch';

/** Maximum entries of a batch. */
export const MAX_BATCH = 256;
/** Maximum entries that a parameter may list. */
export const MAX_LISTED = 1_024;

function checkSize(entries: readonly unknown[]): void {
  if (entries.length === 0 || entries.length > MAX_BATCH) fail(BatchSize, { max: MAX_BATCH, got: entries.length });
}

/** Fails for amounts that cannot move: zero, or any amount but 1 of a non-fungible type. */
export function checkAmount({ is_fungible }: TokenType, amount: bigint, details: Details = {}): void {
  if (!is_fungible && amount !== 1n) fail(NonFungibleAmount, { amount: `${amount}`, ...details });
  if (amount === 0n) fail(AmountZero, details);
}

/** Sums the amounts by type. Calls `check` with every running sum and the details for its failure. */
export function sumsOf(
  where: Reading,
  collection: Hash,
  entries: readonly Entry[],
  form: Form,
  check: (type: TokenType, sum: bigint, details: Details) => void,
): ReadonlyMap<bigint, bigint> {
  if (form === 'batch') checkSize(entries);
  const sums = new Map<bigint, bigint>();
  // Warms the cache with one batched read instead of one read per entry.
  where.state.types.getAll(entries.map(({ type_id }) => [collection, type_id]));
  where.state.balances.getAll(entries.map(({ type_id, to }) => [collection, type_id, to]));
  entries.forEach(({ type_id, to, amount }, index) => {
    const details: Details = form === 'batch' ? { index } : {};
    const type = typeOf(where, collection, type_id, details);
    checkAmount(type, amount, details);
    if (to === ZERO_ADDRESS) fail(InvalidAddress, { next_step: 'use burn to destroy tokens', ...details });
    const sum = (sums.get(type_id) ?? 0n) + amount;
    check(type, sum, details);
    sums.set(type_id, sum);
  });
  return sums;
}
