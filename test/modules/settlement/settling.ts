/** What tests of settlement share: a chain with tokens, makers of two tiers, orders of alice, and the books of the escrow. */

import * as assert from 'uvu/assert';
import fees from '../../../modules/fees/index.js';
import settlement from '../../../modules/settlement/index.js';
import { type Address, type Hash, moduleAccount } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, type ChainOptions, carol, type TestChain } from '../../kit/index.js';
import { dexChain, ONE } from '../shared/pools.js';

/** The bond of each tier in raw units. */
export const BOND = { 1: 100_000n * ONE, 2: 25_000n * ONE, 3: 5_000n * ONE } as const;
/** Blocks after which every tier may match. */
export const OPEN_TO_ALL = 7;
export const DAY = 86_400;

/** A chain with COIN and NUTS, on which bob is a maker of tier 1 and carol of tier 3. */
export function settlementChain(options: ChainOptions & { stablecoins?: readonly string[] } = {}): TestChain {
  const c = dexChain(['COIN', 'NUTS'], { ...options, more: [fees, settlement] });
  register(c, bob, 1);
  register(c, carol, 3);
  return c;
}

export const register = (c: TestChain, who: Actor, tier: 1 | 2 | 3, bond: bigint = BOND[tier]) =>
  c.run(who, 'RegisterMarketMaker', { tier, bond, name: `maker of tier ${tier}` });
export const withdraw = (c: TestChain, who: Actor) => c.run(who, 'WithdrawMarketMakerBond');

/** Alice sells 1,000 COIN for at least 500 TRL, within an hour. */
export const create = (c: TestChain, change: object = {}, who: Actor = alice) =>
  c.run(who, 'CreateSettleOrder', {
    sell_token: 'COIN',
    buy_token: 'TRL',
    sell_amount: 1_000_000_000n,
    min_buy_amount: 500n * ONE,
    deadline: c.time + 3_600,
    tier: 0,
    ...change,
  });
export const match = (c: TestChain, who: Actor = bob, order_id = 1, buy_amount = 500n * ONE) =>
  c.run(who, 'MatchSettleOrder', { order_id, buy_amount });
export const settle = (c: TestChain, who: Actor = alice, order_id = 1) => c.run(who, 'SettleOrder', { order_id });
export const cancel = (c: TestChain, who: Actor = alice, order_id = 1) => c.run(who, 'CancelSettleOrder', { order_id });

/** What tests read of an order. */
export interface OrderInfo {
  readonly order_id: number;
  readonly status: string;
  readonly escrowed: string;
  readonly spread_bps: number | null;
  readonly [field: string]: unknown;
}
export const order = (c: TestChain, order_id = 1) => c.ask<OrderInfo>('getSettleOrder', [order_id]);
export const statusOf = (c: TestChain, order_id = 1) => order(c, order_id).status;

const ESCROW = moduleAccount('settlement', ['orders']);
const BONDS = moduleAccount('settlement', ['bonds']);

interface Kept {
  readonly stage: string;
  readonly sell_token: Hash;
  readonly buy_token: Hash;
  readonly owner: Address;
  readonly sell_amount: bigint;
  readonly match: { readonly maker: Address; readonly buy_amount: bigint } | null;
}

const add = (sums: Map<string, bigint>, key: string, amount: bigint) => sums.set(key, (sums.get(key) ?? 0n) + amount);
const sorted = (sums: ReadonlyMap<string, bigint>) => [...sums].sort(([a], [b]) => (a < b ? -1 : 1));

/** The escrow has just what the orders say, of each token and of each account, and the bonds are those of the makers. */
export function checkBooks(c: TestChain): void {
  const byToken = new Map<string, bigint>();
  const byAccount = new Map<string, bigint>();
  let [open, matched] = [0, 0];
  for (const { value: one } of c.entries<Kept>('settlement', 'orders')) {
    if (one.stage === 'Created' || one.stage === 'Matched') {
      add(byToken, one.sell_token, one.sell_amount);
      add(byAccount, one.owner + one.sell_token, one.sell_amount);
    }
    if (one.stage === 'Created') open++;
    if (one.stage !== 'Matched') continue;
    matched++;
    add(byToken, one.buy_token, one.match!.buy_amount);
    add(byAccount, one.match!.maker + one.buy_token, one.match!.buy_amount);
  }
  for (const [mint, amount] of byToken) assert.is(c.balance(ESCROW, `0x${mint}`), amount, 'the escrow of a token');
  const kept = c.entries<bigint>('settlement', 'escrowed').map(({ key, value }) => [key.join(''), value] as const);
  assert.equal(sorted(new Map(kept)), sorted(byAccount), 'the escrow of each account');
  const makers = c.entries<{ bond: bigint; retired_at: number | null }>('settlement', 'makers');
  const bonds = makers.reduce((sum, { value }) => sum + value.bond, 0n);
  assert.is(c.balance(BONDS), bonds, 'the bonds');
  const active = makers.filter(({ value }) => value.bond > 0n && value.retired_at === null).length;
  assert.is(c.cell('settlement', 'active'), active);
  assert.is(c.entries('settlement', 'ranks').length, makers.filter(({ value }) => value.bond > 0n).length);
  assert.ok(c.entries('settlement', 'open').length <= open);
  assert.ok(c.entries('settlement', 'matched').length <= matched);
}
