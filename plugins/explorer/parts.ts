/** What the methods of the explorer share: the node, the rows, and how far both are. */

import { type Database, type PluginContext, t } from '../../runtime/plugin.js';
import type { Past } from './backfill.js';
import type { Escrows } from './escrows.js';

/** What a method works with. */
export interface Parts {
  readonly node: PluginContext;
  readonly database: Database;
  /** `height`: the last block whose rows are written. */
  readonly follower: { readonly height: number };
  readonly past: Past;
  readonly escrows: Escrows;
}

/** Every answer from rows names the height that it reflects. */
export const indexed = { indexed_height: t.doc(t.height, 'Last block that the explorer has seen') };

/** An answer about the past also names the height that its rows begin with: 0 or 1 when they tell of all blocks. */
export const since = {
  ...indexed,
  indexed_from: t.doc(t.height, 'First block that the answer covers: 0 or 1 for all of them'),
};
