/** Random lives of a market: what pools hold is there, shares never lose worth, and locks hold. `TEST_STEPS=100000` for the long one. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Address, type Hash, moduleAccount } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, carol, type TestChain } from '../../kit/index.js';
import { seeded } from '../../runtime/codec/vocabulary.js';
import { dexChain } from '../shared/pools.js';
import { stepsOr } from '../shared/steps.js';

const STEPS = stepsOr(2_000);
const VAULT = moduleAccount('dex', ['vault']);
const ESCROW = moduleAccount('dex', ['locks']);
const TOKENS = ['TRL', 'AAA', 'BBB', 'CCC'];

interface Reserves {
  readonly reserves: { readonly lo: bigint; readonly hi: bigint };
}
interface Lock {
  readonly owner: Address;
  readonly amount: bigint;
  readonly unlock_at: number;
}

/** What the state says, put together for the comparisons below. */
function snapshot(c: TestChain) {
  const pools = c.entries<Reserves>('dex', 'pools');
  const supplies = new Map(c.entries<bigint>('tokens', 'supplies').map(({ key, value }) => [key[0] as Hash, value]));
  const shares = new Map(c.entries<Hash>('dex', 'shares').map(({ key, value }) => [value, key[0] as Hash]));
  const origins = c.entries<{ lo: Hash; hi: Hash }>('dex', 'origins');
  const supplyOf = new Map(
    origins.map(({ key, value }) => [`${value.lo}${value.hi}`, supplies.get(shares.get(key[0] as Hash)!)!]),
  );
  const held = new Map<string, bigint>();
  for (const { key, value } of c.entries<bigint>('tokens', 'balances')) held.set(`${key[0]}${key[1]}`, value);
  const locks = new Map(c.entries<Lock>('dex', 'locks').map(({ key, value }) => [`${key[0]} ${key[1]}`, value]));
  return { pools, supplyOf, shares, held, locks };
}
type Snapshot = ReturnType<typeof snapshot>;

/** The vault holds what the records of the pools say, and the escrow what is locked. */
function checkHeld({ pools, held, locks, shares }: Snapshot, given: ReadonlyMap<Hash, bigint>): void {
  const reserved = new Map(given);
  for (const { key, value } of pools) {
    const [lo, hi] = key as readonly [Hash, Hash];
    reserved.set(lo, (reserved.get(lo) ?? 0n) + value.reserves.lo);
    reserved.set(hi, (reserved.get(hi) ?? 0n) + value.reserves.hi);
  }
  for (const [mint, amount] of reserved) assert.is(held.get(`${VAULT}${mint}`) ?? 0n, amount);
  const locked = new Map([...shares.keys()].map((pool) => [pool, 0n]));
  for (const [name, { amount }] of locks) {
    const pool = name.split(' ')[0] as string as Hash;
    locked.set(pool, locked.get(pool)! + amount);
  }
  for (const [pool, amount] of locked) assert.is(held.get(`${ESCROW}${shares.get(pool)!}`) ?? 0n, amount);
}

/** No share of a pool is worth less than before: product of the reserves by square of the supply. */
function checkWorth(before: Snapshot, after: Snapshot): void {
  const worthBefore = new Map(before.pools.map(({ key, value }) => [key.join(''), value.reserves]));
  for (const { key, value } of after.pools) {
    const was = worthBefore.get(key.join(''));
    if (!was) continue;
    const [supplyBefore, supplyAfter] = [before.supplyOf.get(key.join(''))!, after.supplyOf.get(key.join(''))!];
    const { lo, hi } = value.reserves;
    assert.ok(lo * hi * supplyBefore ** 2n >= was.lo * was.hi * supplyAfter ** 2n);
  }
}

/** A lock goes only when its time has come, and becomes neither shorter nor smaller before. */
function checkLocks(before: Snapshot, after: Snapshot, time: number): void {
  for (const [name, lock] of before.locks) {
    const now = after.locks.get(name);
    if (!now) assert.ok(lock.unlock_at <= time, `${name} is gone before its time`);
    else assert.ok(now.unlock_at >= lock.unlock_at && now.amount === lock.amount);
  }
}

test(`after ${STEPS} random steps of traders, providers and lockers none has lost funds to another`, () => {
  const random = seeded(11);
  const c = dexChain(TOKENS.slice(1));
  const mints = TOKENS.map((symbol) => c.ask<{ mint: string }>('getTokenInfo', [symbol]).mint.slice(2) as Hash);
  const people: readonly Actor[] = [alice, bob, carol];
  const given = new Map<Hash, bigint>();
  const done = new Map<string, number>();
  const amount = () => BigInt(1 + random(9)) * 10n ** BigInt(1 + random(11));
  let before = snapshot(c);
  const next = (pools: readonly Hash[]): readonly [operation: string, params: Record<string, unknown>] => {
    const [token_a, token_b] = [TOKENS[random(TOKENS.length)]!, TOKENS[random(TOKENS.length)]!];
    const pair = { token_a, token_b };
    switch (random(10)) {
      case 0: {
        const amounts = { amount_a: amount(), amount_b: amount() };
        return ['CreatePool', { ...pair, ...amounts, lp_lock_duration: random(3) * 500 }];
      }
      case 1:
      case 2:
        return ['AddLiquidity', { ...pair, amount_a: amount(), amount_b: amount(), min_lp_tokens: 0n }];
      case 3:
      case 4:
        return ['RemoveLiquidity', { ...pair, lp_amount: amount(), min_amount_a: 0n, min_amount_b: 0n }];
      case 5: {
        const names = { from_token: token_a, to_token: token_b };
        return ['Swap', { ...names, amount_in: amount(), min_amount_out: 0n }];
      }
      case 6: {
        const path = Array.from({ length: 2 + random(4) }, () => mints[random(mints.length)]!);
        return ['SwapRoute', { path, amount_in: amount(), min_amount_out: 0n, recipient: null }];
      }
      case 7: {
        const lp_amount = random(4) === 0 ? 0n : amount();
        return ['LockLiquidity', { ...pair, lp_amount, unlock_at: c.time + random(2_000) }];
      }
      case 8: {
        const pool = pools[random(pools.length)] ?? mints[0]!;
        return ['TransferLpLock', { pool, lock_id: random(20), to: people[random(people.length)]! }];
      }
      default:
        return ['Transfer', { to: VAULT, token_symbol: token_a, amount: BigInt(random(1_000)) }];
    }
  };
  const step = (): void => {
    const who = people[random(people.length)]!;
    const [operation, params] = next([...before.shares.keys()]);
    if (!c.attempt(who, operation, params)) return;
    done.set(operation, (done.get(operation) ?? 0) + 1);
    if (operation !== 'Transfer') return;
    const mint = mints[TOKENS.indexOf(params.token_symbol as string)]!;
    given.set(mint, (given.get(mint) ?? 0n) + (params.amount as bigint));
  };
  for (let i = 0; i < STEPS; i++) {
    if (random(8) === 0) c.advance(1 + random(60));
    step();
    const after = snapshot(c);
    checkHeld(after, given);
    checkWorth(before, after);
    checkLocks(before, after, c.time);
    before = after;
  }
  const tried = [
    'CreatePool',
    'AddLiquidity',
    'RemoveLiquidity',
    'Swap',
    'SwapRoute',
    'LockLiquidity',
    'TransferLpLock',
  ];
  for (const operation of tried) assert.ok(done.has(operation), `no ${operation} ever succeeded`);
});

test.run();
