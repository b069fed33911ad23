/** Public form of validators and stakes (definitions 4.10). */

import { type Address, t, type ValueOf } from '../../runtime/sdk.js';
import { amountOf } from './bonding.js';
import { owedToShares } from './compounding.js';
import { owed } from './earning.js';
import { earningsOf } from './records.js';
import type { Delegation, Reading, Seat } from './shape.js';
import { COMMISSION_COOLDOWN_S, minStakeOf } from './terms.js';
import { ConsensusKey, commissionAt, JailReason, Metadata, stakeOf, type Validator } from './validator.js';

const Status = t.doc(
  t.choice('active', 'candidate', 'jailed', 'skipped', 'leaving'),
  'active: signs blocks; skipped: active, but leads none for now; candidate: may become active; leaving: its own stake is below the least; jailed: taken out',
);

/** A validator as callers see it. */
export const ValidatorJson = t.struct({
  address: t.doc(t.address, 'Account that operates the validator'),
  pubkey: t.doc(ConsensusKey, 'Consensus key with which it signs, in hex'),
  stake: t.doc(t.amount, 'Raw native units that earn with it, of everybody'),
  self_stake: t.doc(t.amount, 'Raw native units of its operator'),
  delegated_stake: t.doc(t.amount, 'Raw native units of others, whether they compound or not'),
  compounding_stake: t.doc(t.amount, 'Raw native units of those whose earnings become stake by themselves'),
  commission: t.doc(t.u16, 'Part of earnings that the operator keeps, in basis points'),
  next_commission: t.doc(
    t.option(
      t.struct({
        commission: t.doc(t.u16, 'Part of earnings that the operator will keep, in basis points'),
        effective_height: t.doc(t.height, 'First height of the new commission'),
      }),
    ),
    'What the commission will be; null where no change waits',
  ),
  commission_changed_at: t.doc(t.option(t.time), 'When the operator last changed it, in Unix seconds; null for never'),
  commission_next_change_at: t.doc(
    t.option(t.time),
    'From when it may be changed again, in Unix seconds; null for now',
  ),
  status: Status,
  is_jailed: t.doc(t.bool, 'True while it was taken out for misconduct or absence'),
  jail_release_time: t.doc(t.time, 'From when it may leave jail, in Unix seconds; 0 when it never was in jail'),
  jail_count: t.doc(t.u32, 'How often it was jailed'),
  jail_reason: t.option(JailReason),
  performance_score: t.doc(t.number, 'How well it does its turns: 0.5 to 1'),
  reputation: t.doc(t.u8, 'Its record over many epochs, 0 to 100'),
  rank: t.doc(t.u32, '1 for the most stake; 0 for one that cannot be active, and beyond the first thousand'),
  voting_power_bps: t.doc(t.u16, 'Its part of the voting power of this epoch, in basis points'),
  metadata: t.doc(Metadata, 'What the operator says of the validator'),
  pool_enabled: t.doc(t.bool, 'True when others may delegate to it'),
  pool_name: t.doc(t.text(0, 64), 'What its pool of delegations is called'),
  min_delegation: t.doc(t.amount, 'Least raw native units that others may delegate'),
  auto_compound_default: t.doc(t.bool, 'True when rewards of new delegations become stake by themselves'),
  delegators: t.doc(t.count, 'How many accounts delegate to it'),
  blocks_produced: t.doc(t.count, 'Blocks that it proposed, ever'),
  missed_turns: t.doc(t.count, 'Turns that it did not take, ever'),
  consecutive_missed: t.doc(t.u32, 'Turns missed since the last one it took'),
  last_block_height: t.doc(t.height, 'Height of the last block that it proposed; 0 for none'),
  commission_balance: t.doc(t.amount, 'Raw native units of commission that wait to be claimed'),
  registered_at_height: t.doc(t.height, 'Height at which it registered; 0 at genesis'),
  pending_consensus_key: t.doc(
    t.option(
      t.struct({
        pubkey: t.doc(ConsensusKey, 'New consensus key in hex'),
        applies_at_height: t.doc(t.height, 'First height that the new key signs'),
      }),
    ),
    'The key that it will sign with; null where no change waits',
  ),
});
export type ValidatorJson = ValueOf<typeof ValidatorJson>;

/** Maximum rank that is reported. */
const RANKED = 1_000;

/** Data read once for any number of validators. */
export interface Field {
  readonly seats: ReadonlyMap<Address, Seat>;
  readonly ranks: ReadonlyMap<Address, number>;
  readonly power: ReadonlyMap<Address, number>;
  readonly totalPower: number;
}

/** The current active set and ranking. */
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
  validator: t.doc(t.address, 'Operator account of the validator'),
  pubkey: t.doc(ConsensusKey, 'Consensus key of the validator in hex'),
  amount: t.doc(t.amount, 'Raw native units that are staked'),
  pending_rewards: t.doc(t.amount, 'Raw native units that were earned and wait to be claimed'),
  auto_compound: t.doc(t.bool, 'True when what it earns becomes stake by itself'),
  since_height: t.doc(t.height, 'Height of the oldest of this stake; 0 for none left'),
});

/** The stake of an account with a validator; also used for an operator's own stake. */
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
