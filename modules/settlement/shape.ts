/** Module definition: state and events. */

import { type Address, cell, type Hash, map, module, type Reads, t, type Writes } from '../../runtime/sdk.js';
import { dexPort } from '../dex/port.js';
import { treasuryPort } from '../fees/port.js';
import { tokensPort } from '../tokens/port.js';
import { Maker, MakerName, Tier } from './maker.js';
import { Order, OrderId, Spread, termsFields } from './order.js';
import { NOTHING_SETTLED, Settled } from './stats.js';

const needs = {
  tokens: tokensPort.only('find', 'info', 'infos', 'canMove', 'transfer'),
  dex: dexPort.only('twap'),
  treasury: treasuryPort.only('address'),
};

const state = {
  orders: map(0, [OrderId], Order),
  /** Number of the newest order. */
  last: cell(1, OrderId, 0),
  /** Orders that can be matched. */
  open: map(2, [OrderId], OrderId),
  /** Open orders by deadline, for the end-of-block expiry. */
  deadlines: map(3, [t.time, OrderId], t.bool),
  /** Matched orders by block, for settlement at the end of the next block. */
  matched: map(4, [t.height, OrderId], t.bool),
  makers: map(5, [t.address], Maker),
  /** Makers with a bond, by tier, then in the order in which they entered it. */
  ranks: map(6, [Tier, t.count], t.address),
  /** Counter of entries into tiers; the next key in `ranks`. */
  ranked: cell(7, t.count, 0),
  /** Number of active makers. */
  active: cell(8, t.count, 0),
  /** All settled orders in order of settlement, and per token that was sold or bought. */
  settled: map(9, [t.count], OrderId),
  settledOf: map(10, [t.mint, t.count], OrderId),
  /** Totals of all orders, with the volume in native units. */
  total: cell(11, Settled, NOTHING_SETTLED),
  /** Totals by sold token, in its raw units. */
  totals: map(12, [t.mint], Settled),
  feeBps: cell(13, t.bps(50), 0),
  /** Amounts of an account in escrow, over all its orders. */
  escrowed: map(14, [t.address, t.mint], t.amount),
};

const order_id = OrderId;
const maker = t.doc(t.address, 'Account of the market maker');
const owner = t.doc(t.address, 'Account that created the order');

const events = {
  SettleOrderCreated: { order_id, ...termsFields },
  SettleOrderMatched: {
    order_id,
    owner,
    maker,
    buy_amount: t.doc(t.amount, 'Raw units of the buy token that the maker escrowed'),
    spread_bps: Spread,
  },
  SettleOrderSettled: {
    order_id,
    owner,
    maker,
    sell_token: termsFields.sell_token,
    buy_token: termsFields.buy_token,
    sell_amount: t.doc(t.amountOf('sell_token'), 'Sold amount in raw units, including the fee'),
    buy_amount: t.doc(t.amountOf('buy_token'), 'Amount received by the owner in raw units'),
    fee: t.doc(t.amountOf('sell_token'), 'Fee for the treasury in raw units of the sell token'),
    spread_bps: Spread,
  },
  SettleOrderCancelled: { order_id, owner },
  SettleOrderExpired: { order_id, owner },
  MarketMakerRegistered: {
    maker,
    tier: Tier,
    bond: t.doc(t.amountOf(), 'Total bond in raw native units'),
    name: MakerName,
  },
  MarketMakerRetired: { maker, withdraw_at: t.doc(t.time, 'Earliest withdrawal of the bond in Unix seconds') },
  MarketMakerBondWithdrawn: { maker, bond: t.doc(t.amountOf(), 'Returned bond in raw native units') },
};

export const settlement = module('settlement', {
  about: 'Orders filled by bonded market makers: both sides escrowed, no last look, exchanged all or nothing.',
  needs,
  state,
  events,
});

/** Read-only context of the module. */
export type Reading = Reads<typeof settlement>;
/** Read-write context of the module. */
export type Writing = Writes<typeof settlement>;

/** Account that holds both sides of all orders; the caller may act for it. */
export const escrowOf = (c: Pick<Writing, 'account'>): Address => c.account('orders');

/** Moves an amount of an account into escrow. */
export function escrow(c: Writing, from: Address, mint: Hash, amount: bigint): void {
  c.use.tokens.transfer(from, escrowOf(c), mint, amount);
  c.state.escrowed.put(from, mint, (c.state.escrowed.get(from, mint) ?? 0n) + amount);
}

/** Moves an escrowed amount of an account to `to`, which may be the same account. */
export function release(c: Writing, of: Address, mint: Hash, amount: bigint, to: Address): void {
  c.use.tokens.transfer(escrowOf(c), to, mint, amount);
  const left = c.state.escrowed.get(of, mint)! - amount;
  if (left === 0n) c.state.escrowed.delete(of, mint);
  else c.state.escrowed.put(of, mint, left);
}

/** Account that holds the bonds of all makers; the caller may act for it. */
export const bondsOf = (c: Pick<Writing, 'account'>): Address => c.account('bonds');
