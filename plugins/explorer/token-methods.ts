/** Token methods: the holders and movements of a token. */

import { DataPruned, fail, type PluginContext, t, UnknownToken } from '../../runtime/plugin.js';
import { Called } from './called.js';
import { IndexBackfilling, IndexDisabled } from './errors.js';
import { indexed, since } from './parts.js';
import type { ExplorerSource, ExplorerState } from './rows.js';

const Holder = t.struct({
  rank: t.doc(t.u32, 'Rank among all holders, from 1'),
  address: t.doc(t.address, 'Account of the holder'),
  name: t.doc(Called, 'Current name of the account; null if it has none'),
  balance: t.doc(t.amount, 'Balance, in raw units'),
  share_bps: t.doc(t.bps(), 'Share of the supply, in basis points'),
  kind: t.doc(
    t.choice('account', 'pool', 'contract', 'system'),
    'account: user account; pool or contract: held by a module for others; system: account of genesis or the protocol',
  ),
});

const Transfer = t.struct({
  bundle_hash: t.doc(t.bundleHash, 'Hash of the bundle; null for an effect of the block'),
  height: t.doc(t.height, 'Block that includes the transfer'),
  timestamp: t.doc(t.time, 'Time of the block, in Unix seconds'),
  from: t.doc(t.address, 'Sender; the zero address for minted tokens'),
  from_name: t.doc(Called, 'Current name of the sender; null if it has none'),
  to: t.doc(t.address, 'Recipient; the zero address for burned tokens'),
  to_name: t.doc(Called, 'Current name of the recipient; null if it has none'),
  amount: t.doc(t.amount, 'Amount, in raw units'),
  type: t.doc(t.text(1, 130), 'Name of the operation or event, such as Transfer'),
});

/** Symbol or mint of a token, as given by callers. */
const TokenName = t.text(1, 66);

export function tokenMethods(method: PluginContext['method'], source: ExplorerSource, state: ExplorerState) {
  return [
    method({
      name: 'chain_getTokenHolders',
      about: 'Returns the holders of a token, largest balance first.',
      params: {
        token_mint: t.doc(TokenName, 'Token: its symbol (case-insensitive), or 0x and its mint'),
        limit: t.limit(),
        cursor: t.cursor,
      },
      result: t.struct({
        token_mint: t.doc(t.mint, 'Mint address of the token'),
        holders: t.doc(t.list(Holder, 1_000), 'Holders, largest balance first'),
        total_holders: t.doc(t.count, 'Count of accounts with a balance'),
        count: t.pageCount,
        next_cursor: t.nextCursor,
        ...indexed,
      }),
      errors: [UnknownToken, IndexBackfilling],
      async answer({ token_mint, limit, cursor }) {
        const mint = await state.mint(token_mint);
        const { rank: first, at } = ranked(cursor);
        const { page, counted, kindOf } = await source.read(async (rows) => {
          const found = await rows.holders(mint, limit, at);
          const accounts = (found?.holders ?? []).map(({ account }) => account);
          return { page: found, counted: await rows.counts(mint), kindOf: await rows.kindsOf(accounts) };
        });
        if (page === undefined) fail(IndexBackfilling, { progress_bps: 0 });
        const { height: indexed_height, holders, next } = page;
        const supply = (await state.supply(mint, indexed_height)) ?? fail(IndexBackfilling, { progress_bps: 0 });
        const called = await state.called(holders.map(({ account }) => account));
        const items = holders.map(({ account, balance }, i) => ({
          rank: first + i,
          address: account,
          name: called(account),
          balance,
          // On a server without a chain, the supply may be of another block than the rows.
          share_bps: supply === 0n ? 0 : Math.min(10_000, Number((balance * 10_000n) / supply)),
          kind: kindOf(account),
        }));
        return {
          token_mint: mint,
          holders: items,
          total_holders: counted.holders,
          count: items.length,
          next_cursor: next === null ? null : rankedCursor(first + items.length, next),
          indexed_height,
        };
      },
    }),
    method({
      name: 'chain_getTokenTransfers',
      about:
        'Returns the transfers of a token, newest first; minted tokens come from the zero address, burned ones go to it.',
      params: {
        token_mint: t.doc(TokenName, 'Token: its symbol (case-insensitive), or 0x and its mint'),
        limit: t.limit(),
        cursor: t.cursor,
      },
      result: t.struct({
        token_mint: t.doc(t.mint, 'Mint address of the token'),
        transfers: t.doc(t.list(Transfer, 1_000), 'Transfers, newest first'),
        total_transfers: t.doc(t.count, 'Number of transfers in indexed blocks'),
        count: t.pageCount,
        next_cursor: t.nextCursor,
        ...since,
      }),
      errors: [UnknownToken, IndexDisabled, IndexBackfilling, DataPruned],
      async answer({ token_mint, limit, cursor }) {
        const mint = await state.mint(token_mint);
        const { activities, next, total_transfers, indexed_height, indexed_from } = await source.read(async (rows) => {
          const page = await rows.transfers(mint, limit, cursor);
          if (page.activities.length === 0) await rows.needs(1);
          const { transfers } = await rows.counts(mint);
          return { ...page, total_transfers: transfers, indexed_height: rows.height, indexed_from: rows.from };
        });
        const called = await state.called(activities.flatMap(({ activity }) => [activity.account, activity.other]));
        const transfers = activities.map(({ height, time, activity }) => ({
          bundle_hash: activity.bundle_hash,
          height,
          timestamp: time,
          from: activity.account,
          from_name: called(activity.account),
          to: activity.other!,
          to_name: called(activity.other),
          amount: activity.moved!.amount,
          type: activity.type,
        }));
        const count = transfers.length;
        return { token_mint: mint, transfers, total_transfers, count, next_cursor: next, indexed_height, indexed_from };
      },
    }),
  ];
}

/** A holder cursor begins with the rank of the page's first holder. */
const RANK_DIGITS = 8;
const rankedCursor = (rank: number, at: string) => rank.toString(16).padStart(RANK_DIGITS, '0') + at;

function ranked(cursor: string | null): { readonly rank: number; readonly at: string | null } {
  if (cursor === null) return { rank: 1, at: null };
  return { rank: Number.parseInt(cursor.slice(0, RANK_DIGITS), 16), at: cursor.slice(RANK_DIGITS) };
}
