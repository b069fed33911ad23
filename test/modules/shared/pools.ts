/** What tests of the dex share: a chain with tokens to trade, and their pools. */

import accounts from '../../../modules/accounts/index.js';
import dex from '../../../modules/dex/index.js';
import tokens from '../../../modules/tokens/index.js';
import type { Hash, Json, Module } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, type ChainOptions, carol, chain, dave, type TestChain } from '../../kit/index.js';
import { MILLION, security } from './coins.js';

/** One whole native token, or any of 9 decimals. */
export const ONE = 10n ** 9n;
/** What everybody has of each token that is not native: a million whole ones of 6 decimals. */
export const PLENTY = 10n ** 12n;

const everybody = [alice, bob, carol, dave];

/** The genesis of the tokens module: native units for everybody, and stablecoins that bob gives out. */
function withStablecoins(symbols: readonly string[]): Json {
  const balances = everybody.map(({ address }) => ({ address: `0x${address}`, balance: `${MILLION}` }));
  const stablecoin = {
    decimals: 6,
    standard: 'stablecoin',
    supply: `${4n * PLENTY}`,
    owner: `0x${bob.address}`,
    security,
  };
  return {
    total_supply: `${4n * MILLION}`,
    unissued: '0',
    balances,
    tokens: symbols.map((symbol) => ({ symbol, name: symbol, ...stablecoin })),
  };
}

/** A chain whose people have a million of each of these tokens, some of them stablecoins. */
export function dexChain(
  coins: readonly string[] = ['COIN'],
  {
    stablecoins = [],
    more = [],
    ...options
  }: ChainOptions & { stablecoins?: readonly string[]; more?: readonly Module[] } = {},
): TestChain {
  const genesis = { tokens: withStablecoins(stablecoins) };
  const c = chain([accounts, tokens, dex, ...more], { genesis, ...options });
  for (const symbol of coins) {
    c.run(bob, 'CreateToken', { name: symbol, symbol, decimals: 6, supply: 4n * PLENTY, owner: bob });
  }
  for (const token_symbol of [...coins, ...stablecoins]) {
    for (const to of [alice, carol, dave]) c.run(bob, 'Transfer', { to, token_symbol, amount: PLENTY });
  }
  return c;
}

/** What a pool is made with. */
export interface Made {
  readonly pool: Hash;
  readonly lp_mint: Hash;
  readonly lp_tokens: bigint;
  readonly lock_id: number | null;
}

/** Makes a pool of `who`. */
export function makePool(
  c: TestChain,
  [token_a, amount_a]: readonly [string, bigint],
  [token_b, amount_b]: readonly [string, bigint],
  { who = alice, lock = 0 }: { who?: Actor; lock?: number } = {},
): Made {
  const params = { token_a, token_b, amount_a, amount_b, lp_lock_duration: lock };
  return c.run(who, 'CreatePool', params).returned[0] as unknown as Made;
}

/** A chain with a pool of 1,000 TRL and 2,000 COIN. */
export function poolChain(terms?: { lock?: number }): { c: TestChain; made: Made } {
  const c = dexChain();
  return { c, made: makePool(c, ['TRL', 1_000n * ONE], ['COIN', 2_000_000_000n], terms) };
}

/** What tests read of a pool. */
export interface PoolInfo {
  readonly address: string;
  readonly token_a: string;
  readonly token_b: string;
  readonly symbol_a: string;
  readonly symbol_b: string;
  readonly reserve_a: string;
  readonly reserve_b: string;
  readonly lp_mint: string;
  readonly lp_supply: string;
  readonly lp_locked: string;
  readonly locks: readonly { lock_id: number; owner: string; amount: string; unlock_at: number }[];
  readonly price_a_in_b: string;
  readonly price_b_in_a: string;
  readonly twap_10m: string | null;
  readonly tvl_native: string;
  readonly volume_24h_a: string;
  readonly volume_24h_b: string;
  readonly swaps: number;
}

export const poolInfo = (c: TestChain, a = 'TRL', b = 'COIN') => c.ask<PoolInfo>('getPool', [a, b]);

/** The reserves of a pool. */
export function reserves(c: TestChain, a = 'TRL', b = 'COIN'): [bigint, bigint] {
  const { reserve_a, reserve_b } = poolInfo(c, a, b);
  return [BigInt(reserve_a), BigInt(reserve_b)];
}

/** What a swap in a pool gives: the formula of the definition, written out. */
export function given(amount: bigint, [reserveIn, reserveOut]: readonly [bigint, bigint], feeBps = 30n): bigint {
  const effective = amount * (10_000n - feeBps);
  return (effective * reserveOut) / (reserveIn * 10_000n + effective);
}

/** What an account has of the shares of a pool. */
export const shares = (c: TestChain, who: Actor, { lp_mint }: Pick<Made, 'lp_mint'>): bigint =>
  c.balance(who, `0x${lp_mint}`);

/** Swaps as somebody. */
export const swap = (c: TestChain, who: Actor, from_token: string, to_token: string, amount_in: bigint, min = 0n) =>
  c.run(who, 'Swap', { from_token, to_token, amount_in, min_amount_out: min });
