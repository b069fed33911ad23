/** What the explorer knows of an account: its history and its tokens. */

import { dexPort } from '../../modules/dex/port.js';
import { NATIVE, type Token, tokensPort } from '../../modules/tokens/port.js';
import { BLOCK_LEVEL, DataPruned, decimalText, type Hash, t } from '../../runtime/plugin.js';
import { Called, namer } from './called.js';
import { IndexBackfilling, IndexDisabled } from './errors.js';
import { KINDS, Kind, kindOf } from './fact-group.js';
import { factsAt, seenBy } from './facts.js';
import { indexed, type Parts, since } from './parts.js';
import { scorer } from './scorer.js';
import { history, possessions } from './tables.js';

const HistoryItem = t.struct({
  bundle_hash: t.doc(t.hash, 'Bundle that did it; of a block itself its hash'),
  height: t.doc(t.height, 'Block in which it happened'),
  timestamp: t.doc(t.time, 'When that block was proposed, in Unix seconds'),
  op_index: t.doc(t.option(t.u16), 'Which operation of the bundle, from 0; null for what no operation caused'),
  type: t.doc(t.text(1, 130), 'What happened, such as Transfer'),
  kind: t.doc(
    Kind,
    'What it was for the account: tokens it gave or got, something else it did, a mention, a block reward',
  ),
  direction: t.doc(
    t.choice('in', 'out', 'self', 'none'),
    'in: the account got something; out: it gave something; self: both; none: nothing moved',
  ),
  counterparty: t.doc(t.option(t.address), 'The other account; null for none'),
  counterparty_name: t.doc(Called, 'What the other account is called; null without a name'),
  token: t.doc(t.option(t.mint), 'Mint address of what moved; null for nothing'),
  amount: t.doc(t.option(t.amount), 'Raw units that moved; null for nothing'),
  fee: t.doc(t.option(t.amount), 'Raw native units that the account paid for the bundle; null when it did not'),
  status: t.doc(t.choice('success'), 'Always success: what fails is in no block'),
});

const owned = {
  mint: t.doc(t.mint, 'Mint address of the token'),
  symbol: t.doc(t.text(1, 66), 'Symbol of the token'),
  name: t.doc(t.text(1, 256), 'What people call the token'),
  balance: t.doc(t.amount, 'Raw units that the account can spend'),
  decimals: t.doc(t.u8, 'Digits after the point of one whole token'),
  formatted: t.doc(t.text(1, 64), 'The balance in whole tokens, as a decimal number'),
};
const Native = t.struct(owned);

const Owned = t.struct({
  ...owned,
  value_native: t.doc(
    t.option(t.amount),
    'What its native pool would give for the balance, in raw native units; null without such a pool',
  ),
  reputation: t.doc(t.range(0, 100), 'How far the explorer trusts the token, 0 to 100'),
});

/** What of a history is told: one kind; without one all but rewards, of which a validator has some in every block. */
const Wanted = t.doc(
  t.option(t.choice(...KINDS, 'all')),
  'Which part of the history: one kind, or all; everything but block rewards when left out',
);
const UNASKED = KINDS.filter((kind) => kind !== 'reward');

/** Methods about accounts. */
export function accountMethods(parts: Parts) {
  const { node, database, follower, past } = parts;
  const score = scorer(parts);
  const callers = namer(parts);
  const holding = (mint: Hash, balance: bigint, { symbol, name, decimals }: Token) => ({
    mint,
    symbol,
    name,
    balance,
    decimals,
    formatted: decimalText(balance, decimals),
  });
  return [
    node.method({
      name: 'chain_getAddressHistory',
      about:
        'What happened to an account, newest first: tokens it gave and got (movement), its other operations (operation), what else names it (mention), and by that kind or `all` what it got of what blocks earned (reward).',
      params: {
        address: t.doc(t.address, 'Account whose history to tell'),
        limit: t.limit(),
        cursor: t.cursor,
        kind: Wanted,
      },
      result: t.struct({
        address: t.doc(t.address, 'The account that was asked for'),
        name: t.doc(Called, 'What the account is called now; null without a name'),
        history: t.doc(t.list(HistoryItem, 1_000), 'What happened, the newest first'),
        count: t.pageCount,
        next_cursor: t.nextCursor,
        ...since,
      }),
      errors: [IndexDisabled, IndexBackfilling, DataPruned],
      async answer({ address, limit, cursor, kind }) {
        const indexed_height = follower.height;
        const kinds = kind === null ? UNASKED : kind === 'all' ? KINDS : [kind];
        const lists = kinds.map((one) => [address, one] as const);
        const { places, next } = await history.page(database, lists, limit, cursor);
        if (places.length === 0) await past.needs(1);
        const indexed_from = await past.from();
        const rows = (await factsAt(database, places)).map((placed) => ({
          ...placed,
          seen: seenBy(address, placed.fact),
        }));
        const called = await callers([address, ...rows.map(({ seen }) => seen.counterparty)]);
        const items = rows.map(({ height, time, fact, seen }) => ({
          ...seen,
          counterparty_name: called(seen.counterparty),
          bundle_hash: fact.bundle_hash,
          height,
          timestamp: time,
          op_index: fact.op_index === BLOCK_LEVEL ? null : fact.op_index,
          type: fact.type,
          kind: kindOf(fact),
          status: 'success' as const,
        }));
        return {
          address,
          name: called(address),
          history: items,
          count: items.length,
          next_cursor: next,
          indexed_height,
          indexed_from,
        };
      },
    }),
    node.method({
      name: 'chain_getAddressTokens',
      about:
        'All tokens that an account holds, the native one apart, with what they are worth and how far they can be trusted.',
      cost: { base: 5, per: { limit: 1 } },
      params: { address: t.doc(t.address, 'Account whose tokens to tell'), limit: t.limit(), cursor: t.cursor },
      result: t.struct({
        address: t.doc(t.address, 'The account that was asked for'),
        name: t.doc(Called, 'What the account is called now; null without a name'),
        native: t.doc(Native, 'What it holds of the native token'),
        tokens: t.doc(t.list(Owned, 1_000), 'Other tokens that it holds'),
        nfts: t.doc(t.count, 'How many NFTs it holds'),
        multi_tokens: t.doc(t.count, 'How many types of multi-token collections it holds'),
        count: t.pageCount,
        next_cursor: t.nextCursor,
        ...indexed,
      }),
      async answer({ address, limit, cursor }) {
        const indexed_height = follower.height;
        const { entries, next } = await node.page('tokens', 'balances', [address], limit, cursor);
        const mints = entries.map(({ key: [, mint] }) => mint as Hash).filter((mint) => mint !== NATIVE);
        const [scored, called, { nfts, multi_tokens }] = await Promise.all([
          score(mints),
          callers([address]),
          possessions.get(database, address).then((found) => found ?? { nfts: 0, multi_tokens: 0 }),
        ]);
        return node.ledger.read(() => {
          const view = node.ledger.view();
          const [port, dex] = [view.port(tokensPort)!, view.port(dexPort)];
          const now = port.balances(address, mints);
          const tokens = mints.flatMap((mint, i) => {
            const [balance, known] = [now[i]!, scored[i]];
            if (balance === 0n || known === undefined) return [];
            const value_native = dex?.worth(mint, balance) ?? null;
            return [{ ...holding(mint, balance, known.token), value_native, reputation: known.reputation.score }];
          });
          const native = holding(NATIVE, port.balance(address, NATIVE), port.info(NATIVE)!);
          const count = tokens.length;
          const name = called(address);
          return { address, name, native, tokens, nfts, multi_tokens, count, next_cursor: next, indexed_height };
        });
      },
    }),
  ];
}
