/** `chain_getAddressHistory`: the history of an account. */

import { BLOCK_LEVEL, DataPruned, type PluginContext, t } from '../../runtime/plugin.js';
import { Called } from './called.js';
import { IndexBackfilling, IndexDisabled } from './errors.js';
import { KINDS, Kind, kindOf } from './fact-group.js';
import { seenBy } from './facts.js';
import { since } from './parts.js';
import type { ExplorerSource, ExplorerState } from './rows.js';

const HistoryItem = t.struct({
  bundle_hash: t.doc(t.bundleHash, 'Bundle that did it; null for an effect of the block'),
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

/** Filter by kind of entry. The default omits rewards, because a validator may get one in every block. */
const Wanted = t.doc(
  t.option(t.choice(...KINDS, 'all')),
  'Which part of the history: one kind, or all; everything but block rewards when left out',
);
const UNASKED = KINDS.filter((kind) => kind !== 'reward');

/** Declares the method with the given `method` function. */
export function historyMethod(method: PluginContext['method'], source: ExplorerSource, state: ExplorerState) {
  return method({
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
      const kinds = kind === null ? UNASKED : kind === 'all' ? KINDS : [kind];
      const { facts, next, indexed_height, indexed_from } = await source.read(async (rows) => {
        const page = await rows.history(address, kinds, limit, cursor);
        if (page.facts.length === 0) await rows.needs(1);
        return { ...page, indexed_height: rows.height, indexed_from: rows.from };
      });
      const told = facts.map((placed) => ({ ...placed, seen: seenBy(address, placed.fact) }));
      const called = await state.called([address, ...told.map(({ seen }) => seen.counterparty)]);
      const items = told.map(({ height, time, fact, seen }) => ({
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
  });
}
