/** Operations of stakers. */

import { type Address, AmountZero, fail, type Hash, t } from '../../runtime/sdk.js';
import { tokensPort } from '../tokens/port.js';
import { SCALE } from './accrual.js';
import { checkOpen } from './create.js';
import {
  CapacityExceeded,
  InsufficientStake,
  Locked,
  NothingToClaim,
  PoolClosed,
  PoolNotFound,
  TooManyLots,
  UserCapExceeded,
} from './errors.js';
import { type Pool, poolAt } from './pool.js';
import { claimable, counted, NO_POSITION, type Position, withLot, without } from './position.js';
import { stakingPools, type Writing } from './shape.js';

export const StakeToPool = stakingPools.operation({
  id: 91,
  about: 'Stakes an amount in a pool. It earns rewards from now on, and is locked for the lock period of the pool.',
  sentence: 'Staked {amount} in a pool',
  params: {
    pool_address: t.doc(t.mint, 'Address of the staking pool'),
    amount: t.doc(t.amount, 'Amount to stake in raw units, above zero'),
  },
  returns: { unlock_at: t.doc(t.time, 'Time at which the deposit unlocks, in Unix seconds') },
  respondsWith: true,
  logs: ['PoolStaked'],
  gas: 60_000,
  rpc: ['stakeToPool', 'pool_address', 'amount', 'sender'],
  takes: ['amount'],
  composable: true,
  errors: [
    PoolNotFound,
    PoolClosed,
    CapacityExceeded,
    UserCapExceeded,
    TooManyLots,
    ...tokensPort.refusals('transfer'),
  ],
  execute(c, { pool_address, amount }) {
    const { pool, position } = open(c, c.sender, pool_address);
    checkOpen(pool);
    if (amount === 0n) fail(AmountZero);
    const { capacity, per_user_cap, lock_period, token_mint } = pool;
    const total_staked = pool.total_staked + amount;
    const staked = position.staked + amount;
    if (capacity > 0n && total_staked > capacity) {
      fail(CapacityExceeded, { capacity: `${capacity}`, room: `${capacity - pool.total_staked}` });
    }
    if (per_user_cap > 0n && staked > per_user_cap) {
      fail(UserCapExceeded, { per_user_cap: `${per_user_cap}`, room: `${per_user_cap - position.staked}` });
    }
    const unlock_at = c.time + lock_period;
    const stakers = pool.stakers + (position.staked === 0n ? 1 : 0);
    c.use.tokens.transfer(c.sender, c.account('stakes', pool_address), token_mint, amount);
    c.state.positions.put(c.sender, pool_address, withLot(position, { amount, unlock_at }, c.time));
    c.state.staked.put(c.sender, token_mint, (c.state.staked.get(c.sender, token_mint) ?? 0n) + amount);
    c.state.pools.put(pool_address, { ...pool, total_staked, stakers });
    c.emit.PoolStaked({ pool_address, account: c.sender, amount, unlock_at });
    return { unlock_at };
  },
});

export const UnstakeFromPool = stakingPools.operation({
  id: 92,
  about: 'Unstakes an amount from a pool, oldest deposits first. Earned rewards stay claimable.',
  sentence: 'Unstaked {amount} from a pool',
  params: {
    pool_address: t.doc(t.mint, 'Address of the staking pool'),
    amount: t.doc(t.amount, 'Amount to unstake in raw units, above zero'),
  },
  logs: ['PoolUnstaked'],
  gas: 60_000,
  rpc: ['unstakeFromPool', 'pool_address', 'amount', 'sender'],
  takes: [],
  composable: true,
  errors: [PoolNotFound, InsufficientStake, Locked, ...tokensPort.refusals('transfer')],
  execute(c, { pool_address, amount }) {
    const { pool, position } = open(c, c.sender, pool_address);
    if (amount === 0n) fail(AmountZero);
    const after = without(position, amount, c.time);
    const stakers = pool.stakers - (after.staked === 0n ? 1 : 0);
    c.use.tokens.transfer(c.account('stakes', pool_address), c.sender, pool.token_mint, amount);
    const left = c.state.staked.get(c.sender, pool.token_mint)! - amount;
    if (left === 0n) c.state.staked.delete(c.sender, pool.token_mint);
    else c.state.staked.put(c.sender, pool.token_mint, left);
    keep(c, c.sender, pool_address, { ...pool, total_staked: pool.total_staked - amount, stakers }, after);
    c.emit.PoolUnstaked({ pool_address, account: c.sender, amount });
  },
});

export const ClaimPoolRewards = stakingPools.operation({
  id: 93,
  about: 'Claims all rewards of the sender in a pool, open or closed.',
  params: { pool_address: t.doc(t.mint, 'Address of the staking pool') },
  returns: { amount: t.doc(t.amount, 'Claimed rewards in raw units') },
  respondsWith: true,
  logs: ['PoolRewardsClaimed'],
  gas: 60_000,
  rpc: ['claimPoolRewards', 'pool_address', 'sender'],
  takes: [],
  composable: true,
  errors: [PoolNotFound, NothingToClaim, ...tokensPort.refusals('transfer')],
  execute(c, { pool_address }) {
    const { pool, position } = open(c, c.sender, pool_address);
    const amount = claimable(position);
    if (amount === 0n) fail(NothingToClaim);
    const { escrow, owed, paid } = pool;
    c.use.tokens.transfer(c.account('rewards', pool_address), c.sender, pool.reward_token, amount);
    const after = { ...pool, escrow: escrow - amount, owed: owed - amount, paid: paid + amount };
    keep(c, c.sender, pool_address, after, { ...position, earned: position.earned - amount * SCALE });
    c.emit.PoolRewardsClaimed({ pool_address, account: c.sender, amount });
    return { amount };
  },
});

/** The pool accrued up to now, and the account's position updated to it. */
function open(c: Writing, who: Address, pool_address: Hash): { pool: Pool; position: Position } {
  const pool = poolAt(c, pool_address);
  const position = c.state.positions.get(who, pool_address) ?? NO_POSITION;
  return { pool, position: counted(position, pool) };
}

/** Stores both. An account with nothing left leaves its unclaimable fraction of a unit to the other stakers. */
function keep(c: Writing, who: Address, pool_address: Hash, pool: Pool, position: Position): void {
  const isOver = position.staked === 0n && claimable(position) === 0n;
  const left = isOver ? position.earned : 0n;
  if (isOver) c.state.positions.delete(who, pool_address);
  else c.state.positions.put(who, pool_address, position);
  c.state.pools.put(pool_address, { ...pool, remainder: pool.remainder + left });
}
