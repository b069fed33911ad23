/**
 * Data that plugins derive from each block during execution, stored in the batch of the block under reserved columns.
 * Decision 0095.
 */

import { StateMiss } from '../../kernel/chain/journal.js';
import type { Derive, DerivedRow } from '../../kernel/chain/seal.js';
import type { LoadedPlugins } from './load.js';
import { stateView } from './views.js';

/** No data for a block. Stored too, because a missing row means that the block was executed without the plugin. */
const NOTHING = new Uint8Array();

/** Runs the derivation of all plugins. A plugin that fails is stopped and derives nothing more. */
export function deriveBy({ plugins }: LoadedPlugins): Derive {
  const deriving = plugins.flatMap((loaded) => loaded.plugin.derives.map((one) => ({ ...one, loaded })));
  return (context, bundles) => {
    const state = stateView(context);
    const rows: DerivedRow[] = [];
    for (const { column, of, loaded } of deriving) {
      let lacking: StateMiss | undefined;
      const bytes = loaded.guard.run('derives', () => {
        try {
          return of(state, bundles) ?? NOTHING;
        } catch (cause) {
          if (!(cause instanceof StateMiss)) throw cause;
          lacking = cause;
          return NOTHING;
        }
      });
      // Not a failure: the missing state is loaded, and everything is derived again.
      if (lacking) throw lacking;
      if (bytes) rows.push([column, bytes]);
    }
    return rows;
  };
}
