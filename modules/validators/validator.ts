/** The stored record of a validator, and values derived from it. */

import { type ChainInfo, type Hash, type Type, t, type ValueOf } from '../../runtime/sdk.js';
import { Pool } from './compounding.js';
import { Bond } from './earning.js';
import { Lots } from './lots.js';
import { MAX_COMMISSION_BPS, minStakeOf } from './terms.js';

/** An Ed25519 consensus key: 64 hex characters. */
export const ConsensusKey: Type<Hash> = {
  ...t.hex32,
  about: 'an Ed25519 public key, 64 hex digits',
  schema: { $ref: '#/components/schemas/ConsensusKey' },
  toJson: (value) => value,
};

/** Why a validator is jailed. */
export const JailReason = t.doc(
  t.choice('double-sign', 'downtime'),
  'Reason of the last jailing: double-sign (conflicting signatures) or downtime (too many missed turns)',
);
export type JailReason = ValueOf<typeof JailReason>;

/** Description of a validator by its operator. */
export const metadataShape = {
  name: t.doc(t.text(0, 64), 'Name of the validator, at most 64 characters'),
  description: t.doc(t.text(0, 500), 'Description of the operator, at most 500 characters'),
  website: t.doc(t.text(0, 256), 'Home page, at most 256 characters'),
  avatar: t.doc(t.text(0, 256), 'Link to an image, at most 256 characters'),
};
export const Metadata = t.struct(metadataShape);

/** Terms on which a validator accepts delegations. */
export const PoolConfig = t.struct({
  enabled: t.doc(t.bool, 'True if the validator accepts delegations'),
  name: t.doc(t.text(0, 64), 'Name of the delegation pool, at most 64 characters'),
  min_delegation: t.doc(t.option(t.amount), 'Minimum delegation in raw native units; null for that of the chain'),
  auto_compound_default: t.doc(t.bool, 'True if rewards of new delegations compound by default'),
});

/** A pending commission; like a pending key, it takes effect at `height`. */
const NextCommission = t.struct({ bps: t.bps(MAX_COMMISSION_BPS), height: t.height });
const NextKey = t.struct({ pubkey: ConsensusKey, height: t.height });

/** A validator, keyed by the account that operates it. */
export const Validator = t.struct({
  pubkey: ConsensusKey,
  next_key: t.option(NextKey),
  registered_at_height: t.height,
  registered_at: t.time,

  /** The operator's own stake. */
  own: Bond,
  own_lots: Lots,
  /** Whether the operator's earnings become own stake at the end of each epoch. */
  own_compounds: t.bool,
  /** Stake of delegators that do not compound, in raw units. */
  delegated: t.amount,
  /** Stake of delegators that compound. */
  pool: Pool,
  delegators: t.count,

  commission_bps: t.bps(MAX_COMMISSION_BPS),
  next_commission: t.option(NextCommission),
  commission_changed_at: t.option(t.time),
  metadata: Metadata,
  config: PoolConfig,

  jailed: t.bool,
  jail_release_time: t.time,
  jail_count: t.u32,
  jail_reason: t.option(JailReason),
  /** Double signs at or below this height are already punished. */
  punished_height: t.height,

  score_bps: t.bps(),
  reputation_bps: t.bps(),
  /** Counters up to the end of its last active epoch. */
  produced: t.count,
  missed: t.count,
  last_block_height: t.height,
});
export type Validator = ValueOf<typeof Validator>;

/** All stake that earns with the validator, in raw units. */
export const stakeOf = ({ own, delegated, pool }: Validator): bigint => own.amount + delegated + pool.bond.amount;

/** The commission in force at a height. */
export const commissionAt = ({ commission_bps, next_commission }: Validator, height: number): number =>
  next_commission !== null && next_commission.height <= height ? next_commission.bps : commission_bps;

/** Whether it can be in the next active set if its stake is among the largest. */
export const isEligible = ({ own, jailed }: Validator, chain: ChainInfo): boolean =>
  !jailed && own.amount >= minStakeOf(chain);
