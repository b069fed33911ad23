/** The record of a validator, and what follows from it. */

import { type ChainInfo, type Hash, type Type, t, type ValueOf } from '../../runtime/sdk.js';
import { Pool } from './compounding.js';
import { Bond } from './earning.js';
import { Lots } from './lots.js';
import { MAX_COMMISSION_BPS, minStakeOf } from './terms.js';

/** An Ed25519 consensus key: 64 hex characters. */
export const ConsensusKey: Type<Hash> = {
  ...t.hex32,
  about: 'an Ed25519 public key, 64 hex characters',
  schema: { $ref: '#/components/schemas/ConsensusKey' },
  toJson: (value) => value,
};

/** Why a validator is jailed. */
export const JailReason = t.choice('double-sign', 'downtime');
export type JailReason = ValueOf<typeof JailReason>;

/** What an operator says of itself. */
export const metadataShape = {
  name: t.text(0, 64),
  description: t.text(0, 500),
  website: t.text(0, 256),
  avatar: t.text(0, 256),
};
/** The same as a type. */
export const Metadata = t.struct(metadataShape);

/** How a validator takes delegations. */
export const PoolConfig = t.struct({
  enabled: t.bool,
  name: t.text(0, 64),
  /** Raw units; null for what the chain asks where nothing is said. */
  min_delegation: t.option(t.amount),
  auto_compound_default: t.bool,
});

/** A commission that waits for an epoch, or a key. Each holds from the height on. */
const NextCommission = t.struct({ bps: t.bps(MAX_COMMISSION_BPS), height: t.height });
const NextKey = t.struct({ pubkey: ConsensusKey, height: t.height });

/** A validator, under the account that operates it. */
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
  /** Stake of delegators who do not compound, raw units. */
  delegated: t.amount,
  /** Stake of those who do. */
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
  /** Double signs at or below this height are punished. */
  punished_height: t.height,

  score_bps: t.bps(),
  reputation_bps: t.bps(),
  /** Up to the end of the last epoch that it was active in. */
  produced: t.count,
  missed: t.count,
  last_block_height: t.height,
});
export type Validator = ValueOf<typeof Validator>;

/** Everything that earns with the validator, raw units. */
export const stakeOf = ({ own, delegated, pool }: Validator): bigint => own.amount + delegated + pool.bond.amount;

/** The commission that holds at a height. */
export const commissionAt = ({ commission_bps, next_commission }: Validator, height: number): number =>
  next_commission !== null && next_commission.height <= height ? next_commission.bps : commission_bps;

/** Whether it may be in the next active set, if its stake is among the largest. */
export const isEligible = ({ own, jailed }: Validator, chain: ChainInfo): boolean =>
  !jailed && own.amount >= minStakeOf(chain);
