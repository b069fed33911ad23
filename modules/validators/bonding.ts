/** Bonding and releasing of stake: the accounting of one account with one validator. The caller moves the tokens. */

import { type Address, fail } from '../../runtime/sdk.js';
import { deposit, sharesFor, stakeFor, withdraw } from './compounding.js';
import { newBond, settled } from './earning.js';
import { InsufficientStake, SelfStakeBelowMinimum, TooManyDelegations } from './errors.js';
import { added, removed } from './lots.js';
import { compound, earningsOf, save, validatorOf } from './records.js';
import type { Delegation, Reading, Writing } from './shape.js';
import { MAX_DELEGATIONS, minStakeOf } from './terms.js';
import type { Validator } from './validator.js';

/** Stake that an account could release from a validator; for the operator, its own stake. */
export function bonded({ state }: Pick<Reading, 'state'>, staker: Address, operator: Address): bigint {
  const validator = state.validators.get(operator);
  if (validator === undefined) return 0n;
  if (staker === operator) return validator.own.amount;
  const delegation = state.delegations.get(operator, staker);
  return delegation === undefined ? 0n : amountOf(validator, delegation);
}

/** The stake of a delegation, in raw units. */
export const amountOf = ({ pool }: Validator, { bond, shares, compounds }: Delegation): bigint =>
  compounds ? stakeFor(pool, shares) : bond.amount;

/** Adds stake of an account to a validator. */
export function bond(c: Writing, staker: Address, operator: Address, amount: bigint): void {
  const before = validatorOf(c, operator);
  const earnings = earningsOf(c, operator);
  if (staker === operator) {
    const own = settled(before.own, earnings);
    const own_lots = added(before.own_lots, c.height, amount);
    save(c, operator, before, { ...before, own: { ...own, amount: own.amount + amount }, own_lots });
    return;
  }
  const held = c.state.delegations.get(operator, staker) ?? open(c, staker, operator, before);
  let validator = held.lots.length === 0 ? { ...before, delegators: before.delegators + 1 } : before;
  let delegation = held;
  if (held.compounds) {
    validator = compound(c, operator, validator, earnings);
    const { pool, shares } = deposit(validator.pool, amount);
    validator = { ...validator, pool };
    delegation = { ...held, shares: held.shares + shares, lots: added(held.lots, c.height, shares) };
  } else {
    const own = settled(held.bond, earnings);
    validator = { ...validator, delegated: validator.delegated + amount };
    delegation = { ...held, bond: { ...own, amount: own.amount + amount }, lots: added(held.lots, c.height, amount) };
  }
  save(c, operator, before, validator);
  c.state.delegations.put(operator, staker, delegation);
}

/**
 * Releases stake of an account from a validator. Fails if the account has less, or if the rest of an operator's own
 * stake would be too small.
 */
export function release(c: Writing, staker: Address, operator: Address, amount: bigint): void {
  const have = bonded(c, staker, operator);
  if (have < amount) fail(InsufficientStake, { have: `${have}`, need: `${amount}` });
  const before = validatorOf(c, operator);
  const earnings = earningsOf(c, operator);
  if (staker === operator) {
    const own = settled(before.own, earnings);
    const rest = own.amount - amount;
    const min = minStakeOf(c.chain);
    if (rest !== 0n && rest < min) fail(SelfStakeBelowMinimum, { min: `${min}`, rest: `${rest}` });
    const own_lots = removed(before.own_lots, amount);
    save(c, operator, before, { ...before, own: { ...own, amount: rest }, own_lots });
    return;
  }
  const held = c.state.delegations.get(operator, staker)!;
  let validator = before;
  let delegation = held;
  if (held.compounds) {
    validator = compound(c, operator, before, earnings);
    const { pool } = validator;
    // An account that releases all its stake leaves the pool; rewards that were not compounded before become claimable.
    const [shares, value] =
      amount === have ? [held.shares, stakeFor(pool, held.shares)] : [sharesFor(pool, held.shares, amount), amount];
    validator = { ...validator, pool: withdraw(pool, value, shares) };
    const bond = { ...held.bond, rewards: held.bond.rewards + value - amount };
    delegation = { ...held, bond, shares: held.shares - shares, lots: removed(held.lots, shares) };
  } else {
    const own = settled(held.bond, earnings);
    validator = { ...before, delegated: before.delegated - amount };
    delegation = { ...held, bond: { ...own, amount: own.amount - amount }, lots: removed(held.lots, amount) };
  }
  if (delegation.lots.length === 0) validator = { ...validator, delegators: validator.delegators - 1 };
  save(c, operator, before, validator);
  keep(c, staker, operator, delegation);
}

/** Stores a delegation, or deletes it if it is empty. */
export function keep({ state }: Writing, staker: Address, operator: Address, delegation: Delegation): void {
  const { bond, shares } = delegation;
  if (bond.amount + bond.rewards + shares > 0n) {
    state.delegations.put(operator, staker, delegation);
    return;
  }
  state.delegations.delete(operator, staker);
  const others = (state.delegatedTo.get(staker) ?? []).filter((one) => one !== operator);
  if (others.length === 0) state.delegatedTo.delete(staker);
  else state.delegatedTo.put(staker, others);
}

function open(c: Writing, staker: Address, operator: Address, { config }: Validator): Delegation {
  const others = c.state.delegatedTo.get(staker) ?? [];
  if (others.length >= MAX_DELEGATIONS) fail(TooManyDelegations, { max: MAX_DELEGATIONS });
  c.state.delegatedTo.put(staker, [...others, operator]);
  return {
    bond: newBond(0n, earningsOf(c, operator)),
    shares: 0n,
    compounds: config.auto_compound_default,
    lots: [],
  };
}
