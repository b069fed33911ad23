/** What the explorer knows of a token: who holds it, and how it moved. */

import { tokensPort } from '../../modules/tokens/port.js';
import { DataPruned, fail, t, UnknownToken } from '../../runtime/plugin.js';
import { Called, namer } from './called.js';
import { countsOf } from './counts.js';
import { IndexBackfilling, IndexDisabled } from './errors.js';
import { factsAt } from './facts.js';
import { indexed, type Parts, since } from './parts.js';
import { holders, marks, movements } from './tables.js';

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
  bundle_hash: t.doc(t.hash, 'Bundle that moved it; of a block itself its hash'),
  height: t.doc(t.height, 'Block in which it moved'),
  timestamp: t.doc(t.time, 'When that block was proposed, in Unix seconds'),
  from: t.doc(t.address, 'Account that gave it; zeros where it was made'),
  from_name: t.doc(Called, 'What the giver is called now; null without a name'),
  to: t.doc(t.address, 'Account that got it; zeros where it was destroyed'),
  to_name: t.doc(Called, 'What the receiver is called now; null without a name'),
  amount: t.doc(t.amount, 'Raw units that moved'),
  type: t.doc(t.text(1, 130), 'What moved it, such as Transfer'),
});

/** A token by symbol or mint, as callers name it. */
const TokenName = t.text(1, 66);

/** Methods about tokens. */
export function tokenMethods(parts: Parts) {
  const { node, database, follower, past, escrows } = parts;
  const callers = namer(parts);
  const { ledger } = node;
  const tokenOf = (name: string) =>
    ledger.read(() => {
      const port = ledger.view().port(tokensPort)!;
      const mint = port.find(name);
      return { mint, supply: port.supply(mint) };
    });

  return [
    node.method({
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
        const { mint, supply } = await tokenOf(token_mint);
        const indexed_height = await marks.get(database, 'holders');
        if (indexed_height === undefined) fail(IndexBackfilling, { progress_bps: 0 });
        const [{ rows, next }, counted] = await Promise.all([
          holders.page(database, [mint], limit, ranked(cursor).at),
          countsOf(database, mint),
        ]);
        const first = ranked(cursor).rank;
        const called = await callers(rows.map(({ key: [, , address] }) => address));
        const items = rows.map(({ key: [, balance, address] }, i) => ({
          rank: first + i,
          address,
          name: called(address),
          balance,
          share_bps: supply === 0n ? 0 : Number((balance * 10_000n) / supply),
          kind: escrows.kindOf(address),
        }));
        return {
          token_mint: mint,
          holders: items,
          total_holders: counted.holders,
          count: items.length,
          next_cursor: next === null ? null : rankedCursor(first + rows.length, next),
          indexed_height,
        };
      },
    }),
    node.method({
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
        const { mint } = await tokenOf(token_mint);
        const indexed_height = follower.height;
        const [{ places, next }, { transfers: total_transfers }] = await Promise.all([
          movements.page(database, [[mint]], limit, cursor),
          countsOf(database, mint),
        ]);
        if (places.length === 0) await past.needs(1);
        const indexed_from = await past.from();
        const facts = await factsAt(database, places);
        const called = await callers(facts.flatMap(({ fact }) => [fact.account, fact.other]));
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

/** Cursors of holders carry the rank that the page begins with. */
const RANK_DIGITS = 8;
const rankedCursor = (rank: number, at: string) => rank.toString(16).padStart(RANK_DIGITS, '0') + at;

function ranked(cursor: string | null): { readonly rank: number; readonly at: string | null } {
  if (cursor === null) return { rank: 1, at: null };
  return { rank: Number.parseInt(cursor.slice(0, RANK_DIGITS), 16), at: cursor.slice(RANK_DIGITS) };
}
