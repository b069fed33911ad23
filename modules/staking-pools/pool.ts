/** Pools: the stored record and its public form. */

import { fail, type Hash, hashOf, t, type ValueOf, type Values } from '../../runtime/sdk.js';
import { accrued, secondsLeft } from './accrual.js';
import { PoolNotFound } from './errors.js';
import type { Reading } from './shape.js';

const fields = {
  creator: t.doc(t.address, 'Account that opened the pool'),
  token_mint: t.doc(t.mint, 'Mint address of the token that is staked'),
  reward_token: t.doc(t.mint, 'Mint address of the token that rewards are paid in'),
  reward_rate: t.doc(t.amount, 'Raw units of rewards a second, for all stakers together'),
  lock_period: t.doc(t.seconds, 'How long a deposit is locked, in seconds'),
  capacity: t.doc(t.amount, 'Most raw units that the pool holds; 0 for no limit'),
  per_user_cap: t.doc(t.amount, 'Most raw units of one account; 0 for no limit'),
  total_staked: t.doc(t.amount, 'Raw units that are staked now'),
  stakers: t.doc(t.count, 'How many accounts have something staked'),
  escrow: t.doc(t.amount, 'Raw units of rewards that the pool has, also those that are owed'),
  owed: t.doc(t.amount, 'Raw units of rewards that were earned and not claimed'),
  paid: t.doc(t.u256, 'Raw units of rewards claimed so far: over time it may come to more than there is of the token'),
  created_at_height: t.doc(t.height, 'Height of the block that opened the pool'),
};

/** A pool as stored; Flow describes the numbers that change with time. */
export const Pool = t.struct({
  ...fields,
  /**
   * The only account that can fund it; it gets the rest back. If null, anyone can fund it and the creator gets the
   * rest.
   */
  funder: t.option(t.address),
  reward_per_token: t.u256,
  remainder: t.u256,
  updated_at: t.time,
  closed: t.bool,
});
export type Pool = ValueOf<typeof Pool>;

const Ticker = t.text(1, 66);

/** Fields of a pool as callers see it (definitions 4.11). */
export const poolFields = {
  pool_address: t.doc(t.mint, 'Address of the staking pool'),
  ...fields,
  token_symbol: t.doc(Ticker, 'Symbol of the token that is staked'),
  reward_symbol: t.doc(Ticker, 'Symbol of the token that rewards are paid in'),
  funder: t.doc(
    t.option(t.address),
    'Who alone may fund the pool, and gets back what remains; null: everybody may, and the creator gets it',
  ),
  reward_per_token: t.doc(
    t.u256,
    'Raw units of rewards that one staked raw unit has earned since the pool opened, times 10^18',
  ),
  finish_at: t.doc(t.option(t.time), 'When rewards run out if stakers stay, in Unix seconds; null when none flow'),
  apr_bps: t.doc(
    t.option(t.count),
    'Rewards of a year in basis points of what is staked; null unless both are of one token and rewards flow',
  ),
  status: t.doc(
    t.choice('open', 'unfunded', 'finished', 'closed'),
    'open: rewards flow; unfunded: none were paid in yet; finished: they have run out; closed: by its creator',
  ),
};
/** A pool as callers see it. */
export const PoolInfo = t.struct(poolFields);
export type PoolInfo = ValueOf<typeof PoolInfo>;

const YEAR = 31_536_000n;
const MOST = BigInt(Number.MAX_SAFE_INTEGER);
const orNull = (n: bigint): number | null => (n > MOST ? null : Number(n));

/** Public form of a pool at the time of the response. */
export function describePool(c: Reading, pool_address: Hash, stored: Pool): PoolInfo {
  const pool = accrued(stored, c.time);
  const { total_staked, reward_rate, token_mint, reward_token } = pool;
  const left = secondsLeft(pool);
  const flows = left > 0n && total_staked > 0n;
  const paying = left > 0n ? 'open' : pool.escrow + pool.paid > 0n ? 'finished' : 'unfunded';
  const sameToken = token_mint === reward_token;
  return {
    pool_address,
    ...pool,
    token_symbol: c.use.tokens.info(token_mint)!.symbol,
    reward_symbol: c.use.tokens.info(reward_token)!.symbol,
    finish_at: flows ? orNull(BigInt(c.time) + left) : null,
    apr_bps: flows && sameToken ? orNull((reward_rate * YEAR * 10_000n) / total_staked) : null,
    status: pool.closed ? 'closed' : paying,
  };
}

const Origin = { creator: t.address, number: t.count };

/** Address of a pool, from its creator and the number of earlier pools. */
export const addressOf = (origin: Values<typeof Origin>): Hash => hashOf('staking-pool/v1', Origin, origin);

/** The pool at an address, accrued up to now; fails if there is none. */
export function poolAt(c: Reading, pool_address: Hash): Pool {
  const pool = c.state.pools.get(pool_address) ?? fail(PoolNotFound, { pool_address: `0x${pool_address}` });
  return accrued(pool, c.time);
}
