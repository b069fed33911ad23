/** Presales: what is agreed, how far it came, and the state that follows from both and the time. */

import { t, type ValueOf } from '../../runtime/sdk.js';

/** When what was bought is delivered: a part at once, a part in every cycle. */
export const Vesting = t.struct({
  /** Delivered when the presale is finalized. */
  tge_bps: t.bps(),
  cycle_seconds: t.range(1, 315_576_000),
  cycle_bps: t.range(1, 10_000),
});

/** What happens to tokens that nobody bought. */
export const Unsold = t.choice('return', 'burn');

/** What is agreed of amounts, times and liquidity when a presale is made. */
export const termsShape = {
  creator: t.address,
  token_mint: t.mint,
  tokens_for_sale: t.amount,
  soft_cap: t.amount,
  hard_cap: t.amount,
  min_contribution: t.amount,
  max_contribution: t.amount,
  start_time: t.time,
  end_time: t.time,
  liquidity_bps: t.bps(),
  listing_rate_bps: t.bps(),
  lp_lock_duration: t.seconds,
  vesting: t.option(Vesting),
  unsold: Unsold,
  whitelist_size: t.count,
  title: t.option(t.text(0, 64)),
  description: t.option(t.text(0, 1_000)),
  url: t.option(t.link()),
  created_at_height: t.height,
};

/** All that is agreed. Nothing of it ever changes. */
export const Terms = t.struct({ ...termsShape, payment_mint: t.mint });
export type Terms = ValueOf<typeof Terms>;

/** What was decided about a presale; the rest of its state follows from time. */
const Stage = t.choice('open', 'failed', 'cancelled', 'finalized', 'refunding', 'refunded');

/** How far a presale came. */
export const Progress = t.struct({
  stage: Stage,
  raised: t.amount,
  sold: t.amount,
  contributors: t.count,
  creator_contributed: t.amount,
  /** When the hard cap was reached. */
  filled_at: t.option(t.time),
  /** Contributors that have not been given back what they paid. */
  waiting: t.count,
  /** Whether the creator has his deposit back. */
  returned: t.bool,
  pool: t.option(t.mint),
  lp_lock_id: t.option(t.count),
  finalized_at: t.option(t.time),
  finalized_at_height: t.option(t.height),
});
export type Progress = ValueOf<typeof Progress>;

/** How far a new presale is. */
export const NO_PROGRESS: Progress = {
  stage: 'open',
  raised: 0n,
  sold: 0n,
  contributors: 0,
  creator_contributed: 0n,
  filled_at: null,
  waiting: 0,
  returned: false,
  pool: null,
  lp_lock_id: null,
  finalized_at: null,
  finalized_at_height: null,
};

/** What an account paid, and what it got for it. */
export const Contribution = t.struct({
  contributor: t.address,
  amount: t.amount,
  tokens: t.amount,
  claimed: t.amount,
  refunded: t.bool,
  first_height: t.height,
  last_height: t.height,
});
export type Contribution = ValueOf<typeof Contribution>;

/** The state of a presale, as callers see it. */
export const Status = t.choice(
  'pending',
  'active',
  'succeeded',
  'failed',
  'cancelled',
  'finalized',
  'refunding',
  'refunded',
);
export type Status = ValueOf<typeof Status>;

/** Seconds after which a presale that succeeded and was not finalized gives everything back. */
const STUCK = 604_800;

/** The state at a time. */
export function statusAt(
  time: number,
  { start_time, end_time, soft_cap }: Terms,
  { stage, raised, filled_at }: Progress,
): Status {
  if (stage !== 'open') return stage;
  if (filled_at !== null || (time >= end_time && raised >= soft_cap)) return 'succeeded';
  if (time >= end_time) return 'failed';
  return time < start_time ? 'pending' : 'active';
}

/** When a presale that succeeded, and was not finalized, gives everything back. */
export const stuckAt = ({ end_time }: Terms, { filled_at }: Progress): number => (filled_at ?? end_time) + STUCK;

/** True when contributors can have back what they paid. */
export function isRefundable(time: number, terms: Terms, progress: Progress): boolean {
  const status = statusAt(time, terms, progress);
  if (status === 'succeeded') return time >= stuckAt(terms, progress);
  return status === 'failed' || status === 'cancelled' || status === 'refunding';
}
