/** Operations that create, fund and close pools. */

import { AmountZero, fail, NotAuthorized, t, UnknownToken, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { tokensPort } from '../tokens/port.js';
import { available, SCALE } from './accrual.js';
import { InvalidPoolParams, PoolClosed, PoolHasStakers, PoolNotFound } from './errors.js';
import { addressOf, type Pool, poolAt } from './pool.js';
import { RewardSource } from './reward-source.js';
import { stakingPools } from './shape.js';

const MAX_LOCK = 94_608_000;

export const CreateStakingPool = stakingPools.operation({
  id: 90,
  about:
    'Creates a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together while rewards last. `reward_source` is either a first deposit of the reward token, such as USDC:5000000, or the only account that may fund the pool, in which case the staked token is the reward token. Each stake is locked for `lock_period` seconds. `capacity` and `per_user_cap` limit the stake; 0 is no limit.',
  params: {
    token_mint: t.doc(t.mint, 'Mint address of the token to stake'),
    reward_source: RewardSource,
    reward_rate: t.doc(t.amount, 'Rewards for all stakers together, in raw units a second, above zero'),
    lock_period: t.doc(t.seconds, 'Lock of each deposit in seconds, at most three years'),
    capacity: t.doc(t.amountOf('token_mint'), 'Maximum total stake in raw units; 0 for no limit'),
    per_user_cap: t.doc(t.amountOf('token_mint'), 'Maximum stake of an account in raw units; 0 for no limit'),
  },
  bounds: { lock_period: { as: t.range(0, MAX_LOCK), error: InvalidPoolParams } },
  returns: { pool_address: t.doc(t.mint, 'Address of the new staking pool') },
  logs: ['StakingPoolCreated'],
  gas: 150_000,
  rpc: [
    'createStakingPool',
    'token_mint',
    'reward_source',
    'reward_rate',
    'lock_period',
    'capacity',
    'per_user_cap',
    'sender',
  ],
  errors: [InvalidPoolParams, ...tokensPort.refusals('transfer')],
  execute(c, { reward_source: source, ...params }) {
    const { token_mint, reward_rate, capacity, per_user_cap } = params;
    const refuse = (field: string, reason: string): never => fail(InvalidPoolParams, { field, reason });
    if (reward_rate === 0n) refuse('reward_rate', 'must be above zero');
    if (capacity > 0n && per_user_cap > capacity) refuse('per_user_cap', 'must not exceed the capacity');
    if (c.use.tokens.info(token_mint) === undefined) fail(UnknownToken, { token: `0x${token_mint}` });
    const [funder, reward_token, deposit] =
      'funder' in source ? [source.funder, token_mint, 0n] : [null, c.use.tokens.find(source.token), source.amount];
    if (funder === ZERO_ADDRESS) refuse('reward_source', 'the zero address cannot fund a pool');
    if (funder === null && deposit === 0n) fail(AmountZero, { field: 'reward_source' });
    if (funder === null && deposit < reward_rate) refuse('reward_source', 'must last for at least a second');

    const number = c.state.count.get();
    const pool_address = addressOf({ creator: c.sender, number });
    c.state.count.put(number + 1);
    c.state.byAge.put(number, pool_address);
    c.state.pools.put(pool_address, {
      ...params,
      creator: c.sender,
      funder,
      reward_token,
      total_staked: 0n,
      stakers: 0,
      escrow: deposit,
      owed: 0n,
      paid: 0n,
      reward_per_token: 0n,
      remainder: 0n,
      updated_at: c.time,
      closed: false,
      created_at_height: c.height,
    });
    c.emit.StakingPoolCreated({ pool_address, creator: c.sender, token_mint, reward_token, reward_rate });
    if (deposit > 0n) {
      c.use.tokens.transfer(c.sender, c.account('rewards', pool_address), reward_token, deposit);
      c.emit.StakingPoolFunded({ pool_address, account: c.sender, amount: deposit });
    }
    return { pool_address };
  },
});

export const FundStakingPool = stakingPools.operation({
  id: 94,
  about:
    'Adds rewards to a pool. If the pool has a funder, only it may send this; otherwise anyone may, and the creator gets the remainder when the pool is closed.',
  params: {
    pool_address: t.doc(t.mint, 'Address of the staking pool'),
    amount: t.doc(t.amount, 'Amount to add in raw units of the reward token, above zero'),
  },
  logs: ['StakingPoolFunded'],
  gas: 60_000,
  cli: 'staking-pools fund-staking-pool',
  composable: true,
  takes: ['amount'],
  errors: [PoolNotFound, PoolClosed, NotAuthorized, ...tokensPort.refusals('transfer')],
  execute(c, { pool_address, amount }) {
    const pool = poolAt(c, pool_address);
    checkOpen(pool);
    if (pool.funder !== null && pool.funder !== c.sender) fail(NotAuthorized, { required: `0x${pool.funder}` });
    if (amount === 0n) fail(AmountZero);
    c.use.tokens.transfer(c.sender, c.account('rewards', pool_address), pool.reward_token, amount);
    c.state.pools.put(pool_address, { ...pool, escrow: pool.escrow + amount });
    c.emit.StakingPoolFunded({ pool_address, account: c.sender, amount });
  },
});

export const CloseStakingPool = stakingPools.operation({
  id: 95,
  about:
    'Closes a pool of the sender in which nothing is staked. The rewards that are not owed to former stakers are returned to the funder, or to the creator if there is none. Former stakers can still claim.',
  params: { pool_address: t.doc(t.mint, 'Address of a staking pool that the sender created') },
  logs: ['StakingPoolClosed'],
  gas: 60_000,
  cli: 'staking-pools close-staking-pool',
  errors: [PoolNotFound, PoolClosed, NotAuthorized, PoolHasStakers, ...tokensPort.refusals('transfer')],
  execute(c, { pool_address }) {
    const pool = poolAt(c, pool_address);
    checkOpen(pool);
    const { creator, funder, total_staked, stakers, escrow, owed, remainder } = pool;
    if (creator !== c.sender) fail(NotAuthorized, { required: `0x${creator}` });
    if (total_staked > 0n) fail(PoolHasStakers, { stakers, total_staked: `${total_staked}` });
    // Fractions left behind by former stakers can add up to whole units, which no one can claim.
    const unclaimable = remainder / SCALE;
    const amount = available(pool) + unclaimable;
    const account = funder ?? creator;
    c.state.pools.put(pool_address, {
      ...pool,
      escrow: escrow - amount,
      owed: owed - unclaimable,
      remainder: remainder % SCALE,
      closed: true,
    });
    if (amount > 0n) c.use.tokens.transfer(c.account('rewards', pool_address), account, pool.reward_token, amount);
    c.emit.StakingPoolClosed({ pool_address, account, amount });
  },
});

/** Fails if the pool is closed. */
export function checkOpen({ closed }: Pool): void {
  if (closed) fail(PoolClosed);
}
