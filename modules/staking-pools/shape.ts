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
  account: t.doc(t.address, 'Account that paid in, or got it'),
  amount: t.doc(t.amount, 'Raw units that moved'),
};

const events = {
  StakingPoolCreated: {
    pool_address: t.doc(t.mint, 'Address of the new staking pool'),
    creator: t.doc(t.address, 'Account that opened the pool'),
    token_mint: t.doc(t.mint, 'Mint address of the token that is staked'),
    reward_token: t.doc(t.mint, 'Mint address of the token that rewards are paid in'),
    reward_rate: t.doc(t.amount, 'Raw units of rewards a second, for all stakers together'),
  },
  StakingPoolFunded: one,
  /** `amount` was returned to `account`. */
  StakingPoolClosed: one,
  PoolStaked: { ...one, unlock_at: t.doc(t.time, 'When the deposit can be taken back, in Unix seconds') },
  PoolUnstaked: one,
  PoolRewardsClaimed: one,
};

export const stakingPools = module('staking-pools', {
  about: 'Pools that anybody opens: stake one token for a time, earn another by the second, out of what was paid in.',
  needs: { tokens: tokensPort.only('find', 'info', 'transfer') },
  state,
  events,
});

/** Read-only context of the module. */
export type Reading = Reads<typeof stakingPools>;
/** Read-write context of the module. */
export type Writing = Writes<typeof stakingPools>;
