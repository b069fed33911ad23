/** What the explorer keeps, in a database of its own. Heights fall, so that the newest row comes first. */

import { descending, t, table, type ValueOf } from '../../runtime/sdk.js';

const newest = descending(t.height);
/** Position of a row within its block. */
const place = descending(t.u32);

/** One operation as one account saw it. */
export const Entry = t.struct({
  bundle_hash: t.hash,
  time: t.time,
  op_index: t.u16,
  type: t.text(1, 130),
  direction: t.choice('in', 'out', 'self', 'none'),
  counterparty: t.option(t.address),
  token: t.option(t.mint),
  amount: t.option(t.amount),
  fee: t.option(t.amount),
});
export type Entry = ValueOf<typeof Entry>;

/** A token that changed hands, was made (from the zero address) or destroyed (to it). */
export const Movement = t.struct({
  bundle_hash: t.hash,
  time: t.time,
  from: t.address,
  to: t.address,
  amount: t.amount,
  type: t.text(1, 130),
});
export type Movement = ValueOf<typeof Movement>;

const Counts = t.struct({ holders: t.count, transfers: t.count });
/** How many hold a token, and how often it moved. */
export type Counts = ValueOf<typeof Counts>;

const Totals = t.struct({ transactions: t.count, from_height: t.height });
/** Sums over the chain since `from_height`. */
export type Totals = ValueOf<typeof Totals>;

/** Sums are kept apart for what followed the chain and for what was filled in: each is written by one writer. */
export const LIVE = 0;
/** What was filled in. */
export const PAST = 1;

/** Height that the rows reflect. */
export const CURSOR = Uint8Array.of(0);
/** What happened to an account. */
export const history = table(1, [t.address, newest, place], Entry);
/** How a token moved. */
export const movements = table(2, [t.mint, newest, place], Movement);
/** Balances above zero. */
export const balances = table(3, [t.address, t.mint], t.amount);
/** The same, the richest first. */
export const holders = table(4, [t.mint, descending(t.amount), t.address], t.struct({}));
/** Sums of a token, by who wrote them. */
export const counts = table(5, [t.mint, t.u8], Counts);
/** Sums of the chain, by who wrote them. */
export const totals = table(6, [t.u8], Totals);
/** Bundles of each minute of the last day. */
export const minutes = table(7, [descending(t.u32)], t.u32);
/** Tokens by symbol. */
export const symbols = table(8, [t.text(1, 66)], t.mint);
/** How many tokens, pools and NFTs there are. */
export const tallies = table(9, [t.text(1, 32)], t.count);
