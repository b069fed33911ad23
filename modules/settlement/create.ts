/** Operations that create and cancel orders, and the expiry of orders. */

import { AmountZero, fail, t } from '../../runtime/sdk.js';
import { TokenName, tokensPort } from '../tokens/port.js';
import { DeadlinePassed, LimitTooLarge, NotOpen, NotOrderOwner, OrderNotFound, SameToken } from './errors.js';
import { type Order, OrderId, OrderTier, orderOf, statusAt } from './order.js';
import { escrow, escrowOf, release, settlement, type Writing } from './shape.js';

/** Maximum seconds until the deadline of an order. */
const LONGEST = 30 * 86_400;

export const CreateSettleOrder = settlement.operation({
  id: 140,
  about:
    'Creates an order to sell an amount of a token for at least an amount of another, filled by the first market maker that matches it. The sold amount is escrowed and returned at the deadline.',
  sentence: 'Offered {sell_amount} for at least {min_buy_amount}',
  params: {
    sell_token: t.doc(TokenName, 'Symbol or mint address of the token to sell'),
    buy_token: t.doc(TokenName, 'Symbol or mint address of the token to buy'),
    sell_amount: t.doc(t.amountOf('sell_token'), 'Amount to sell in raw units, all or nothing'),
    min_buy_amount: t.doc(t.amountOf('buy_token'), 'Minimum amount to receive in raw units, above zero'),
    deadline: t.doc(t.time, 'Deadline in Unix seconds, at most 30 days ahead; matches must be earlier'),
    tier: OrderTier,
  },
  returns: { order_id: OrderId },
  logs: ['SettleOrderCreated'],
  gas: 90_000,
  cli: 'settle create',
  takes: ['sell_amount'],
  errors: [SameToken, DeadlinePassed, LimitTooLarge, ...tokensPort.refusals('find', 'transfer')],
  execute(c, { sell_token: sells, buy_token: buys, ...given }) {
    const [sell_token, buy_token] = [c.use.tokens.find(sells), c.use.tokens.find(buys)];
    const { sell_amount, min_buy_amount, deadline } = given;
    if (sell_token === buy_token) fail(SameToken);
    if (sell_amount === 0n || min_buy_amount === 0n) fail(AmountZero);
    if (deadline <= c.time) fail(DeadlinePassed, { now: c.time });
    if (deadline > c.time + LONGEST) fail(LimitTooLarge, { latest: c.time + LONGEST });
    const order_id = c.state.last.get() + 1;
    const terms = { ...given, owner: c.sender, sell_token, buy_token };
    escrow(c, c.sender, sell_token, sell_amount);
    c.state.last.put(order_id);
    c.state.orders.put(order_id, {
      ...terms,
      created_block: c.height,
      bundle: c.bundleHash,
      stage: 'Created',
      match: null,
      settled_block: null,
      settle_bundle: null,
    });
    c.state.open.put(order_id, order_id);
    c.state.deadlines.put(deadline, order_id, true);
    c.emit.SettleOrderCreated({ order_id, ...terms });
    return { order_id };
  },
});

export const CancelSettleOrder = settlement.operation({
  id: 144,
  about: 'Cancels an unmatched order of the sender and returns the escrowed amount.',
  sentence: 'Cancelled order {order_id}',
  params: { order_id: OrderId },
  logs: ['SettleOrderCancelled', 'SettleOrderExpired'],
  gas: 90_000,
  cli: 'settle cancel',
  errors: [OrderNotFound, NotOrderOwner, NotOpen, ...tokensPort.refusals('transfer')],
  execute(c, { order_id }) {
    const order = orderOf(c, order_id);
    if (order.owner !== c.sender) fail(NotOrderOwner, { owner: `0x${order.owner}` });
    if (order.stage !== 'Created') fail(NotOpen, { status: order.stage });
    giveBack(c, order_id, order);
  },
});

/** Ends an unmatched order and returns the sold amount to its owner. */
function giveBack(c: Writing, order_id: number, order: Order): void {
  const { owner, sell_token, sell_amount, deadline } = order;
  const isOver = statusAt(c.time, order) === 'Expired';
  release(c, owner, sell_token, sell_amount, owner);
  c.state.open.delete(order_id);
  c.state.deadlines.delete(deadline, order_id);
  c.state.orders.put(order_id, { ...order, stage: isOver ? 'Expired' : 'Cancelled' });
  if (isOver) c.emit.SettleOrderExpired({ order_id, owner });
  else c.emit.SettleOrderCancelled({ order_id, owner });
}

/** Maximum expired orders processed per block. */
const PER_BLOCK = 100;

/**
 * Returns the sold amounts of expired orders. Each order is tried once; if its token cannot move then, the owner
 * cancels the order later.
 */
export function sweep(c: Writing): void {
  for (const {
    key: [deadline, order_id],
  } of c.state.deadlines.list([], PER_BLOCK)) {
    if (deadline > c.time) return;
    c.state.deadlines.delete(deadline, order_id);
    c.state.open.delete(order_id);
    const order = orderOf(c, order_id);
    if (c.use.tokens.canMove(escrowOf(c), order.owner, order.sell_token)) giveBack(c, order_id, order);
  }
}
