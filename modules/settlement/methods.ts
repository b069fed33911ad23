/** RPC methods of orders, makers and settled totals. */

import { fn, t } from '../../runtime/sdk.js';
import { holdingsView, NATIVE, TokenName, tokensPort } from '../tokens/port.js';
import { describeMaker, MakerInfo, Tier } from './maker.js';
import { describeAll, OrderId, OrderInfo } from './order.js';
import { settlement } from './shape.js';
import { averageOf, NOTHING_SETTLED } from './stats.js';

const Token = t.doc(t.option(TokenName), 'Symbol or mint address of the token; null for all');

export const getSettleOrder = settlement.method({
  about: 'Returns an order by its number; null if there is none.',
  signature: fn({ order_id: OrderId }, t.option(OrderInfo)),
  cli: 'settle show',
  read: (c, { order_id }) => (c.state.orders.has(order_id) ? describeAll(c, [order_id])[0]! : null),
});

export const listSettleSettlements = settlement.method({
  about: 'Lists settled orders, newest first, optionally only those that sold or bought a token.',
  signature: fn(
    {
      token: Token,
      since_block: t.doc(t.option(t.height), 'Lowest settlement height to include; null for all'),
      limit: t.limit(),
      cursor: t.cursor,
    },
    t.page('settlements', OrderInfo, 'Settled orders, newest first'),
  ),
  cli: 'settle list-settled',
  errors: tokensPort.refusals('find'),
  read(c, { token, since_block, limit, cursor }) {
    const { items: ids, next } =
      token === null
        ? c.state.settled.page([], limit, cursor, 'descending')
        : c.state.settledOf.page([c.use.tokens.find(token)], limit, cursor, 'descending');
    const all = describeAll(c, ids);
    const items = all.filter(({ settled_block }) => settled_block! >= (since_block ?? 0));
    return { items, next: items.length < all.length ? null : next };
  },
});

export const listSettleOrders = settlement.method({
  about: 'Lists open orders, newest first.',
  signature: fn({ limit: t.limit(), cursor: t.cursor }, t.page('orders', OrderInfo, 'Open orders, newest first')),
  cli: 'settle list',
  read(c, { limit, cursor }) {
    const { items, next } = c.state.open.page([], limit, cursor, 'descending');
    return { items: describeAll(c, items), next };
  },
});

export const getMarketMakers = settlement.method({
  about: 'Lists market makers with a bond by tier, including retired ones whose bond is locked.',
  signature: fn(
    { tier: t.option(Tier), limit: t.limit(), cursor: t.cursor },
    t.page('makers', MakerInfo, 'Market makers by tier, then by time of entry into the tier'),
  ),
  cli: 'settle makers',
  read({ state }, { tier, limit, cursor }) {
    const { items, next } = state.ranks.page(tier === null ? [] : [tier], limit, cursor);
    const found = state.makers.getAll(items.map((address) => [address]));
    return { items: items.map((address, i) => describeMaker(address, found[i]!)), next };
  },
});

export const settleStats = settlement.method({
  about:
    'Returns totals of settled orders, of all or of those that sold a token: volume, and average spread from the TWAP of the DEX.',
  signature: fn(
    { token: Token },
    t.struct({
      settled_count: t.doc(t.count, 'Number of settled orders'),
      total_volume: t.doc(
        t.u256,
        'Sold volume: in raw units of the token, or for all tokens in raw native units at the TWAPs of the DEX',
      ),
      avg_spread_bps: t.doc(t.bps(), 'Average spread of the orders that have one, in basis points, rounded down'),
      last_settlement_block: t.doc(t.height, 'Height of the latest settlement; 0 if there is none'),
      active_mm_count: t.doc(t.count, 'Number of active market makers, independent of the token'),
    }),
  ),
  cli: 'settle stats',
  errors: tokensPort.refusals('find'),
  read({ state, use }, { token }) {
    const sums = token === null ? state.total.get() : (state.totals.get(use.tokens.find(token)) ?? NOTHING_SETTLED);
    return {
      settled_count: sums.count,
      total_volume: sums.volume,
      avg_spread_bps: averageOf(sums),
      last_settlement_block: sums.last_block,
      active_mm_count: state.active.get(),
    };
  },
});

/** Amount of an account in escrow, and its bond. */
export const held = settlement.answer(holdingsView, ({ state }, account, mint) => {
  const bond = mint === NATIVE ? (state.makers.get(account)?.bond ?? 0n) : 0n;
  return { locked: (state.escrowed.get(account, mint) ?? 0n) + bond };
});
