/** `chain_getAddressHistory`: the history of an account. */

import { BLOCK_LEVEL, DataPruned, type PluginContext, t } from '../../runtime/plugin.js';
import { seenBy } from './activities.js';
import { KINDS, Kind, kindOf } from './activity-group.js';
import { Called } from './called.js';
import { IndexBackfilling, IndexDisabled } from './errors.js';
import { since } from './parts.js';
import type { ExplorerSource, ExplorerState } from './rows.js';

const HistoryItem = t.struct({
  bundle_hash: t.doc(t.bundleHash, 'Hash of the bundle; null for an effect of the block'),
  height: t.doc(t.height, 'Block that includes the entry'),
  timestamp: t.doc(t.time, 'Time of the block, in Unix seconds'),
  op_index: t.doc(t.option(t.u16), 'Index of the operation in the bundle, from 0; null if no operation caused it'),
  type: t.doc(t.text(1, 130), 'Name of the operation or event, such as Transfer'),
  kind: t.doc(
    Kind,
    'movement: the account sent or received tokens; operation: it did something else; mention: others named it; reward: block reward',
  ),
  direction: t.doc(t.choice('in', 'out', 'self', 'none'), 'in: received; out: sent; self: both; none: no tokens moved'),
  counterparty: t.doc(t.option(t.address), 'Other account; null if there is none'),
  counterparty_name: t.doc(Called, 'Current name of the other account; null if it has none'),
  token: t.doc(t.option(t.mint), 'Mint address of the token that moved; null if none moved'),
  amount: t.doc(t.option(t.amountOf('token')), 'Amount moved, in raw units; null if none moved'),
  fee: t.doc(
    t.option(t.amountOf()),
    'Fee that the account paid for the bundle, in raw native units; null if it paid none',
  ),
  status: t.doc(t.choice('success'), 'Always success: failed bundles are in no block'),
});

/** Filter by kind of entry. The default omits rewards, because a validator may get one in every block. */
const Wanted = t.doc(t.option(t.choice(...KINDS, 'all')), 'Kind of entries, or all (default all except rewards)');
const UNASKED = KINDS.filter((kind) => kind !== 'reward');

/** Declares the method with the given `method` function. */
export function historyMethod(method: PluginContext['method'], source: ExplorerSource, state: ExplorerState) {
  return method({
    name: 'chain_getAddressHistory',
    about:
      'Returns the history of an account, newest first: tokens that it sent and received (movement), its other operations (operation), other mentions (mention) and, on request, its block rewards (reward).',
    params: {
      address: t.doc(t.address, 'Account of the history'),
      limit: t.limit(),
      cursor: t.cursor,
      kind: Wanted,
    },
    result: t.struct({
      address: t.doc(t.address, 'Requested account'),
      name: t.doc(Called, 'Current name of the account; null if it has none'),
      history: t.doc(t.list(HistoryItem, 1_000), 'History, newest first'),
      count: t.pageCount,
      next_cursor: t.nextCursor,
      ...since,
    }),
    errors: [IndexDisabled, IndexBackfilling, DataPruned],
    async answer({ address, limit, cursor, kind }) {
      const kinds = kind === null ? UNASKED : kind === 'all' ? KINDS : [kind];
      const { activities, next, indexed_height, indexed_from } = await source.read(async (rows) => {
        const page = await rows.history(address, kinds, limit, cursor);
        if (page.activities.length === 0) await rows.needs(1);
        return { ...page, indexed_height: rows.height, indexed_from: rows.from };
      });
      const entries = activities.map((placed) => ({ ...placed, seen: seenBy(address, placed.activity) }));
      const called = await state.called([address, ...entries.map(({ seen }) => seen.counterparty)]);
      const items = entries.map(({ height, time, activity, seen }) => ({
        ...seen,
        counterparty_name: called(seen.counterparty),
        bundle_hash: activity.bundle_hash,
        height,
        timestamp: time,
        op_index: activity.op_index === BLOCK_LEVEL ? null : activity.op_index,
        type: activity.type,
        kind: kindOf(activity),
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
