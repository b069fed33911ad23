/** What a pool comes to owe as time passes: rewards by the second, shared by stake, and not one raw unit lost or made. */

/** Rewards per staked unit are kept in parts of a raw unit. */
export const SCALE = 10n ** 18n;

/** The numbers of a pool that move with time. Raw units, but what is scaled. */
export interface Flow {
  /** Raw units of reward per second, for the whole pool. */
  readonly reward_rate: bigint;
  readonly total_staked: bigint;
  /** Rewards that the pool holds. */
  readonly escrow: bigint;
  /** The part of escrow that stakers have earned: owed * SCALE = remainder + what all positions have earned, scaled. */
  readonly owed: bigint;
  /** What one unit that was there from the start has earned, scaled. */
  readonly reward_per_token: bigint;
  /** Scaled: earned by nobody yet, because it could not be divided; shared with what comes next. */
  readonly remainder: bigint;
  /** Unix seconds. */
  readonly updated_at: number;
}

/** What is not owed yet. */
export const available = ({ escrow, owed }: Flow): bigint => escrow - owed;

/** How many whole seconds the rewards last. */
export const secondsLeft = (pool: Flow): bigint => available(pool) / pool.reward_rate;

/** The pool at a later time. Seconds in which nobody had staked, or rewards had run out, cost nothing. */
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
