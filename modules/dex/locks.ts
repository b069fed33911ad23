/**
 * Locks: pool shares that cannot be withdrawn before a time. They keep earning fees, and are returned automatically.
 * Decision 0023.
 */

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
import {
  IdenticalTokens,
  InsufficientLp,
  LockTooLong,
  LockTooShort,
  LpLocked,
  PoolNotFound,
  TooManyLocks,
} from './errors.js';
import { poolNamed } from './find.js';
import { addressOf, lpMintOf, type Pair } from './pool.js';
import { type Acting, dex, escrowOf, type Lock, type Reading, type Writing } from './shape.js';

/** A hundred years of 365.25 days, in seconds. */
const LONGEST = 3_155_760_000;
/** Maximum locks of one account that one operation reads, those that end first. */
const AT_ONCE = 32;
/** Gas for each extended lock after the first. */
const EXTENSION_GAS = 10_000;
/** Maximum locks released at the end of a block. */
const PER_BLOCK = 50;

export const LockLiquidity = dex.operation({
  id: 25,
  about:
    'Locks LP tokens of the sender until a time. With `lp_amount` 0, it extends all locks of the sender in this pool that end earlier, at most 32; beyond that, use ExtendLpLock.',
  params: {
    token_a: t.doc(TokenName, 'First token of the pool: symbol in any letter case, or mint address with 0x'),
    token_b: t.doc(TokenName, 'Second token of the pool: symbol in any letter case, or mint address with 0x'),
    lp_amount: t.doc(t.amount, 'LP tokens to lock, in raw units; 0 to extend existing locks'),
    unlock_at: t.doc(t.time, 'End of the locks in Unix seconds, at most 100 years from now'),
  },
  returns: { lock_ids: t.doc(t.list(t.count, AT_ONCE, 1), 'Numbers of the locks within the pool') },
  logs: ['LpLocked', 'LpLockExtended'],
  gas: 40_000,
  cli: 'dex lock-liquidity',
  takes: ['lp_amount'],
  composable: true,
  errors: [
    LockTooShort,
    LockTooLong,
    TooManyLocks,
    PoolNotFound,
    IdenticalTokens,
    InsufficientLp,
    LpLocked,
    UnknownToken,
  ],
  execute(c, { token_a, token_b, lp_amount, unlock_at }) {
    const { pair } = poolNamed(c, token_a, token_b);
    checkEnd(c.time, unlock_at);
    if (lp_amount === 0n) return { lock_ids: extendAll(c, addressOf(pair), unlock_at) };
    needFree(c, c.sender, pair, lp_amount);
    c.use.tokens.transfer(c.sender, escrowOf(c), lpMintOf(pair), lp_amount);
    return { lock_ids: [lockShares(c, addressOf(pair), { owner: c.sender, amount: lp_amount, unlock_at })] };
  },
});

export const ExtendLpLock = dex.operation({
  id: 27,
  about: 'Extends a lock of the sender.',
  params: {
    pool: t.doc(t.mint, 'Address of the pool'),
    lock_id: t.doc(t.count, 'Number of the lock within the pool'),
    unlock_at: t.doc(t.time, 'New end of the lock in Unix seconds, later than before, at most 100 years ahead'),
  },
  logs: ['LpLockExtended'],
  gas: 40_000,
  cli: 'dex extend-lp-lock',
  errors: [NotFound, NotAuthorized, LockTooShort, LockTooLong],
  takes: [],
  execute(c, { pool, lock_id, unlock_at }) {
    const lock = ownLock(c, pool, lock_id);
    checkEnd(c.time, unlock_at);
    if (unlock_at <= lock.unlock_at) fail(LockTooShort, { unlock_at, ends_at: lock.unlock_at });
    extend(c, pool, { id: lock_id, lock }, unlock_at);
  },
});

export const TransferLpLock = dex.operation({
  id: 26,
  about: 'Transfers a lock of the sender to another account, which receives the LP tokens when the lock ends.',
  params: {
    pool: t.doc(t.mint, 'Address of the pool'),
    lock_id: t.doc(t.count, 'Number of the lock within the pool'),
    to: t.doc(t.address, 'New owner of the lock'),
  },
  logs: ['LpLockTransferred'],
  gas: 40_000,
  cli: 'dex transfer-lp-lock',
  errors: [NotFound, NotAuthorized, InvalidAddress],
  execute(c, { pool, lock_id, to }) {
    const lock = ownLock(c, pool, lock_id);
    if (to === ZERO_ADDRESS) fail(InvalidAddress, { field: 'to' });
    drop(c, pool, lock_id, lock);
    keep(c, pool, lock_id, { ...lock, owner: to });
    c.emit.LpLockTransferred({ pool, lock_id, from: c.sender, to });
  },
});

function ownLock(c: Acting, pool: Hash, lock_id: number): Lock {
  const lock = c.state.locks.get(pool, lock_id) ?? fail(NotFound, { pool: `0x${pool}`, lock_id });
  return lock.owner === c.sender ? lock : fail(NotAuthorized, { required: 'owner of the lock' });
}

/** Rejects an end that has passed or is too far away. */
export function checkEnd(now: number, unlock_at: number): void {
  if (unlock_at <= now) fail(LockTooShort, { unlock_at, now });
  if (unlock_at - now > LONGEST) fail(LockTooLong, { max_seconds: LONGEST });
}

/** Records a lock whose shares the escrow already holds; returns its number within the pool. */
export function lockShares(c: Writing, pool: Hash, lock: Lock): number {
  const lock_id = c.state.lockCount.get(pool) ?? 0;
  c.state.lockCount.put(pool, lock_id + 1);
  keep(c, pool, lock_id, lock);
  c.emit.LpLocked({ pool, lock_id, ...lock });
  return lock_id;
}

/**
 * Rejects if the account owns fewer than `need` shares, or has too many of them locked. Ended locks are released first.
 */
export function needFree(c: Writing, owner: Address, pair: Pair, need: bigint): void {
  let free = c.use.tokens.balance(owner, lpMintOf(pair));
  if (free >= need) return;
  const pool = addressOf(pair);
  const locks = locksBy(c, owner, pool, AT_ONCE);
  for (const { id, lock } of locks.filter((one) => one.lock.unlock_at <= c.time)) {
    release(c, pool, id, lock);
    free += lock.amount;
  }
  if (free >= need) return;
  const have = free + (c.state.lockedSums.get(owner, pool) ?? 0n);
  if (have < need) fail(InsufficientLp, { have: `${have}`, need: `${need}` });
  let coming = free;
  for (const { lock } of locks.filter((one) => one.lock.unlock_at > c.time)) {
    coming += lock.amount;
    if (coming >= need) fail(LpLocked, { unlock_at: lock.unlock_at, free: `${free}`, need: `${need}` });
  }
  fail(LpLocked, { after: locks.at(-1)?.lock.unlock_at ?? c.time, free: `${free}`, need: `${need}` });
}

/** Releases ended locks; those beyond the limit wait for the next block. */
export function releaseEnded(c: Writing): undefined {
  for (const {
    key: [unlock_at, pool, id],
  } of c.state.lockEnds.list([], PER_BLOCK)) {
    if (unlock_at > c.time) return;
    release(c, pool, id, c.state.locks.get(pool, id)!);
  }
}

/** The locks of an account in a pool that end first. */
function locksBy({ state }: Reading, owner: Address, pool: Hash, most: number): { id: number; lock: Lock }[] {
  const ids = state.locksOf.list([owner, pool], most).map(({ key }) => key[3]);
  return state.locks.getAll(ids.map((id) => [pool, id])).map((lock, i) => ({ id: ids[i]!, lock: lock! }));
}

/** Locked shares of an account, if the mint is the token of a pool's shares; empty for any other token. */
export function lockedOf({ state }: Reading, account: Address, mint: Hash): { readonly locked?: bigint } {
  const pool = state.shares.get(mint);
  return pool === undefined ? {} : { locked: state.lockedSums.get(account, pool) ?? 0n };
}

/** Extends all locks of the sender that end earlier; fails if there are too many for one operation. */
function extendAll(c: Acting, pool: Hash, unlock_at: number): number[] {
  const first = locksBy(c, c.sender, pool, AT_ONCE + 1);
  const shorter = first.filter(({ lock }) => lock.unlock_at < unlock_at);
  if (shorter.length === 0)
    fail(LockTooShort, { unlock_at, reason: 'no lock of the sender in this pool ends earlier' });
  if (shorter.length > AT_ONCE) fail(TooManyLocks, { max: AT_ONCE });
  c.charge(EXTENSION_GAS * (shorter.length - 1));
  for (const one of shorter) extend(c, pool, one, unlock_at);
  return shorter.map(({ id }) => id).sort((a, b) => a - b);
}

function extend(c: Writing, pool: Hash, { id, lock }: { id: number; lock: Lock }, unlock_at: number): void {
  drop(c, pool, id, lock);
  keep(c, pool, id, { ...lock, unlock_at });
  c.emit.LpLockExtended({ pool, lock_id: id, unlock_at });
}

function release(c: Writing, pool: Hash, lock_id: number, lock: Lock): void {
  drop(c, pool, lock_id, lock);
  c.use.tokens.transfer(escrowOf(c), lock.owner, lpMintOf(c.state.origins.get(pool)!), lock.amount);
  c.emit.LpUnlocked({ pool, lock_id, owner: lock.owner, amount: lock.amount });
}

function keep({ state }: Writing, pool: Hash, lock_id: number, lock: Lock): void {
  const { owner, unlock_at, amount } = lock;
  state.locks.put(pool, lock_id, lock);
  state.locksOf.put(owner, pool, unlock_at, lock_id, true);
  state.lockedSums.put(owner, pool, (state.lockedSums.get(owner, pool) ?? 0n) + amount);
  state.lockEnds.put(unlock_at, pool, lock_id, true);
}

function drop({ state }: Writing, pool: Hash, lock_id: number, { owner, unlock_at, amount }: Lock): void {
  state.locks.delete(pool, lock_id);
  state.locksOf.delete(owner, pool, unlock_at, lock_id);
  const rest = state.lockedSums.get(owner, pool)! - amount;
  if (rest === 0n) state.lockedSums.delete(owner, pool);
  else state.lockedSums.put(owner, pool, rest);
  state.lockEnds.delete(unlock_at, pool, lock_id);
}
