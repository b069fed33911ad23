/** Validators and stakes as callers see them: definitions 4.10. */

import { type Address, t, type ValueOf } from '../../runtime/sdk.js';
import { amountOf } from './bonding.js';
import { owedToShares } from './compounding.js';
import { owed } from './earning.js';
import { earningsOf } from './records.js';
import type { Delegation, Reading, Seat } from './shape.js';
import { COMMISSION_COOLDOWN_S, minStakeOf } from './terms.js';
import { ConsensusKey, commissionAt, JailReason, Metadata, stakeOf, type Validator } from './validator.js';

const Status = t.choice('active', 'candidate', 'jailed', 'skipped', 'leaving');

/** A validator as callers see it. */
export const ValidatorJson = t.struct({
  address: t.address,
  pubkey: ConsensusKey,
  stake: t.amount,
  self_stake: t.amount,
  /** Of others, whether it compounds or not. */
  delegated_stake: t.amount,
  compounding_stake: t.amount,
  commission: t.u16,
  /** What the commission will be, and from which height. */
  next_commission: t.option(t.struct({ commission: t.u16, effective_height: t.height })),
  commission_changed_at: t.option(t.time),
  commission_next_change_at: t.option(t.time),
  status: Status,
  is_jailed: t.bool,
  jail_release_time: t.time,
  jail_count: t.u32,
  jail_reason: t.option(JailReason),
  /** 0.5 to 1. */
  performance_score: t.number,
  /** 0 to 100. */
  reputation: t.u8,
  /** 1 for the most stake; 0 for one that cannot be active, and beyond the first thousand. */
  rank: t.u32,
  voting_power_bps: t.u16,
  metadata: Metadata,
  pool_enabled: t.bool,
  pool_name: t.text(0, 64),
  min_delegation: t.amount,
  auto_compound_default: t.bool,
  delegators: t.count,
  blocks_produced: t.count,
  missed_turns: t.count,
  consecutive_missed: t.u32,
  last_block_height: t.height,
  commission_balance: t.amount,
  registered_at_height: t.height,
  pending_consensus_key: t.option(t.struct({ pubkey: ConsensusKey, applies_at_height: t.height })),
});
/** The value of that. */
export type ValidatorJson = ValueOf<typeof ValidatorJson>;

/** How far ranks are told. */
const RANKED = 1_000;

/** What is asked once for any number of validators. */
export interface Field {
  readonly seats: ReadonlyMap<Address, Seat>;
  readonly ranks: ReadonlyMap<Address, number>;
  readonly power: ReadonlyMap<Address, number>;
  readonly totalPower: number;
}

/** The active set and the ranking as they are now. */
export function fieldOf({ state }: Reading): Field {
  const active = state.active.get();
  const ranked = state.ranking.list([false], RANKED);
  return {
    seats: new Map(state.seats.get().map((seat) => [seat.address, seat])),
    ranks: new Map(ranked.map(({ value }, i) => [value, i + 1])),
    power: new Map(active.map(({ address, power }) => [address, power])),
    totalPower: active.reduce((sum, { power }) => sum + power, 0),
  };
}

function statusOf(c: Reading, validator: Validator, seat: Seat | undefined): ValueOf<typeof Status> {
  if (validator.jailed) return 'jailed';
  if (validator.own.amount < minStakeOf(c.chain)) return 'leaving';
  if (seat === undefined || seat.jailed) return 'candidate';
  return seat.skipped ? 'skipped' : 'active';
}

/** The record of a validator. */
export function validatorJson(c: Reading, address: Address, validator: Validator, field: Field): ValidatorJson {
  const seat = field.seats.get(address);
  const { own, delegated, pool, config, metadata, next_key, next_commission: next } = validator;
  const changed_at = validator.commission_changed_at;
  const isNext = next !== null && next.height > c.height;
  return {
    address,
    pubkey: validator.pubkey,
    stake: stakeOf(validator),
    self_stake: own.amount,
    delegated_stake: delegated + pool.bond.amount,
    compounding_stake: pool.bond.amount,
    commission: commissionAt(validator, c.height),
    next_commission: isNext ? { commission: next.bps, effective_height: next.height } : null,
    commission_changed_at: changed_at,
    commission_next_change_at: changed_at === null ? null : changed_at + COMMISSION_COOLDOWN_S,
    status: statusOf(c, validator, seat),
    is_jailed: validator.jailed,
    jail_release_time: validator.jail_release_time,
    jail_count: validator.jail_count,
    jail_reason: validator.jail_reason,
    performance_score: validator.score_bps / 10_000,
    reputation: Math.trunc(validator.reputation_bps / 100),
    rank: field.ranks.get(address) ?? 0,
    voting_power_bps: Math.trunc(((field.power.get(address) ?? 0) * 10_000) / Math.max(1, field.totalPower)),
    metadata,
    pool_enabled: config.enabled,
    pool_name: config.name,
    min_delegation: config.min_delegation ?? c.state.minDelegation.get(),
    auto_compound_default: config.auto_compound_default,
    delegators: validator.delegators,
    blocks_produced: validator.produced + (seat?.tally.produced ?? 0),
    missed_turns: validator.missed + (seat?.tally.missed ?? 0),
    consecutive_missed: seat?.tally.missed_in_row ?? 0,
    last_block_height: Math.max(validator.last_block_height, seat?.tally.last_block_height ?? 0),
    commission_balance: earningsOf(c, address).commission,
    registered_at_height: validator.registered_at_height,
    pending_consensus_key: next_key && { pubkey: next_key.pubkey, applies_at_height: next_key.height },
  };
}

/** A stake as callers see it. */
export const DelegationJson = t.struct({
  validator: t.address,
  pubkey: ConsensusKey,
  amount: t.amount,
  pending_rewards: t.amount,
  auto_compound: t.bool,
  since_height: t.height,
});

/** The stake of an account with a validator; an operator's own stake is one too. */
export function delegationJson(
  c: Reading,
  operator: Address,
  validator: Validator,
  held: Delegation,
): ValueOf<typeof DelegationJson> {
  const earnings = earningsOf(c, operator);
  return {
    validator: operator,
    pubkey: validator.pubkey,
    amount: amountOf(validator, held),
    pending_rewards: owed(held.bond, earnings) + owedToShares(validator.pool, held.shares, earnings),
    auto_compound: held.compounds,
    since_height: held.lots[0]?.height ?? 0,
  };
}
