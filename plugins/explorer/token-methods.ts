/** Token methods: the holders and movements of a token. */

import { DataPruned, fail, type PluginContext, t, UnknownToken } from '../../runtime/plugin.js';
import { Called } from './called.js';
import { IndexBackfilling, IndexDisabled } from './errors.js';
import { indexed, since } from './parts.js';
import type { ExplorerSource, ExplorerState } from './rows.js';

const Holder = t.struct({
  rank: t.doc(t.u32, 'Place among all holders, from 1'),
  address: t.doc(t.address, 'Account that holds the token'),
  name: t.doc(Called, 'What that account is called now; null without a name'),
  balance: t.doc(t.amount, 'Raw units that it holds'),
  share_bps: t.doc(t.range(0, 10_000), 'Part of the supply that it holds, in basis points'),
  kind: t.doc(
    t.choice('account', 'pool', 'contract', 'system'),
    "account: somebody's; pool or contract: held for others by a module; system: of genesis or the protocol",
  ),
});

const Transfer = t.struct({
  bundle_hash: t.doc(t.bundleHash, 'Bundle that moved it; null for an effect of the block'),
  height: t.doc(t.height, 'Block in which it moved'),
  timestamp: t.doc(t.time, 'When that block was proposed, in Unix seconds'),
  from: t.doc(t.address, 'Account that gave it; zeros where it was made'),
  from_name: t.doc(Called, 'What the giver is called now; null without a name'),
  to: t.doc(t.address, 'Account that got it; zeros where it was destroyed'),
  to_name: t.doc(Called, 'What the receiver is called now; null without a name'),
  amount: t.doc(t.amount, 'Raw units that moved'),
  type: t.doc(t.text(1, 130), 'What moved it, such as Transfer'),
});

/** Symbol or mint of a token, as given by callers. */
const TokenName = t.text(1, 66);

export function tokenMethods(method: PluginContext['method'], source: ExplorerSource, state: ExplorerState) {
  return [
    method({
      name: 'chain_getTokenHolders',
      about: 'Who holds a token, the richest first.',
      params: {
        token_mint: t.doc(TokenName, 'Which token: its symbol in any case, or 0x and its mint'),
        limit: t.limit(),
        cursor: t.cursor,
      },
      result: t.struct({
        token_mint: t.doc(t.mint, 'Mint address of the token'),
        holders: t.doc(t.list(Holder, 1_000), 'Accounts that hold it, the richest first'),
        total_holders: t.doc(t.count, 'How many accounts hold it'),
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
      about: 'How a token moved, newest first; made tokens come from the zero address, destroyed ones go to it.',
      params: {
        token_mint: t.doc(TokenName, 'Which token: its symbol in any case, or 0x and its mint'),
        limit: t.limit(),
        cursor: t.cursor,
      },
      result: t.struct({
        token_mint: t.doc(t.mint, 'Mint address of the token'),
        transfers: t.doc(t.list(Transfer, 1_000), 'How it moved, the newest first'),
        total_transfers: t.doc(t.count, 'How often it moved'),
        count: t.pageCount,
        next_cursor: t.nextCursor,
        ...since,
      }),
      errors: [UnknownToken, IndexDisabled, IndexBackfilling, DataPruned],
      async answer({ token_mint, limit, cursor }) {
        const mint = await state.mint(token_mint);
        const { facts, next, total_transfers, indexed_height, indexed_from } = await source.read(async (rows) => {
          const page = await rows.transfers(mint, limit, cursor);
          if (page.facts.length === 0) await rows.needs(1);
          const { transfers } = await rows.counts(mint);
          return { ...page, total_transfers: transfers, indexed_height: rows.height, indexed_from: rows.from };
        });
        const called = await state.called(facts.flatMap(({ fact }) => [fact.account, fact.other]));
        const transfers = facts.map(({ height, time, fact }) => ({
          bundle_hash: fact.bundle_hash,
          height,
          timestamp: time,
          from: fact.account,
          from_name: called(fact.account),
          to: fact.other!,
          to_name: called(fact.other),
          amount: fact.moved!.amount,
          type: fact.type,
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
