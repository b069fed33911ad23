/** Pools: what the chain keeps of one, and what callers see. */

import { fail, type Hash, hashOf, t, type ValueOf, type Values } from '../../runtime/sdk.js';
import { accrued, secondsLeft } from './accrual.js';
import { PoolNotFound } from './errors.js';
import type { Reading } from './shape.js';

const fields = {
  creator: t.address,
  token_mint: t.mint,
  reward_token: t.mint,
  /** Raw units per second, for the whole pool. */
  reward_rate: t.amount,
  lock_period: t.seconds,
  /** 0 for no limit, as with per_user_cap. */
  capacity: t.amount,
  per_user_cap: t.amount,
  total_staked: t.amount,
  stakers: t.count,
  escrow: t.amount,
  owed: t.amount,
  /** Claimed so far: over time it may come to more than there is of the token. */
  paid: t.u256,
  created_at_height: t.height,
};

/** A pool as it is kept; see Flow for the numbers that move with time. */
export const Pool = t.struct({
  ...fields,
  /** Who alone may fund it, and gets back what remains. Without one everybody may, and the creator gets it. */
  funder: t.option(t.address),
  reward_per_token: t.u256,
  remainder: t.u256,
  updated_at: t.time,
  closed: t.bool,
});
export type Pool = ValueOf<typeof Pool>;

const Ticker = t.text(1, 66);

/** The fields of a pool as callers see it: definitions 4.11. */
export const poolFields = {
  pool_address: t.mint,
  ...fields,
  token_symbol: Ticker,
  reward_symbol: Ticker,
  funder: t.option(t.address),
  /** Scaled by 10^18. */
  reward_per_token: t.u256,
  /** When rewards run out if stakers stay; null when none flow. */
  finish_at: t.option(t.time),
  /** Rewards of a year in hundredths of a percent of what is staked, where both are of one token and rewards flow. */
  apr_bps: t.option(t.count),
  status: t.choice('open', 'unfunded', 'finished', 'closed'),
};
/** A pool as callers see it. */
export const PoolInfo = t.struct(poolFields);
export type PoolInfo = ValueOf<typeof PoolInfo>;

const YEAR = 31_536_000n;
const MOST = BigInt(Number.MAX_SAFE_INTEGER);
const orNull = (n: bigint): number | null => (n > MOST ? null : Number(n));

/** The pool as callers see it, at the time of the answer. */
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

/** Names a pool by its creator and by how many pools there were before. */
export const addressOf = (origin: Values<typeof Origin>): Hash => hashOf('staking-pool/v1', Origin, origin);

/** The pool at an address as it is now, or a refusal. */
export function poolAt(c: Reading, pool_address: Hash): Pool {
  const pool = c.state.pools.get(pool_address) ?? fail(PoolNotFound, { pool_address: `0x${pool_address}` });
  return accrued(pool, c.time);
}
