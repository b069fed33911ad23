/** Arithmetic of a presale, in raw units, rounded so that the debts never exceed the escrow (decision 0024). */

const WHOLE = 10_000n;

/** Terms that determine the amounts. */
export interface Rates {
  readonly tokens_for_sale: bigint;
  readonly hard_cap: bigint;
  readonly liquidity_bps: number;
  readonly listing_rate_bps: number;
}

/** Delivery schedule of bought tokens: a part at once, then a part per cycle. */
export interface Vesting {
  readonly tge_bps: number;
  readonly cycle_seconds: number;
  readonly cycle_bps: number;
}

/** Tokens for all contributions of an account. */
export const tokensFor = (paid: bigint, { tokens_for_sale, hard_cap }: Rates): bigint =>
  (paid * tokens_for_sale) / hard_cap;

/** Deposit of the creator: the tokens for sale and the maximum that the pool can need, rounded up. */
export function depositFor({ tokens_for_sale, liquidity_bps, listing_rate_bps }: Rates): bigint {
  const parts = tokens_for_sale * BigInt(liquidity_bps) * BigInt(listing_rate_bps);
  return tokens_for_sale + (parts + WHOLE * WHOLE - 1n) / (WHOLE * WHOLE);
}

/** Amounts that create the pool. */
export function poolAmounts(
  raised: bigint,
  sold: bigint,
  { liquidity_bps, listing_rate_bps }: Rates,
): { readonly payment: bigint; readonly tokens: bigint } {
  const [liquidity, rate] = [BigInt(liquidity_bps), BigInt(listing_rate_bps)];
  return { payment: (raised * liquidity) / WHOLE, tokens: (sold * liquidity * rate) / (WHOLE * WHOLE) };
}

/** Part of the bought tokens that is due this many seconds after finalization. */
export function dueAfter(seconds: number, bought: bigint, vesting: Vesting | null): bigint {
  if (vesting === null) return bought;
  const { tge_bps, cycle_seconds, cycle_bps } = vesting;
  const bps = tge_bps + Math.trunc(seconds / cycle_seconds) * cycle_bps;
  return bps >= Number(WHOLE) ? bought : (bought * BigInt(bps)) / WHOLE;
}
