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
export const PresaleId = t.doc(t.count, 'Number of the presale, from 1');

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
    creator: t.doc(t.address, 'Account that sells its token'),
    token_mint: t.doc(t.mint, 'Mint address of the token that is sold'),
    tokens_for_sale: t.doc(t.amount, 'Raw units that are for sale'),
    hard_cap: t.doc(t.amount, 'Most raw units of the payment token that can be raised'),
    start_time: t.doc(t.time, 'From when it takes contributions, in Unix seconds'),
    end_time: t.doc(t.time, 'Until when it takes contributions, in Unix seconds'),
    escrow: t.doc(t.amount, 'Raw units of the token that the creator deposited'),
  },
  PresaleContributed: {
    presale_id,
    contributor: t.doc(t.address, 'Account that paid in'),
    amount: t.doc(t.amount, 'Raw units of the payment token that it paid now'),
    tokens: t.doc(t.amount, 'Raw units of the token that it gets for that'),
    raised: t.doc(t.amount, 'Raw units of the payment token that all paid so far'),
  },
  PresaleSucceeded: { presale_id, raised: t.doc(t.amount, 'Raw units of the payment token that all paid') },
  PresaleFailed: { presale_id, raised: t.doc(t.amount, 'Raw units of the payment token that all paid, and get back') },
  PresaleCancelled: {
    presale_id,
    raised: t.doc(t.amount, 'Raw units of the payment token that all paid, and get back'),
  },
  PresaleFinalized: {
    presale_id,
    pool: t.doc(t.mint, 'Address of the pool that was made'),
    lp_lock_id: t.doc(t.count, 'Number of the lock on its liquidity, within the pool'),
    raised: t.doc(t.amount, 'Raw units of the payment token that all paid'),
    sold: t.doc(t.amount, 'Raw units of the token that were sold'),
    liquidity_payment: t.doc(t.amount, 'Raw units of the payment token that went into the pool'),
    liquidity_tokens: t.doc(t.amount, 'Raw units of the token that went into the pool'),
    to_creator: t.doc(t.amount, 'Raw units of the payment token that the creator got'),
    unsold: t.doc(t.amount, 'Raw units of the token that nobody bought: returned or burned'),
  },
  PresaleRefunded: {
    presale_id,
    contributor: t.doc(t.address, 'Account that got back what it paid'),
    amount: t.doc(t.amount, 'Raw units of the payment token that it got back'),
  },
  PresaleTokensDelivered: {
    presale_id,
    contributor: t.doc(t.address, 'Account that got what it bought'),
    amount: t.doc(t.amount, 'Raw units of the token that it got now'),
  },
  PresaleDepositReturned: {
    presale_id,
    creator: t.doc(t.address, 'Account that got its deposit back'),
    amount: t.doc(t.amount, 'Raw units of the token that it got back'),
  },
};

export const presale = module('presale', {
  about: 'Sales of new tokens before they have a market: caps, refunds, and a pool whose liquidity is locked.',
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
