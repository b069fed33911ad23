/** What tests of staking pools share: a chain with a coin of alice, and pools in which it is staked. */

import accounts from '../../../modules/accounts/index.js';
import stakingPools from '../../../modules/staking-pools/index.js';
import tokens from '../../../modules/tokens/index.js';
import { NATIVE } from '../../../modules/tokens/port.js';
import { type Hash, moduleAccount } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, carol, chain, dave, type TestChain } from '../../kit/index.js';

/** Everybody has this many coins. */
export const COINS = 1_000_000n;

/** A chain on which everybody has coins. */
export function coinsChain(): { c: TestChain; coin: Hash } {
  const c = chain([accounts, tokens, stakingPools]);
  const made = { name: 'Coin', symbol: 'COIN', decimals: 0, supply: 4n * COINS, owner: alice };
  const coin = c.run(alice, 'CreateToken', made).returned[0]!.mint as Hash;
  for (const to of [bob, carol, dave]) c.run(alice, 'Transfer', { to, token_symbol: 'COIN', amount: COINS });
  return { c, coin };
}

/** What alice opens where a test needs a pool: ten native units a second for staked coins, and no bounds. */
export const plain = {
  reward_source: { token: 'TRL', amount: 10_000n },
  reward_rate: 10n,
  lock_period: 0,
  capacity: 0n,
  per_user_cap: 0n,
};

/** Opens a pool of alice and returns its address. */
export const open = (c: TestChain, token_mint: Hash, change: object = {}): Hash =>
  c.run(alice, 'CreateStakingPool', { ...plain, token_mint, ...change }).returned[0]!.pool_address as Hash;

/** A chain with a pool of alice. */
export function poolChain(change: object = {}): { c: TestChain; coin: Hash; pool_address: Hash } {
  const { c, coin } = coinsChain();
  return { c, coin, pool_address: open(c, coin, change) };
}

export const stake = (c: TestChain, who: Actor, pool_address: Hash, amount: bigint) =>
  c.run(who, 'StakeToPool', { pool_address, amount });
export const unstake = (c: TestChain, who: Actor, pool_address: Hash, amount: bigint) =>
  c.run(who, 'UnstakeFromPool', { pool_address, amount });
export const claim = (c: TestChain, who: Actor, pool_address: Hash) => c.run(who, 'ClaimPoolRewards', { pool_address });
export const fund = (c: TestChain, who: Actor, pool_address: Hash, amount: bigint) =>
  c.run(who, 'FundStakingPool', { pool_address, amount });
export const close = (c: TestChain, who: Actor, pool_address: Hash) => c.run(who, 'CloseStakingPool', { pool_address });

/** The fields of a pool, and of the position of somebody in it, that tests read. */
export interface Info {
  readonly [field: string]: unknown;
  readonly position: {
    readonly staked: string;
    readonly lots: readonly { readonly amount: string; readonly unlock_at: number }[];
    readonly pending: string;
  } | null;
}
/** A pool as clients see it. */
export const info = (c: TestChain, pool_address: Hash, of?: Actor): Info =>
  c.ask('getStakingPool', [`0x${pool_address}`, ...(of ? [of] : [])]);
/** What somebody could claim. */
export const pending = (c: TestChain, pool_address: Hash, of: Actor): bigint =>
  BigInt(info(c, pool_address, of).position!.pending);

/** The accounts of a pool: for what is staked, and for rewards. */
export type Part = 'stakes' | 'rewards';
export const accountOf = (pool_address: Hash, part: Part) => moduleAccount('staking-pools', [part, pool_address]);

/** What an account of a pool holds. */
export const held = (c: TestChain, pool_address: Hash, part: Part, mint: Hash = NATIVE): bigint =>
  c.balance(accountOf(pool_address, part), mint === NATIVE ? 'TRL' : `0x${mint}`);
