/** The frame of the module: what it keeps and what it tells. */

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
export const PresaleId = t.count;

const state = {
  terms: map(0, [PresaleId], Terms),
  progress: map(1, [PresaleId], Progress),
  /** The number of the newest. */
  last: cell(2, PresaleId, 0),
  contributions: map(3, [PresaleId, t.address], Contribution),
  /** Contributors in the order of their first contributions. */
  order: map(4, [PresaleId, t.count], t.address),
  whitelist: map(5, [PresaleId, t.address], t.bool),
  /** The presale of a token that has not ended for good. */
  live: map(6, [t.mint], PresaleId),
  /** What is to be looked at when its time has come. */
  agenda: map(7, [t.time, PresaleId], t.bool),
  /** How many contributors of a finalized presale have been delivered to; gone when all have. */
  deliveries: map(8, [PresaleId], t.count),
  /** The same of a presale that gives back. */
  refunds: map(9, [PresaleId], t.count),
};

const presale_id = PresaleId;

const events = {
  PresaleCreated: {
    presale_id,
    creator: t.address,
    token_mint: t.mint,
    tokens_for_sale: t.amount,
    hard_cap: t.amount,
    start_time: t.time,
    end_time: t.time,
    escrow: t.amount,
  },
  PresaleContributed: { presale_id, contributor: t.address, amount: t.amount, tokens: t.amount, raised: t.amount },
  PresaleSucceeded: { presale_id, raised: t.amount },
  PresaleFailed: { presale_id, raised: t.amount },
  PresaleCancelled: { presale_id, raised: t.amount },
  PresaleFinalized: {
    presale_id,
    pool: t.mint,
    lp_lock_id: t.count,
    raised: t.amount,
    sold: t.amount,
    liquidity_payment: t.amount,
    liquidity_tokens: t.amount,
    to_creator: t.amount,
    unsold: t.amount,
  },
  PresaleRefunded: { presale_id, contributor: t.address, amount: t.amount },
  PresaleTokensDelivered: { presale_id, contributor: t.address, amount: t.amount },
  PresaleDepositReturned: { presale_id, creator: t.address, amount: t.amount },
};

export const presale = module('presale', {
  about: 'Sales of new tokens before they have a market: caps, refunds, and a pool whose liquidity is locked.',
  needs,
  state,
  events,
});

/** A context of the module, for what looks something up. */
export type Reading = Reads<typeof presale>;
/** A context of the module, for what changes something. */
export type Writing = Writes<typeof presale>;

/** Holds the deposit and the payments of a presale; the caller may act for it. */
export const escrowOf = (c: Pick<Writing, 'account'>, id: number): Address => c.account('escrow', id);

/** The same account, for those who only look. */
export const escrowAddress = (id: number): Address => moduleAccount('presale', ['escrow', id]);

/** A presale by its number, or a refusal. */
export function presaleOf({ state: { terms, progress } }: Reading, id: number): { terms: Terms; progress: Progress } {
  const agreed = terms.get(id) ?? fail(PresaleNotFound, { presale_id: id });
  return { terms: agreed, progress: progress.get(id)! };
}
