/** Module definition: state and events. */

import { cell, map, module, type Reads, t, type Writes } from '../../runtime/sdk.js';
import { tokensPort } from '../tokens/port.js';
import { Pool } from './pool.js';
import { Position } from './position.js';

const state = {
  pools: map(0, [t.mint], Pool),
  /** All pools in order of creation. */
  byAge: map(1, [t.count], t.mint),
  count: cell(2, t.count, 0),
  /** By account, then by pool. */
  positions: map(3, [t.address, t.mint], Position),
  /** Staked amount of an account in one token, over all pools: the sum of its positions. */
  staked: map(4, [t.address, t.mint], t.amount),
};

const one = {
  pool_address: t.doc(t.mint, 'Address of the staking pool'),
  account: t.doc(t.address, 'Account that paid or received the amount'),
  amount: t.doc(t.amount, 'Amount in raw units'),
};

const events = {
  StakingPoolCreated: {
    pool_address: t.doc(t.mint, 'Address of the new staking pool'),
    creator: t.doc(t.address, 'Account that created the pool'),
    token_mint: t.doc(t.mint, 'Mint address of the token to stake'),
    reward_token: t.doc(t.mint, 'Mint address of the reward token'),
    reward_rate: t.doc(t.amountOf('reward_token'), 'Rewards for all stakers together, in raw units a second'),
  },
  StakingPoolFunded: one,
  /** `amount` was returned to `account`. */
  StakingPoolClosed: one,
  PoolStaked: { ...one, unlock_at: t.doc(t.time, 'Time at which the deposit unlocks, in Unix seconds') },
  PoolUnstaked: one,
  PoolRewardsClaimed: one,
};

export const stakingPools = module('staking-pools', {
  about: 'Staking pools that anyone can create: stakers of one token earn deposited rewards each second.',
  needs: { tokens: tokensPort.only('find', 'info', 'transfer') },
  state,
  events,
});

/** Read-only context of the module. */
export type Reading = Reads<typeof stakingPools>;
/** Read-write context of the module. */
export type Writing = Writes<typeof stakingPools>;
