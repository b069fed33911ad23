/** Module definition: state and events. */

import {
  type Address,
  cell,
  type Hash,
  map,
  module,
  moduleAccount,
  type OperationContext,
  type Reads,
  t,
  type ValueOf,
  type Writes,
} from '../../runtime/sdk.js';
import { tokensPort } from '../tokens/port.js';
import { Checkpoint } from './oracle.js';
import { Origin, Pool } from './pool.js';
import { HourlyVolume } from './volume.js';

/** Pool shares that cannot be withdrawn before a time. */
export const Lock = t.struct({ owner: t.address, amount: t.amount, unlock_at: t.time });
export type Lock = ValueOf<typeof Lock>;

const needs = {
  tokens: tokensPort.only(
    'balance',
    'balances',
    'supply',
    'supplies',
    'info',
    'infos',
    'find',
    'lookUp',
    'canMove',
    'create',
    'transfer',
    'mint',
    'burn',
  ),
};

const pair = [t.mint, t.mint] as const;

const state = {
  pools: map(0, pair, Pool),
  /** By the address of the pool. */
  origins: map(1, [t.mint], Origin),
  /** Mint of a pool's shares -> address of the pool. */
  shares: map(2, [t.mint], t.mint),
  count: cell(3, t.count, 0),
  feeBps: cell(4, t.range(1, 100), 30),
  /** Checkpoints of the last minutes in which a pool changed. */
  checkpoints: map(5, pair, t.list(Checkpoint, 16)),
  /** Volumes of the last hours before the current one. */
  volumes: map(6, pair, t.list(HourlyVolume, 24)),
  /** Addresses of all pools, by depth. */
  ranking: map(7, [t.u16, ...pair], t.mint),
  /** Stablecoins that have a pool. */
  stablecoins: map(8, [t.mint], t.bool),
  /** By pool and number. */
  locks: map(9, [t.mint, t.count], Lock),
  /** Number of locks that a pool ever had. */
  lockCount: map(10, [t.mint], t.count),
  /** All locks by their end. */
  lockEnds: map(12, [t.time, t.mint, t.count], t.bool),
  /** The module account that reserved a pair. */
  reserved: map(13, pair, t.address),
  /** By owner and pool, in the order of their ends. */
  locksOf: map(14, [t.address, t.mint, t.time, t.count], t.bool),
  /** Locked shares of an account in a pool. */
  lockedSums: map(15, [t.address, t.mint], t.amount),
};

const change = {
  pool: t.doc(t.mint, 'Address of the pool'),
  token_a: t.doc(t.mint, 'Mint address of the first token'),
  token_b: t.doc(t.mint, 'Mint address of the second token'),
  amount_a: t.doc(t.amountOf('token_a'), 'Raw units of the first token'),
  amount_b: t.doc(t.amountOf('token_b'), 'Raw units of the second token'),
};

/** Events name tokens by their mints. */
const events = {
  PoolCreated: {
    ...change,
    lp_mint: t.doc(t.mint, 'Mint address of the LP token, which represents shares of the pool'),
    lp_tokens: t.doc(t.amountOf('lp_mint'), 'LP tokens minted, in raw units'),
    creator: t.doc(t.address, 'Account that created the pool'),
  },
  LiquidityAdded: {
    ...change,
    lp_tokens: t.doc(t.amount, 'LP tokens minted, in raw units'),
    provider: t.doc(t.address, 'Account that added liquidity'),
  },
  LiquidityRemoved: {
    ...change,
    lp_tokens: t.doc(t.amount, 'LP tokens burned, in raw units'),
    provider: t.doc(t.address, 'Account that removed liquidity'),
  },
  Swap: {
    pool: t.doc(t.mint, 'Address of the pool'),
    token_in: t.doc(t.mint, 'Mint address of the input token'),
    token_out: t.doc(t.mint, 'Mint address of the output token'),
    amount_in: t.doc(t.amountOf('token_in'), 'Input amount in raw units'),
    amount_out: t.doc(t.amountOf('token_out'), 'Output amount in raw units'),
    trader: t.doc(t.address, 'Account that swapped'),
    hop: t.doc(t.u8, 'Index of the swap in the route, counted from 0'),
  },
  LpLocked: {
    pool: t.doc(t.mint, 'Address of the pool'),
    lock_id: t.doc(t.count, 'Number of the lock within the pool'),
    owner: t.doc(t.address, 'Account that receives the LP tokens when the lock ends'),
    amount: t.doc(t.amount, 'Locked LP tokens in raw units'),
    unlock_at: t.doc(t.time, 'End of the lock in Unix seconds'),
  },
  LpLockExtended: {
    pool: t.doc(t.mint, 'Address of the pool'),
    lock_id: t.doc(t.count, 'Number of the lock within the pool'),
    unlock_at: t.doc(t.time, 'New end of the lock in Unix seconds'),
  },
  LpLockTransferred: {
    pool: t.doc(t.mint, 'Address of the pool'),
    lock_id: t.doc(t.count, 'Number of the lock within the pool'),
    from: t.doc(t.address, 'Previous owner of the lock'),
    to: t.doc(t.address, 'New owner of the lock'),
  },
  LpUnlocked: {
    pool: t.doc(t.mint, 'Address of the pool'),
    lock_id: t.doc(t.count, 'Number of the lock within the pool'),
    owner: t.doc(t.address, 'Account that received the LP tokens'),
    amount: t.doc(t.amount, 'Unlocked LP tokens in raw units'),
  },
};

export const dex = module('dex', {
  about: 'Pools of two tokens: constant-product swaps, lockable liquidity, routes and prices.',
  needs,
  state,
  events,
});

export type Reading = Reads<typeof dex>;
export type Writing = Writes<typeof dex>;
export type Acting = OperationContext<typeof dex>;

/** Holds the reserves of all pools, and mints their shares. */
export const VAULT: Address = moduleAccount('dex', ['vault']);
/** Holds the locked shares. */
export const ESCROW: Address = moduleAccount('dex', ['locks']);

/** The vault as an account that this code may act for. */
export const vaultOf = (c: Pick<Writing, 'account'>): Address => c.account('vault');
/** The escrow as an account that this code may act for. */
export const escrowOf = (c: Pick<Writing, 'account'>): Address => c.account('locks');

/** False while pools can neither receive nor send the token. */
export const isTradable = ({ use }: Reading, mint: Hash): boolean => use.tokens.canMove(VAULT, VAULT, mint);
