/** Parts shared by the methods of the explorer: the node, the rows, and the height of both. */

import {
  type Database,
  DataPruned,
  Failure,
  type LedgerView,
  type PluginContext,
  type RowsAt,
  type RowsView,
  type StateView,
  t,
} from '../../runtime/plugin.js';
import type { Past } from './backfill.js';
import type { Escrows } from './escrows.js';

/** Parts of a method. */
export interface Parts {
  readonly node: PluginContext;
  readonly database: Database;
  /** `height`: the last block whose rows are written. */
  readonly follower: Pick<RowsView, 'height' | 'read'>;
  readonly past: Past;
  readonly escrows: Escrows;
}

/** Reads the state after the block that rows reflect; undefined when it is gone, as of rows that are far behind. */
export async function stateAt<T>(
  ledger: LedgerView,
  height: number,
  work: (view: StateView) => T,
): Promise<T | undefined> {
  try {
    return await ledger.readAt(height, work);
  } catch (cause) {
    if (cause instanceof Failure && cause.error === DataPruned) return undefined;
    throw cause;
  }
}

/** Reads of rows and state until no block came in between, and the pause before the next try, milliseconds. */
const TRIES = 16;
const AGAIN_MS = 5;

/**
 * Answers from rows and entries of the state of one height. Pages of the state are read at the head, so all of it is read
 * again when the head moves or rows are behind it. On a chain that never rests that long, records are still those of the
 * height of the rows, and only a record that is gone since may be missing from a page.
 */
export async function atHead<T>(
  { node: { ledger }, follower }: Parts,
  work: (rows: RowsAt, at: <V>(read: (view: StateView) => V) => Promise<V>) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const answer = await follower.read(async (rows) => {
      const isHead = () => rows.height === ledger.head.height;
      if (!isHead() && tries < TRIES) return undefined;
      const at = async <V>(read: (view: StateView) => V) =>
        (await stateAt(ledger, rows.height, (view) => ({ value: read(view) })))?.value ??
        ledger.read(() => read(ledger.view()));
      const found = await work(rows, at);
      return isHead() || tries === TRIES ? { found } : undefined;
    });
    if (answer) return answer.found;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

/** Every answer from rows names the height that it reflects. */
export const indexed = { indexed_height: t.doc(t.height, 'Last block that the explorer has seen') };

/** An answer about the past also names the first height of its rows: 0 or 1 when they cover all blocks. */
export const since = {
  ...indexed,
  indexed_from: t.doc(t.height, 'First block that the answer covers: 0 or 1 for all of them'),
};
