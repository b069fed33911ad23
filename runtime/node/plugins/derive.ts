/** What plugins derive from each block as it is executed, stored in the batch of the block under columns that they reserve. */

import { StateMiss } from '../../kernel/chain/journal.js';
import type { Derive, DerivedRow } from '../../kernel/chain/seal.js';
import type { LoadedPlugins } from './load.js';
import { stateView } from './views.js';

/** Nothing came of a block. That is stored too: a block without a row was executed without the plugin. */
const NOTHING = new Uint8Array();

/** Derives by all plugins. One that fails is stopped, and derives nothing any more. */
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
      // No failure: the state is loaded, and all is derived again.
      if (lacking) throw lacking;
      if (bytes) rows.push([column, bytes]);
    }
    return rows;
  };
}
