/** The frame of the module: what it keeps and what it tells. */

import { cell, type Emit, map, type ReadState, shape, t, type WriteState } from '../../runtime/sdk.js';
import { type TokensPort, tokensPort } from '../tokens/port.js';
import { Pool } from './pool.js';
import { Position } from './position.js';

const state = {
  pools: map(0, [t.mint], Pool),
  /** All pools in the order of their making. */
  byAge: map(1, [t.count], t.mint),
  count: cell(2, t.count, 0),
  /** By account, then by pool. */
  positions: map(3, [t.address, t.mint], Position),
  /** What an account has staked of a token in all pools: the sum of its positions. */
  staked: map(4, [t.address, t.mint], t.amount),
};

const one = { pool_address: t.mint, account: t.address, amount: t.amount };

const events = {
  StakingPoolCreated: {
    pool_address: t.mint,
    creator: t.address,
    token_mint: t.mint,
    reward_token: t.mint,
    reward_rate: t.amount,
  },
  StakingPoolFunded: one,
  /** `amount` went back to `account`. */
  StakingPoolClosed: one,
  PoolStaked: { ...one, unlock_at: t.time },
  PoolUnstaked: one,
  PoolRewardsClaimed: one,
};

export const stakingPools = shape('staking-pools', {
  about: 'Pools that anybody opens: stake one token for a time, earn another by the second, out of what was paid in.',
  needs: { tokens: tokensPort.only('find', 'info', 'transfer') },
  state,
  events,
});

/** What a rule needs of the context to look something up. */
export interface Reading {
  readonly time: number;
  readonly state: ReadState<typeof state>;
}

/** What an answer needs besides. */
export interface Asking extends Reading {
  readonly use: { readonly tokens: Pick<TokensPort, 'info'> };
}

/** What a rule needs of the context to change something. */
export interface Writing extends Reading {
  readonly state: WriteState<typeof state>;
  readonly emit: Emit<typeof events>;
}
