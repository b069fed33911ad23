/** What tests of presales share: a chain with a token to sell, and people who pay. */

import presale from '../../../modules/presale/index.js';
import { type Address, type Hash, moduleAccount } from '../../../runtime/sdk.js';
import { type Actor, alice, type ChainOptions, type TestChain } from '../../kit/index.js';
import { dexChain, ONE } from '../shared/pools.js';

export const HOUR = 3_600;
export const DAY = 86_400;

/** A chain on which alice made SEED: ten million of 6 decimals, of which no more can be made. */
export function presaleChain(options: ChainOptions & { stablecoins?: readonly string[] } = {}): {
  c: TestChain;
  mint: Hash;
} {
  const c = dexChain([], { ...options, more: [presale] });
  const seed = { name: 'Seed', symbol: 'SEED', decimals: 6, supply: SUPPLY, owner: alice };
  return { c, mint: c.run(alice, 'CreateToken', seed).returned[0]!.mint as Hash };
}
export const SUPPLY = 10n ** 13n;

/** A million SEED for 1,000 TRL, half of it at least; 60 % make the pool at 80 % of the rate. */
export const terms = (c: TestChain, token_mint: Hash) => ({
  token_mint,
  payment_token: null,
  tokens_for_sale: 10n ** 12n,
  soft_cap: 500n * ONE,
  hard_cap: 1_000n * ONE,
  min_contribution: ONE,
  max_contribution: 600n * ONE,
  start_time: c.time + 60,
  end_time: c.time + 60 + 2 * HOUR,
  liquidity_bps: 6_000,
  listing_rate_bps: 8_000,
  lp_lock_duration: 30 * DAY,
  options: null as object | null,
});

/** The options of a presale, and what they are when nothing is said. */
export const options = (change: object) => ({
  vesting: null,
  unsold: 'return',
  whitelist: [],
  title: null,
  description: null,
  url: null,
  ...change,
});

/** A presale that takes contributions now. */
export function activePresale(
  change: object = {},
  chainOptions: Parameters<typeof presaleChain>[0] = {},
): { c: TestChain; mint: Hash; escrow: Address } {
  const { c, mint } = presaleChain(chainOptions);
  c.run(alice, 'CreatePresale', { ...terms(c, mint), ...change });
  c.advance(60);
  return { c, mint, escrow: escrowOf(1) };
}

/** The account of a presale. */
export const escrowOf = (id: number): Address => moduleAccount('presale', ['escrow', id]);

export const pay = (c: TestChain, who: Actor, amount: bigint, presale_id = 1) =>
  c.run(who, 'ContributePresale', { presale_id, amount });
export const finalize = (c: TestChain, who: Actor, presale_id = 1) => c.run(who, 'FinalizePresale', { presale_id });
export const refund = (c: TestChain, who: Actor, contributor: Actor | null = null, presale_id = 1) =>
  c.run(who, 'RefundPresale', { presale_id, contributor });

/** What tests read of a presale. */
export interface PresaleInfo {
  readonly presale_id: number;
  readonly address: string;
  readonly creator: string;
  readonly token_symbol: string;
  readonly payment_token: string;
  readonly status: string;
  readonly raised: string;
  readonly sold: string;
  readonly contributors: number;
  readonly creator_contributed: string;
  readonly pool: string | null;
  readonly lp_lock_id: number | null;
  readonly whitelist_size: number;
  readonly distribution: { readonly done: number; readonly total: number };
}
export const presaleInfo = (c: TestChain, id = 1) => c.ask<PresaleInfo>('getPresale', [id]);

/** What tests read of the status of a presale. */
export interface StatusInfo {
  readonly status: string;
  readonly progress_bps: number;
  readonly seconds_left: number;
  readonly can_finalize: boolean;
  readonly can_refund: boolean;
}
export const statusOf = (c: TestChain, id = 1) => c.ask<StatusInfo>('getPresaleStatus', [id]);
