/** `chain_getRecentTransactions`: the newest bundles of all blocks. */

import { type PluginContext, t } from '../../runtime/plugin.js';
import { Called } from './called.js';
import { since } from './parts.js';
import type { ExplorerSource, ExplorerState } from './rows.js';

const Transaction = t.struct({
  bundle_hash: t.doc(t.hash, 'Id of the bundle'),
  block_height: t.doc(t.height, 'Block that includes the bundle'),
  index: t.doc(t.u32, 'Index of the bundle in the block, from 0'),
  from: t.doc(t.address, 'Sender and fee payer'),
  from_name: t.doc(Called, 'Current name of the account; null if it has none'),
  operations: t.doc(t.list(t.text(1, 130), 64), 'Names of its operations, in order'),
  summary: t.doc(t.text(0, 256), 'Summary of its operations'),
  fee: t.doc(t.amountOf(), 'Fee, in raw native units'),
  status: t.doc(t.choice('success'), 'Always success: failed bundles are in no block'),
  timestamp: t.doc(t.time, 'Time of the block, in Unix seconds'),
});

/** Cursor of a transaction: six bytes of height, two of the index in the block. */
const cursorOf = ({ block_height, index }: { readonly block_height: number; readonly index: number }): string =>
  block_height.toString(16).padStart(12, '0') + index.toString(16).padStart(4, '0');

function positionOf(cursor: string | null): { readonly height: number; readonly index: number } {
  if (cursor === null) return { height: Number.MAX_SAFE_INTEGER, index: 0 };
  return { height: Number.parseInt(cursor.slice(0, 12), 16), index: Number.parseInt(cursor.slice(12) || '0', 16) };
}

/** Greater than the index of every bundle of a block. */
const LAST = 0xffff_ffff;

/** Summarizes the operations of a bundle in words. */
function summaryOf(operations: readonly string[]): string {
  const counted = new Map<string, number>();
  for (const name of operations) counted.set(name, (counted.get(name) ?? 0) + 1);
  return [...counted].map(([name, times]) => (times === 1 ? name : `${times} × ${name}`)).join(', ');
}

/** Declares the method with the given `method` function. */
export function recentMethod(method: PluginContext['method'], source: ExplorerSource, state: ExplorerState) {
  return method({
    name: 'chain_getRecentTransactions',
    about: 'Returns the bundles of final blocks, newest first.',
    cost: { base: 2, per: { limit: 0.5 } },
    params: { limit: t.limit(), cursor: t.cursor },
    result: t.struct({
      transactions: t.doc(t.list(Transaction, 1_000), 'Bundles of final blocks, newest first'),
      count: t.pageCount,
      next_cursor: t.nextCursor,
      ...since,
    }),
    async answer({ limit, cursor }, request) {
      const from = positionOf(cursor);
      const { found, indexed_height, indexed_from } = await source.read(async (rows) => {
        const at = from.height > rows.height ? { height: rows.height, index: LAST } : from;
        // One more than the page shows, for the cursor of the next page.
        const page = await rows.sent(at, limit + 1, request);
        return { found: page, indexed_height: rows.height, indexed_from: rows.from };
      });
      const shown = found.slice(0, limit);
      const called = await state.called(shown.map((one) => one.from));
      const transactions = shown.map((one) => ({
        ...one,
        from_name: called(one.from),
        summary: summaryOf(one.operations),
        status: 'success' as const,
      }));
      const next = found[limit];
      return {
        transactions,
        count: transactions.length,
        next_cursor: next ? cursorOf(next) : null,
        indexed_height,
        indexed_from,
      };
    },
  });
}
