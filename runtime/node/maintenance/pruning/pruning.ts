/** Pruning of one node, by its mode, in the background. */

import { Pruner } from '../../../engine/ledger/pruner.js';
import { logOf } from '../../../lib/log-levels.js';
import type { Chain, FullNodeContext } from '../../assembly/context.js';

/** Opens the pruner: rows of the chain's own indexes are removed with their blocks. */
export async function openPruner(
  { ledger, blocks, blockLog, follower }: Pick<Chain, 'ledger' | 'blocks' | 'blockLog' | 'follower'>,
  { options, plugins, get, meters }: Pick<FullNodeContext, 'options' | 'plugins' | 'get' | 'meters'>,
): Promise<Pruner> {
  const log = logOf(get('Log'), 'pruning');
  const pruner = new Pruner({ ledger, blocks, blockLog, terms: get('PruningTerms'), measure: meters?.measure, log });
  await pruner.resume(plugins.plugins.flatMap(({ plugin }) => plugin.derives.map(({ column }) => column)));
  if (options.pruning === 'archive' && pruner.below > 0) {
    log('warn', 'archive incomplete, older blocks were pruned', { oldest: blocks.oldest });
  }
  pruner.add(follower);
  return pruner;
}

/** Starts pruning. */
export function keepPruned(
  { pruner }: Pick<Chain, 'pruner'>,
  { hooks, closers }: Pick<FullNodeContext, 'hooks' | 'closers'>,
): void {
  closers.add(() => pruner.stop());
  hooks.finalized.tap('pruning', ({ header }) => {
    pruner.follow(header.height);
    return undefined;
  });
}
