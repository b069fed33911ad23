/** What the explorer keeps, in a database of its own. Heights fall, so that the newest row comes first. */

import { type Address, descending, type Hash, t, table, type ValueOf, ZERO_ADDRESS } from '../../runtime/plugin.js';
import { GROUP_BYTES, Kind } from './fact-group.js';
import { factList } from './fact-list.js';

/** Counted up with every change of these tables: rows of another format are thrown away and made again. */
export const FORMAT = 11;

const Totals = t.struct({ transactions: t.count, from_height: t.height });
/** Sums over the chain since `from_height`. */
export type Totals = ValueOf<typeof Totals>;

/** Sums are kept apart for what followed the chain and for what was filled in: each is written by one writer. */
export const LIVE = 0;
/** What was filled in. */
export const PAST = 1;

/** Height that the rows reflect. */
export const CURSOR = Uint8Array.of(0);
/** The facts of each block in groups, by the place of the first one. */
export const facts = table(1, [t.height, t.u32], t.struct({ time: t.time, facts: t.bytes(0, GROUP_BYTES) }));
/** What happened to an account, by what it was for it. */
export const history = factList(2, [t.address, Kind]);
/** How a token moved. */
export const movements = factList(3, [t.mint]);
const falling = descending(t.amount);
/** Balances above zero, the richest first. */
export const holders = table(4, [t.mint, falling, t.address], t.struct({}));
/** The row of a token that a cursor says; null where it says none. */
export function holderAt(token: Hash, cursor: string): { readonly balance: bigint; readonly account: Address } | null {
  if (!cursor.startsWith(token) || cursor.length !== holders.cursor(token, 0n, ZERO_ADDRESS).length) return null;
  const [balance, at] = falling.unkey!(cursor, token.length);
  const [account] = t.address.unkey!(cursor, at);
  return { balance, account };
}
/** How many hold a token. */
export const holderCounts = table(5, [t.mint], t.count);
/** How often a token moved, by who wrote it. */
export const movementCounts = table(6, [t.mint, t.u8], t.count);
/** Sums of the chain, by who wrote them. */
export const totals = table(7, [t.u8], Totals);
/** Bundles of each minute of the last day. */
export const minutes = table(8, [descending(t.u32)], t.u32);
/** What can be searched by its name. */
export const Named = t.choice(
  'token',
  'pool',
  'nft_collection',
  'multi_token_collection',
  'presale',
  'bridge_withdrawal',
  'anchor',
  'dao',
);
/** One of them. */
export type Named = ValueOf<typeof Named>;
/**
 * Labels of things by what their names say from one word on, in lower case. Of those that are called the same come first
 * whole names, not only later words of them, and then the oldest.
 */
export const words = table(9, [t.text(1, 64), t.bool, t.height, Named, t.text(1, 200)], t.text(1, 140));
/** How many tokens, pools and NFTs there are. */
export const tallies = table(10, [t.text(1, 32)], t.count);
/** The format of the rows, the height that the holders reflect, and the height below which the past was forgotten. */
export const marks = table(11, [t.choice('format', 'holders', 'forgotten')], t.count);
/** Types of multi-token collections that an account holds, and how much of each. */
export const items = table(12, [t.address, t.mint, t.u64], t.u128);
/** How many NFTs, and how many types of multi-token collections, an account holds. */
export const possessions = table(13, [t.address], t.struct({ nfts: t.count, multi_tokens: t.count }));
/** How many bundles a block has, of the blocks that have any. */
export const filled = table(14, [descending(t.height)], t.u32);
/** The multi-signature accounts that an account signs for, the newest first. */
export const signed = table(15, [t.address, descending(t.height), t.address], t.struct({}));
/** What a validator did in an epoch, and what it was at the end of it; the newest first. */
export const epochs = table(
  16,
  [t.address, descending(t.u32)],
  t.struct({
    time: t.time,
    produced: t.count,
    missed: t.count,
    score_bps: t.bps(),
    stake: t.amount,
    jailed: t.bool,
  }),
);
/** What an account can be given, or be named in, unasked. */
export const Thing = t.choice('token', 'type', 'multisig');
/** One of them. */
export type Thing = ValueOf<typeof Thing>;
/**
 * What an account acted with itself: tokens and types of multi-token collections that it gave, or got by a bundle of its own, and
 * multi-signature accounts that it made or acted for. The number is that of a type.
 */
export const chosen = table(17, [t.address, Thing, t.hash, t.u64], t.struct({}));
