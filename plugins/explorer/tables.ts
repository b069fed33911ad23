/** Tables of the explorer's own database. Heights are stored in descending order, so the newest row comes first. */

import { type Address, descending, type Hash, t, table, type ValueOf, ZERO_ADDRESS } from '../../runtime/plugin.js';
import { GROUP_BYTES, Kind } from './activity-group.js';
import { activityList } from './activity-list.js';

/** Increment with every change of these tables: rows of another format are deleted and rebuilt. */
export const FORMAT = 11;

const Totals = t.struct({ transactions: t.count, from_height: t.height });
/** Sums over the chain since `from_height`. */
export type Totals = ValueOf<typeof Totals>;

/** Sums of live indexing; those of the backfill are separate, so that each has one writer. */
export const LIVE = 0;
/** Sums of the backfill. */
export const PAST = 1;

/** Key of the height that the rows reflect. */
export const CURSOR = Uint8Array.of(0);
/** Activities of each block in groups, by index of the group. */
export const activities = table(1, [t.height, t.u32], t.struct({ time: t.time, activities: t.bytes(0, GROUP_BYTES) }));
/** History of an account, by kind of activity. */
export const history = activityList(2, [t.address, Kind]);
/** Movements of a token. */
export const movements = activityList(3, [t.mint]);
const falling = descending(t.amount);
/** Balances above zero, largest first. */
export const holders = table(4, [t.mint, falling, t.address], t.struct({}));
/** Parses a cursor as a holder row of the token; null if it is malformed. */
export function holderAt(token: Hash, cursor: string): { readonly balance: bigint; readonly account: Address } | null {
  if (!cursor.startsWith(token) || cursor.length !== holders.cursor(token, 0n, ZERO_ADDRESS).length) return null;
  const [balance, at] = falling.unkey!(cursor, token.length);
  const [account] = t.address.unkey!(cursor, at);
  return { balance, account };
}
/** Number of holders of a token. */
export const holderCounts = table(5, [t.mint], t.count);
/** Number of movements of a token, by writer. */
export const movementCounts = table(6, [t.mint, t.u8], t.count);
/** Sums over the chain, by writer. */
export const totals = table(7, [t.u8], Totals);
/** Number of bundles in each minute of the last day. */
export const minutes = table(8, [descending(t.u32)], t.u32);
/** Kinds of things that can be found by name. */
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
export type Named = ValueOf<typeof Named>;
/**
 * Labels of named things, by the lower-case rest of the name from one of its words on. Among equal texts, whole names
 * come before partial ones, then the oldest first.
 */
export const words = table(9, [t.text(1, 64), t.bool, t.height, Named, t.text(1, 200)], t.text(1, 140));
/** Number of tokens, pools and NFTs. */
export const tallies = table(10, [t.text(1, 32)], t.count);
/** Format of the rows, height that the holders reflect, and height below which the history was pruned. */
export const marks = table(11, [t.choice('format', 'holders', 'forgotten')], t.count);
/** Amount of each multi-token type that an account holds. */
export const items = table(12, [t.address, t.mint, t.u64], t.u128);
/** Number of NFTs and of multi-token types that an account holds. */
export const possessions = table(13, [t.address], t.struct({ nfts: t.count, multi_tokens: t.count }));
/** Number of bundles of each block that has any. */
export const filled = table(14, [descending(t.height)], t.u32);
/** Multi-signature accounts that an account signs for, newest first. */
export const signed = table(15, [t.address, descending(t.height), t.address], t.struct({}));
/** Performance of a validator in an epoch, and its state at the end of the epoch; newest first. */
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
/** Kinds of things that an account can be given, or be named in, without its consent. */
export const Thing = t.choice('token', 'type', 'multisig');
export type Thing = ValueOf<typeof Thing>;
/**
 * Things that an account acted with itself: tokens and types that it gave or got by a bundle of its own, and
 * multi-signature accounts that it created or acted for. The number is the type's.
 */
export const chosen = table(17, [t.address, Thing, t.hash, t.u64], t.struct({}));
