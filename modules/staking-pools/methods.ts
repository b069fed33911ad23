/** RPC methods of staking pools. */

import { fn, t } from '../../runtime/sdk.js';
import { holdingsView } from '../tokens/port.js';
import { accrued } from './accrual.js';
import { describePool, PoolInfo, poolFields } from './pool.js';
import { claimable, counted, Lot, NO_POSITION } from './position.js';
import { stakingPools } from './shape.js';

/** Position of an account in a pool; `pending` can be claimed now. */
const PositionInfo = t.struct({
  staked: t.doc(t.amountOf('token_mint'), 'Stake of the account in the pool in raw units'),
  lots: t.doc(t.list(Lot, 32), 'Deposits of the account, oldest first'),
  pending: t.doc(t.amountOf('reward_token'), 'Claimable rewards in raw units'),
});

export const listStakingPools = stakingPools.method({
  about: 'Lists all staking pools, newest first.',
  signature: fn({ limit: t.limit(), cursor: t.cursor }, t.page('pools', PoolInfo, 'Staking pools, newest first')),
  read(c, { limit, cursor }) {
    const { items, next } = c.state.byAge.page([], limit, cursor, 'descending');
    const pools = c.state.pools.getAll(items.map((address) => [address]));
    return { items: items.map((address, i) => describePool(c, address, pools[i]!)), next };
  },
});

export const getStakingPool = stakingPools.method({
  about: 'Returns a staking pool, and the position of an account in it; null if there is none at the address.',
  signature: fn(
    {
      pool_address: t.doc(t.mint, 'Address of the staking pool'),
      address: t.doc(t.option(t.address), 'Account whose position to include; null for none'),
    },
    t.option(
      t.struct({
        ...poolFields,
        position: t.doc(t.option(PositionInfo), 'Position of the account in the pool; null if no account was given'),
      }),
    ),
  ),
  read(c, { pool_address, address }) {
    const pool = c.state.pools.get(pool_address);
    if (!pool) return null;
    const known = address === null ? undefined : (c.state.positions.get(address, pool_address) ?? NO_POSITION);
    const position = known && counted(known, accrued(pool, c.time));
    return {
      ...describePool(c, pool_address, pool),
      position: position ? { ...position, pending: claimable(position) } : null,
    };
  },
});

/** Staked amount of an account in one token, over all pools. */
export const staked = stakingPools.answer(holdingsView, ({ state }, account, mint) => ({
  staked: state.staked.get(account, mint) ?? 0n,
}));
