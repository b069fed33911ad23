/** Filling of orders: a maker's match is binding, and both amounts are exchanged at once (decision 0113). */

import { type Address, fail, t } from '../../runtime/sdk.js';
import { NATIVE, tokensPort } from '../tokens/port.js';
import {
  BelowMinimum,
  DeadlinePassed,
  NotMarketMaker,
  NotOpen,
  OrderNotFound,
  OwnOrder,
  TierNotAllowed,
} from './errors.js';
import { isActive, lowestTier } from './maker.js';
import { type Match, type Order, OrderId, orderOf, statusAt } from './order.js';
import { escrow, escrowOf, release, settlement, type Writing } from './shape.js';
import { counted, NOTHING_SETTLED, spreadOf, valueAt } from './stats.js';

const WHOLE = 10_000n;

export const MatchSettleOrder = settlement.operation({
  id: 141,
  about:
    'Fills an order as a market maker. The match is binding: the amount is escrowed at once, and both amounts are exchanged in the next block at the latest. There is no last look.',
  sentence: 'Matched order {order_id}',
  params: {
    order_id: OrderId,
    buy_amount: t.doc(t.amount, 'Amount offered in raw units of the buy token, at least the minimum of the order'),
  },
  logs: ['SettleOrderMatched'],
  gas: 90_000,
  cli: 'settle match',
  takes: ['buy_amount'],
  errors: [
    OrderNotFound,
    NotOpen,
    DeadlinePassed,
    NotMarketMaker,
    OwnOrder,
    TierNotAllowed,
    BelowMinimum,
    ...tokensPort.refusals('transfer'),
  ],
  execute(c, { order_id, buy_amount }) {
    const order = orderOf(c, order_id);
    const { sell_token, buy_token, sell_amount, min_buy_amount, deadline } = order;
    if (order.stage !== 'Created') fail(NotOpen, { status: order.stage });
    if (statusAt(c.time, order) === 'Expired') fail(DeadlinePassed, { deadline });
    checkMaker(c, order);
    if (buy_amount < min_buy_amount) fail(BelowMinimum, { min: `${min_buy_amount}` });
    escrow(c, c.sender, buy_token, buy_amount);
    const match: Match = {
      maker: c.sender,
      buy_amount,
      fee: (sell_amount * BigInt(c.state.feeBps.get())) / WHOLE,
      // Computed now, so that the account that settles the order cannot choose the reference price.
      spread_bps: spreadOf(sell_amount, buy_amount, c.use.dex.twap(sell_token, buy_token)),
      block: c.height,
      bundle: c.bundleHash,
    };
    c.state.orders.put(order_id, { ...order, stage: 'Matched', match });
    c.state.open.delete(order_id);
    c.state.deadlines.delete(deadline, order_id);
    c.state.matched.put(c.height, order_id, true);
    c.emit.SettleOrderMatched({
      order_id,
      owner: order.owner,
      maker: c.sender,
      buy_amount,
      spread_bps: match.spread_bps,
    });
  },
});

/** Fails if the sender may not match the order now. */
function checkMaker({ state, sender, height }: Writing & { readonly sender: Address }, order: Order): void {
  const maker = state.makers.get(sender);
  if (!maker || !isActive(maker)) fail(NotMarketMaker);
  if (order.owner === sender) fail(OwnOrder);
  const lowest = lowestTier(order.tier, height - order.created_block);
  if (maker.tier > lowest) fail(TierNotAllowed, { tier: maker.tier, lowest, created_block: order.created_block });
}

export const SettleOrder = settlement.operation({
  id: 142,
  about: 'Settles a matched order now. Anyone may send this; otherwise the end of the next block settles it.',
  params: { order_id: OrderId },
  logs: ['SettleOrderSettled'],
  gas: 90_000,
  cli: 'settle now',
  errors: [OrderNotFound, NotOpen, ...tokensPort.refusals('transfer')],
  execute(c, { order_id }) {
    const order = orderOf(c, order_id);
    if (order.match === null || order.stage !== 'Matched') fail(NotOpen, { status: statusAt(c.time, order) });
    c.state.matched.delete(order.match.block, order_id);
    settle(c, order_id, order, order.match, c.bundleHash);
  },
});

/** Exchanges both amounts. */
function settle(c: Writing, order_id: number, order: Order, match: Match, settle_bundle: Order['settle_bundle']): void {
  const { owner, sell_token, buy_token, sell_amount } = order;
  const { maker, buy_amount, spread_bps } = match;
  const treasury = c.use.treasury.address();
  // If the treasury is frozen for the token, the order settles without the fee.
  const fee = c.use.tokens.canMove(escrowOf(c), treasury, sell_token) ? match.fee : 0n;
  release(c, owner, sell_token, sell_amount - fee, maker);
  release(c, maker, buy_token, buy_amount, owner);
  if (fee > 0n) release(c, owner, sell_token, fee, treasury);
  c.state.orders.put(order_id, {
    ...order,
    stage: 'Settled',
    match: { ...match, fee },
    settled_block: c.height,
    settle_bundle,
  });
  count(c, order_id, order, match);
  const amounts = { sell_token, buy_token, sell_amount, buy_amount, fee };
  c.emit.SettleOrderSettled({ order_id, owner, maker, ...amounts, spread_bps });
}

/** Adds a settled order to the list and to the totals of its maker, its token and all orders. */
function count(c: Writing, order_id: number, order: Order, { maker, buy_amount, spread_bps }: Match): void {
  const { state, height } = c;
  const { sell_token, buy_token, sell_amount } = order;
  const total = state.total.get();
  const value = nativeValue(c, [sell_token, sell_amount], [buy_token, buy_amount]);
  state.settled.put(total.count, order_id);
  for (const mint of [sell_token, buy_token]) state.settledOf.put(mint, total.count, order_id);
  state.total.put(counted(total, height, value, spread_bps));
  const ofToken = state.totals.get(sell_token) ?? NOTHING_SETTLED;
  state.totals.put(sell_token, counted(ofToken, height, sell_amount, spread_bps));
  const before = state.makers.get(maker)!;
  state.makers.put(maker, { ...before, settled: counted(before.settled, height, value, spread_bps) });
}

type Side = readonly [mint: Order['sell_token'], amount: bigint];

/**
 * Value in raw native units: the native side if there is one, else the first side with a TWAP; 0 if none has one.
 */
function nativeValue({ use }: Writing, ...sides: readonly Side[]): bigint {
  const native = sides.find(([mint]) => mint === NATIVE);
  if (native) return native[1];
  for (const [mint, amount] of sides) {
    const twap = use.dex.twap(mint, NATIVE);
    if (twap !== undefined) return valueAt(amount, twap);
  }
  return 0n;
}

/** Maximum matched orders processed per block. */
const PER_BLOCK = 100;

/**
 * Settles orders matched in earlier blocks. Each order is tried once; if a token cannot move then, anyone can settle
 * the order later.
 */
export function settleMatched(c: Writing): void {
  for (const {
    key: [block, order_id],
  } of c.state.matched.list([], PER_BLOCK)) {
    if (block >= c.height) return;
    c.state.matched.delete(block, order_id);
    const order = orderOf(c, order_id);
    const match = order.match!;
    const canMove = (to: Address, mint: Order['sell_token']) => c.use.tokens.canMove(escrowOf(c), to, mint);
    if (canMove(match.maker, order.sell_token) && canMove(order.owner, order.buy_token))
      settle(c, order_id, order, match, null);
  }
}
