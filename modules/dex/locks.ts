/** Locks: shares of a pool that cannot be taken out before their time. They go on earning, and come back by themselves. */

import {
  type Address,
  fail,
  type Hash,
  InvalidAddress,
  NotAuthorized,
  NotFound,
  t,
  UnknownToken,
  ZERO_ADDRESS,
} from '../../runtime/sdk.js';
import { TokenName } from '../tokens/port.js';
import { IdenticalTokens, InsufficientLp, LockTooLong, LockTooShort, LpLocked, PoolNotFound } from './errors.js';
import { poolNamed } from './find.js';
import { addressOf, lpMintOf, type Pair } from './pool.js';
import { dex, escrowOf, type Lock, type Reading, type Writing } from './shape.js';

/** A hundred years of 365.25 days, in seconds. */
const LONGEST = 3_155_760_000;
/** Locks of one account that one operation looks at. */
const AT_ONCE = 32;
/** What it costs to extend a lock besides the first. */
const EXTENSION_GAS = 10_000;
/** Locks that come back at the end of one block. */
const PER_BLOCK = 50;

export const LockLiquidity = dex.operation({
  id: 25,
  about:
    'Lock liquidity of yours until a time. With `lp_amount` 0, locks of yours in this pool that end earlier are extended to that time, up to 32 at once.',
  params: { token_a: TokenName, token_b: TokenName, lp_amount: t.amount, unlock_at: t.time },
  returns: { lock_ids: t.list(t.count, AT_ONCE, 1) },
  logs: ['LpLocked', 'LpLockExtended'],
  gas: 40_000,
  cli: 'dex lock-liquidity',
  errors: [LockTooShort, LockTooLong, PoolNotFound, IdenticalTokens, InsufficientLp, LpLocked, UnknownToken],
  execute(c, { token_a, token_b, lp_amount, unlock_at }) {
    const { pair } = poolNamed(c, token_a, token_b);
    checkEnd(c.time, unlock_at);
    if (lp_amount === 0n) return { lock_ids: extend(c, addressOf(pair), unlock_at) };
    needFree(c, c.sender, pair, lp_amount);
    c.use.tokens.transfer(c.sender, escrowOf(c), lpMintOf(pair), lp_amount);
    return { lock_ids: [lockShares(c, addressOf(pair), { owner: c.sender, amount: lp_amount, unlock_at })] };
  },
});

export const TransferLpLock = dex.operation({
  id: 26,
  about: 'Give a lock of yours to another account, which gets the liquidity when it ends.',
  params: { pool: t.mint, lock_id: t.count, to: t.address },
  logs: ['LpLockTransferred'],
  gas: 40_000,
  cli: 'dex transfer-lp-lock',
  errors: [NotFound, NotAuthorized, InvalidAddress],
  execute(c, { pool, lock_id, to }) {
    const lock = c.state.locks.get(pool, lock_id) ?? fail(NotFound, { pool: `0x${pool}`, lock_id });
    if (lock.owner !== c.sender) fail(NotAuthorized, { required: 'owner of the lock' });
    if (to === ZERO_ADDRESS) fail(InvalidAddress, { field: 'to' });
    drop(c, pool, lock_id, lock);
    keep(c, pool, lock_id, { ...lock, owner: to });
    c.emit.LpLockTransferred({ pool, lock_id, from: c.sender, to });
  },
});

/** Refuses an end that is not later than now, or too late. */
export function checkEnd(now: number, unlock_at: number): void {
  if (unlock_at <= now) fail(LockTooShort, { unlock_at, now });
  if (unlock_at - now > LONGEST) fail(LockTooLong, { max_seconds: LONGEST });
}

/** Writes down a lock whose shares are with the escrow; returns its number in the pool. */
export function lockShares(c: Writing, pool: Hash, lock: Lock): number {
  const lock_id = c.state.lockCount.get(pool) ?? 0;
  c.state.lockCount.put(pool, lock_id + 1);
  keep(c, pool, lock_id, lock);
  c.emit.LpLocked({ pool, lock_id, ...lock });
  return lock_id;
}

/** Refuses when the account has less than that of the pool, or has it locked. What is no longer locked comes back first. */
export function needFree(c: Writing, owner: Address, pair: Pair, need: bigint): void {
  let free = c.use.tokens.balance(owner, lpMintOf(pair));
  if (free >= need) return;
  const pool = addressOf(pair);
  const locks = locksBy(c, owner, pool).sort((a, b) => a.lock.unlock_at - b.lock.unlock_at);
  for (const { id, lock } of locks.filter((one) => one.lock.unlock_at <= c.time)) {
    release(c, pool, id, lock);
    free += lock.amount;
  }
  let have = free;
  if (have >= need) return;
  for (const { lock } of locks.filter((one) => one.lock.unlock_at > c.time)) {
    have += lock.amount;
    if (have >= need) fail(LpLocked, { unlock_at: lock.unlock_at, free: `${free}`, need: `${need}` });
  }
  fail(InsufficientLp, { have: `${have}`, need: `${need}` });
}

/** Gives back what is no longer locked; the rest of many waits for the next block. */
export function releaseEnded(c: Writing): undefined {
  for (const {
    key: [unlock_at, pool, id],
  } of c.state.lockEnds.list([], PER_BLOCK)) {
    if (unlock_at > c.time) return;
    release(c, pool, id, c.state.locks.get(pool, id)!);
  }
}

/** The first locks of an account in a pool. */
export function locksBy({ state }: Reading, owner: Address, pool: Hash): { id: number; lock: Lock }[] {
  const ids = state.locksOf.list([owner, pool], AT_ONCE).map(({ key }) => key[2]);
  return state.locks.getAll(ids.map((id) => [pool, id])).map((lock, i) => ({ id: ids[i]!, lock: lock! }));
}

/** What an account has locked of the token of a pool's shares, in its first locks; nothing of any other token. */
export function lockedOf(c: Reading, account: Address, mint: Hash): { readonly locked?: bigint } {
  const pool = c.state.shares.get(mint);
  if (pool === undefined) return {};
  return { locked: locksBy(c, account, pool).reduce((sum, { lock }) => sum + lock.amount, 0n) };
}

function extend(
  c: Writing & { readonly sender: Address; charge(gas: number): void },
  pool: Hash,
  unlock_at: number,
): number[] {
  const shorter = locksBy(c, c.sender, pool).filter(({ lock }) => lock.unlock_at < unlock_at);
  if (shorter.length === 0) fail(LockTooShort, { unlock_at, reason: 'no lock of yours in this pool ends earlier' });
  c.charge(EXTENSION_GAS * (shorter.length - 1));
  for (const { id, lock } of shorter) {
    drop(c, pool, id, lock);
    keep(c, pool, id, { ...lock, unlock_at });
    c.emit.LpLockExtended({ pool, lock_id: id, unlock_at });
  }
  return shorter.map(({ id }) => id);
}

function release(c: Writing, pool: Hash, lock_id: number, lock: Lock): void {
  drop(c, pool, lock_id, lock);
  c.use.tokens.transfer(escrowOf(c), lock.owner, lpMintOf(c.state.origins.get(pool)!), lock.amount);
  c.emit.LpUnlocked({ pool, lock_id, owner: lock.owner, amount: lock.amount });
}

function keep({ state }: Writing, pool: Hash, lock_id: number, lock: Lock): void {
  state.locks.put(pool, lock_id, lock);
  state.locksOf.put(lock.owner, pool, lock_id, true);
  state.lockEnds.put(lock.unlock_at, pool, lock_id, true);
}

function drop({ state }: Writing, pool: Hash, lock_id: number, lock: Lock): void {
  state.locks.delete(pool, lock_id);
  state.locksOf.delete(lock.owner, pool, lock_id);
  state.lockEnds.delete(lock.unlock_at, pool, lock_id);
}
