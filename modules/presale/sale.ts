/** The arithmetic of a presale: everything in raw units, rounded so that what is owed never exceeds what is held. */

const WHOLE = 10_000n;

/** The terms that amounts follow from. */
export interface Rates {
  readonly tokens_for_sale: bigint;
  readonly hard_cap: bigint;
  readonly liquidity_bps: number;
  readonly listing_rate_bps: number;
}

/** When what was bought comes: a part at once, then a part in every cycle. */
export interface Vesting {
  readonly tge_bps: number;
  readonly cycle_seconds: number;
  readonly cycle_bps: number;
}

/** What an account gets for all that it contributed. */
export const tokensFor = (paid: bigint, { tokens_for_sale, hard_cap }: Rates): bigint =>
  (paid * tokens_for_sale) / hard_cap;

/** What the creator deposits: the tokens for sale, and the most that the pool can need, rounded up. */
export function depositFor({ tokens_for_sale, liquidity_bps, listing_rate_bps }: Rates): bigint {
  const parts = tokens_for_sale * BigInt(liquidity_bps) * BigInt(listing_rate_bps);
  return tokens_for_sale + (parts + WHOLE * WHOLE - 1n) / (WHOLE * WHOLE);
}

/** What the pool is made with. */
export function poolAmounts(
  raised: bigint,
  sold: bigint,
  { liquidity_bps, listing_rate_bps }: Rates,
): { readonly payment: bigint; readonly tokens: bigint } {
  const [liquidity, rate] = [BigInt(liquidity_bps), BigInt(listing_rate_bps)];
  return { payment: (raised * liquidity) / WHOLE, tokens: (sold * liquidity * rate) / (WHOLE * WHOLE) };
}

/** How much of what was bought is due so many seconds after the presale was finalized. */
export function dueAfter(seconds: number, bought: bigint, vesting: Vesting | null): bigint {
  if (vesting === null) return bought;
  const { tge_bps, cycle_seconds, cycle_bps } = vesting;
  const bps = tge_bps + Math.trunc(seconds / cycle_seconds) * cycle_bps;
  return bps >= Number(WHOLE) ? bought : (bought * BigInt(bps)) / WHOLE;
}
