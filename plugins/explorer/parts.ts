/** Shared dependencies of the explorer's methods, and reads of rows and state at one height. */

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

export interface Parts {
  readonly node: PluginContext;
  readonly database: Database;
  /** `height`: last block whose rows are written. */
  readonly follower: Pick<RowsView, 'height' | 'read'>;
  readonly past: Past;
  readonly escrows: Escrows;
}

/**
 * Reads the state after the block that the rows reflect; undefined if it is pruned, for example when rows are far
 * behind.
 */
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

/**
 * Maximum attempts to read rows and state without a new block in between, and the delay between attempts in
 * milliseconds.
 */
const TRIES = 16;
const AGAIN_MS = 5;

/**
 * Answers from rows and state entries of one height. State pages are read at the head, so everything is read again if
 * the head moves or the rows are behind it. If that never succeeds, records still have the height of the rows; only a
 * record deleted since then may be missing from a page.
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

/** Every response from rows names the height that it reflects. */
export const indexed = { indexed_height: t.doc(t.height, 'Last block that the explorer has indexed') };

/** A response about the past also names the first indexed height: 0 or 1 if all blocks are covered. */
export const since = {
  ...indexed,
  indexed_from: t.doc(t.height, 'First indexed block; 0 or 1 if all blocks are indexed'),
};
