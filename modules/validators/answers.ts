/** Public form of validators and stakes (definitions 4.10). */

import { type Address, t, type ValueOf } from '../../runtime/sdk.js';
import { amountOf } from './bonding.js';
import { owedToShares } from './compounding.js';
import { owed } from './earning.js';
import { measures } from './epoch.js';
import { earningsOf } from './records.js';
import { FACTORS, weightedFactors } from './score.js';
import type { Delegation, Reading, Seat } from './shape.js';
import { COMMISSION_COOLDOWN_S, epochEndOf, minStakeOf } from './terms.js';
import { ConsensusKey, commissionAt, JailReason, Metadata, stakeOf, type Validator } from './validator.js';

const Status = t.doc(
  t.choice('active', 'candidate', 'jailed', 'skipped', 'leaving'),
  'active: signs blocks; skipped: active, but temporarily does not lead; candidate: may become active; leaving: own stake below the minimum; jailed: removed from the active set',
);

/** A validator as callers see it. */
export const ValidatorJson = t.struct({
  address: t.doc(t.address, 'Operator account of the validator'),
  pubkey: t.doc(ConsensusKey, 'Consensus key in hex'),
  stake: t.doc(t.amountOf(), 'Total stake with the validator in raw native units'),
  self_stake: t.doc(t.amountOf(), 'Own stake of the operator in raw native units'),
  delegated_stake: t.doc(t.amountOf(), 'Delegated stake in raw native units, compounding or not'),
  compounding_stake: t.doc(t.amountOf(), 'Delegated stake whose rewards compound, in raw native units'),
  commission: t.doc(t.bps(0xffff), 'Part of the earnings that the operator keeps, in basis points'),
  next_commission: t.doc(
    t.option(
      t.struct({
        commission: t.doc(t.bps(0xffff), 'New commission in basis points'),
        effective_height: t.doc(t.height, 'First height of the new commission'),
      }),
    ),
    'Pending change of the commission; null for none',
  ),
  commission_changed_at: t.doc(
    t.option(t.time),
    'Time of the last change of the commission in Unix seconds; null if it never changed',
  ),
  commission_next_change_at: t.doc(
    t.option(t.time),
    'Earliest time of the next change of the commission in Unix seconds; null if it never changed',
  ),
  status: Status,
  is_jailed: t.doc(t.bool, 'True while jailed for double signing or downtime'),
  jail_release_time: t.doc(t.time, 'Earliest time to leave jail, in Unix seconds; 0 if never jailed'),
  jail_count: t.doc(t.u32, 'Number of times that it was jailed'),
  jail_reason: t.option(JailReason),
  performance_score: t.doc(t.number, 'Performance in recent epochs, 0.5 to 1'),
  reputation: t.doc(t.u8, 'Long-term reputation, 0 to 100'),
  rank: t.doc(t.u32, 'Rank by stake, 1 for the largest; 0 if not eligible, or beyond the first 1,000'),
  voting_power_bps: t.doc(t.bps(0xffff), 'Part of the voting power of this epoch, in basis points'),
  metadata: t.doc(Metadata, 'Description by the operator'),
  pool_enabled: t.doc(t.bool, 'True if the validator accepts delegations'),
  pool_name: t.doc(t.text(0, 64), 'Name of its delegation pool'),
  min_delegation: t.doc(t.amountOf(), 'Minimum delegation in raw native units'),
  auto_compound_default: t.doc(t.bool, 'True if rewards of new delegations compound by default'),
  delegators: t.doc(t.count, 'Number of accounts that delegate to it'),
  blocks_produced: t.doc(t.count, 'Total number of blocks proposed'),
  missed_turns: t.doc(t.count, 'Total number of missed turns'),
  consecutive_missed: t.doc(t.u32, 'Number of turns missed since the last one taken'),
  last_block_height: t.doc(t.height, 'Height of the last block that it proposed; 0 for none'),
  commission_balance: t.doc(t.amountOf(), 'Unclaimed commission in raw native units'),
  registered_at_height: t.doc(t.height, 'Height of the registration; 0 for genesis'),
  pending_consensus_key: t.doc(
    t.option(
      t.struct({
        pubkey: t.doc(ConsensusKey, 'New consensus key in hex'),
        applies_at_height: t.doc(t.height, 'First height that the new key signs'),
      }),
    ),
    'Pending consensus key; null for none',
  ),
});
export type ValidatorJson = ValueOf<typeof ValidatorJson>;

/** Reputation of a validator with its weighted factors in the running epoch. */
export const ReputationJson = t.struct({
  validator: t.doc(t.address, 'Operator account of the validator'),
  reputation: t.doc(t.number, 'Reputation at the end of the last epoch, 0 to 100'),
  target: t.doc(
    t.number,
    'Sum of weight times value, 0 to 100; the reputation moves a sixteenth towards it each epoch',
  ),
  blocks: t.doc(t.count, 'Number of blocks of the running epoch that the values cover'),
  factors: t.doc(
    t.list(
      t.struct({
        factor: t.doc(
          t.choice(...FACTORS),
          'production: turns taken; votes: commits signed; stake_and_age: size and days of stake; commission: the lower the higher; transactions: fees brought; attestations: blocks attested; governance: not measured, half for all',
        ),
        weight: t.doc(t.u8, 'Weight in percent; all weights add up to 100'),
        value: t.doc(t.bps(), 'Value in basis points'),
      }),
      FACTORS.length,
    ),
    'Factors with their weights',
  ),
});

/** The reputation of an active validator by its factors in the running epoch; undefined for other validators. */
export function reputationJson(c: Reading, validator: Address): ValueOf<typeof ReputationJson> | undefined {
  const seats = c.state.seats.get();
  const seat = seats.find(({ address }) => address === validator);
  if (seat === undefined) return undefined;
  const found = c.state.validators.get(validator)!;
  const blocks = c.chain.epochBlocks - (epochEndOf(c.height, c.chain) - c.height);
  const { duties, factors: others } = measures(c, seats, blocks)(seat, found);
  const factors = weightedFactors(duties, others);
  const target = factors.reduce((sum, { weight, value }) => sum + weight * value, 0);
  return { validator, reputation: found.reputation_bps / 100, target: Math.trunc(target / 100) / 100, blocks, factors };
}

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
  amount: t.doc(t.amountOf(), 'Staked amount in raw native units'),
  pending_rewards: t.doc(t.amountOf(), 'Unclaimed rewards in raw native units'),
  auto_compound: t.doc(t.bool, 'True if rewards compound'),
  since_height: t.doc(t.height, 'Height of the oldest part of this stake; 0 if none is left'),
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
