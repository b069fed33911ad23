/** Pools: the stored record and its public form. */

import { fail, type Hash, hashOf, t, type ValueOf, type Values } from '../../runtime/sdk.js';
import { accrued, secondsLeft } from './accrual.js';
import { PoolNotFound } from './errors.js';
import type { Reading } from './shape.js';

const fields = {
  creator: t.doc(t.address, 'Account that created the pool'),
  token_mint: t.doc(t.mint, 'Mint address of the token to stake'),
  reward_token: t.doc(t.mint, 'Mint address of the reward token'),
  reward_rate: t.doc(t.amountOf('reward_token'), 'Rewards for all stakers together, in raw units a second'),
  lock_period: t.doc(t.seconds, 'Lock of each deposit in seconds'),
  capacity: t.doc(t.amountOf('token_mint'), 'Maximum total stake in raw units; 0 for no limit'),
  per_user_cap: t.doc(t.amountOf('token_mint'), 'Maximum stake of an account in raw units; 0 for no limit'),
  total_staked: t.doc(t.amountOf('token_mint'), 'Total stake in raw units'),
  stakers: t.doc(t.count, 'Number of accounts with a stake'),
  escrow: t.doc(t.amountOf('reward_token'), 'Rewards held by the pool in raw units, including those owed to stakers'),
  owed: t.doc(t.amountOf('reward_token'), 'Rewards earned and not yet claimed, in raw units'),
  paid: t.doc(t.u256, 'Total rewards claimed, in raw units; over time this can exceed the supply of the token'),
  created_at_height: t.doc(t.height, 'Height of the block that created the pool'),
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
  token_symbol: t.doc(Ticker, 'Symbol of the token to stake'),
  reward_symbol: t.doc(Ticker, 'Symbol of the reward token'),
  funder: t.doc(
    t.option(t.address),
    'Only account that may fund the pool, and that gets the remainder; null if anyone may, and the creator gets the remainder',
  ),
  reward_per_token: t.doc(t.u256, 'Rewards per staked raw unit since the pool was created, in raw units times 10^18'),
  finish_at: t.doc(
    t.option(t.time),
    'Time at which the rewards run out if the stake stays, in Unix seconds; null if no rewards accrue',
  ),
  apr_bps: t.doc(
    t.option(t.bps(Number.MAX_SAFE_INTEGER)),
    'Yearly rewards as a part of the stake, in basis points; null if the two tokens differ or no rewards accrue',
  ),
  status: t.doc(
    t.choice('open', 'unfunded', 'finished', 'closed'),
    'open: has rewards; unfunded: never had rewards; finished: the rewards have run out; closed: by its creator',
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
