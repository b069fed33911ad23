/** Presales: what is agreed, how far it came, and the state that follows from both and the time. */

import { t, type ValueOf } from '../../runtime/sdk.js';

/** When what was bought is delivered: a part at once, a part in every cycle. */
export const Vesting = t.struct({
  tge_bps: t.doc(t.bps(), 'Part that is delivered when the presale is finalized, in basis points'),
  cycle_seconds: t.doc(t.range(1, 315_576_000), 'Length of a cycle in seconds'),
  cycle_bps: t.doc(t.range(1, 10_000), 'Part that is delivered in every cycle after that, in basis points'),
});

/** What happens to tokens that nobody bought. */
export const Unsold = t.doc(
  t.choice('return', 'burn'),
  'What becomes of tokens that nobody bought: the creator gets them back, or they are destroyed',
);

/** What is agreed of amounts, times and liquidity when a presale is made. */
export const termsShape = {
  creator: t.doc(t.address, 'Account that sells its token'),
  token_mint: t.doc(t.mint, 'Mint address of the token that is sold'),
  tokens_for_sale: t.doc(t.amount, 'Raw units that are for sale'),
  soft_cap: t.doc(
    t.amount,
    'Raw units of the payment token that must be raised, else everybody gets back what he paid',
  ),
  hard_cap: t.doc(t.amount, 'Most raw units of the payment token that can be raised'),
  min_contribution: t.doc(t.amount, 'Least raw units of the payment token that an account pays in'),
  max_contribution: t.doc(t.amount, 'Most raw units of the payment token that an account pays in, in all'),
  start_time: t.doc(t.time, 'From when it takes contributions, in Unix seconds'),
  end_time: t.doc(t.time, 'Until when it takes contributions, in Unix seconds'),
  liquidity_bps: t.doc(t.bps(), 'Part of what is raised that goes into the pool, in basis points'),
  listing_rate_bps: t.doc(
    t.bps(),
    'Tokens in the pool for a payment, as part of what the presale gives for it, in basis points',
  ),
  lp_lock_duration: t.doc(t.seconds, 'How long the liquidity of the pool is locked, in seconds'),
  vesting: t.doc(t.option(Vesting), 'When what was bought is delivered; null: all of it when the presale is finalized'),
  unsold: Unsold,
  whitelist_size: t.doc(t.count, 'How many accounts may contribute; 0: everybody may'),
  title: t.doc(t.option(t.text(0, 64)), 'What the presale is called; null for none'),
  description: t.doc(t.option(t.text(0, 1_000)), 'What it is for, up to 1,000 characters; null for none'),
  url: t.doc(t.option(t.link()), 'Link to more about it; null for none'),
  created_at_height: t.doc(t.height, 'Height of the block that made the presale'),
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
  contributor: t.doc(t.address, 'Account that paid in'),
  amount: t.doc(t.amount, 'Raw units of the payment token that it paid, in all'),
  tokens: t.doc(t.amount, 'Raw units of the token that it gets for that'),
  claimed: t.doc(t.amount, 'Raw units of the token that were delivered to it'),
  refunded: t.doc(t.bool, 'True when it got back what it paid'),
  first_height: t.doc(t.height, 'Height of its first contribution'),
  last_height: t.doc(t.height, 'Height of its last contribution'),
});
export type Contribution = ValueOf<typeof Contribution>;

/** The state of a presale, as callers see it. */
export const Status = t.doc(
  t.choice('pending', 'active', 'succeeded', 'failed', 'cancelled', 'finalized', 'refunding', 'refunded'),
  'How the presale stands: before, during or after its time, given up, finished, giving back, or all given back',
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
