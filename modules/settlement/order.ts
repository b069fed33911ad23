/** Orders: the stored record and its public form. */

import { fail, type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import { nameOf, type Token, TokenName } from '../tokens/port.js';
import { OrderNotFound } from './errors.js';
import type { Reading } from './shape.js';

/** Orders are numbered from 1. */
export const OrderId = t.doc(t.count, 'Number of the order, counted from 1');

/** 0 means makers of any tier. */
export const OrderTier = t.doc(t.range(0, 3), 'Tiers that may fill it: 1 for tier 1; 2 for tiers 1, 2; 3 or 0 for all');

/** Terms fixed when an order is created. */
export const termsFields = {
  owner: t.doc(t.address, 'Account that sells, and receives the bought amount'),
  sell_token: t.doc(t.mint, 'Mint address of the token to sell'),
  buy_token: t.doc(t.mint, 'Mint address of the token to buy'),
  sell_amount: t.doc(t.amountOf('sell_token'), 'Sold amount in raw units, all or nothing'),
  min_buy_amount: t.doc(t.amountOf('buy_token'), 'Minimum amount to receive in raw units'),
  deadline: t.doc(t.time, 'Deadline in Unix seconds; from this time on, the order cannot be matched'),
  tier: OrderTier,
};

/** Basis points, capped at 10,000. */
export const Spread = t.doc(
  t.option(t.bps()),
  'Distance of the price from the ten-minute TWAP of the DEX in basis points, at most 10,000; null if there is no TWAP, or no match yet',
);

const Match = t.struct({
  maker: t.address,
  buy_amount: t.amount,
  /** In raw units of the sell token, deducted from the amount that the maker receives. */
  fee: t.amount,
  spread_bps: Spread,
  block: t.height,
  bundle: t.bundleHash,
});
/** A maker's commitment to fill an order. */
export type Match = ValueOf<typeof Match>;

const Status = t.choice('Created', 'Matched', 'Settled', 'Cancelled', 'Expired');
export type Status = ValueOf<typeof Status>;

/** An order as stored. An expired order stays Created until its escrow is returned; see statusAt. */
export const Order = t.struct({
  ...termsFields,
  created_block: t.height,
  bundle: t.bundleHash,
  stage: Status,
  match: t.option(Match),
  settled_block: t.option(t.height),
  /** Null if the end of a block settled it. */
  settle_bundle: t.option(t.bundleHash),
});
export type Order = ValueOf<typeof Order>;

/** Status at a time: an unmatched order expires without any operation. */
export const statusAt = (time: number, { stage, deadline }: Order): Status =>
  stage === 'Created' && time >= deadline ? 'Expired' : stage;

/** An order as callers see it. */
export const OrderInfo = t.struct({
  order_id: OrderId,
  ...termsFields,
  sell_symbol: t.doc(TokenName, 'Symbol of the sell token; the mint address of a liquidity token'),
  buy_symbol: t.doc(TokenName, 'Symbol of the buy token; the mint address of a liquidity token'),
  maker: t.doc(t.option(t.address), 'Market maker that matched the order; null until matched'),
  buy_amount: t.doc(t.option(t.amountOf('buy_token')), 'Amount offered by the maker in raw units; null until matched'),
  fee: t.doc(
    t.option(t.amountOf('sell_token')),
    'Fee for the treasury in raw units, deducted from the sold amount; null until matched',
  ),
  status: t.doc(
    Status,
    'Created until matched, Matched until both amounts are exchanged, then Settled; Cancelled by its owner; Expired at its deadline',
  ),
  escrowed: t.doc(
    t.amountOf('sell_token'),
    'Escrowed amount of the sell token in raw units; if an expired order still has one, its owner gets it with CancelSettleOrder',
  ),
  spread_bps: Spread,
  created_block: t.doc(t.height, 'Height of the block that created the order'),
  matched_block: t.doc(t.option(t.height), 'Height of the block that matched the order; null until matched'),
  settled_block: t.doc(t.option(t.height), 'Height of the block that settled the order; null until settled'),
  bundles: t.doc(
    t.struct({
      create: t.doc(t.bundleHash, 'Bundle that created the order; null if the end of a block did'),
      match: t.doc(t.option(t.bundleHash), 'Bundle that matched the order; null before, or if the end of a block did'),
      settle: t.doc(t.option(t.bundleHash), 'Bundle that settled the order; null before, or if the end of a block did'),
    }),
    'Bundles of the order',
  ),
});
export type OrderInfo = ValueOf<typeof OrderInfo>;

function describe(c: Reading, order_id: number, order: Order, tokens: ReadonlyMap<Hash, Token>): OrderInfo {
  const { stage, match, bundle, settle_bundle, ...kept } = order;
  return {
    order_id,
    ...kept,
    sell_symbol: nameOf(kept.sell_token, tokens.get(kept.sell_token)!),
    buy_symbol: nameOf(kept.buy_token, tokens.get(kept.buy_token)!),
    maker: match?.maker ?? null,
    buy_amount: match?.buy_amount ?? null,
    fee: match?.fee ?? null,
    status: statusAt(c.time, order),
    escrowed: stage === 'Created' || stage === 'Matched' ? kept.sell_amount : 0n,
    spread_bps: match?.spread_bps ?? null,
    matched_block: match?.block ?? null,
    bundles: { create: bundle, match: match?.bundle ?? null, settle: settle_bundle },
  };
}

/** Public form of several orders, with batched token reads. */
export function describeAll(c: Reading, ids: readonly number[]): OrderInfo[] {
  const orders = c.state.orders.getAll(ids.map((id) => [id])).map((order) => order!);
  const mints = [...new Set(orders.flatMap(({ sell_token, buy_token }) => [sell_token, buy_token]))];
  const tokens = new Map(c.use.tokens.infos(mints).map((token, i) => [mints[i]!, token!]));
  return orders.map((order, i) => describe(c, ids[i]!, order, tokens));
}

/** An order by its number; fails if there is none. */
export const orderOf = ({ state }: Reading, order_id: number): Order =>
  state.orders.get(order_id) ?? fail(OrderNotFound, { order_id });
