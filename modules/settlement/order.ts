/** Orders: the stored record and its public form. */

import { fail, type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import { nameOf, type Token, TokenName } from '../tokens/port.js';
import { OrderNotFound } from './errors.js';
import type { Reading } from './shape.js';

/** Orders are numbered from 1. */
export const OrderId = t.doc(t.count, 'Number of the order, from 1');

/** 0 means makers of any tier. */
export const OrderTier = t.doc(
  t.range(0, 3),
  'Makers of which tiers may fill it: 1 those of the first, 2 of the first two, 3 or 0 of all',
);

/** Terms fixed when an order is created. */
export const termsFields = {
  owner: t.doc(t.address, 'Account that sells, and gets what is bought'),
  sell_token: t.doc(t.mint, 'Mint of the token that is sold'),
  buy_token: t.doc(t.mint, 'Mint of the token that is wanted for it'),
  sell_amount: t.doc(t.amountOf('sell_token'), 'Raw units that are sold, all or none; they are in escrow'),
  min_buy_amount: t.doc(t.amountOf('buy_token'), 'Least raw units that are taken for them'),
  deadline: t.doc(t.time, 'From this time on, in unix seconds, nobody can match the order'),
  tier: OrderTier,
};

/** Basis points, capped at 10,000. */
export const Spread = t.doc(
  t.option(t.bps()),
  'How far the price of the order lies from the mean price of the DEX over the last ten minutes, in hundredths of a percent, at most 10,000; null where the DEX knows none',
);

const Match = t.struct({
  maker: t.address,
  buy_amount: t.amount,
  /** In units of the sell token, deducted from what the maker gets. */
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
  sell_symbol: t.doc(TokenName, 'Symbol of the sell token; the mint of one that has none of its own'),
  buy_symbol: t.doc(TokenName, 'Symbol of the buy token; the mint of one that has none of its own'),
  maker: t.doc(t.option(t.address), 'Maker that matched it; null until one does'),
  buy_amount: t.doc(t.option(t.amountOf('buy_token')), 'Raw units that the maker gives; null until one does'),
  fee: t.doc(t.option(t.amountOf('sell_token')), 'Raw units for the treasury, out of what the maker gets'),
  status: t.doc(
    Status,
    'Created until a maker matches it, then Matched, and Settled once both amounts have changed hands; Cancelled by its owner, Expired at its deadline',
  ),
  escrowed: t.doc(
    t.amountOf('sell_token'),
    'Raw units of the sell token that are in escrow now; of an expired order its owner gets them by CancelSettleOrder, where nobody has given them back',
  ),
  spread_bps: Spread,
  created_block: t.doc(t.height, 'Block in which it was made'),
  matched_block: t.doc(t.option(t.height), 'Block in which a maker matched it'),
  settled_block: t.doc(t.option(t.height), 'Block in which both amounts changed hands'),
  bundles: t.doc(
    t.struct({
      create: t.doc(t.bundleHash, 'Bundle that made the order; null when the end of a block did'),
      match: t.doc(t.option(t.bundleHash), 'Bundle that matched it; null until then, and when the end of a block did'),
      settle: t.doc(t.option(t.bundleHash), 'Bundle that settled it; null until then, and when the end of a block did'),
    }),
    'Bundles in which it came about',
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
