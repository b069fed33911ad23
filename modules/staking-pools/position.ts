/** Position of an account in a pool: its deposits with their locks, and its earnings. */

import { fail, t, type ValueOf } from '../../runtime/sdk.js';
import { type Flow, SCALE } from './accrual.js';
import { InsufficientStake, Locked, TooManyLots } from './errors.js';

const MAX_LOTS = 32;

/** A deposit. Lots are ordered by unlock time, which is also the order of their creation. */
export const Lot = t.struct({
  amount: t.doc(t.amount, 'Amount of the deposit in raw units'),
  unlock_at: t.doc(t.time, 'Time at which the deposit unlocks, in Unix seconds'),
});
export type Lot = ValueOf<typeof Lot>;

/** A position as stored. */
export const Position = t.struct({
  staked: t.amount,
  lots: t.list(Lot, MAX_LOTS),
  /** Unclaimed scaled rewards up to `counted_to`. */
  earned: t.u256,
  /** The pool's reward_per_token at the last update of `earned`. */
  counted_to: t.u256,
});
export type Position = ValueOf<typeof Position>;

export const NO_POSITION: Position = { staked: 0n, lots: [], earned: 0n, counted_to: 0n };

/** The position with its earnings updated to the pool's state. */
export function counted(position: Position, { reward_per_token }: Flow): Position {
  const { staked, earned, counted_to } = position;
  return { ...position, earned: earned + staked * (reward_per_token - counted_to), counted_to: reward_per_token };
}

/** Whole raw units that can be claimed from an updated position. */
export const claimable = ({ earned }: Position): bigint => earned / SCALE;

/** Adds a lot. Unlocked lots, and lots that unlock at the same time, are merged. */
export function withLot(position: Position, lot: Lot, now: number): Position {
  const lots: Lot[] = [];
  for (const one of [...position.lots, lot]) {
    const last = lots[lots.length - 1];
    if (last && (one.unlock_at <= now || one.unlock_at === last.unlock_at)) {
      lots[lots.length - 1] = { amount: last.amount + one.amount, unlock_at: one.unlock_at };
    } else lots.push(one);
  }
  if (lots.length > MAX_LOTS) fail(TooManyLots, { max: MAX_LOTS, next_unlock_at: lots[0]!.unlock_at });
  return { ...position, staked: position.staked + lot.amount, lots };
}

/** Takes an amount from the oldest lots. Fails if the position has less or the amount is still locked. */
export function without(position: Position, amount: bigint, now: number): Position {
  const { staked, lots } = position;
  if (staked < amount) fail(InsufficientStake, { have: `${staked}`, need: `${amount}` });
  let missing = amount;
  const left: Lot[] = [];
  for (const lot of lots) {
    const isWhole = lot.amount <= missing;
    const taken = isWhole ? lot.amount : missing;
    missing -= taken;
    // The last touched lot unlocks last, so it decides for the whole amount.
    if (taken > 0n && missing === 0n && lot.unlock_at > now) fail(Locked, { unlock_at: lot.unlock_at });
    if (!isWhole) left.push({ ...lot, amount: lot.amount - taken });
  }
  return { ...position, staked: staked - amount, lots: left };
}
