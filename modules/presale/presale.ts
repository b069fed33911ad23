/** Presales: their terms, their progress, and the status derived from both and the time. */

import { t, type ValueOf } from '../../runtime/sdk.js';

/** Delivery schedule of bought tokens: a part at once, then a part per cycle. */
export const Vesting = t.struct({
  tge_bps: t.doc(t.bps(), 'Part delivered at finalization, in basis points'),
  cycle_seconds: t.doc(t.range(1, 315_576_000), 'Length of a cycle in seconds'),
  cycle_bps: t.doc(t.bps(10_000, 1), 'Part delivered after each cycle, in basis points'),
});

export const Unsold = t.doc(t.choice('return', 'burn'), 'Use of unsold tokens: return (to the creator) or burn');

/** Amounts, times and liquidity agreed at creation. */
export const termsShape = {
  creator: t.doc(t.address, 'Account that sells the token'),
  token_mint: t.doc(t.mint, 'Mint address of the token for sale'),
  tokens_for_sale: t.doc(t.amountOf('token_mint'), 'Amount for sale in raw units'),
  soft_cap: t.doc(
    t.amountOf('payment_token'),
    'Minimum raised amount in raw units of the payment token; below it, all is refunded',
  ),
  hard_cap: t.doc(t.amountOf('payment_token'), 'Maximum raised amount in raw units of the payment token'),
  min_contribution: t.doc(t.amountOf('payment_token'), 'Minimum of a contribution in raw units of the payment token'),
  max_contribution: t.doc(
    t.amountOf('payment_token'),
    'Maximum total contribution of an account in raw units of the payment token',
  ),
  start_time: t.doc(t.time, 'Start of contributions in Unix seconds, inclusive'),
  end_time: t.doc(t.time, 'End of contributions in Unix seconds, exclusive'),
  liquidity_bps: t.doc(t.bps(), 'Part of the raised amount that goes into the pool, in basis points'),
  listing_rate_bps: t.doc(t.bps(), 'Pool rate (tokens per payment) as a part of the presale rate, in basis points'),
  lp_lock_duration: t.doc(t.seconds, 'Lock of the pool liquidity in seconds'),
  vesting: t.doc(t.option(Vesting), 'Delivery schedule of the bought tokens; null to deliver all at finalization'),
  unsold: Unsold,
  whitelist_size: t.doc(t.count, 'Number of accounts that may contribute; 0 for everyone'),
  title: t.doc(t.option(t.text(0, 64)), 'Title of the presale; null for none'),
  description: t.doc(t.option(t.text(0, 1_000)), 'Description of the presale, at most 1,000 characters; null for none'),
  url: t.doc(t.option(t.link()), 'Link to more information; null for none'),
  created_at_height: t.doc(t.height, 'Height of the block that created the presale'),
};

/** All terms of a presale; they never change. */
export const Terms = t.struct({ ...termsShape, payment_mint: t.mint });
export type Terms = ValueOf<typeof Terms>;

/** Recorded decisions about a presale; the rest of its status follows from the time. */
const Stage = t.choice('open', 'failed', 'cancelled', 'finalized', 'refunding', 'refunded');

export const Progress = t.struct({
  stage: Stage,
  raised: t.amount,
  sold: t.amount,
  contributors: t.count,
  creator_contributed: t.amount,
  /** Time at which the hard cap was reached. */
  filled_at: t.option(t.time),
  /** Number of contributors that have not been refunded. */
  waiting: t.count,
  /** Whether the deposit was returned to the creator. */
  returned: t.bool,
  pool: t.option(t.mint),
  lp_lock_id: t.option(t.count),
  finalized_at: t.option(t.time),
  finalized_at_height: t.option(t.height),
});
export type Progress = ValueOf<typeof Progress>;

/** Progress of a new presale. */
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

/** Payments of an account and the tokens it gets for them. */
export const Contribution = t.struct({
  contributor: t.doc(t.address, 'Account that contributed'),
  amount: t.doc(t.amount, 'Total contributions in raw units of the payment token'),
  tokens: t.doc(t.amount, 'Raw units of the token bought'),
  claimed: t.doc(t.amount, 'Amount delivered so far in raw units of the token'),
  refunded: t.doc(t.bool, 'True if the contributions were refunded'),
  first_height: t.doc(t.height, 'Height of the first contribution'),
  last_height: t.doc(t.height, 'Height of the last contribution'),
});
export type Contribution = ValueOf<typeof Contribution>;

/** Status of a presale, as callers see it. */
export const Status = t.doc(
  t.choice('pending', 'active', 'succeeded', 'failed', 'cancelled', 'finalized', 'refunding', 'refunded'),
  'pending before the start, active during the sale, then succeeded or failed; cancelled by the creator; finalized; refunding until all are refunded',
);
export type Status = ValueOf<typeof Status>;

/** Seconds after success until a presale that is not finalized refunds everything. */
const STUCK = 604_800;

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

/** Time from which a successful presale that is not finalized refunds everything. */
export const stuckAt = ({ end_time }: Terms, { filled_at }: Progress): number => (filled_at ?? end_time) + STUCK;

/** True if contributors can get their payments back. */
export function isRefundable(time: number, terms: Terms, progress: Progress): boolean {
  const status = statusAt(time, terms, progress);
  if (status === 'succeeded') return time >= stuckAt(terms, progress);
  return status === 'failed' || status === 'cancelled' || status === 'refunding';
}
