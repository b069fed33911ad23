/** Module definition: state and events. */

import { type Address, cell, fail, map, module, moduleAccount, type Reads, t, type Writes } from '../../runtime/sdk.js';
import { dexPort } from '../dex/port.js';
import { tokensPort } from '../tokens/port.js';
import { PresaleNotFound } from './errors.js';
import { Contribution, Progress, Terms } from './presale.js';

const needs = {
  tokens: tokensPort.only('info', 'infos', 'find', 'balance', 'canMove', 'transfer', 'burn'),
  dex: dexPort.only('createPool', 'reserve', 'release'),
};

/** Presales are numbered from 1. */
export const PresaleId = t.doc(t.count, 'Number of the presale, counted from 1');

const state = {
  terms: map(0, [PresaleId], Terms),
  progress: map(1, [PresaleId], Progress),
  /** Number of the newest presale. */
  last: cell(2, PresaleId, 0),
  contributions: map(3, [PresaleId, t.address], Contribution),
  /** Contributors in order of their first contribution. */
  order: map(4, [PresaleId, t.count], t.address),
  whitelist: map(5, [PresaleId, t.address], t.bool),
  /** The presale of a token that is not over yet. */
  live: map(6, [t.mint], PresaleId),
  /** Presales to process, by due time. */
  agenda: map(7, [t.time, PresaleId], t.bool),
  /** Number of contributors of a finalized presale that delivery has visited; removed when it has visited all. */
  deliveries: map(8, [PresaleId], t.count),
  /**
   * Number of contributors of a refunding presale that the refunds have visited; removed when they have visited all.
   */
  refunds: map(9, [PresaleId], t.count),
};

const presale_id = PresaleId;

const events = {
  PresaleCreated: {
    presale_id,
    creator: t.doc(t.address, 'Account that sells the token'),
    token_mint: t.doc(t.mint, 'Mint address of the token for sale'),
    tokens_for_sale: t.doc(t.amountOf('token_mint'), 'Amount for sale in raw units'),
    hard_cap: t.doc(t.amount, 'Maximum raised amount in raw units of the payment token'),
    start_time: t.doc(t.time, 'Start of contributions in Unix seconds, inclusive'),
    end_time: t.doc(t.time, 'End of contributions in Unix seconds, exclusive'),
    escrow: t.doc(t.amountOf('token_mint'), 'Deposit of the creator in raw units of the token'),
  },
  PresaleContributed: {
    presale_id,
    contributor: t.doc(t.address, 'Account that contributed'),
    amount: t.doc(t.amount, 'Amount of this contribution in raw units of the payment token'),
    tokens: t.doc(t.amount, 'Raw units of the token bought with it'),
    raised: t.doc(t.amount, 'Total raised so far in raw units of the payment token'),
  },
  PresaleSucceeded: { presale_id, raised: t.doc(t.amount, 'Total raised in raw units of the payment token') },
  PresaleFailed: {
    presale_id,
    raised: t.doc(t.amount, 'Total raised in raw units of the payment token, to be refunded'),
  },
  PresaleCancelled: {
    presale_id,
    raised: t.doc(t.amount, 'Total raised in raw units of the payment token, to be refunded'),
  },
  PresaleFinalized: {
    presale_id,
    pool: t.doc(t.mint, 'Address of the new pool'),
    lp_lock_id: t.doc(t.count, 'Number of the lock of its liquidity, within the pool'),
    raised: t.doc(t.amount, 'Total raised in raw units of the payment token'),
    sold: t.doc(t.amount, 'Amount sold in raw units of the token'),
    liquidity_payment: t.doc(t.amount, 'Raw units of the payment token deposited into the pool'),
    liquidity_tokens: t.doc(t.amount, 'Raw units of the token deposited into the pool'),
    to_creator: t.doc(t.amount, 'Raw units of the payment token paid to the creator'),
    unsold: t.doc(t.amount, 'Raw units of the deposit not sold or used for the pool: returned or burned'),
  },
  PresaleRefunded: {
    presale_id,
    contributor: t.doc(t.address, 'Account that received the refund'),
    amount: t.doc(t.amount, 'Refund in raw units of the payment token'),
  },
  PresaleTokensDelivered: {
    presale_id,
    contributor: t.doc(t.address, 'Account that received the tokens'),
    amount: t.doc(t.amount, 'Amount delivered now in raw units of the token'),
  },
  PresaleDepositReturned: {
    presale_id,
    creator: t.doc(t.address, 'Creator that received its deposit back'),
    amount: t.doc(t.amount, 'Returned deposit in raw units of the token'),
  },
};

export const presale = module('presale', {
  about: 'Sales of new tokens before they have a market, with caps, refunds, and a pool with locked liquidity.',
  needs,
  state,
  events,
});

/** Read-only context of the module. */
export type Reading = Reads<typeof presale>;
/** Read-write context of the module. */
export type Writing = Writes<typeof presale>;

/** Account that holds the deposit and the payments of a presale; the caller may act for it. */
export const escrowOf = (c: Pick<Writing, 'account'>, id: number): Address => c.account('escrow', id);

/** Like `escrowOf`, for read-only code. */
export const escrowAddress = (id: number): Address => moduleAccount('presale', ['escrow', id]);

/** A presale by its number; fails if there is none. */
export function presaleOf({ state: { terms, progress } }: Reading, id: number): { terms: Terms; progress: Progress } {
  const agreed = terms.get(id) ?? fail(PresaleNotFound, { presale_id: id });
  return { terms: agreed, progress: progress.get(id)! };
}
