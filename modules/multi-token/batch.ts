/** Entries of batches, and single ones: checked in their order, and summed by type before anything changes. */

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

/** How many of a type go to whom. */
export interface Entry {
  readonly type_id: bigint;
  readonly to: Address;
  readonly amount: bigint;
}

/** Whether entries came as a batch: then refusals tell the index of the entry, and one event tells all that an account got. */
export type Form = 'single' | 'batch';

/** Most entries of a batch. */
export const MAX_BATCH = 256;
/** As many as a parameter may list. */
export const MAX_LISTED = 1_024;

/** Refuses an empty batch and one that is too long. */
function checkSize(entries: readonly unknown[]): void {
  if (entries.length === 0 || entries.length > MAX_BATCH) fail(BatchSize, { max: MAX_BATCH, got: entries.length });
}

/** Refuses amounts that cannot be moved: of a type that is not fungible all but one. */
export function checkAmount({ is_fungible }: TokenType, amount: bigint, details: Details = {}): void {
  if (!is_fungible && amount !== 1n) fail(NonFungibleAmount, { amount: `${amount}`, ...details });
  if (amount === 0n) fail(AmountZero, details);
}

/** What is asked for of each type. `check` hears of every sum as it grows, with what refusals shall tell. */
export function sumsOf(
  where: Reading,
  collection: Hash,
  entries: readonly Entry[],
  form: Form,
  check: (type: TokenType, sum: bigint, details: Details) => void,
): ReadonlyMap<bigint, bigint> {
  if (form === 'batch') checkSize(entries);
  const sums = new Map<bigint, bigint>();
  // What is on disk is read together, not one record after the other.
  where.state.types.getAll(entries.map(({ type_id }) => [collection, type_id]));
  where.state.balances.getAll(entries.map(({ type_id, to }) => [collection, type_id, to]));
  entries.forEach(({ type_id, to, amount }, index) => {
    const details: Details = form === 'batch' ? { index } : {};
    const type = typeOf(where, collection, type_id, details);
    checkAmount(type, amount, details);
    if (to === ZERO_ADDRESS) fail(InvalidAddress, { next_step: 'to destroy tokens, burn them', ...details });
    const sum = (sums.get(type_id) ?? 0n) + amount;
    check(type, sum, details);
    sums.set(type_id, sum);
  });
  return sums;
}
