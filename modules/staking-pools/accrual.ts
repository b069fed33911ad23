/** Accrual of a pool: rewards per second, shared by stake, with no raw unit lost or created (decision 0027). */

/** Scale of rewards per staked unit. */
export const SCALE = 10n ** 18n;

/** Time-dependent numbers of a pool, in raw units unless scaled. */
export interface Flow {
  /** Raw units of reward per second for the whole pool. */
  readonly reward_rate: bigint;
  readonly total_staked: bigint;
  /** Rewards that the pool holds. */
  readonly escrow: bigint;
  /**
   * Part of the escrow that stakers have earned. Invariant: owed * SCALE = remainder + scaled earnings of all
   * positions.
   */
  readonly owed: bigint;
  /** Scaled earnings of one unit staked since the start. */
  readonly reward_per_token: bigint;
  /** Scaled rest of the last division, which no one has earned yet; added to the next rewards. */
  readonly remainder: bigint;
  /** Unix seconds. */
  readonly updated_at: number;
}

/** Rewards that are not owed yet. */
export const available = ({ escrow, owed }: Flow): bigint => escrow - owed;

/** Whole seconds for which the rewards last. */
export const secondsLeft = (pool: Flow): bigint => available(pool) / pool.reward_rate;

/** The pool at a later time. No rewards accrue while nothing is staked or after they have run out. */
export function accrued<P extends Flow>(pool: P, now: number): P {
  const { reward_rate, total_staked, owed, reward_per_token, remainder, updated_at } = pool;
  if (total_staked === 0n) return { ...pool, updated_at: now };
  const elapsed = BigInt(now - updated_at);
  const left = secondsLeft(pool);
  const reward = reward_rate * (elapsed < left ? elapsed : left);
  const shared = reward * SCALE + remainder;
  return {
    ...pool,
    owed: owed + reward,
    reward_per_token: reward_per_token + shared / total_staked,
    remainder: shared % total_staked,
    updated_at: now,
  };
}
