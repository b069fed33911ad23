/** RPC methods of orders, makers and settled totals. */

import { fn, t } from '../../runtime/sdk.js';
import { holdingsView, NATIVE, TokenName, tokensPort } from '../tokens/port.js';
import { describeMaker, MakerInfo, Tier } from './maker.js';
import { describeAll, OrderId, OrderInfo } from './order.js';
import { settlement } from './shape.js';
import { averageOf, NOTHING_SETTLED } from './stats.js';

const Token = t.doc(t.option(TokenName), 'Symbol or mint of a token; null for all');

export const getSettleOrder = settlement.method({
  about: 'An order by its number, with its whole life; null when there is none.',
  signature: fn({ order_id: OrderId }, t.option(OrderInfo)),
  cli: 'settle show',
  read: (c, { order_id }) => (c.state.orders.has(order_id) ? describeAll(c, [order_id])[0]! : null),
});

export const listSettleSettlements = settlement.method({
  about: 'Orders that are settled, the newest first; of one token those that sold or bought it.',
  signature: fn(
    {
      token: Token,
      since_block: t.doc(t.option(t.height), 'Only orders that were settled in this block or later'),
      limit: t.limit(),
      cursor: t.cursor,
    },
    t.page('settlements', OrderInfo, 'Settled orders, the newest first'),
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
  about: 'Orders that no maker has matched, the newest first: what makers look at.',
  signature: fn({ limit: t.limit(), cursor: t.cursor }, t.page('orders', OrderInfo, 'Open orders, the newest first')),
  cli: 'settle list',
  read(c, { limit, cursor }) {
    const { items, next } = c.state.open.page([], limit, cursor, 'descending');
    return { items: describeAll(c, items), next };
  },
});

export const getMarketMakers = settlement.method({
  about: 'Market makers with a bond, by tier; also those that gave up and wait for it.',
  signature: fn(
    { tier: t.option(Tier), limit: t.limit(), cursor: t.cursor },
    t.page('makers', MakerInfo, 'Makers, those of tier 1 first, within a tier those who took it first'),
  ),
  cli: 'settle makers',
  read({ state }, { tier, limit, cursor }) {
    const { items, next } = state.ranks.page(tier === null ? [] : [tier], limit, cursor);
    const found = state.makers.getAll(items.map((address) => [address]));
    return { items: items.map((address, i) => describeMaker(address, found[i]!)), next };
  },
});

export const settleStats = settlement.method({
  about: 'How much was settled, and how far from the mean prices of the DEX: of orders that sold a token, or of all.',
  signature: fn(
    { token: Token },
    t.struct({
      settled_count: t.doc(t.count, 'Orders that are settled'),
      total_volume: t.doc(
        t.u256,
        'What was sold: in raw units of the token, or of all in raw native units by the mean prices of the DEX',
      ),
      avg_spread_bps: t.doc(
        t.bps(),
        'Mean of the spreads of those orders that have one, in basis points, rounded down',
      ),
      last_settlement_block: t.doc(t.height, 'Block of the newest of them; 0 when there is none'),
      active_mm_count: t.doc(t.count, 'Market makers that may fill orders, of whatever token'),
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
